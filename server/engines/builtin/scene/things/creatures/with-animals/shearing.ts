import { plain } from '../../sculpt/looks.ts';
import { mirrored, moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, blade, ring, type Solid } from '../../sculpt/solid.ts';
import { add, pitch, scale, subtract, turn, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { quadruped } from '../beast-body/quadruped.ts';
import type { Build } from '../build.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';

const WOOL = plain([0.93, 0.91, 0.85]);
const STEEL = plain([0.74, 0.76, 0.8], { gloss: 0.8 });

/** A man's height by a sheep's at the shoulder. */
const MAN = 2.15;
/** Where who shears stands, on the near side, and how that one is turned to the sheep; where the shears are; in the sheep's heights at the shoulder. */
const SHEARER: Vector = [-0.62, 0, -0.62];
const TURNED = -0.75;
const SHEARS: Vector = [-0.06, 0.98, -0.26];
/** How such a pair is turned to the eye, and from how far above it is seen; radians. */
const VIEW = { turn: 0.3, above: 0.12 } as const;
/** How high the two are, by the sheep's own height. */
export const SHORN = 1.6;

/** A sheep of that build that somebody shears who bends over it: the first of its crew; wool lies in a heap around. */
export function shorn(build: Build, wish: Wish): Sprite {
  const { random, rays, tall, colour, crew } = wish;
  const animal = quadruped({ ...build, grazes: false }, 'standing', colour, 0.45, random);
  const model = [...animal, ...shearer(wish, crew?.[0] ?? []), ...fleece()];
  const isLeft = looksLeft(wish);
  const view = { yaw: isLeft ? Math.PI - VIEW.turn : VIEW.turn, pitch: VIEW.above, away: 4 };
  return sculpt(isLeft ? mirrored(model) : model, view, rays, tall, random);
}

/** Somebody bent over the back, a hand with the shears in the wool, the other beside it. */
function shearer({ random, hair }: Wish, traits: NonNullable<Wish['crew']>[number]): Solid[] {
  const size = MAN * figureOf(traits).tall;
  const local = (point: Vector): Vector =>
    scale(turn(yaw(-TURNED), subtract(point, SHEARER)), 1 / size);
  const hands = {
    near: local(add(SHEARS, [0, 0.08, -0.06])),
    far: local(add(SHEARS, [-0.36, 0.1, 0.06])),
  };
  const tip = add(SHEARS, [0.16, -0.02, 0.08]);
  return [
    ...moved(human(random, 'tending', null, traits, hands, hair ?? null), {
      size,
      by: yaw(TURNED),
      to: SHEARER,
    }),
    ring(STEEL, add(SHEARS, [-0.1, 0.1, -0.08]), 0.055, 0.018, pitch(Math.PI / 2)),
    ...[-1, 1].map((side) =>
      blade(
        STEEL,
        add(SHEARS, [-0.05, 0.09 + 0.02 * side, -0.07]),
        add(tip, [0, 0.035 * side, 0]),
        0.05,
        0.012,
        0.3,
      ),
    ),
  ];
}

/** Locks of wool that fell, in a heap before the sheep's flank. */
const fleece = (): Solid[] =>
  Array.from({ length: 26 }, (_, n) => {
    const [share, angle] = [(n * 0.618) % 1, n * 2.4];
    const out = 0.34 * Math.sqrt(share);
    return ball(
      WOOL,
      [0.32 + out * Math.cos(angle), 0.06 + 0.1 * (1 - share), -0.5 + 0.7 * out * Math.sin(angle)],
      0.085 + 0.03 * ((n * 0.37) % 1),
    );
  });
