import { plain, planks } from '../../sculpt/looks.ts';
import { mirrored, moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { frustum, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { add, scale, subtract, turn, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { quadruped } from '../beast-body/quadruped.ts';
import type { Build } from '../build.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';
import { hipsOf } from '../stance.ts';

const STEEL = plain([0.74, 0.77, 0.8], { gloss: 0.8 });
const MILK = plain([1, 0.99, 0.95], { glow: () => 0.15 });
const WOOD = planks([0.5, 0.34, 0.19], 0.03);

/** A man's height by a cow's at the shoulder. */
const MAN = 1.18;
/** Where the teats of a cow end that faces along x, where the pail stands beneath, how high that is; in the cow's heights at the shoulder. */
const TEATS: Vector = [-0.29, 0.33, -0.05];
const PAIL: Vector = [-0.3, 0, -0.12];
const RIM = 0.2;
/** Where the stool stands, how it is turned from facing along x, radians. */
const STOOL: Vector = [-0.76, 0, -0.42];
const TURNED = -0.42;
/** How far such a pair is turned to the eye, and from how far above it is seen; radians. */
const VIEW = { turn: 0.3, above: 0.1 } as const;

/** A cow of that build that somebody on a stool at its flank milks into a pail: the first of its crew. */
export function milked(build: Build, wish: Wish): Sprite {
  const { random, rays, tall, colour, crew } = wish;
  const animal = quadruped({ ...build, grazes: false }, 'standing', colour, 0.45, random);
  const model = [...animal, ...milker(wish, crew?.[0] ?? [])];
  const isLeft = looksLeft(wish);
  const view = { yaw: isLeft ? Math.PI - VIEW.turn : VIEW.turn, pitch: VIEW.above, away: 4 };
  return sculpt(isLeft ? mirrored(model) : model, view, rays, tall, random);
}

/** Somebody on a stool with both hands at the teats, the pail beneath. */
function milker({ random, hair }: Wish, traits: NonNullable<Wish['crew']>[number]): Solid[] {
  const figure = figureOf(traits);
  const size = MAN * figure.tall;
  const high = hipsOf(figure, 'seated') * size;
  const local = (point: Vector): Vector =>
    scale(turn(yaw(-TURNED), subtract(point, STOOL)), 1 / size);
  const near = add(TEATS, [-0.05, 0.02, -0.05]);
  const far = add(TEATS, [0.02, 0.02, -0.01]);
  const hands = { near: local(near), far: local(far) };
  const body = human(random, 'seated', null, traits, hands, hair ?? null);
  const milk = (from: Vector): Solid =>
    limb(MILK, add(from, [0.01, -0.03, 0]), add(PAIL, [0, RIM - 0.02, 0]), 0.006, 0.006);
  return [
    ...moved(body, { size, by: yaw(TURNED), to: STOOL }),
    ...stool(high - 0.1),
    ...pail(),
    milk(near),
    milk(far),
  ];
}

/** Three legs under a round seat that is so high. */
const stool = (high: number): Solid[] => [
  frustum(WOOD, add(STOOL, [0, high - 0.03, 0]), 0.03, 0.13, 0.13),
  ...[0.4, 2.5, 4.6].map((angle) => {
    const out: Vector = [Math.cos(angle), 0, Math.sin(angle)];
    const at = (share: number, y: number) => add(add(STOOL, scale(out, share)), [0, y, 0]);
    return limb(WOOD, at(0.08, high - 0.03), at(0.13, 0.01), 0.02, 0.016);
  }),
];

/** A pail of steel with milk in it, its handle down. */
const pail = (): Solid[] => [
  frustum(STEEL, PAIL, RIM, 0.08, 0.115),
  frustum(MILK, add(PAIL, [0, RIM, 0]), 0.006, 0.1, 0.1),
  ring(STEEL, add(PAIL, [0, RIM, 0]), 0.113, 0.01),
];
