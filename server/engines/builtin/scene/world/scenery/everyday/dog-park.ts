import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inkAt } from '../../street/block-letters.ts';
import { barBetween } from '../../street/convex.ts';
import { plainFront } from '../../street/front.ts';
import { type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { between, block, paved, post, rail } from '../built/paved-site.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { planksAt } from './bench-slats.ts';
import { lawnAt } from './lawn.ts';

const RED: Colour = [0.84, 0.2, 0.14];
const WHITE: Colour = [0.93, 0.93, 0.9];
const BLUE: Colour = [0.16, 0.42, 0.76];
const YELLOW: Colour = [0.95, 0.78, 0.16];
const EARTH: Colour = [0.58, 0.47, 0.33];
const WIRE: Colour = [0.22, 0.26, 0.24];

/** A dog park: worn grass in a fence of wire, a ramp, hurdles, a hoop and poles to run round, benches. */
export const DOG_PARK: SceneryPlan = {
  land: 'field',
  relief: 0.3,
  trees: 0.5,
  views: [
    { horizon: 0.44, lens: 0.98, eye: 0.34 },
    { horizon: 0.34, lens: 0.9, eye: 0.56 },
    { horizon: 0.52, lens: 0.88, eye: 0.3 },
    { horizon: 0.43, lens: 1.1, eye: 0.38 },
  ],
  ground: levelled(60, 60),
  soil: paved((x, z, _soft, { noise, season }) => {
    const share = between(Math.abs(x), -1, 40, 1) * between(z, -20, 50, 1);
    const worn = between(noise.fbm(x / 4, z / 4, 3), 0.12, 9, 0.16);
    const earth = scaleColour(EARTH, 1 + 0.12 * noise.fbm(x * 3, z * 3, 2));
    return [mixColour(lawnAt(x, z, noise, season), earth, 0.7 * worn), share];
  }),
  lampAt: () => (_x, _y, z) => 0.1 + 0.3 * between(z, 6, 24, 6),
  isTended: (x, z) => Math.abs(x) < 16 && z < 32,
  has: new Set(['dog', 'bench']),
  solids: ({ setting: { side } }: Site): Solid[] => [
    ...ramp(side * 4.4, 12.4, side),
    ...hurdle(side * -1.4, 9.4),
    ...hurdle(side * -4.6, 12.6),
    ...hoop(side * 0.8, 14.6),
    ...[0, 1, 2, 3, 4].map((n) =>
      post(side * (-6 + n * 0.8), 16.4, 1, 0.035, plainPaint(n % 2 === 0 ? RED : WHITE)),
    ),
    ...[-6.6, 6.6].flatMap((x) => planksAt(x, 20.4)),
    ...wireFence(),
    ...sign(side * -2.8, 22),
  ],
};

/** Two boards that lean against each other. */
function ramp(x: number, z: number, side: number): Solid[] {
  const top: Point = [x, LEVEL + 1.35, z];
  const board = (foot: number, colour: Colour): Solid =>
    barBetween([x + foot, LEVEL + 0.05, z], top, [0.5, 0.04], plainPaint(colour));
  return [board(-side * 1.9, YELLOW), board(side * 1.9, BLUE)];
}

/** A bar in stripes between two wings. */
const hurdle = (x: number, z: number): Solid[] => [
  ...[-0.75, 0.75].map((at) => post(x + at, z, 0.95, 0.045, plainPaint(WHITE))),
  rail([x - 0.75, 0.5, z], [x + 0.75, 0.5, z], 0.045, (_, { along }) =>
    plainFront(Math.floor(along / 0.25) % 2 === 0 ? RED : WHITE),
  ),
  rail([x - 0.75, 0.22, z], [x + 0.75, 0.22, z], 0.03, plainPaint(BLUE)),
];

/** A hoop in its frame. */
function hoop(x: number, z: number): Solid[] {
  const [middle, radius, pieces] = [0.95, 0.48, 12];
  const at = (n: number): Point => {
    const turn = (n / pieces) * 2 * Math.PI;
    return [x + radius * Math.cos(turn), middle + radius * Math.sin(turn), z];
  };
  return [
    ...Array.from({ length: pieces }, (_, n) => rail(at(n), at(n + 1), 0.055, plainPaint(YELLOW))),
    ...[-0.7, 0.7].map((aside) => post(x + aside, z, 1.6, 0.045, plainPaint(BLUE))),
    rail([x - 0.7, 1.6, z], [x + 0.7, 1.6, z], 0.04, plainPaint(BLUE)),
  ];
}

/** Posts and rails around, with wire between them as thin lines. */
function wireFence(): Solid[] {
  const iron = plainPaint(WIRE);
  const lines = [0.3, 0.6, 0.9, 1.2];
  return [
    ...Array.from({ length: 15 }, (_, n) => post(-14 + n * 2, 23, 1.3, 0.045, iron)),
    ...lines.map((up) => rail([-14, up, 23], [14, up, 23], 0.016, iron)),
    ...[-1, 1].flatMap((at) => [
      ...Array.from({ length: 9 }, (_, n) => post(at * 10.5, 5 + n * 2.2, 1.3, 0.045, iron)),
      ...lines.map((up) => rail([at * 10.5, up, 4], [at * 10.5, up, 23], 0.014, iron)),
    ]),
  ];
}

/** A board with its word at the fence. */
const sign = (x: number, z: number): Solid[] => [
  ...[-0.8, 0.8].map((at) => post(x + at, z, 2, 0.06, plainPaint([0.5, 0.36, 0.22]))),
  block([x - 1.1, 1.3, z - 0.06], [x + 1.1, 2.2, z], ({ role, long }, { along, up, pixel }) => {
    const ink =
      role === 'front'
        ? inkAt('DOGS', (along - 0.35) / (long - 0.7), (up - 0.2) / 0.5, pixel / 0.5)
        : 0;
    return plainFront(mixColour([0.16, 0.4, 0.26], WHITE, ink));
  }),
];
