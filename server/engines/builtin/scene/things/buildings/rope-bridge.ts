import type { Random } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { planks, plain, worn } from '../sculpt/looks.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { box, limb, type Solid } from '../sculpt/solid.ts';
import { roll, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import { looksLeft, type Wish } from '../wish.ts';

const WOOD: Colour = [0.46, 0.33, 0.21];
const ROPE: Colour = [0.66, 0.54, 0.36];

/** Half the length between its posts, which stand on the edges of what it crosses; all of it is a little longer. */
const HALF = 1;
const ENDS = 1.08;
/** What share of its length hangs. */
export const ROPED = HALF / ENDS;
/** How high the way is at its ends, how much lower in the middle, half its width, and its ropes above it. */
const DECK = 0.26;
const SAG = 0.2;
const WAY = 0.085;
const HAND = 0.15;
const BOARDS = 44;
const ROPES = 22;

const deckAt = (x: number): number => DECK - SAG * (1 - x * x);

/** A bridge of boards that hangs on ropes between two pairs of posts. */
export function ropeBridge(wish: Wish): Sprite {
  const { random, rays, sight, tall } = wish;
  const wood = wish.colour ?? WOOD;
  const rope = plain(ROPE);
  const model = [
    ...boards(random, wood),
    ...[-WAY, WAY].flatMap((z) => [
      ...line(rope, 0, z, 0.009),
      ...line(rope, HAND, z, 0.009),
      ...line(rope, HAND * 0.55, z, 0.005),
      ...Array.from({ length: ROPES }, (_, n) => {
        const x = -HALF + ((n + 0.5) * 2 * HALF) / ROPES;
        return limb(rope, [x, deckAt(x), z], [x, deckAt(x) + HAND, z], 0.005, 0.005);
      }),
      ...[-HALF, HALF].map((x) =>
        limb(
          worn(wood, 0.2),
          [x, DECK - 0.2, z * 1.1],
          [x, DECK + HAND + 0.05, z * 1.1],
          0.026,
          0.02,
        ),
      ),
    ]),
    ...[-1, 1].map((end) =>
      box(planks(wood, 0.03), [end * (HALF + 0.04), DECK, 0], [0.045, 0.012, WAY * 1.2]),
    ),
  ];
  const yaw = (looksLeft(wish) ? -1 : 1) * 0.12;
  return sculpt(model, { yaw, pitch: sight?.above ?? 0.1, away: 5 }, rays, tall, random);
}

/** Boards side by side, no two laid alike, some missing. */
const boards = (random: Random, wood: Colour): Solid[] =>
  Array.from({ length: BOARDS }, (_, n) => {
    const x = -HALF + ((n + 0.5) * 2 * HALF) / BOARDS;
    const look = worn(scaleColour(wood, 0.8 + 0.4 * random.unit()), 0.2);
    const slope = Math.atan(2 * SAG * x) + 0.1 * (random.unit() - 0.5);
    const at: Vector = [x, deckAt(x) + 0.01, 0.012 * (random.unit() - 0.5)];
    const board = box(look, at, [HALF / BOARDS - 0.004, 0.009, WAY * 1.06], roll(slope));
    return random.unit() < 0.06 ? [] : [board];
  }).flat();

/** A rope along the way, so high above it. */
const line = (rope: Solid['look'], above: number, z: number, thick: number): Solid[] =>
  Array.from({ length: ROPES }, (_, n) => {
    const at = (share: number): Vector => {
      const x = -HALF + 2 * HALF * share;
      return [x, deckAt(x) + above, z];
    };
    return limb(rope, at(n / ROPES), at((n + 1) / ROPES), thick, thick);
  });
