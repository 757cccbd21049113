import { clamp, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, DARK, type Front, inside, LAMPS, NO_GLOW } from '../front.ts';

/** A window as it is set into a wall: half its width, where it begins and ends above the floor, world units. */
export interface Casement {
  readonly half: number;
  readonly low: number;
  readonly high: number;
  /** How far an arch rises above it; 0 for none. */
  readonly arch: number;
  readonly trim: Colour;
  /** How wide the frame around it is. */
  readonly surround: number;
  /** The shutters beside it; null: none. */
  readonly shutters: Colour | null;
  /** How many panes it has across and up. */
  readonly panes: readonly [number, number];
  /** Whether somebody lit a lamp behind it, as a colour of light; null: dark. */
  readonly lamp: Colour | null;
  /** The share of its height that a curtain or a blind covers. */
  readonly blind: number;
  /** What tells the flowers on its sill from others; null: there are none. */
  readonly flowers: number | null;
}

/** How wide the bars between panes are, how far a sill stands out at each side, and how deep the wall is there. */
const BAR = 0.05;
const SILL = 0.16;
const REVEAL = 0.22;
const CURTAIN: Colour = [0.8, 0.76, 0.68];

/** A wall with a window in it, seen `off` its middle and `up` from its floor; the wall where there is none. */
export function throughWindow(
  wall: Front,
  casement: Casement,
  off: number,
  up: number,
  pixel: number,
): Front {
  const { half, low, high, arch, surround, trim, shutters } = casement;
  const beyond = Math.abs(off) - half;
  // Far from it there is nothing of it.
  const reach = Math.max(surround, shutters === null ? SILL : half) + 0.2 + pixel;
  if (beyond > reach || up < low - 0.5 - pixel || up > high + arch + surround + 0.3 + pixel)
    return wall;
  let colour = wall.colour;
  if (shutters !== null) {
    const wing =
      inside(Math.abs(off), half + 0.08, half * 1.95, pixel) * inside(up, low, high, pixel);
    const slats = 0.84 + 0.28 * Math.abs(Math.sin(up * 24)) * smoothstep(0.12, 0.04, pixel);
    colour = mixColour(colour, scaleColour(shutters, slats), wing);
  }
  const frame = opened(casement, off, up, pixel, surround);
  const sill =
    inside(Math.abs(off), -1, half + SILL, pixel) * inside(up, low - 0.16, low + 0.02, pixel);
  const hole = opened(casement, off, up, pixel, 0);
  colour = mixColour(colour, trim, Math.max(frame, sill));
  // The sill's shadow on the wall.
  const beneath =
    inside(Math.abs(off), -1, half + SILL, pixel) * inside(up, low - 0.36, low - 0.16, pixel);
  colour = scaleColour(colour, 1 - 0.3 * beneath);
  const shown =
    hole <= 0 ? { ...wall, colour } : inGlass({ ...wall, colour }, casement, hole, off, up, pixel);
  return casement.flowers === null ? shown : beforeFlowers(shown, casement, off, up, pixel);
}

/** How high and how wide a tuft of flowers is, and how deep the box hangs. */
const TUFT = { wide: 0.13, high: 0.34, box: 0.2 } as const;
/** How large a blossom with the leaves around it is. */
const BLOSSOM = 0.085;
const LEAVES: Colour = [0.2, 0.36, 0.14];
const PETALS: readonly Colour[] = [
  [0.86, 0.16, 0.2],
  [0.92, 0.42, 0.6],
  [0.95, 0.9, 0.86],
  [0.94, 0.66, 0.16],
];

