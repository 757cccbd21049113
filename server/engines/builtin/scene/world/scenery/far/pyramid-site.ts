import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, plainFront } from '../../street/front.ts';
import { boxOn, type Paint, plainPaint, roofOn, type Solid } from '../../street/solid.ts';
import { plotOf } from '../hedge.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { panel, rodBetween, sheer } from './pieces.ts';

const STONE: Colour = [0.9, 0.8, 0.6];
const EARTH: Colour = [0.56, 0.4, 0.26];

/** Grain of stone; it is no part of what a seed decides. */
const grain = createNoise(5_119);
const WOOD: Colour = [0.42, 0.28, 0.16];
const ROPE: Colour = [0.6, 0.48, 0.31];
const LINEN: Colour = [0.88, 0.83, 0.72];

/** The pyramid: its middle to the right on the picture's side and ahead, half its side, how high a course is and how much smaller the next; how many are laid. World units. */
export const PYRAMID = { x: 8, z: 104, half: 44, course: 2.1, inward: 2.2, laid: 12 } as const;

/** The ramp along its front: from where to where on the picture's side, how near and how wide, how high it leads. World units. */
export const RAMP = { from: -44, to: 16, near: 47, wide: 12, high: 10.5 } as const;

/** How high the ramp is at a place on the picture's side, over the ground. */
export const rampAt = (x: number): number =>
  RAMP.high * Math.min(1, Math.max(0, (x - RAMP.from) / (RAMP.to - RAMP.from)));

/** A block on a sledge near the eye: its middle, how far ahead, how long, high and deep; the rope goes on so far. World units. */
export const SLEDGE = { x: -3.4, z: 10.8, long: 2.3, high: 1.35, deep: 1.5, rope: 5.4 } as const;

/** A pyramid that is being built: courses of stone, a ramp, blocks that are hauled on sledges. */
export const PYRAMID_SITE: SceneryPlan = {
  land: 'desert',
  relief: 0.4,
  time: 'day',
  views: [
    { horizon: 0.5, lens: 0.98, eye: 0.36 },
    { horizon: 0.4, lens: 0.94, eye: 0.58 },
    { horizon: 0.58, lens: 0.9, eye: 0.26 },
    { horizon: 0.46, lens: 1.16, eye: 0.44 },
  ],
  ground: levelled(90, 170),
  soil:
    (wild, { noise }) =>
    (x, z, height, steepness) => {
      const own = wild(x, z, height, steepness);
      const worn = smoothstep(-0.2, 0.4, noise.fbm(x / 9, z / 9, 4) + 0.3) * smoothstep(150, 90, z);
      const dust = scaleColour(EARTH, 1.16 + 0.2 * noise.fbm(x * 1.1, z * 1.1, 3));
      return mixColour(own, dust, 0.7 * worn);
    },
  isTended: (x, z) => Math.abs(x) < 80 && z < 160,
  has: new Set(['pyramid', 'rock']),
  who: new Set(['builder', 'working', 'crowd', 'kilted']),
  solids,
};

/** Hewn blocks in rows so high, each about half as wide again; every one of its own tone. */
const blocks =
  (high: number, wide: number): Paint =>
  ({ role, normal }, { along, up, pixel }) => {
    if (role === 'level') {
      const [u, v] = [along / wide, up / wide];
      const tone = 0.94 + 0.16 * chance(Math.floor(u), Math.floor(v), 7);
      return plainFront(scaleColour(STONE, tone * 1.06));
    }
    const row = Math.floor(up / high);
    const u = along / wide + 0.5 * (row & 1) + 0.3 * chance(row, 3, 5);
    const n = Math.floor(u);
    const edge = Math.min(Math.min(u - n, 1 - u + n) * wide, (up / high - row) * high);
    const joint = inside(edge, -1, 0.07, Math.max(pixel, 0.03));
    const tone = 0.84 + 0.26 * chance(n, row, 11 + Math.round(normal[0] * 3));
    // The edge of a course catches light, its foot lies in the shade of the next below.
    const share = up / PYRAMID.course - Math.floor(up / PYRAMID.course);
    const lip = 0.78 + 0.3 * smoothstep(0, 0.5, share) + 0.12 * smoothstep(0.9, 0.97, share);
    return plainFront(scaleColour(STONE, tone * lip * (1 - 0.3 * joint)));
  };

