import { pick, type Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, DARK, type Front, inside, LAMPS, NO_GLOW, plainFront } from '../front.ts';
import { boxOn, type Paint, type Plot, plainPaint, roofOn, type Solid, within } from '../solid.ts';

/** Washes of walls, each with the colour of its foot. */
const WASHES: readonly (readonly [wall: Colour, foot: Colour])[] = [
  [
    [0.93, 0.82, 0.58],
    [0.66, 0.26, 0.16],
  ],
  [
    [0.42, 0.68, 0.74],
    [0.16, 0.34, 0.52],
  ],
  [
    [0.9, 0.58, 0.38],
    [0.5, 0.2, 0.16],
  ],
  [
    [0.62, 0.76, 0.5],
    [0.2, 0.42, 0.3],
  ],
  [
    [0.94, 0.9, 0.82],
    [0.14, 0.44, 0.5],
  ],
  [
    [0.9, 0.7, 0.24],
    [0.36, 0.24, 0.14],
  ],
];
/** Of boards over the shops, and of shutters and doors. */
const BOARDS: readonly Colour[] = [
  [0.78, 0.14, 0.12],
  [0.12, 0.4, 0.24],
  [0.1, 0.26, 0.56],
  [0.94, 0.72, 0.1],
];
/** Wares on the shelves of an open shop. */
const WARES: readonly Colour[] = [
  [0.92, 0.74, 0.16],
  [0.8, 0.2, 0.16],
  [0.2, 0.46, 0.7],
  [0.88, 0.86, 0.8],
  [0.3, 0.56, 0.26],
];
const TINS: readonly Colour[] = [
  [0.54, 0.34, 0.24],
  [0.62, 0.6, 0.57],
  [0.47, 0.4, 0.36],
];
const WOOD: Colour = [0.4, 0.29, 0.19];
const CONCRETE: Colour = [0.66, 0.6, 0.53];
/** Height of a storey, how deep and how high the veranda is before it, how steep its roof. World units. */
const STOREY = 3.1;
const PORCH = { deep: 1.8, floor: 0.25, high: 2.7, pitch: 0.22 } as const;

/** Builds a shop of a town in Africa on a plot: one or two storeys washed in a bright colour with a darker foot, an open front full of wares under a painted board, a veranda under corrugated iron; `lamps` is the share of lit windows. */
export function buildAfricanShop(plot: Plot, random: Random, lamps: number): Solid[] {
  const [wall, foot] = pick(random, WASHES);
  const board = pick(random, BOARDS);
  const tin = pick(random, TINS);
  const number = random.below(4096);
  const storeys = number % 3 === 0 ? 2 : 1;
  const own = within(plot, 0.25, 0, plot.wide - 0.5, plot.deep);
  const body = within(own, 0, PORCH.deep, own.wide, own.deep - PORCH.deep);
  const eaves = PORCH.floor + storeys * STOREY;
  const iron = corrugated(tin, number);
  const posts = Math.max(2, Math.round(own.wide / 2.6));
  return [
    boxOn(body, 0, eaves, front({ wall, foot, board, number, lamps, wide: body.wide })),
    roofOn(
      within(body, -0.35, -0.5, body.wide + 0.7, body.deep + 0.5),
      eaves,
      eaves + 1.1,
      [{ side: 'front', pitch: 0.24, from: eaves }],
      iron,
    ),
    boxOn(within(own, 0, 0, own.wide, PORCH.deep), 0, PORCH.floor, plainPaint(CONCRETE)),
    ...Array.from({ length: posts + 1 }, (_, n) =>
      boxOn(
        within(own, Math.min(own.wide - 0.14, (own.wide * n) / posts), 0.06, 0.14, 0.14),
        PORCH.floor,
        PORCH.high,
        plainPaint(number % 2 === 0 ? WOOD : foot),
      ),
    ),
    roofOn(
      within(own, -0.2, -0.3, own.wide + 0.4, PORCH.deep + 0.3),
      PORCH.high,
      PORCH.high + 0.62,
      [{ side: 'front', pitch: PORCH.pitch, from: PORCH.high }],
      iron,
    ),
    // The painted board stands on the veranda's edge.
    boxOn(
      within(own, own.wide * 0.16, -0.26, own.wide * 0.68, 0.08),
      PORCH.high + 0.06,
      PORCH.high + 0.86,
      painted(board, wall, number),
    ),
  ];
}