/** A box of flowers on the sill before a window. */
function beforeFlowers(
  shown: Front,
  { half, low, flowers }: Casement,
  off: number,
  up: number,
  pixel: number,
): Front {
  const number = flowers ?? 0;
  const across = off / TUFT.wide;
  const column = Math.floor(across);
  const crown = TUFT.high * (0.5 + 0.5 * chance(column, number, 1));
  const wide = inside(Math.abs(off), -1, half + 0.1, pixel);
  const leaf = wide * inside(up, low - TUFT.box - 0.12, low + crown, pixel);
  if (leaf <= 0) return shown;
  const box = wide * inside(up, low - TUFT.box, low, pixel);
  const [u, v] = [off / BLOSSOM, (up - low) / BLOSSOM];
  const row = Math.floor(v);
  const nth = Math.floor(u + 0.5 * (row & 1));
  const [dx, dy] = [u + 0.5 * (row & 1) - nth - 0.5, v - row - 0.5];
  const [sway, lift] = [0.3 * (chance(nth, row, 3) - 0.5), 0.3 * (chance(row, nth, 4) - 0.5)];
  const isPetal = chance(nth, row, number + 5) < 0.55;
  const round = isPetal ? smoothstep(0.46, 0.34, Math.hypot(dx - sway, dy - lift)) : 0;
  const petal = PETALS[number % PETALS.length] ?? LEAVES;
  const fine = smoothstep(0.2, 0.06, pixel);
  const green = scaleColour(LEAVES, 0.7 + 0.5 * chance(row, column, number));
  const bloom = mixColour(green, scaleColour(petal, 0.8 + 0.3 * chance(nth, row, 8)), round);
  const tuft = mixColour(mixColour(LEAVES, petal, 0.42), bloom, fine);
  const colour = mixColour(
    mixColour(shown.colour, tuft, leaf),
    [0.42, 0.25, 0.16],
    box * (0.85 - 0.6 * round),
  );
  return { colour, glass: shown.glass * (1 - leaf), glow: scaleColour(shown.glow, 1 - leaf) };
}

/** What is in a window's opening: bars, panes, a blind, and the room's lamp. */
function inGlass(
  { colour, glass, glow }: Front,
  { half, low, high, arch, trim, panes, lamp, blind }: Casement,
  hole: number,
  off: number,
  up: number,
  pixel: number,
): Front {
  const top = high + arch;
  const fine = smoothstep(0.22, 0.07, pixel);
  const bars =
    fine *
    Math.max(
      barsAt((off / half + 1) / 2, panes[0], BAR / (2 * half), pixel / (2 * half)),
      barsAt((up - low) / (high - low), panes[1], BAR / (high - low), pixel / (high - low)),
    );
  const drawn = inside(up, top - blind * (top - low), top + 1, pixel);
  // The wall above it throws its shadow on the upper part.
  const deep = 1 - 0.5 * smoothstep(top - REVEAL - 0.1, top - 0.02, up);
  const pane = mixColour(DARK, scaleColour(CURTAIN, 0.62), drawn * 0.8);
  const inner = mixColour(scaleColour(pane, deep), scaleColour(trim, 0.78 * deep), bars);
  const clear = hole * (1 - bars);
  // A room is brightest below its lamp.
  const level = 0.62 + 0.38 * smoothstep(low, top, up) - 0.24 * drawn;
  return {
    colour: mixColour(colour, inner, hole),
    glass: glass * (1 - hole) + clear * (1 - 0.5 * drawn) * deep,
    glow:
      lamp === null
        ? scaleColour(glow, 1 - hole)
        : mixColour(glow, scaleColour(lamp, level), clear),
  };
}

/** How much of a place is a bar between so many panes, by a share of the whole. */
function barsAt(share: number, panes: number, bar: number, pixel: number): number {
  const cell = share * panes;
  const near = Math.abs(cell - Math.round(cell)) / panes;
  return clamp((bar / 2 - near) / pixel + 0.5);
}

/** How much of a pixel is in the opening, or in what is around it so wide. */
function opened(
  { half, low, high, arch }: Casement,
  off: number,
  up: number,
  pixel: number,
  wider: number,
): number {
  if (arch <= 0)
    return (
      inside(off, -half - wider, half + wider, pixel) * inside(up, low - wider, high + wider, pixel)
    );
  const share = clamp((up - high) / (arch + wider));
  const reach = (half + wider) * Math.sqrt(1 - share * share);
  return inside(off, -reach, reach, pixel) * inside(up, low - wider, high + arch + wider, pixel);
}

/** The lamp behind a window, lit by chance with a share of all; null where it is dark. */
export function lampBehind(
  number: number,
  column: number,
  level: number,
  lamps: number,
): Colour | null {
  if (chance(number, column, level) >= lamps) return null;
  const lamp = LAMPS[Math.floor(chance(column, number, level) * LAMPS.length)] ?? NO_GLOW;
  return scaleColour(lamp, 0.55 + 0.45 * chance(level, column, number));
}
