import { lumaOf, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Ground } from '../../ground.ts';
import { chance, inside, plainFront } from '../../street/front.ts';
import { ellipsoidAt } from '../../street/round-solid.ts';
import { type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { block } from '../built/paved-site.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { panel, rodBetween, sheer } from './pieces.ts';

/** The trench: half its width at its floor, how deep it is, where it turns aside, how far it is seen before that. World units. */
export const TRENCH = { half: 1.15, deep: 2.15, turn: 17 } as const;
const MUD: Colour = [0.34, 0.27, 0.19];
const PLANK: Colour = [0.46, 0.36, 0.25];
const SACK: Colour = [0.62, 0.55, 0.41];

/** Grain of mud and wood; it is no part of what a seed decides. */
const grain = createNoise(6_203);

/** How high over the trench's floor the ground is so far from its middle. */
const bankAt = (off: number, z: number): number => {
  const wall = smoothstep(TRENCH.half, TRENCH.half + 0.35, off);
  const end = smoothstep(TRENCH.turn, TRENCH.turn + 0.4, z);
  const mound = 0.5 * Math.exp(-(((off - 2.3) / 0.9) ** 2));
  return Math.max(wall, end) * TRENCH.deep + (off > 1.4 ? mound : 0);
};

/** A trench of the First World War: walls of planks and sandbags, duckboards in the mud, ladders, barbed wire and shattered trees over it under a grey sky. */
export const TRENCH_LAND: SceneryPlan = {
  land: 'field',
  relief: 0.3,
  trees: 0,
  // The eye is lower than the ground on both sides.
  views: [
    { horizon: 0.52, lens: 0.84, eye: -0.17 },
    { horizon: 0.46, lens: 0.84, eye: 0.1 },
    { horizon: 0.58, lens: 0.78, eye: -0.19 },
    { horizon: 0.52, lens: 0.98, eye: -0.15 },
  ],
  ground: (wild, setting): Ground => {
    const flat = levelled(70, 130)(wild);
    const { noise } = setting;
    return (x, z) => {
      const off = Math.abs(x);
      const craters = off > 4 ? 0.9 * noise.fbm(x / 6, z / 6, 3) * smoothstep(4, 9, off) : 0;
      const beyond = z > TRENCH.turn + 3 ? 0.8 * noise.fbm(x / 6, z / 6, 3) : 0;
      return flat(x, z) - TRENCH.deep + bankAt(off, z) + craters + beyond;
    };
  },
  soil:
    (wild, { noise, snowy }) =>
    (x, z, height, steepness) => {
      if (snowy && height > LEVEL - 0.4) return wild(x, z, height, steepness);
      const wet = smoothstep(0, 0.4, noise.fbm(x / 1.1, z / 1.1, 3));
      const earth = scaleColour(MUD, 1 + 0.5 * noise.fbm(x * 1.5, z * 1.5, 4));
      const far = smoothstep(90, 140, z);
      const mud = mixColour(earth, [0.42, 0.4, 0.36], height < LEVEL - 1.5 ? 0.6 * wet : 0.2 * wet);
      return far > 0 ? mixColour(mud, wild(x, z, height, steepness), far) : mud;
    },
  light: (light) => ({
    ...light,
    zenith: greyed(light.zenith),
    middle: greyed(light.middle),
    horizon: greyed(light.horizon),
    sun: scaleColour(light.sun, 0.72),
    haze: light.haze * 2.6,
  }),
  isTended: (_, z) => z < 140,
  lampAt: () => (x, y, z) => 0.25 / (1 + (x * x + (y - LEVEL + 1) ** 2 + (z - 9) ** 2) / 30),
  who: new Set(['soldier']),
  solids,
};

/** A colour of the sky under smoke. */
const greyed = (colour: Colour): Colour => {
  const luma = lumaOf(...colour);
  return mixColour(colour, [luma * 1.05, luma, luma * 0.94], 0.8);
};

const planks: Paint = ({ role }, { along, up, pixel }) => {
  if (role === 'level') return plainFront(PLANK);
  const row = Math.floor(up / 0.24);
  const seam = inside(Math.abs(up / 0.24 - Math.round(up / 0.24)) * 0.24, -1, 0.018, pixel);
  const tone = 0.7 + 0.4 * chance(row, Math.floor(along / 2.7 + chance(row, 1, 1)), 5);
  const wood = scaleColour(PLANK, tone * (1 + 0.35 * grain.fbm(along * 1.4, up * 14, 3)));
  const dirt = smoothstep(0.7, 0, up) * 0.6;
  return plainFront(mixColour(scaleColour(wood, 1 - 0.6 * seam), MUD, dirt));
};

const at = (x: number, up: number, z: number): Point => [x, LEVEL - TRENCH.deep + up, z];

function solids({ setting: { side } }: Site): Solid[] {
  const { half, turn } = TRENCH;
  const post = plainPaint([0.3, 0.23, 0.16]);
  const walls = [-1, 1].flatMap((to) => [
    panel(
      [
        at(to * half, 0, 1),
        at(to * half, 0, turn),
        at(to * (half + 0.22), 1.62, turn),
        at(to * (half + 0.22), 1.62, 1),
      ],
      0.05,
      planks,
    ),
    ...Array.from({ length: 9 }, (_, n) =>
      rodBetween(
        at(to * (half - 0.05), -0.2, 2 + 1.9 * n),
        at(to * (half + 0.16), 2, 2 + 1.9 * n),
        [0.075, 0.06],
        6,
        post,
      ),
    ),
  ]);
  return [
    ...walls,
    panel(
      [
        at(-half, 0, turn),
        at(half, 0, turn),
        at(half, 1.62, turn + 0.2),
        at(-half, 1.62, turn + 0.2),
      ],
      0.05,
      planks,
    ),
    ...[-1, 1].flatMap((to) => bags(to)),
    ...Array.from({ length: 5 }, (_, n) => bag(-1.1 + 0.55 * n, 1.76, turn + 0.2, n)),
    ...Array.from({ length: 4 }, (_, n) => bag(-0.8 + 0.55 * n, 2, turn + 0.3, n + 9)),
    ...duckboards(),
    ...ladder(side * (half - 0.12), 8.6),
    ...firestep(-side),
    ...boxes(side),
    ...wire(),
    ...TREES.flatMap(([x, z, high], n) => stump(side * x, z, high, n)),
  ];
}

/** A sandbag that lies along the trench's edge. */
function bag(x: number, up: number, z: number, number: number): Solid {
  const paint: Paint = (_, { along, up: high }) =>
    plainFront(
      scaleColour(
        SACK,
        (0.8 + 0.3 * chance(number, 3, 3)) *
          (1 + 0.14 * Math.sin(along * 46) * Math.sin(high * 46)),
      ),
    );
  return ellipsoidAt(at(x, up, z), 0.32, 0.155, paint);
}

/** Two rows of sandbags on both edges. */
const bags = (to: number): Solid[] =>
  [0, 1].flatMap((row) =>
    Array.from({ length: 28 }, (_, n) => {
      const z = 2.2 + 0.54 * n + 0.27 * row;
      const off = TRENCH.half + 0.34 + 0.06 * chance(n, row, 2);
      return bag(to * (off + 0.1 * row), 1.78 + 0.25 * row, z, n * 4 + row * 2 + to);
    }),
  );

/** Slats on two beams over the mud. */
function duckboards(): Solid[] {
  const wood = (n: number) => plainPaint(scaleColour(PLANK, 0.8 + 0.4 * chance(n, 7, 7)));
  return [
    ...[-0.42, 0.42].map((x) =>
      block(
        [x - 0.05, -TRENCH.deep - 0.05, 1],
        [x + 0.05, -TRENCH.deep + 0.08, TRENCH.turn],
        wood(1),
      ),
    ),
    ...Array.from({ length: 56 }, (_, n) => {
      const z = 1.4 + 0.28 * n;
      return block([-0.56, -TRENCH.deep + 0.08, z], [0.56, -TRENCH.deep + 0.12, z + 0.17], wood(n));
    }),
  ];
}

/** A ladder to go over the top. */
function ladder(x: number, z: number): Solid[] {
  const wood = plainPaint([0.56, 0.43, 0.28]);
  const out = 0.36 * Math.sign(x);
  return [
    ...[0, 0.52].map((off) =>
      rodBetween(at(x - out, 0, z + off), at(x + out, 2.5, z + off), [0.045, 0.045], 5, wood),
    ),
    ...Array.from({ length: 8 }, (_, n) => {
      const share = (n + 0.7) / 8.4;
      const px = x - out + 2 * out * share;
      return rodBetween(
        at(px, 2.5 * share, z - 0.03),
        at(px, 2.5 * share, z + 0.55),
        [0.035, 0.035],
        5,
        wood,
      );
    }),
  ];
}

/** The step on which one stands to look over the edge. */
const firestep = (to: number): Solid[] => {
  const [a, b] = [to * (TRENCH.half + 0.1), to * (TRENCH.half - 0.4)];
  return [
    block(
      [Math.min(a, b), -TRENCH.deep - 0.1, 9.6],
      [Math.max(a, b), -TRENCH.deep + 0.46, 15.4],
      planks,
    ),
  ];
};

/** Boxes of ammunition against the wall. */
const boxes = (side: number): Solid[] => {
  const [x, z] = [side * (TRENCH.half - 0.28), 5.2];
  const olive = plainPaint([0.33, 0.34, 0.2]);
  const wood = plainPaint([0.54, 0.42, 0.27]);
  return [
    block([x - 0.26, -TRENCH.deep, z], [x + 0.22, -TRENCH.deep + 0.34, z + 0.8], wood),
    block([x - 0.2, -TRENCH.deep + 0.34, z + 0.12], [x + 0.2, -TRENCH.deep + 0.6, z + 0.62], olive),
  ];
};

/** Barbed wire in coils between crossed stakes along both edges and beyond the end. */
function wire(): Solid[] {
  const iron = plainPaint([0.16, 0.13, 0.11]);
  const stake = plainPaint([0.3, 0.23, 0.17]);
  const along = (x: number, from: number, to: number): Solid[] => {
    const stakes = Array.from(
      { length: Math.floor((to - from) / 2.6) + 1 },
      (_, n) => from + 2.6 * n,
    );
    return stakes.flatMap((z) => [
      rodBetween(at(x - 0.45, 2, z), at(x + 0.45, 3.35, z), [0.05, 0.04], 5, stake),
      rodBetween(at(x + 0.45, 2, z), at(x - 0.45, 3.35, z + 0.1), [0.05, 0.04], 5, stake),
      ...(z + 2.6 > to
        ? []
        : Array.from({ length: 11 }, (_, k) => {
            const turn = (k / 11) * 3 * 2 * Math.PI;
            const next = ((k + 1) / 11) * 3 * 2 * Math.PI;
            const spot = (angle: number, share: number): Point =>
              at(x + 0.42 * Math.cos(angle), 2.95 + 0.38 * Math.sin(angle), z + 2.6 * share);
            return sheer(
              rodBetween(spot(turn, k / 11), spot(next, (k + 1) / 11), [0.014, 0.014], 3, iron),
            );
          })),
    ]);
  };
  return [...along(-2.9, 4.4, 17), ...along(2.9, 3.4, 17)];
}

/** Shattered trees: to the right on the picture's side, ahead, how high. World units. */
const TREES = [
  [-4.6, 13, 6.4],
  [5.6, 17, 7.6],
  [-1.6, 27, 8],
  [9.5, 30, 7],
  [-11, 26, 8.4],
  [3.4, 40, 7],
  [-17, 44, 9],
  [19, 46, 8],
  [-6, 58, 7],
  [11, 66, 8],
] as const;

/** A trunk without its crown, a few stumps of boughs on it. */
function stump(x: number, z: number, high: number, n: number): Solid[] {
  const bark: Paint = (_, { along, up }) =>
    plainFront(scaleColour([0.19, 0.165, 0.14], 1 + 0.6 * grain.fbm(along * 6, up, 3)));
  const foot: Point = [x, LEVEL - 1, z];
  const lean = 0.7 * (chance(n, 1, 1) - 0.5);
  const top: Point = [x + lean, LEVEL + high, z];
  return [
    rodBetween(foot, top, [0.3, 0.11], 7, bark),
    ...[0.55, 0.72, 0.86].map((share, k) => {
      const to = (n + k) % 2 === 0 ? 1 : -1;
      const from: Point = [x + lean * share, LEVEL - 1 + (high + 1) * share, z];
      const long = high * (0.1 + 0.16 * chance(n, k, 2));
      return rodBetween(
        from,
        [from[0] + to * long, from[1] + long * 0.9, z + 0.2 * long],
        [0.1, 0.025],
        5,
        bark,
      );
    }),
  ];
}
