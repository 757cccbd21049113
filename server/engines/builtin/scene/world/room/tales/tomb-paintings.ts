import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import type { Material } from '../solids/solid.ts';

/** The colours that a tomb is painted and gilt in. */
export const OCHRE: Colour = [0.86, 0.68, 0.4];
export const GOLD: Colour = [1, 0.74, 0.2];
export const BLUE: Colour = [0.1, 0.24, 0.56];
const SKIN: Colour = [0.6, 0.3, 0.16];
export const BLACK: Colour = [0.06, 0.05, 0.06];

/** How wide a painted figure's panel is, where its feet and its head are. */
const PANEL = { wide: 1.15, low: 0.62, high: 2.3 } as const;

/** A figure in profile as Egypt painted it, at a place across (±½) and up (0 to 1) its panel: a god with the head of a jackal or a falcon, a king, a queen; null beside it. */
function figureAt(u: number, v: number, number: number): Colour | null {
  const kind = number % 4;
  const dress: Colour =
    kind === 1 ? [0.93, 0.9, 0.82] : kind === 2 ? [0.7, 0.16, 0.1] : [0.95, 0.92, 0.84];
  // The head looks sideways.
  if (v > 0.84) {
    if (kind === 0) {
      const isJackal =
        Math.hypot((u - 0.01) / 0.07, (v - 0.89) / 0.045) < 1 ||
        (u > 0 && u < 0.2 && Math.abs(v - 0.875 + u * 0.08) < 0.022) ||
        (Math.abs(u + 0.03) < 0.025 && v < 1) ||
        (Math.abs(u - 0.03) < 0.02 && v < 0.99);
      return isJackal ? BLACK : null;
    }
    if (kind === 3) {
      if (Math.hypot(u, (v - 0.98) * 1) < 0.05) return [0.85, 0.2, 0.1];
      return Math.hypot(u / 0.09, (v - 0.89) / 0.05) < 1 ||
        (u > 0.05 && u < 0.15 && Math.abs(v - 0.885) < 0.016)
        ? u > 0.07
          ? [0.9, 0.6, 0.1]
          : BLUE
        : null;
    }
    const isHair = Math.hypot((u + 0.03) / 0.09, (v - 0.9) / 0.06) < 1 && (u < 0.03 || v > 0.925);
    if (isHair) return kind === 2 ? BLACK : BLUE;
    if (kind === 1 && v > 0.94 && Math.abs(u) < 0.06) return [0.93, 0.9, 0.82];
    if (Math.hypot(u - 0.055, (v - 0.908) * 1.4) < 0.012) return BLACK;
    return Math.hypot((u - 0.03) / 0.065, (v - 0.89) / 0.045) < 1 ? SKIN : null;
  }
  if (v > 0.8) return Math.abs(u) < 0.1 ? (v > 0.815 ? GOLD : BLUE) : null;
  // Shoulders from the front, a narrow waist.
  const arm = Math.abs(v - 0.66 - (u - 0.1) * 0.35) < 0.022 && u > 0.08 && u < 0.36;
  if (arm) return SKIN;
  if (u > 0.33 && u < 0.355 && v > 0.05 && v < 0.95) return GOLD;
  if (Math.abs(u + 0.17 + (0.8 - v) * 0.1) < 0.025 && v > 0.44) return SKIN;
  if (v > 0.5)
    return Math.abs(u) < 0.06 + (v - 0.5) * 0.32
      ? kind === 2
        ? dress
        : v < 0.54
          ? GOLD
          : SKIN
      : null;
  if (kind === 2)
    return Math.abs(u) < 0.085 + (0.5 - v) * 0.06 ? (Math.sin(v * 90) > 0.6 ? GOLD : dress) : null;
  if (v > 0.27)
    return Math.abs(u) < 0.07 + (0.5 - v) * 0.26
      ? Math.sin((u + v) * 120) > 0.5
        ? scaleColour(dress, 0.75)
        : dress
      : null;
  const isLeg = Math.abs(u + 0.09) < 0.03 || Math.abs(u - 0.1) < 0.03;
  const isFoot = v < 0.03 && ((u > -0.12 && u < 0) || (u > 0.07 && u < 0.2));
  return isLeg || isFoot ? (kind === 0 ? BLACK : SKIN) : null;
}

