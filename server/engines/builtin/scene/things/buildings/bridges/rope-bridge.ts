import type { Random } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { crossingAt } from '../../creatures/pastimes/on-ropes.ts';
import { plain, planks, worn } from '../../sculpt/looks.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { box, limb, type Solid } from '../../sculpt/solid.ts';
import { roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';

const WOOD: Colour = [0.46, 0.33, 0.21];
const ROPE: Colour = [0.66, 0.54, 0.36];

/** Half the length between its posts, which stand on the edges of what it crosses; all of it is a little longer. */
const HALF = 1;
const ENDS = 1.08;
/** What share of its length hangs. */
export const ROPED = HALF / ENDS;

/** How high the way is at its ends, how much lower in the middle, half its width, its ropes above it, how thick they are by the usual, its boards and the ropes that hold them. */
interface Measures {
  readonly deck: number;
  readonly sag: number;
  readonly way: number;
  readonly hand: number;
  readonly thick: number;
  readonly boards: number;
  readonly ropes: number;
}
/** A long one that nobody is on, and a shorter one with those on it who are what it is drawn for. */
const LONG: Measures = {
  ...{ deck: 0.26, sag: 0.2, way: 0.085, hand: 0.15, thick: 1, boards: 44, ropes: 22 },
};
const SHORT: Measures = {
  ...{ deck: 0.26, sag: 0.17, way: 0.13, hand: 0.25, thick: 1.25, boards: 30, ropes: 16 },
};
/** How high a man is on it: his hands are on the ropes beside him. */
const MAN = 0.46;
/** How high its ends are of all its height, with nobody on it and with somebody. */
export const deckShare = (isCrewed: boolean): number => (isCrewed ? 0.38 : 0.55);

const deckAt = ({ deck, sag }: Measures, x: number): number => deck - sag * (1 - x * x);

/** A bridge of boards that hangs on ropes between two pairs of posts, and who crosses it. */
export function ropeBridge(wish: Wish): Sprite {
  const { random, rays, sight, tall, crew } = wish;
  const by = crew === undefined ? LONG : SHORT;
  const { way, hand, deck, ropes, thick } = by;
  const wood = wish.colour ?? WOOD;
  const rope = plain(ROPE);
  const isLeft = looksLeft(wish);
  const model = [
    ...boards(random, wood, by),
    ...[-way, way].flatMap((z) => [
      ...line(rope, by, 0, z, 0.009),
      ...line(rope, by, hand, z, 0.009),
      ...line(rope, by, hand * 0.55, z, 0.005),
      ...Array.from({ length: ropes }, (_, n) => {
        const x = -HALF + ((n + 0.5) * 2 * HALF) / ropes;
        const foot: Vector = [x, deckAt(by, x), z];
        return limb(rope, foot, [x, foot[1] + hand, z], 0.005 * thick, 0.005 * thick);
      }),
      ...[-HALF, HALF].map((x) =>
        limb(
          worn(wood, 0.2),
          [x, deck - 0.2, z * 1.1],
          [x, deck + hand + 0.05, z * 1.1],
          0.026 * thick,
          0.02 * thick,
        ),
      ),
    ]),
    ...[-1, 1].map((end) =>
      box(planks(wood, 0.03), [end * (HALF + 0.04), deck, 0], [0.045, 0.012, way * 1.2]),
    ),
    ...(crew ?? []).flatMap((traits, n) => {
      const { ahead, scale } = placeOf(n, crew?.length ?? 1);
      const x = (isLeft ? -1 : 1) * ahead;
      const at: Vector = [x, deckAt(by, x) + 0.018, 0];
      return crossingAt(random, traits, n, { at, man: MAN * scale, way, hand, isLeft });
    }),
  ];
  const yaw = (isLeft ? -1 : 1) * 0.12;
  return sculpt(model, { yaw, pitch: sight?.above ?? 0.1, away: 5 }, rays, tall, random);
}

/** Where the one of so many is along the way they go, the first ahead, and how tall beside the others. */
const placeOf = (n: number, many: number): { readonly ahead: number; readonly scale: number } => ({
  ahead: many === 1 ? 0.08 : 0.3 - (0.86 * n) / Math.max(2, many),
  scale: 1 - 0.05 * (n % 2),
});

/** Boards side by side, no two laid alike, some missing. */
const boards = (random: Random, wood: Colour, by: Measures): Solid[] =>
  Array.from({ length: by.boards }, (_, n) => {
    const x = -HALF + ((n + 0.5) * 2 * HALF) / by.boards;
    const look = worn(scaleColour(wood, 0.8 + 0.4 * random.unit()), 0.2);
    const slope = Math.atan(2 * by.sag * x) + 0.1 * (random.unit() - 0.5);
    const at: Vector = [x, deckAt(by, x) + 0.01, 0.012 * (random.unit() - 0.5)];
    const board = box(look, at, [HALF / by.boards - 0.004, 0.009, by.way * 1.06], roll(slope));
    return random.unit() < 0.06 ? [] : [board];
  }).flat();

/** A rope along the way, so high above it. */
const line = (
  rope: Solid['look'],
  by: Measures,
  above: number,
  z: number,
  radius: number,
): Solid[] =>
  Array.from({ length: by.ropes }, (_, n) => {
    const at = (share: number): Vector => {
      const x = -HALF + 2 * HALF * share;
      return [x, deckAt(by, x) + above, z];
    };
    const thick = radius * by.thick;
    return limb(rope, at(n / by.ropes), at((n + 1) / by.ropes), thick, thick);
  });
