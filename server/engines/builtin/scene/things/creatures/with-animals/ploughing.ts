import { plain, planks } from '../../sculpt/looks.ts';
import { mirrored, moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { box, limb, type Solid } from '../../sculpt/solid.ts';
import { add, scale, subtract, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { quadruped } from '../beast-body/quadruped.ts';
import type { Build } from '../build.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';

const WOOD = planks([0.46, 0.31, 0.17], 0.03);
const IRON = plain([0.34, 0.33, 0.32], { gloss: 0.5 });
const ROPE = plain([0.7, 0.58, 0.4]);

/** A man's height by an ox's at the shoulder. */
const MAN = 1.22;
/** How far apart two animals of a team go, where the yoke lies on their necks, where the share cuts and where the handles end; in the animal's heights at the shoulder. */
const APART = 0.5;
const YOKE: Vector = [0.52, 1.06, 0];
const SHARE: Vector = [-1, -0.03, 0];
const HANDLES: Vector = [-1.5, 0.66, 0];
/** Where who ploughs walks. */
const WALKS: Vector = [-1.78, 0, 0];
/** How far a team is turned to the eye, and from how far above it is seen; radians. */
const VIEW = { turn: 0.34, above: 0.12 } as const;

/** Two animals of that build under a yoke that draw a wooden plough, behind it somebody with both hands on its handles: the first of its crew. */
export function ploughTeam(build: Build, wish: Wish): Sprite {
  const { random, rays, tall, colour, crew } = wish;
  const animals = [-1, 1].flatMap((side) =>
    moved(quadruped({ ...build, grazes: false }, 'walking', colour, 0.3, random), {
      to: [0.06 * side, 0, (side * APART) / 2],
    }),
  );
  const model = moved([...animals, ...plough(), ...ploughman(wish, crew?.[0] ?? [])], {
    to: [0.6, 0, 0],
  });
  const isLeft = looksLeft(wish);
  const view = { yaw: isLeft ? Math.PI - VIEW.turn : VIEW.turn, pitch: VIEW.above, away: 5 };
  return sculpt(isLeft ? mirrored(model) : model, view, rays, tall, random);
}

/** A yoke of wood, a beam from it to the share, a sole in the furrow, two handles. */
function plough(): Solid[] {
  const foot = add(SHARE, [-0.12, 0.04, 0]);
  return [
    limb(WOOD, add(YOKE, [0, 0, -0.42]), add(YOKE, [0, 0, 0.42]), 0.045, 0.045),
    ...[-1, 1].flatMap((side) =>
      [-0.13, 0.13].map((off) => {
        const z = (side * APART) / 2 + off;
        return limb(WOOD, add(YOKE, [0, 0.05, z]), add(YOKE, [0.01, -0.3, z]), 0.018, 0.018);
      }),
    ),
    limb(WOOD, add(YOKE, [0, -0.04, 0]), [-0.5, 0.52, 0], 0.034, 0.036),
    limb(WOOD, [-0.5, 0.52, 0], foot, 0.036, 0.05),
    box(IRON, add(SHARE, [0.06, 0.03, 0]), [0.17, 0.035, 0.06]),
    limb(IRON, add(SHARE, [0.2, 0.02, 0]), add(SHARE, [0.34, -0.06, 0]), 0.05, 0.01),
    ...[-1, 1].map((side) => limb(WOOD, foot, add(HANDLES, [0, 0, side * 0.15]), 0.034, 0.026)),
    limb(WOOD, add(HANDLES, [0.16, -0.18, -0.12]), add(HANDLES, [0.16, -0.18, 0.12]), 0.018, 0.018),
    ...[-1, 1].map((side) =>
      limb(
        ROPE,
        add(HANDLES, [0, 0.02, side * 0.15]),
        add(YOKE, [0.1, -0.06, (side * APART) / 2]),
        0.009,
        0.009,
      ),
    ),
  ];
}

/** Somebody who walks behind with both hands on the handles. */
function ploughman({ random, hair }: Wish, traits: NonNullable<Wish['crew']>[number]): Solid[] {
  const size = MAN * figureOf(traits).tall;
  const local = (side: number): Vector =>
    scale(subtract(add(HANDLES, [0, 0.01, side * 0.15]), WALKS), 1 / size);
  const body = human(
    random,
    'walking',
    null,
    traits,
    { near: local(-1), far: local(1) },
    hair ?? null,
  );
  return moved(body, { size, to: WALKS });
}
