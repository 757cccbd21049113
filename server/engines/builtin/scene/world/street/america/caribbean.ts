import { pick, type Random } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, DARK, type Front, LAMPS, NO_GLOW, plainFront } from '../front.ts';
import { boxOn, type Paint, type Plot, plainPaint, roofOn, type Solid, within } from '../solid.ts';

/** Paints of the boards. */
const PAINTS: readonly Colour[] = [
  [0.98, 0.42, 0.5],
  [0.1, 0.68, 0.7],
  [0.99, 0.8, 0.16],
  [0.22, 0.52, 0.86],
  [0.98, 0.52, 0.18],
  [0.42, 0.78, 0.36],
  [0.66, 0.42, 0.8],
];
/** Shutters and doors. */
const SHUTTERS: readonly Colour[] = [
  [0.1, 0.4, 0.62],
  [0.86, 0.24, 0.2],
  [0.14, 0.5, 0.4],
  [0.98, 0.84, 0.3],
];
const TIN: readonly Colour[] = [
  [0.64, 0.2, 0.15],
  [0.6, 0.63, 0.64],
  [0.4, 0.5, 0.46],
];
const WHITE: Colour = [0.96, 0.95, 0.9];
/** Heights of a storey and of the gable over the upper one, how deep the porch is; world units. */
const STOREY = 3.3;
const PITCH = 0.7;
const PORCH = 2;

/** Builds a wooden house of the Caribbean on a plot: boards in a bright colour, white trim, louvred shutters, a porch on posts, a gable of tin toward the street; `lamps` is the share of lit windows. */
export function buildCaribbeanHouse(plot: Plot, random: Random, lamps: number): Solid[] {
  const paint = pick(random, PAINTS);
  const shutter = pick(random, SHUTTERS);
  const tin = pick(random, TIN);
  const number = random.below(4096);
  const storeys = 1 + random.below(2);
  const own = within(plot, 0.2, 0, plot.wide - 0.4, plot.deep);
  const eaves = storeys * STOREY + 0.3;
  const body = within(own, 0, PORCH, own.wide, own.deep - PORCH);
  const trim = plainPaint(WHITE);
  const posts = Math.max(2, Math.round(own.wide / 2.4));
  const roofed: Paint = (face, { along, up }) => {
    if (face.role !== 'roof') return plainFront(boards(paint, up));
    const rib = along / 0.4 - Math.floor(along / 0.4) < 0.16;
    return plainFront(scaleColour(tin, (rib ? 0.72 : 1) * (0.9 + 0.1 * chance(number, 3, 1))));
  };
  return [
    boxOn(body, 0, eaves, wall({ paint, shutter, number, lamps, wide: body.wide })),
    roofOn(
      within(body, -0.3, -0.35, body.wide + 0.6, body.deep + 0.35),
      eaves,
      eaves + (body.wide / 2 + 0.3) * PITCH,
      (['start', 'end'] as const).map((side) => ({ side, pitch: PITCH, from: eaves })),
      roofed,
    ),
    // The porch: its floor, posts, rails and a low roof.
    boxOn(within(own, 0, 0, own.wide, PORCH), 0, 0.3, plainPaint([0.6, 0.5, 0.38])),
    ...Array.from({ length: posts + 1 }, (_, n) => {
      const at = Math.min(own.wide - 0.16, (own.wide * n) / posts);
      return boxOn(within(own, at, 0.04, 0.16, 0.16), 0.3, STOREY - 0.35, trim);
    }),
    boxOn(within(own, -0.1, -0.1, own.wide + 0.2, 0.3), STOREY - 0.55, STOREY - 0.35, trim),
    roofOn(
      within(own, -0.2, -0.3, own.wide + 0.4, PORCH + 0.3),
      STOREY - 0.35,
      STOREY + 0.3,
      [{ side: 'front', pitch: 0.3, from: STOREY - 0.35 }],
      roofed,
    ),
    ...[0.62, 1.1].map((up) =>
      boxOn(within(own, 0, 0.06, own.wide * 0.36, 0.08), up, up + 0.09, trim),
    ),
    ...[0.62, 1.1].map((up) =>
      boxOn(within(own, own.wide * 0.64, 0.06, own.wide * 0.36, 0.08), up, up + 0.09, trim),
    ),
  ];
}

interface Look {
  readonly paint: Colour;
  readonly shutter: Colour;
  readonly number: number;
  readonly lamps: number;
  readonly wide: number;
}

/** Boards that lie over each other. */
const boards = (paint: Colour, up: number): Colour =>
  scaleColour(paint, up / 0.26 - Math.floor(up / 0.26) < 0.14 ? 0.8 : 1);

/** Windows between open shutters in white frames, a door in the middle of the ground floor. */
function wall({ paint, shutter, number, lamps, wide }: Look): Paint {
  const bays = Math.max(3, 2 * Math.round(wide / 4.4) + 1);
  const apart = wide / bays;
  return (face, { along, up }): Front => {
    const plain = plainFront(boards(paint, up));
    if (face.role !== 'front') return plain;
    if (along < 0.16 || along > wide - 0.16) return plainFront(WHITE);
    const [bay, storey] = [Math.floor(along / apart), Math.floor((up - 0.3) / STOREY)];
    const u = Math.abs(along - (bay + 0.5) * apart);
    const v = up - 0.3 - storey * STOREY;
    const isDoor = storey === 0 && bay === (bays - 1) / 2;
    const [low, high, half] = isDoor ? [0, 2.25, 0.5] : [0.75, 2.25, 0.4];
    if (v < low - 0.1 || v > high + 0.12 || u > half * 2 + 0.1) return plain;
    if (u > half + 0.08) {
      if (isDoor || v < low || v > high || u > half * 2) return plain;
      const slat = v / 0.13 - Math.floor(v / 0.13) < 0.3;
      return plainFront(scaleColour(shutter, slat ? 0.7 : 1));
    }
    if (v < low || v > high || u > half || (!isDoor && (u < 0.03 || Math.abs(v - 1.5) < 0.03)))
      return plainFront(WHITE);
    if (isDoor && v < 1.3) return plainFront(scaleColour(shutter, 0.9));
    const isLit = chance(number, bay, storey) < lamps;
    return { colour: DARK, glass: 0.5, glow: isLit ? (LAMPS[0] ?? NO_GLOW) : NO_GLOW };
  };
}
