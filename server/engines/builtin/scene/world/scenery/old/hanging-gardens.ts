import { clamp, mix, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, plainFront } from '../../street/front.ts';
import {
  type Face,
  type FacePlace,
  type Paint,
  plainPaint,
  type Solid,
} from '../../street/solid.ts';
import { between, block, paved } from '../built/paved-site.ts';
import { frontLit } from '../far/front-lit.ts';
import { clipped } from '../hedge.ts';
import { levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';

/** The terraces: how many, how far off the lowest begins, how deep and how high each is, half the lowest's width and how much narrower the next is, where they end. World units. */
export const TERRACES = {
  ...{ count: 5, near: 24, deep: 6, high: 4.4 },
  ...{ half: 33, less: 4.6, end: 66 },
} as const;
/** The stairs up to the top: how far aside on the picture's side their middle is, half their width, how many steps lead to each terrace. World units. */
export const STAIRS = { aside: 3.5, half: 2.6, steps: 12 } as const;
/** How far beside the stairs water falls from terrace to terrace, half how wide. World units. */
const FALLS = { beside: 9.5, half: 0.9 } as const;
/** The pool before the lowest terrace: from where to where. World units. */
const POOL = { near: 15.5, far: 22.6, half: 5 } as const;
/** How wide an arch is from the next, half its opening and its height. World units. */
const ARCH = { apart: 3.9, half: 1.05, high: 2.9 } as const;

const BRICK: Colour = [0.78, 0.58, 0.38];
const GLAZE: Colour = [0.1, 0.3, 0.56];
const GOLD: Colour = [0.88, 0.66, 0.22];
const WATER: Colour = [0.36, 0.6, 0.66];
const FOAM: Colour = [0.9, 0.96, 0.98];
const BLOSSOMS: readonly Colour[] = [
  [0.86, 0.2, 0.42],
  [0.7, 0.32, 0.72],
  [0.95, 0.86, 0.7],
];

/** Grain of leaves and blossoms; it is no part of what a seed decides. */
const grain = createNoise(2_917);

/** How high a place on the stairs or a terrace is over the ground, so far ahead. World units. */
export const upStairs = (z: number): number =>
  Math.max(0, Math.min(TERRACES.count, (z - TERRACES.near) / TERRACES.deep + 1)) * TERRACES.high;

/** The hanging gardens of Babylon: terraces of brick on arches one over another, grown over with what hangs from their edges, stairs up to the highest, water that falls from terrace to terrace into pools. */
export const HANGING_GARDENS: SceneryPlan = {
  land: 'field',
  relief: 0.2,
  trees: 0,
  time: 'day',
  views: [
    { horizon: 0.66, lens: 0.82, eye: 0.4 },
    { horizon: 0.6, lens: 0.78, eye: 0.9 },
    { horizon: 0.7, lens: 0.74, eye: 0.32 },
    { horizon: 0.64, lens: 0.94, eye: 0.5 },
  ],
  ground: levelled(80, 90),
  soil: paved((x, z, _, { noise }) => {
    const [u, v] = [x / 1.3, z / 1.3 + 0.5 * (Math.floor(x / 1.3) & 1)];
    const joint = Math.min(Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v)));
    const slab = 0.9 + 0.2 * chance(Math.floor(u), Math.floor(v), 5);
    const stone = scaleColour([0.8, 0.68, 0.5], slab * (joint < 0.03 ? 0.8 : 1));
    const sand = scaleColour([0.8, 0.66, 0.44], 1 + 0.14 * noise.fbm(x / 3, z / 3, 3));
    return [mixColour(sand, stone, between(x, -14, 14, 0.3)), z < 90 ? 1 : 0];
  }),
  light: frontLit,
  lampAt: () => (_x, y, z) => 0.3 * between(z, 8, 60, 12) + 0.1 * between(y, 0, 30, 6),
  isTended: (_, z) => z < 90,
  solids,
};

function solids({ setting: { side } }: Site): Solid[] {
  const middle = side * STAIRS.aside;
  return [
    ...Array.from({ length: TERRACES.count }, (_, n) => terrace(n, middle)).flat(),
    ...stairs(middle),
    ...[-1, 1].flatMap((to) => pool(middle + to * FALLS.beside)),
  ];
}

/** One terrace on its arches, with a parapet along its edge. */
function terrace(number: number, middle: number): Solid[] {
  const { near, deep, high, half, less, end } = TERRACES;
  const [z, wide] = [near + number * deep, half - number * less];
  const top = (number + 1) * high;
  const [from, to] = [middle - STAIRS.half, middle + STAIRS.half];
  const edge: Paint = grown(number, middle + wide);
  return [
    block([-wide, number * high, z], [wide, top, end], front(number, wide, middle)),
    // The parapet leaves the stairs free.
    block([-wide, top, z - 0.15], [from, top + 0.85, z + 0.35], edge),
    block([to, top, z - 0.15], [wide, top + 0.85, z + 0.35], edge),
  ];
}

/** How far leaves hang down at a place along an edge, world units; `number` is the terrace. */
const hangs = (along: number, number: number): number =>
  1.1 +
  0.9 * Math.sin(along * 0.41 + number * 2.1) +
  0.55 * Math.sin(along * 1.3 + number) +
  0.4 * Math.sin(along * 3.7 + number * 5) +
  0.25 * Math.sin(along * 9.1);

