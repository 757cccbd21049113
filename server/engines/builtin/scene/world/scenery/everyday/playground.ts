import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { barBetween } from '../../street/convex.ts';
import { ellipsoidAt } from '../../street/round-solid.ts';
import { type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { between, block, paved, post, rail } from '../built/paved-site.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { planksAt } from './bench-slats.ts';
import { boardFence } from './home.ts';
import { lawnAt } from './lawn.ts';

/** Where the slide and the swings stand: to the right on the picture's side, and ahead. World units. */
export const SLIDE = [2.5, 9.2] as const;
export const SWINGS = [-3.4, 11.4] as const;
/** The soft ground: half its width, where it begins and ends. World units. */
const GROUND = { half: 9.4, near: 4.6, far: 22 } as const;
const SAND: Colour = [0.86, 0.74, 0.52];
const RED: Colour = [0.84, 0.18, 0.14];
const BLUE: Colour = [0.14, 0.4, 0.76];
const YELLOW: Colour = [0.96, 0.76, 0.14];
const GREEN: Colour = [0.24, 0.6, 0.3];
const TIMBER: Colour = [0.62, 0.44, 0.26];

/** A playground in a park: a slide and swings on sand, a seesaw, a dome to climb, a spring rider, benches around. */
export const PLAYGROUND: SceneryPlan = {
  land: 'field',
  relief: 0.3,
  trees: 0.5,
  views: [
    { horizon: 0.47, lens: 0.96, eye: 0.4 },
    { horizon: 0.36, lens: 0.88, eye: 0.66 },
    { horizon: 0.54, lens: 0.86, eye: 0.34 },
    { horizon: 0.46, lens: 1.08, eye: 0.44 },
  ],
  ground: levelled(60, 60),
  soil: paved((x, z, _soft, { noise, season }) => {
    const share = between(Math.abs(x), -1, 40, 1) * between(z, -20, 50, 1);
    const edge = 0.4 * noise.fbm(x / 3, z / 3, 2);
    const sand =
      between(Math.abs(x) + edge, -1, GROUND.half, 0.15) *
      between(z + edge, GROUND.near, GROUND.far, 0.15);
    const grains = scaleColour(SAND, 1 + 0.1 * noise.fbm(x * 2, z * 2, 3));
    return [mixColour(lawnAt(x, z, noise, season), grains, sand), share];
  }),
  lampAt: () => (_x, _y, z) => 0.1 + 0.3 * between(z, 6, 24, 6),
  isTended: (x, z) => Math.abs(x) < 16 && z < 32,
  has: new Set(['slide', 'swings', 'bench']),
  solids,
};

function solids({ setting: { side } }: Site): Solid[] {
  return [
    ...seesaw(side * -1.6, 7, side),
    ...climber(side * 6.8, 17.4),
    ...springRider(side * -5.2, 8.8, side),
    ...sandbox(side * 6.4, 9.4),
    ...[-8.2, 0.6, 8].flatMap((x) => planksAt(x, 23.4)),
    ...boardFence([-15, 27], [15, 27], 0.95, [0.36, 0.5, 0.36]),
  ];
}

/** A plank over a trestle, one end down, with handles. */
function seesaw(x: number, z: number, side: number): Solid[] {
  const [low, high] = [0.24, 0.92];
  const at = (share: number): Point => [
    x + side * 1.7 * share,
    LEVEL + (low + high) / 2 + ((high - low) / 2) * share,
    z + 0.5 * share,
  ];
  const handles = [-0.72, 0.72].flatMap((share) => {
    const [hx, hy, hz] = at(share);
    return [
      rail([hx, hy - LEVEL, hz], [hx, hy - LEVEL + 0.32, hz], 0.02, plainPaint(BLUE)),
      rail(
        [hx - 0.02, hy - LEVEL + 0.32, hz - 0.18],
        [hx + 0.02, hy - LEVEL + 0.32, hz + 0.18],
        0.02,
        plainPaint(BLUE),
      ),
    ];
  });
  return [
    barBetween(at(-1), at(1), [0.13, 0.045], plainPaint(RED)),
    block([x - 0.16, 0, z - 0.2], [x + 0.16, 0.55, z + 0.2], plainPaint(YELLOW)),
    ...handles,
  ];
}

/** A dome of bars to climb. */
function climber(x: number, z: number): Solid[] {
  const [radius, high, around] = [1.9, 1.9, 8];
  const ringAt = (share: number, n: number): Point => {
    const turn = ((n + share * 0.5) / around) * 2 * Math.PI;
    const out = radius * Math.cos((share * Math.PI) / 2.3);
    return [
      x + out * Math.cos(turn),
      high * Math.sin((share * Math.PI) / 2.1),
      z + out * Math.sin(turn),
    ];
  };
  const levels = [0, 0.36, 0.7, 0.96];
  const paints = [RED, YELLOW, BLUE, GREEN].map(plainPaint);
  return levels.flatMap((share, level) =>
    Array.from({ length: around }, (_, n) => {
      const paint = paints[level % paints.length] ?? plainPaint(RED);
      const above = levels[level + 1];
      const around2 =
        level === 0 ? [] : [rail(ringAt(share, n), ringAt(share, n + 1), 0.03, paint)];
      const up =
        above === undefined
          ? []
          : [
              rail(ringAt(share, n), ringAt(above, n), 0.03, paint),
              rail(ringAt(share, n + 1), ringAt(above, n), 0.03, paint),
            ];
      return [...around2, ...up];
    }).flat(),
  );
}

/** A small horse on a spring. */
const springRider = (x: number, z: number, side: number): Solid[] => [
  post(x, z, 0.45, 0.11, plainPaint([0.16, 0.16, 0.18])),
  ellipsoidAt([x, LEVEL + 0.62, z], 0.36, 0.22, plainPaint(GREEN)),
  ellipsoidAt([x + side * 0.38, LEVEL + 0.95, z], 0.17, 0.22, plainPaint(YELLOW)),
  rail([x + side * 0.3, 0.8, z - 0.25], [x + side * 0.3, 0.8, z + 0.25], 0.025, plainPaint(RED)),
];

/** A box of boards with a heap of sand, a bucket and a ball. */
const sandbox = (x: number, z: number): Solid[] => {
  const wood = plainPaint(TIMBER);
  return [
    ...[-1.2, 1.2].flatMap((at) => [
      block([x - 1.2, 0, z + at - 0.08], [x + 1.2, 0.26, z + at + 0.08], wood),
      block([x + at - 0.08, 0, z - 1.2], [x + at + 0.08, 0.26, z + 1.2], wood),
    ]),
    block([x - 1.15, 0, z - 1.15], [x + 1.15, 0.16, z + 1.15], plainPaint(scaleColour(SAND, 1.05))),
    ellipsoidAt([x + 0.3, LEVEL + 0.1, z], 0.55, 0.32, plainPaint(SAND)),
    post(x - 0.5, z - 0.5, 0.42, 0.14, plainPaint(RED)),
    ellipsoidAt([x - 0.2, LEVEL + 0.3, z - 0.75], 0.15, 0.15, plainPaint(BLUE)),
  ];
};