/** A hieroglyph in its cell, −1 to 1 both: an eye, an ankh, a bird, water, a reed, a sun, a loaf; whether there is ink. */
export function isGlyph(kind: number, u: number, v: number): boolean {
  const r = Math.hypot(u, v);
  switch (kind) {
    case 0:
      return Math.abs(Math.abs(v) - 0.5 * (1 - u * u)) < 0.13 || r < 0.24;
    case 1:
      return (
        (Math.abs(u) < 0.13 && v < 0.2) ||
        (Math.abs(v - 0.1) < 0.12 && Math.abs(u) < 0.55) ||
        Math.abs(Math.hypot(u * 1.4, v - 0.55) - 0.34) < 0.12
      );
    case 2:
      return (
        Math.hypot(u / 0.6, (v + 0.05 - u * 0.4) / 0.3) < 1 ||
        Math.hypot(u - 0.5, v - 0.5) < 0.24 ||
        (Math.abs(u) < 0.08 && v < -0.2)
      );
    case 3:
      return [-0.4, 0.05, 0.5].some((row) => Math.abs(v - row - 0.14 * Math.sin(u * 14)) < 0.09);
    case 4:
      return (
        Math.abs(u - 0.1 * v) < 0.1 || (Math.hypot((u - 0.2) / 0.3, (v - 0.35) / 0.5) < 1 && u > 0)
      );
    case 5:
      return Math.abs(r - 0.5) < 0.14 || r < 0.15;
    default:
      return r < 0.6 && v > -0.1;
  }
}

/** Walls painted with gods and kings between columns of hieroglyphs, sand on the floor, a ceiling of night with stars. */
export function tombSurfaces(noise: Noise): Surfaces {
  const ink: readonly Colour[] = [BLUE, BLACK, [0.66, 0.16, 0.1], [0.1, 0.4, 0.3]];
  const walls: Material = (x, y, z, axis) => {
    const along = axis === 0 ? z : x;
    const worn = 0.84 + 0.2 * noise.fbm(along * 1.6, y * 1.6, 4);
    const column = Math.floor(along / PANEL.wide);
    const u = along / PANEL.wide - column - 0.5;
    const paint = (): Colour => {
      if (y < 0.5) return Math.abs((along / 0.18) % 1) < 0.5 ? [0.5, 0.14, 0.1] : [0.78, 0.58, 0.3];
      if (y < 0.58 || (y > 2.42 && y < 2.48) || y > 3.1) return BLUE;
      if (y > 2.48) {
        const [a, b] = [along / 0.26, (y - 2.5) / 0.29];
        const cell = Math.floor(chance(Math.floor(a), Math.floor(b) + 50) * 7);
        return isGlyph(
          cell,
          ((a - Math.floor(a)) * 2 - 1) * 1.25,
          ((b - Math.floor(b)) * 2 - 1) * 1.25,
        )
          ? (ink[cell % 4] as Colour)
          : OCHRE;
      }
      if (Math.abs(u) > 0.4) {
        const row = Math.floor(y / 0.2);
        const [gu, gv] = [(0.5 - Math.abs(u)) * 20 * (u < 0 ? 1 : -1), (y / 0.2 - row) * 2 - 1];
        if (Math.abs(Math.abs(u) - 0.4) < 0.012) return [0.5, 0.3, 0.14];
        const one = (u < 0 ? gu - 1 : gu + 1) * 1.1;
        const cell = Math.floor(chance(column * 3 + (u < 0 ? 1 : 2), row) * 7);
        return isGlyph(cell, one, gv * 1.2)
          ? (ink[(cell + row) % 4] as Colour)
          : scaleColour(OCHRE, 1.06);
      }
      return figureAt(u, (y - PANEL.low) / (PANEL.high - PANEL.low), Math.abs(column)) ?? OCHRE;
    };
    return scaleColour(paint(), worn);
  };
  return {
    walls,
    floor: (x, _y, z) =>
      scaleColour(
        [0.76, 0.6, 0.38],
        0.86 + 0.22 * noise.fbm(x * 1.5, z * 1.5, 4) + 0.06 * Math.sin(z * 20 + 4 * noise.at(x, z)),
      ),
    ceiling: (x, _y, z) => {
      const [u, v] = [x / 0.34 - Math.floor(x / 0.34) - 0.5, z / 0.34 - Math.floor(z / 0.34) - 0.5];
      const turn = Math.atan2(v, u);
      return Math.hypot(u, v) < 0.16 + 0.12 * Math.cos(5 * turn)
        ? [0.95, 0.78, 0.3]
        : scaleColour(BLUE, 0.6);
    },
  };
}
