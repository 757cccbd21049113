import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inkAt } from '../../street/block-letters.ts';
import { inside, plainFront } from '../../street/front.ts';
import { ellipsoidAt } from '../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { wayOf } from '../../street/way.ts';
import { LEVEL } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { lifted } from './lifted.ts';
import { block, post, rail } from './paved-site.ts';

/** The stairs: how far to the right of the picture's middle on its side, half their width, from where to where, the railing's height. World units. */
const STAIRS = { aside: 2.2, half: 1.5, near: 7.2, far: 13.4, high: 1.15 } as const;
const GREEN: Colour = [0.1, 0.3, 0.2];
const WHITE: Colour = [0.94, 0.94, 0.92];
const LINES: readonly (readonly [Colour, string])[] = [
  [[0.93, 0.2, 0.18], 'A'],
  [[0.98, 0.78, 0.1], 'N'],
  [[0.1, 0.4, 0.72], 'C'],
];

/** A subway entrance on a street: stairs down between green railings, globe lamps, its sign. */
export const SUBWAY_ENTRANCE: SceneryPlan = {
  land: 'street',
  views: [
    { horizon: 0.56, lens: 0.9, eye: 0.98 },
    { horizon: 0.48, lens: 0.88, eye: 1.35 },
    { horizon: 0.62, lens: 0.84, eye: 0.9 },
    { horizon: 0.54, lens: 1, eye: 1.1 },
  ],
  lampAt:
    ({ side }) =>
    (x, y, z) =>
      0.9 / (1 + ((x - side * STAIRS.aside) ** 2 + (z - STAIRS.near) ** 2 + (y - 2) ** 2) / 9),
  has: new Set(['train']),
  solids,
};

function solids({ setting, lamps }: Site): Solid[] {
  const { aside, half, near, far, high } = STAIRS;
  const x = setting.side * aside;
  const iron = plainPaint(GREEN);
  const [l, r] = [x - half, x + half];
  const bars = (from: number, to: number, at: (share: number) => readonly [number, number]) =>
    Array.from({ length: Math.round(Math.abs(to - from) / 0.26) }, (_, n) => {
      const [bx, bz] = at((n + 0.5) / Math.round(Math.abs(to - from) / 0.26));
      return rail([bx, 0.2, bz], [bx, high, bz], 0.018, iron);
    });
  const steps: Paint = ({ role }, { along, up }) => {
    if (role !== 'level') return plainFront([0.4, 0.4, 0.4]);
    // From the eye they go down toward what is far: each edge lighter, all darker the deeper.
    const deep = up / (far - near);
    const edge = up / 0.42 - Math.floor(up / 0.42) < 0.22 ? 1 : 0;
    const wall = Math.abs(along - half) > half - 0.12 ? 1 : 0;
    const tone = Math.exp(-deep * 3.2);
    const stone = mixColour([0.32, 0.32, 0.33], [0.95, 0.8, 0.2], 0.8 * edge);
    return {
      colour: scaleColour(mixColour(stone, [0.6, 0.6, 0.58], wall), tone),
      glass: 0,
      glow: scaleColour(
        [1, 0.85, 0.55],
        Math.min(0.5, 0.08 + lamps) * Math.exp(-(((deep - 0.75) / 0.3) ** 2)) * 0.5,
      ),
      isSwept: true,
    };
  };
  const kerb = plainPaint([0.56, 0.55, 0.53]);
  const parts = [
    block([l, 0, near], [r, 0.21, far], steps),
    block([l - 0.2, 0, near], [l, 0.34, far + 0.2], kerb),
    block([r, 0, near], [r + 0.2, 0.34, far + 0.2], kerb),
    block([l, 0, far], [r, 0.34, far + 0.2], kerb),
    ...[l - 0.1, r + 0.1].flatMap((at) => [
      rail([at, high, near], [at, high, far + 0.1], 0.05, iron),
      rail([at, 0.4, near], [at, 0.4, far + 0.1], 0.03, iron),
      ...bars(near, far, (share) => [at, near + share * (far - near)]),
      post(at, near, 2.5, 0.09, iron),
      post(at, far + 0.1, 1.35, 0.07, iron),
      lampGlobe(at, near, lamps),
    ]),
    rail([l - 0.1, high, far + 0.1], [r + 0.1, high, far + 0.1], 0.05, iron),
    ...bars(l, r, (share) => [l + share * (r - l), far + 0.1]),
    // The far end carries the sign of the station over the stairs.
    block([l - 0.3, 1.35, far], [r + 0.3, 2.45, far + 0.16], sign(lamps)),
    // Tiled side walls that are seen below the ground.
    block([l, 0.2, near + 0.2], [l + 0.03, 0.24, far], plainPaint(WHITE)),
  ];
  return parts.map((one) => lifted(one, -LEVEL + 0.02 + curb(setting)));
}

/** How high the pavement is where the stairs are. */
const curb = (setting: Site['setting']): number =>
  Math.abs(setting.side * STAIRS.aside - wayOf(setting).middle(9)) > wayOf(setting).road ? 0.12 : 0;

/** A globe, its upper half white and its lower half green. */
const lampGlobe = (x: number, z: number, lamps: number): Solid =>
  ellipsoidAt([x, LEVEL + 2.78, z], 0.27, 0.27, ({ normal }) => {
    const colour: Colour = normal[1] > 0 ? WHITE : [0.1, 0.55, 0.3];
    return { colour, glass: 0, glow: scaleColour(colour, 0.25 + Math.min(1, lamps * 3)) };
  });

/** White letters on black under a white line, the lines that stop there in their colours. */
const sign =
  (lamps: number): Paint =>
  ({ role, long }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront([0.08, 0.08, 0.08]);
    const word = inkAt('SUBWAY', (along - 0.2) / (long - 0.4), (up - 0.46) / 0.44, pixel / 0.44);
    const line = inside(up, 0.98, 1.03, pixel);
    let colour = mixColour([0.05, 0.05, 0.055], WHITE, Math.max(word, line));
    for (const [n, [paint, letter]] of LINES.entries()) {
      const [u, v] = [along - 0.4 - n * 0.42, up - 0.23];
      const disc = inside(Math.hypot(u, v), -1, 0.17, pixel);
      const ink = inkAt(letter, (u + 0.07) / 0.14, (v + 0.1) / 0.2, pixel / 0.2);
      colour = mixColour(colour, mixColour(paint, WHITE, ink), disc);
    }
    return { colour, glass: 0, glow: scaleColour(colour, Math.min(0.7, 0.1 + lamps)) };
  };