/** Leaves at a place, and blossoms among them in patches. */
function leaves(face: Face, place: FacePlace, number: number): Colour {
  const { along, up, pixel } = place;
  const leaf = clipped(face, { ...place, up: up + 1 }).colour;
  const patch = grain.at(along * 0.32 + number * 9, up * 0.4);
  const dots = grain.at(along * 6.5, up * 6.5 + number * 7);
  const shown = mix(smoothstep(0.02, 0.16, dots), 0.4, clamp(pixel / 0.16));
  const blossom = BLOSSOMS[Math.abs(Math.floor(along / 7 + number)) % BLOSSOMS.length] as Colour;
  return mixColour(scaleColour(leaf, 1.25), blossom, shown * smoothstep(-0.12, 0.12, patch));
}

/** A parapet that plants grow over. */
const grown =
  (number: number, offset: number): Paint =>
  (face, place) => {
    const isBare = Math.sin((place.along + offset) * 0.5 + number * 1.7) > 0.55;
    return plainFront(
      isBare && face.role !== 'level' ? scaleColour(BRICK, 1.1) : leaves(face, place, number),
    );
  };

/** Brick with a row of arches, a frieze of glazed blue with golden rosettes over them, leaves that hang from the edge, water that falls beside the stairs. */
const front =
  (number: number, wide: number, middle: number): Paint =>
  (face, place) => {
    const { role } = face;
    const { along, up, pixel } = place;
    if (role === 'level')
      return plainFront(
        scaleColour([0.36, 0.42, 0.2], 0.9 + 0.2 * chance(Math.floor(along), 1, 3)),
      );
    const { high } = TERRACES;
    const down = high - up;
    const x = along - wide - middle;
    const row = Math.floor(up / 0.26);
    const brick = 0.88 + 0.2 * chance(Math.floor(along / 0.62 + 0.5 * (row & 1)), row, number);
    let colour = scaleColour(BRICK, brick);
    if (role === 'front') {
      const off = Math.abs(along / ARCH.apart - Math.floor(along / ARCH.apart) - 0.5) * ARCH.apart;
      const spring = ARCH.high - ARCH.half;
      const reach = up < spring ? off : Math.hypot(off, up - spring);
      colour = mixColour(
        colour,
        scaleColour(BRICK, 1.2),
        inside(reach, -1, ARCH.half + 0.3, pixel),
      );
      colour = mixColour(colour, [0.16, 0.1, 0.07], inside(reach, -1, ARCH.half, pixel));
    }
    const frieze = inside(down, 0.25, 1.05, pixel);
    const u = along / 0.9 - Math.floor(along / 0.9) - 0.5;
    const rosette = inside(Math.hypot(u * 0.9, down - 0.65), -1, 0.24, pixel);
    colour = mixColour(colour, mixColour(GLAZE, GOLD, rosette), frieze);
    if (down < hangs(along, number)) colour = leaves(face, place, number);
    const fall = Math.abs(Math.abs(x) - FALLS.beside);
    if (role === 'front' && fall < FALLS.half) {
      const streak = 0.5 + 0.5 * Math.sin(along * 17 + 2 * Math.sin(up * 0.9 + along * 5));
      colour = mixColour(WATER, FOAM, 0.35 + 0.6 * streak * (up < 0.7 ? 1.2 : 0.8));
    }
    return plainFront(colour);
  };

/** Steps of pale stone from the ground to the highest terrace, between low walls. */
function stairs(middle: number): Solid[] {
  const { count, near, deep, high } = TERRACES;
  const { half, steps } = STAIRS;
  const total = count * steps;
  const pale = plainPaint([0.88, 0.78, 0.6]);
  const riser: Paint = ({ role }) =>
    plainFront(scaleColour([0.88, 0.78, 0.6], role === 'level' ? 1.05 : 0.78));
  return Array.from({ length: total }, (_, n): Solid[] => {
    const z = near - deep + (n * deep) / steps;
    const top = ((n + 1) * high) / steps;
    const low = Math.max(0, top - high);
    const far = z + deep / steps + 0.05;
    return [
      block([middle - half, low, z], [middle + half, top, far], riser),
      ...[-1, 1].map((to) =>
        block([middle + to * half - 0.3, low, z], [middle + to * half + 0.3, top + 0.7, far], pale),
      ),
    ];
  }).flat();
}

/** A pool of stone that the water falls into, before the lowest terrace. */
const pool = (x: number): Solid[] => {
  const stone = plainPaint([0.86, 0.76, 0.58]);
  const water: Paint = (_, { along, up }) => ({
    colour: scaleColour(WATER, 0.75 + 0.12 * Math.sin(along * 4 + 2 * Math.sin(up * 3))),
    glass: 0.5,
    glow: [0, 0, 0],
  });
  const { near, far, half } = POOL;
  return [
    block([x - half, 0, near], [x + half, 0.55, far], stone),
    block([x - half + 0.5, 0.5, near + 0.5], [x + half - 0.5, 0.58, far], water),
  ];
};
