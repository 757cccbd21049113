import type { Random } from '../../../kernels/random.ts';
import type { Colour } from '../../words/idea.ts';
import { quadruped } from '../creatures/beast-body/quadruped.ts';
import { WOLF } from '../creatures/beasts/animals.ts';
import { coat } from '../creatures/beasts/coat-looks.ts';
import type { Build } from '../creatures/build.ts';
import { figureOf } from '../creatures/figure.ts';
import { human } from '../creatures/human.ts';
import { plain, planks } from '../sculpt/looks.ts';
import { moved } from '../sculpt/move.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { box, limb, mirror, type Solid } from '../sculpt/solid.ts';
import type { Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import { looksLeft, type Wish } from '../wish.ts';

const WOOD: Colour = [0.5, 0.31, 0.15];
const LOAD: Colour = [0.72, 0.14, 0.1];
const ROPE = plain([0.82, 0.24, 0.1]);

/** A dog that draws sledges: a wolf's build, grey or brown over white. */
const HUSKY: Build = {
  ...WOLF,
  head: { ...WOLF.head, eye: { ...WOLF.head.eye, iris: [0.4, 0.62, 0.8] } },
  coats: [
    coat('saddle', [0.62, 0.63, 0.66], [0.95, 0.95, 0.94], [0.16, 0.17, 0.19]),
    coat('saddle', [0.5, 0.36, 0.25], [0.94, 0.92, 0.88], [0.26, 0.17, 0.11]),
  ],
};

/** The team, metres: how tall a dog is at its shoulder, where each runs, ahead and aside; the line along which they draw, how high it is. */
const TEAM = {
  tall: 0.7,
  places: [
    [1.15, -0.3],
    [1.3, 0.32],
    [2.35, -0.3],
    [2.5, 0.32],
    [3.55, 0],
  ],
  line: [0.05, 3.5],
  high: 0.42,
} as const;

/** The sled, metres: its runners' ends, half the width between them, how high its floor and its handlebar are. */
const SLED = { rear: -2.3, nose: 0, half: 0.26, floor: 0.28, bar: [-1.68, 1.02] } as const;
/** Where the musher stands, and how tall a man is. */
const MUSHER = { at: -2.05, tall: 1.75 } as const;

/** A sled behind its team of dogs at a run, its musher standing on the runners; it goes right or left. */
export function dogSled(wish: Wish): Sprite {
  const { random, rays, tall } = wish;
  const model = [...sled(wish.colour ?? LOAD), ...team(random), ...musher(wish)];
  const isLeft = looksLeft(wish);
  const turned = 0.78 + 0.14 * (random.unit() - 0.5);
  const shown = isLeft ? model.map(mirror) : model;
  const yaw = isLeft ? Math.PI - turned : turned;
  return sculpt(shown, { yaw, pitch: 0.14, away: 7 }, rays, tall, random);
}

/** The dogs in their harness, each tied to the line between them. */
const team = (random: Random): Solid[] => [
  limb(ROPE, [TEAM.line[0], 0.3, 0], [TEAM.line[1], TEAM.high, 0], 0.016, 0.016),
  ...TEAM.places.flatMap(([x, z]) => [
    ...moved(quadruped(HUSKY, 'running', null, 0.15, random), { size: TEAM.tall, to: [x, 0, z] }),
    limb(ROPE, [x - 0.34, TEAM.high + 0.1, z], [x - 0.75, TEAM.high - 0.06, 0], 0.013, 0.013),
    ...[-1, 1].map((side) =>
      limb(
        ROPE,
        [x + 0.2, TEAM.high + 0.14, z + side * 0.1],
        [x - 0.34, TEAM.high + 0.1, z],
        0.016,
        0.016,
      ),
    ),
  ]),
];

/** A basket of slats on two runners that are curled up before it, a load under its cloth, a handlebar behind. */
function sled(colour: Colour): Solid[] {
  const wood = planks(WOOD, 0.04);
  const { rear, nose, half, floor, bar } = SLED;
  const side = (z: number): Solid[] => {
    const rail: readonly Vector[] = [
      [rear, 0.04, z],
      [nose - 0.3, 0.04, z],
      [nose - 0.05, 0.14, z],
      [nose, 0.32, z],
    ];
    return [
      ...rail.slice(1).map((to, n) => limb(wood, rail[n] ?? to, to, 0.032, 0.032)),
      ...[-1.6, -1.05, -0.5].map((x) => limb(wood, [x, 0.04, z], [x, floor, z], 0.026, 0.026)),
      limb(wood, [-1.6, 0.06, z], [bar[0], bar[1], z * 0.8], 0.028, 0.026),
      limb(wood, [bar[0] + 0.05, 0.66, z], [nose, 0.32, z], 0.024, 0.024),
    ];
  };
  return [
    ...[-half, half].flatMap(side),
    limb(wood, [bar[0], bar[1], -half * 0.8], [bar[0], bar[1], half * 0.8], 0.03, 0.03),
    limb(wood, [nose, 0.32, -half], [nose, 0.32, half], 0.03, 0.03),
    box(wood, [-0.9, floor, 0], [0.72, 0.02, half]),
    box(plain(colour), [-0.95, floor + 0.16, 0], [0.52, 0.15, half * 0.86], undefined, 0.1),
    ...[-1.25, -0.7].map((x) =>
      box(
        plain([0.16, 0.14, 0.12]),
        [x, floor + 0.16, 0],
        [0.03, 0.156, half * 0.88],
        undefined,
        0.1,
      ),
    ),
  ];
}

/** Who stands on the runners, both hands on the bar. */
function musher({ random, traits = [], hair }: Wish): Solid[] {
  const figure = figureOf(traits);
  const size = MUSHER.tall * figure.tall;
  const hand = (side: number): Vector => [
    (SLED.bar[0] - MUSHER.at) / size,
    (SLED.bar[1] - 0.06) / size,
    side * 0.08,
  ];
  const dressed = [...traits, 'wintry' as const];
  const hands = { near: hand(-1), far: hand(1) };
  return moved(human(random, 'standing', null, dressed, hands, hair), {
    size,
    to: [MUSHER.at, 0.06, 0],
  });
}