/** Earth between walls of rough stones. */
const earthen: Paint = ({ role, normal }, { along, up, pixel }) => {
  const isTop = normal[1] > 0.92;
  if (role === 'level' || isTop) {
    return plainFront(scaleColour(EARTH, 1.5 * (1 + 0.2 * grain.fbm(along, up, 3))));
  }
  const [high, wide] = [0.55, 1.1];
  const row = Math.floor(up / high);
  const u = along / wide + chance(row, 5, 2);
  const n = Math.floor(u);
  const edge = Math.min(Math.min(u - n, 1 - u + n) * wide, (up / high - row) * high);
  const joint = inside(edge, -1, 0.06, Math.max(pixel, 0.03));
  const tone = 0.84 + 0.36 * chance(n, row, 3);
  return plainFront(scaleColour(mixColour(EARTH, STONE, 0.12), tone * (1 - 0.3 * joint)));
};
const wooden = plainPaint(WOOD);

function solids({ setting: { side }, random }: Site): Solid[] {
  return [
    ...courses(side),
    ...ramp(side),
    ...sledge(side),
    ...STACKS.flatMap(([x, z, count]) =>
      Array.from({ length: count }, (_, n): Solid => {
        const wide = 1.3 + 0.5 * random.unit();
        const left = side * x + (n % 3) * 2.1 - 2 + 0.3 * random.unit();
        const near = z + 0.5 * random.unit() + (n % 3 === 1 ? 0.7 : 0);
        const low = LEVEL + (n > 2 ? 1.1 : 0);
        return boxOn(plotOf(left, near, left + wide, near + 1.3), low - 0.05, low + 1.1, hewn(n));
      }),
    ),
    ...awning(side * -9.6, 17),
    ...awning(side * 15, 27),
    ...levers(side),
  ];
}

/** One block, of one tone with worn edges. */
const hewn =
  (n: number): Paint =>
  ({ role }, { along, up }) => {
    const rough = 1 + 0.16 * grain.fbm(along * 2.4 + 9 * n, up * 2.4, 4);
    const tone = (0.84 + 0.18 * chance(n, 2, 9)) * (role === 'level' ? 1.08 : 1);
    return plainFront(scaleColour(STONE, tone * rough));
  };

/** Heaps of blocks: to the right on the picture's side, ahead, how many. World units. */
const STACKS = [
  [6.6, 14.5, 5],
  [-12, 24, 6],
  [12.6, 20, 4],
  [2, 32, 5],
  [-20, 34, 6],
  [24, 36, 6],
] as const;

/** The courses that are laid, the topmost not to its end. */
function courses(side: number): Solid[] {
  const { x, z, half, course, inward, laid } = PYRAMID;
  const paint = blocks(course / 2, 1.9);
  const low = (n: number) => LEVEL + n * course;
  const whole = Array.from({ length: laid }, (_, n): Solid => {
    const out = half - n * inward;
    return boxOn(
      plotOf(side * x - out, z - out, side * x + out, z + out),
      low(n) - (n === 0 ? 1 : 0.02),
      low(n + 1),
      paint,
    );
  });
  const out = half - laid * inward;
  const begun = [
    [-out, -2],
    [1.5, 4],
    [7, 9.5],
  ] as const;
  return [
    ...whole,
    ...begun.map(([from, to]) => {
      const [left, right] = side > 0 ? [from, to] : [-to, -from];
      return boxOn(
        plotOf(side * x + left, z - out, side * x + right, z + out),
        low(laid) - 0.02,
        low(laid + 1),
        paint,
      );
    }),
  ];
}

/** How steep the wall of the ramp is. */
const BATTER = 3.4;

/** The ramp of earth, level where it meets the course that is laid. */
function ramp(side: number): Solid[] {
  const { from, to, near, wide, high } = RAMP;
  const pitch = high / (to - from);
  const [left, right] = side > 0 ? [from, to] : [-to, -from];
  return [
    roofOn(
      plotOf(left, near, right, near + wide),
      LEVEL - 1,
      LEVEL + high,
      [
        { side: side > 0 ? 'start' : 'end', pitch, from: LEVEL },
        { side: 'front', pitch: BATTER, from: LEVEL },
      ],
      earthen,
    ),
    roofOn(
      side > 0
        ? plotOf(to - 0.1, near, to + 9, near + wide + 6)
        : plotOf(-to - 9, near, -to + 0.1, near + wide + 6),
      LEVEL - 1,
      LEVEL + high,
      [
        { side: 'front', pitch: BATTER, from: LEVEL },
        { side: side > 0 ? 'end' : 'start', pitch: BATTER, from: LEVEL },
      ],
      earthen,
    ),
    // A block on its way up.
    ...[-20, -1].map((x, n) => {
      const low = LEVEL + rampAt(x) - 0.2;
      return boxOn(
        plotOf(side * x - 1.2, near + 4.6, side * x + 1.2, near + 6.6),
        low,
        low + 1.9,
        hewn(n + 3),
      );
    }),
  ];
}

