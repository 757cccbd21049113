import type { Random } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { stone } from '../../boulder.ts';
import { plain, rough } from '../../sculpt/looks.ts';
import { mirrored, moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { box, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { between, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';

const STONE: Colour = [0.6, 0.55, 0.48];
const ROPE: Colour = [0.92, 0.46, 0.1];
const HARNESS: Colour = [0.12, 0.12, 0.14];

/** A wall of rock, in heights of who climbs it: its middle and half its sides. */
const WALL = { at: [0.74, 0.95, 0] as Vector, half: [0.5, 0.98, 0.74] as Vector } as const;
/** How many crags stand out of its face, of its side that is seen, and on its top. */
const CRAGS = { face: 16, side: 11, top: 6 } as const;
/** How high above the ground the feet are. */
const UP = 0.66;
/** How far from behind it is seen, radians. */
const TURN = -0.72;

/** Clothes that are seen on rock. */
const BRIGHT: readonly Colour[] = [
  [0.86, 0.2, 0.14],
  [0.95, 0.7, 0.1],
  [0.12, 0.48, 0.82],
];
/** How high the feet of the first of two are, and of the second, who is so far aside. */
const TWO = { low: 0.16, high: 0.92, aside: 0.3 } as const;

/** Someone high on a wall of rock, seen from behind, on a rope from its top; two of them where several are wished for. */
export function climber(wish: Wish): Sprite {
  const { random, rays, tall, traits = [] } = wish;
  const isTwo = traits.includes('crowd');
  const model = [
    ...wall(random),
    ...(isTwo
      ? [...onWall(wish, TWO.low, -TWO.aside, 0), ...onWall(wish, TWO.high, TWO.aside, 1)]
      : onWall(wish, UP, 0, 0)),
  ];
  const isLeft = looksLeft(wish);
  const view = { yaw: isLeft ? Math.PI - TURN : TURN, pitch: 0.02, away: 5 };
  return sculpt(isLeft ? mirrored(model) : model, view, rays, tall, random);
}

/** Somebody on the wall with the rope, the feet so high and so far aside of its middle; the `n`th of them. */
function onWall(
  { random, colour, traits = [], hair, hat }: Wish,
  up: number,
  aside: number,
  n: number,
): Solid[] {
  const own = n % 2 === 1 && traits.every((one) => one === 'climbing' || one === 'crowd');
  const those: readonly Trait[] = own ? [...traits, 'woman'] : traits;
  const figure = figureOf(those);
  const cloth = colour ?? BRIGHT[(random.below(BRIGHT.length) + n) % BRIGHT.length] ?? null;
  const waist: Vector = [0.09, up + figure.hips + 0.06, aside];
  const top: Vector = [0.28, WALL.at[1] + WALL.half[1], aside + 0.05];
  const cord = plain(ROPE);
  const hangs = between(waist, [0.2, 0.25, aside - 0.06], 0.6);
  return [
    ...moved(human(random, 'climbing', cloth, those, {}, hair, hat), { to: [0, up, aside] }),
    ring(plain(HARNESS), [0, up + figure.hips + 0.04, aside], figure.hipsWide * 0.98, 0.014),
    limb(cord, waist, top, 0.007, 0.007),
    limb(cord, waist, hangs, 0.007, 0.007),
    limb(cord, hangs, [0.2, 0.02, aside - 0.08], 0.007, 0.007),
  ];
}

/** A steep face of rock with crags. */
function wall(random: Random): Solid[] {
  const look = rough(STONE, 1.4);
  const { at, half } = WALL;
  const span = (from: number, to: number): number => from + (to - from) * random.unit();
  const face = Array.from({ length: CRAGS.face }, () =>
    stone(
      random,
      look,
      [at[0] - half[0] + 0.1, span(0.05, 1.8), span(-0.66, 0.66)],
      span(0.16, 0.26),
    ),
  );
  const side = Array.from({ length: CRAGS.side }, () =>
    stone(random, look, [span(0.4, 1.2), span(0.05, 1.8), 0.16 - half[2]], span(0.26, 0.42)),
  );
  const top = Array.from({ length: CRAGS.top }, () =>
    stone(
      random,
      look,
      [span(0.36, 1.1), at[1] + half[1] - 0.06, span(-0.6, 0.6)],
      span(0.2, 0.34),
    ),
  );
  return [box(look, at, half, undefined, 0.1), ...face, ...side, ...top];
}
