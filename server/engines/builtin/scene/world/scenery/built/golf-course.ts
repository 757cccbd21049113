import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { grassOf } from '../../soil/soil.ts';
import { plainFront } from '../../street/front.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { lifted } from './lifted.ts';
import { block, paved, post } from './paved-site.ts';

/** The green: how far to the right on the picture's side and how far off it is, how wide. World units. */
const GREEN = { aside: 1.6, z: 21, wide: 8.6, deep: 6.6 } as const;
/** Bunkers: to the right on the picture's side, ahead, how wide and how deep. World units. */
const BUNKERS = [
  [-8.6, 19, 3.6, 2.2],
  [9.4, 30, 5, 2.6],
  [-11, 40, 6, 3],
  [12.6, 15, 2.8, 1.8],
] as const;
const SAND: Colour = [0.94, 0.87, 0.68];
const RED: Colour = [0.86, 0.1, 0.1];
const WHITE: Colour = [0.94, 0.94, 0.92];

/** How far a place is within an ellipse: 0 in its middle, 1 on its edge. */
const outOf = (x: number, z: number, wide: number, deep: number): number =>
  Math.hypot(x / wide, z / deep);

const rollAt = (x: number, z: number): number =>
  1.1 * Math.sin(x / 13 + 1) * Math.sin(z / 15) * smoothstep(22, 40, Math.hypot(x, z - 14));

/** A golf course: a green with its flag, bunkers of white sand, mown stripes on the fairway, trees around. */
export const GOLF_COURSE: SceneryPlan = {
  land: 'field',
  relief: 0.6,
  trees: 0.7,
  views: [
    { horizon: 0.42, lens: 0.94, eye: 0.56 },
    { horizon: 0.32, lens: 0.88, eye: 1 },
    { horizon: 0.5, lens: 0.88, eye: 0.42 },
    { horizon: 0.4, lens: 1.08, eye: 0.62 },
  ],
  ground: (wild, setting) => {
    const level = levelled(70, 120)(wild);
    const { side } = setting;
    return (x, z) => {
      const hollow = BUNKERS.reduce(
        (deep, [aside, at, wide, long]) =>
          Math.max(deep, smoothstep(1, 0.4, outOf(side * x - aside, z - at, wide, long))),
        0,
      );
      return level(x, z) + rollAt(x, z) - 0.7 * hollow;
    };
  },
  soil: paved((x, z, soft, { side, season }) => {
    const a = side * x;
    const fairway = smoothstep(15, 13, Math.abs(a - 4 * Math.sin(z / 30)));
    const grass = grassOf(season === 'autumn' || season === 'winter' ? 'summer' : season);
    const stripe = Math.floor((a + z * 0.35) / 3.4) % 2 === 0 ? 1.12 : 0.96;
    const green = smoothstep(
      1.04,
      0.98,
      outOf(a - GREEN.aside, z - GREEN.z, GREEN.wide, GREEN.deep),
    );
    const fringe = smoothstep(
      1.26,
      1.2,
      outOf(a - GREEN.aside, z - GREEN.z, GREEN.wide, GREEN.deep),
    );
    const fine = Math.floor((a - GREEN.aside) / 0.9) % 2 === 0 ? 1.06 : 0.98;
    const sand = BUNKERS.reduce(
      (most, [aside, at, wide, long]) =>
        Math.max(most, smoothstep(1.02, 0.94, outOf(a - aside, z - at, wide, long))),
      0,
    );
    const rough = scaleColour(grass, 0.86);
    let colour: Colour = mixColour(rough, scaleColour(grass, stripe * 1.05), fairway);
    colour = mixColour(colour, scaleColour(grass, 1.04), fringe);
    colour = mixColour(colour, scaleColour(mixColour(grass, [0.5, 0.74, 0.34], 0.6), fine), green);
    const hole = Math.hypot(a - GREEN.aside, z - GREEN.z) < 0.12 + soft * 0.5 ? 0.8 : 0;
    colour = mixColour(colour, [0.08, 0.08, 0.06], hole);
    return [mixColour(colour, SAND, sand), Math.abs(x) < 60 && z < 150 ? Math.max(sand, 0.96) : 0];
  }),
  isTended: (x, z, { side }) => z < 150 && Math.abs(side * x - 4 * Math.sin(z / 30)) < 16,
  solids: ({ setting: { side }, groundAt }: Site): Solid[] => {
    const [x, z] = [side * GREEN.aside, GREEN.z];
    const base = groundAt(x, z) - LEVEL;
    const flag: Paint = ({ role }) => plainFront(role === 'level' ? scaleColour(RED, 0.8) : RED);
    const parts = [
      post(x, z, 3.4, 0.035, plainPaint(WHITE)),
      ...[0, 1, 2, 3].map((n) =>
        block(
          [Math.min(x, x + side * (0.3 * n + 0.3)), 2.5 + 0.09 * n, z - 0.02],
          [Math.max(x, x + side * (0.3 * n + 0.3)), 3.35 - 0.09 * n, z + 0.02],
          flag,
        ),
      ),
      block([x + 1.9, 0, z - 2.4], [x + 2.02, 0.12, z - 2.28], plainPaint(WHITE)),
      ...cart(-side * 5.4, 27),
    ];
    return parts.map((one) => lifted(one, base));
  },
};

/** A golf cart with bags behind. */
function cart(x: number, z: number): Solid[] {
  const body = plainPaint([0.92, 0.92, 0.9]);
  const dark = plainPaint([0.1, 0.1, 0.11]);
  return [
    block([x - 1.1, 0.3, z - 0.55], [x + 1.1, 0.62, z + 0.55], body),
    block([x - 0.25, 0.62, z - 0.5], [x + 0.4, 0.8, z + 0.5], plainPaint([0.55, 0.4, 0.26])),
    block([x - 0.35, 0.8, z - 0.5], [x - 0.2, 1.2, z + 0.5], plainPaint([0.55, 0.4, 0.26])),
    block([x - 0.9, 1.75, z - 0.65], [x + 0.9, 1.85, z + 0.65], body),
    ...[-0.8, 0.8].flatMap((a) =>
      [-0.55, 0.5].map((b) =>
        block([x + a - 0.03, 0.6, z + b], [x + a + 0.03, 1.76, z + b + 0.06], dark),
      ),
    ),
    ...[-0.7, 0.7].map((a) =>
      block([x + a - 0.22, 0, z - 0.6], [x + a + 0.22, 0.42, z + 0.6], dark),
    ),
    block([x - 1.1, 0.62, z - 0.3], [x - 0.75, 1.3, z + 0.3], plainPaint([0.14, 0.3, 0.6])),
  ];
}