/** A block on a sledge over beams, tied with ropes; two ropes ahead of it. */
function sledge(side: number): Solid[] {
  const { x, z, long, high, deep, rope } = SLEDGE;
  const middle = side * x;
  const [left, right] = [middle - long / 2, middle + long / 2];
  const bed = LEVEL + 0.36;
  const tied = plainPaint(ROPE);
  const front = middle + side * (long / 2);
  return [
    ...[z - 0.1, z + deep - 0.15].map((near) =>
      boxOn(plotOf(left - 0.5, near, right + 0.5, near + 0.25), LEVEL + 0.1, bed, wooden),
    ),
    ...[-1, 0, 1].map((n) =>
      boxOn(
        plotOf(middle + n * 0.85 - 0.1, z - 0.1, middle + n * 0.85 + 0.1, z + deep + 0.1),
        bed - 0.08,
        bed,
        wooden,
      ),
    ),
    boxOn(plotOf(left, z, right, z + deep), bed, bed + high, hewn(1)),
    ...[-0.6, 0.6].flatMap((at) => [
      boxOn(
        plotOf(middle + at - 0.05, z - 0.04, middle + at + 0.05, z + deep + 0.04),
        bed - 0.05,
        bed + high + 0.04,
        tied,
      ),
    ]),
    // Rollers before it.
    ...Array.from({ length: 4 }, (_, n) => {
      const at = middle + side * (-1.3 + 0.9 * n);
      return rodBetween(
        [at, LEVEL + 0.02, z - 0.35],
        [at, LEVEL + 0.02, z + deep + 0.35],
        [0.1, 0.1],
        6,
        wooden,
      );
    }),
    ...[-0.35, 0.35].map((aside) =>
      sheer(
        rodBetween(
          [front + side * 0.4, bed + 0.1, z + deep / 2 + aside * 0.6],
          [front + side * rope, LEVEL + 1.14, z + deep / 2 + aside * 2],
          [0.035, 0.035],
          5,
          tied,
        ),
      ),
    ),
  ];
}

/** A cloth on four poles, under which there is shade. */
function awning(x: number, z: number): Solid[] {
  const [wide, deep] = [2.1, 1.7];
  const cloth: Paint = (_, { along, pixel }) => {
    const stripe = inside(Math.abs(along / 1.1 - Math.round(along / 1.1)), -1, 0.14, pixel);
    return plainFront(mixColour(LINEN, [0.64, 0.36, 0.2], stripe));
  };
  const top = LEVEL + 2.4;
  return [
    ...[-wide, wide].flatMap((u) =>
      [-deep, deep].map((w) =>
        rodBetween(
          [x + u, LEVEL - 0.2, z + w],
          [x + u, top + (w > 0 ? 0.5 : 0), z + w],
          [0.06, 0.05],
          5,
          wooden,
        ),
      ),
    ),
    panel(
      [
        [x - wide - 0.2, top, z - deep - 0.2],
        [x + wide + 0.2, top, z - deep - 0.2],
        [x + wide + 0.2, top + 0.5, z + deep + 0.2],
        [x - wide - 0.2, top + 0.5, z + deep + 0.2],
      ],
      0.05,
      cloth,
    ),
  ];
}

/** Where those frames are, aside from the middle. World units. */
const PLACES = [22, -9, 6] as const;

/** Frames of timber on the courses, by which blocks are lifted from one to the next. */
function levers(side: number): Solid[] {
  const { x, z, half, course, inward, laid } = PYRAMID;
  return [5, 8, laid - 1].flatMap((n, k) => {
    const near = z - half + n * inward + 1.2;
    const low = LEVEL + (n + 1) * course;
    const at = side * (x + (PLACES[k] ?? 0));
    return [
      rodBetween([at - 1.2, low, near], [at, low + 4.2, near], [0.16, 0.12], 5, wooden),
      rodBetween([at + 1.2, low, near], [at, low + 4.2, near], [0.16, 0.12], 5, wooden),
      rodBetween(
        [at - 3.4, low + 4.8, near - 0.2],
        [at + 3.2, low + 3.2, near - 0.2],
        [0.13, 0.1],
        5,
        wooden,
      ),
    ];
  });
}