/** Corrugated iron with patches of rust. */
const corrugated =
  (tin: Colour, number: number): Paint =>
  ({ role }, { along, up }) => {
    if (role !== 'roof') return plainFront(scaleColour(tin, 0.7));
    const rib = 0.86 + 0.14 * Math.sin(along * 22);
    const sheet = chance(Math.floor(along / 0.9), number, 7);
    const rust = mixColour(tin, [0.5, 0.25, 0.14], 0.7 * sheet * sheet);
    return plainFront(scaleColour(rust, rib * (0.94 + 0.06 * Math.sin(up * 9 + number))));
  };

/** A board painted by hand: a frame, a disc and bars as of writing that is too far to be read. */
const painted =
  (board: Colour, light: Colour, number: number): Paint =>
  ({ role, long }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront(scaleColour(board, 0.8));
    const v = up - PORCH.high - 0.06;
    const edge = Math.min(along, long - along, v, 0.8 - v);
    const frame = inside(edge, -1, 0.06, pixel);
    const disc = inside(Math.hypot(along - 0.5, v - 0.4), -1, 0.24, pixel);
    const line = Math.abs(v - 0.52) < 0.11 ? 1 : Math.abs(v - 0.24) < 0.06 ? 2 : 0;
    const isWritten = along > 0.95 && along < long - 0.3 && line > 0;
    const letter = chance(Math.floor(along / (line === 1 ? 0.2 : 0.11)), number, line) > 0.24;
    const ink = isWritten && letter ? 1 : 0;
    return plainFront(
      mixColour(board, mixColour(light, [1, 1, 1], 0.4), Math.max(frame, disc, ink)),
    );
  };

interface Look {
  readonly wall: Colour;
  readonly foot: Colour;
  readonly board: Colour;
  readonly number: number;
  readonly lamps: number;
  readonly wide: number;
}

/** The wall: below an open shop beside a door, above windows with shutters. */
function front({ wall, foot, board, number, lamps, wide }: Look): Paint {
  const bays = Math.max(2, Math.round(wide / 3));
  const apart = wide / bays;
  return ({ role }, { along, up, pixel }): Front => {
    const stain = 1 + 0.05 * Math.sin(along * 1.3 + number) * Math.sin(up * 1.9 + number * 0.3);
    const dust = inside(up, -1, 0.5, 0.5);
    const foots = inside(up, -1, 1.05, pixel);
    const bare = mixColour(
      scaleColour(mixColour(wall, foot, foots), stain),
      [0.62, 0.4, 0.26],
      0.4 * dust,
    );
    if (role !== 'front') return plainFront(bare);
    const bay = Math.floor(along / apart);
    const storey = Math.floor((up - PORCH.floor) / STOREY);
    const u = Math.abs(along - (bay + 0.5) * apart);
    const v = up - PORCH.floor - storey * STOREY;
    const isDoor = storey === 0 && bay === number % bays;
    const isShop = storey === 0 && !isDoor;
    const [low, high, half] = isDoor
      ? [0, 2.15, 0.5]
      : isShop
        ? [0.85, 2.2, apart * 0.4]
        : [0.9, 2.2, 0.42];
    const isLit = chance(number, bay, storey + 3) < lamps * 1.6;
    const glow = isLit ? (LAMPS[0] ?? NO_GLOW) : NO_GLOW;
    if (v > low && v < high && u < half) {
      if (isDoor)
        return plainFront(scaleColour(board, Math.floor(u / 0.13) % 2 === 0 ? 0.8 : 0.66));
      if (!isShop) return { colour: DARK, glass: 0.4, glow };
      // Shelves of wares in the shade of the shop.
      const [shelf, place] = [Math.floor((v - low) / 0.34), Math.floor(along / 0.22)];
      const isWare = (v - low) / 0.34 - shelf < 0.62 && chance(place, shelf, number) < 0.8;
      const ware = WARES[Math.floor(chance(shelf, place, number + 1) * WARES.length)] ?? DARK;
      return {
        colour: isWare ? scaleColour(ware, 0.5) : DARK,
        glass: 0,
        glow: scaleColour(glow, isWare ? 0.5 : 0.2),
      };
    }
    if (v > low - 0.09 && v < high + 0.09 && u < half + 0.09)
      return plainFront(scaleColour(foot, 0.9));
    if (!isShop && !isDoor && v > low && v < high && u < half * 2)
      return plainFront(scaleColour(board, v / 0.14 - Math.floor(v / 0.14) < 0.3 ? 0.6 : 0.82));
    return plainFront(bare);
  };
}
