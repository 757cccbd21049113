import type { Colour } from '../../words/idea.ts';
import { quadruped } from '../creatures/beast-body/quadruped.ts';
import { DEER } from '../creatures/beasts/hoofed.ts';
import { plain } from '../sculpt/looks.ts';
import { moved } from '../sculpt/move.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { ball, box, carry, ellipsoid, limb, mirror, type Solid } from '../sculpt/solid.ts';
import { add, roll, scale, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import { looksLeft, type Wish } from '../wish.ts';
import { coachman, GOLD, HORSE_AT, RED, runners, sled } from './coach-parts.ts';

/** Where the reindeer of the team run, ahead and aside, and their size; a deer of the model is about 1 at its shoulder. */
const TEAM = {
  places: [
    [HORSE_AT, -0.36],
    [HORSE_AT + 0.12, 0.36],
    [HORSE_AT + 1.42, -0.36],
    [HORSE_AT + 1.54, 0.36],
  ],
  size: 0.88,
} as const;
/** The nose of the foremost, which shines red. */
const NOSE = plain([1, 0.16, 0.1], { glow: () => 0.9 });

/** How far it rises in the air, radians, and how high it is above the model's ground then. */
const RISE = 0.16;
const ALOFT = 1.2;

/** A sleigh full of presents behind four reindeer, who drives it on the seat: on its runners on the ground, or rising through the air. */
export function santasSleigh(wish: Wish): Sprite {
  const { random, rays, tall, traits = [] } = wish;
  const flies = traits.includes('inair');
  const iron = plain(GOLD, { gloss: 0.6 });
  const own = [
    ...sled(wish.colour ?? RED),
    ...runners(iron),
    ...coachman(wish),
    ...presents(),
    ...team(wish, flies ? 'running' : 'walking'),
  ];
  const risen = flies ? own.map((piece) => carry(piece, roll(RISE), [0, ALOFT, 0])) : own;
  const isLeft = looksLeft(wish);
  const turned = 0.4 + 0.14 * (random.unit() - 0.5);
  const yaw = isLeft ? Math.PI - turned : turned;
  const shown = isLeft ? risen.map(mirror) : risen;
  return sculpt(shown, { yaw, pitch: 0.04, away: 5 }, rays, tall, random);
}

/** The reindeer two by two in red harness, bells on it. */
function team({ random }: Wish, posture: 'running' | 'walking'): Solid[] {
  const strap = plain([0.62, 0.06, 0.07]);
  const bell = plain(GOLD, { gloss: 0.8 });
  const reindeer = { ...DEER, grazes: false };
  const traces = [-0.36, 0.36].map((z) =>
    limb(strap, [-0.3, 0.62, z * 0.6], [HORSE_AT + 1.8, 0.8, z], 0.016, 0.016),
  );
  return [
    ...traces,
    ...TEAM.places.flatMap(([x, z], n) => {
      const at: Vector = [x, 0, z];
      const animal = quadruped(reindeer, posture, null, 0.1, random);
      const collar = [-1, 1].map((side) =>
        limb(
          strap,
          [x + 0.3, 0.92, z + side * 0.13],
          [x + 0.36, 0.62, z + side * 0.12],
          0.026,
          0.026,
        ),
      );
      const nose = n === TEAM.places.length - 1 ? noseOf(at) : [];
      return [
        ...moved(animal, { size: TEAM.size, to: at }),
        ...collar,
        ball(bell, [x + 0.38, 0.6, z], 0.04),
        ...nose,
      ];
    }),
  ];
}

/** The red nose of the reindeer that stands at a place, where its head ends. */
function noseOf(place: Vector): Solid[] {
  const { trunk, neck, head } = DEER;
  const [along = 0, up = 0.75, high = 0.2] = trunk[0] ?? [];
  const muzzle: Vector = [
    along + neck.length * Math.cos(neck.rise) + head.size * 1.02 * Math.cos(head.hangs),
    up + high * 0.5 + neck.length * Math.sin(neck.rise) - head.size * 0.92 * Math.sin(head.hangs),
    0,
  ];
  return [ball(NOSE, add(place, scale(muzzle, TEAM.size)), 0.055)];
}

/** A full sack, and boxes with ribbons that look out behind it. */
function presents(): Solid[] {
  const sack = plain([0.46, 0.33, 0.2]);
  const boxes: readonly (readonly [at: Vector, size: Vector, paint: Colour])[] = [
    [
      [-1.08, 1.1, -0.16],
      [0.11, 0.11, 0.11],
      [0.16, 0.44, 0.2],
    ],
    [
      [-0.9, 1.08, 0.16],
      [0.1, 0.14, 0.1],
      [0.2, 0.32, 0.66],
    ],
    [
      [-1.52, 1.32, 0.14],
      [0.1, 0.1, 0.1],
      [0.88, 0.74, 0.2],
    ],
  ];
  const ribbon = plain(GOLD, { gloss: 0.5 });
  return [
    ellipsoid(sack, [-1.44, 1.14, 0], [0.3, 0.34, 0.27]),
    limb(sack, [-1.44, 1.4, 0], [-1.42, 1.56, 0], 0.12, 0.05, 0.06),
    ...boxes.flatMap(([at, size, paint]) => [
      box(plain(paint), at, size, undefined, 0.01),
      box(ribbon, at, [size[0] + 0.006, size[1] + 0.006, 0.022]),
      ball(ribbon, [at[0], at[1] + size[1] + 0.03, at[2]], 0.04),
    ]),
  ];
}
