import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { wineBottle } from '../furnishings/bottle-rack.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { boards, chance } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { limb } from '../solids/limb.ts';
import { ball, box, drum, type Material, type Point, pad, type Solid } from '../solids/solid.ts';

const STRAW: Colour = [0.74, 0.58, 0.34];
const BAMBOO: Colour = [0.8, 0.62, 0.32];
const DECK: Colour = [0.62, 0.48, 0.34];
const GLASSES: readonly Colour[] = [
  [0.16, 0.42, 0.22],
  [0.62, 0.32, 0.1],
  [0.84, 0.86, 0.84],
  [0.14, 0.36, 0.56],
  [0.72, 0.14, 0.12],
];
const DRINKS: readonly Colour[] = [
  [1, 0.52, 0.12],
  [0.95, 0.24, 0.3],
  [0.98, 0.82, 0.24],
  [0.2, 0.7, 0.78],
];

/** How high the roof's edge is, the counter's height and depth, where it begins ahead of the eye, and how far aside its front is; metres. */
export const BEACH_BAR_HIGH = 2.75;
const COUNTER = { high: 1.06, deep: 0.62, from: 1.5, aside: 0.98 } as const;
const STOOL = { high: 0.72, radius: 0.17 } as const;

/** A floor of weathered boards under a roof of straw on bamboo. */
export function beachBarSurfaces(noise: Noise): Surfaces {
  const straw: Material = (x, _y, z) => {
    const pole = Math.abs(x / 0.9 - Math.round(x / 0.9)) < 0.045;
    if (pole) return scaleColour(BAMBOO, 0.7);
    return scaleColour(STRAW, 0.5 + 0.3 * noise.at(x * 34, z * 3) + 0.12 * noise.at(x * 5, z * 5));
  };
  return { walls: flat(STRAW), floor: boards(DECK, noise), ceiling: straw };
}

/** A bar on a beach: under straw a counter of bamboo with drinks and bottles, stools before it, lanterns, a surfboard, and the beach before all. */
export function beachBar({ shell, side, noise, taken = [] }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const at = (out: number) => side * out;
  const posts = [-2.6, -0.85, 2.75].map((out) => at(out));
  const lanterns: readonly Point[] = [
    [at(0.35), high - 0.5, back - 0.9],
    [at(1.5), high - 0.62, 2.1],
  ];
  return {
    lamps: lanterns,
    solids: [
      ...posts.flatMap((x) => post(x, back - 0.25, high)),
      box([left, high - 0.12, back - 0.32], [right, high - 0.02, back - 0.2], bamboo),
      ...fringe([left, right], back - 0.18, high),
      ...counter(at, side, back, noise),
      ...lanterns.flatMap((place) => lantern(place, high)),
      ...[0, 1, 2]
        .filter((n) => n > 0 || !taken.includes('chair'))
        .flatMap((n) => stool(at(COUNTER.aside - 0.34), COUNTER.from + 0.5 + 0.72 * n)),
      ...surfboard(at(-2.35), back - 0.42, side),
    ],
  };
}

const bamboo: Material = (_x, y, z) => scaleColour(BAMBOO, ((y + z) / 0.42) % 1 < 0.06 ? 0.6 : 1);

/** A post of three canes with a lashing. */
const post = (x: number, z: number, high: number): Solid[] => [
  ...[-0.05, 0.05].map((dx) => drum([x + dx, z], [0, high], [0.055, 0.05], bamboo)),
  drum([x, z], [high - 0.6, high - 0.5], [0.13, 0.13], flat([0.42, 0.3, 0.18])),
];

/** Straw that hangs from the roof's edge. */
const fringe = ([left, right]: readonly [number, number], z: number, high: number): Solid[] =>
  Array.from({ length: Math.floor((right - left) / 0.09) }, (_, n) => {
    const x = left + (n + 0.5) * 0.09;
    const low = high - 0.24 - 0.16 * chance(n, 91);
    const straw = flat(scaleColour(STRAW, 0.7 + 0.5 * chance(n, 92)));
    return box([x - 0.05, low, z - 0.02 * chance(n, 93)], [x + 0.05, high, z + 0.03], straw);
  });

/** The counter that leads ahead on the heavy side: canes upright, a top of wood, on it drinks, a bowl of fruit and bottles. */
function counter(at: (out: number) => number, side: number, back: number, noise: Noise): Solid[] {
  const { high, deep, from, aside } = COUNTER;
  const [inner, outer] = [at(aside), at(aside + deep)];
  const [low, top] = [Math.min(inner, outer), Math.max(inner, outer)];
  const end = back - 0.5;
  const canes = Array.from({ length: Math.floor((end - from) / 0.085) }, (_, n) =>
    drum(
      [inner + side * 0.04, from + (n + 0.5) * 0.085],
      [0, high - 0.05],
      [0.044, 0.044],
      flat(scaleColour(BAMBOO, 0.75 + 0.4 * chance(n, 94))),
    ),
  );
  const wide = Array.from({ length: 7 }, (_, n) =>
    drum(
      [low + ((n + 0.5) * (top - low)) / 7, from],
      [0, high - 0.05],
      [0.046, 0.046],
      flat(scaleColour(BAMBOO, 0.75 + 0.4 * chance(n, 95))),
    ),
  );
  const plank: Material = (x, _y, z) =>
    scaleColour([0.5, 0.3, 0.16], 0.85 + 0.2 * noise.at(x * 14, z * 2));
  const middle = (low + top) / 2;
  return [
    ...canes,
    ...wide,
    box([low - 0.08, high - 0.05, from - 0.1], [top + 0.08, high, end + 0.06], plank),
    ...[0, 1, 2, 3].flatMap((n) =>
      drink([middle - side * (0.12 + 0.06 * (n % 2)), high, from + 0.25 + 0.5 * n], n),
    ),
    ...Array.from({ length: 9 }, (_, n) =>
      wineBottle(
        [middle + side * 0.2, high, from + 0.2 + 0.22 * n],
        GLASSES[Math.floor(chance(n, 96) * GLASSES.length)] as Colour,
      ),
    ).flat(),
    ...coconut([middle - side * 0.02, high, from + 0.52]),
  ];
}

/** A tall drink with a straw and a slice of fruit at its rim. */
function drink([x, y, z]: Point, number: number): Solid[] {
  const colour = DRINKS[number % DRINKS.length] as Colour;
  return [
    drum([x, z], [y, y + 0.015], [0.04, 0.04], flat([0.9, 0.93, 0.94])),
    drum([x, z], [y + 0.015, y + 0.17], [0.034, 0.05], flat(colour)),
    drum([x, z], [y + 0.17, y + 0.19], [0.052, 0.052], flat([0.95, 0.96, 0.96])),
    ball([x + 0.03, y + 0.15, z - 0.045], [x + 0.085, y + 0.21, z - 0.03], flat([1, 0.62, 0.1])),
    ...limb(
      [
        [x, y + 0.12, z],
        [x - 0.03, y + 0.27, z - 0.02],
      ],
      [0.006, 0.006],
      flat([0.9, 0.2, 0.3]),
    ),
  ];
}

/** A coconut that is cut open, with a straw. */
const coconut = ([x, y, z]: Point): Solid[] => [
  ball([x - 0.085, y, z - 0.085], [x + 0.085, y + 0.16, z + 0.085], flat([0.36, 0.24, 0.14])),
  drum([x, z], [y + 0.145, y + 0.162], [0.055, 0.05], flat([0.96, 0.95, 0.9])),
  ...limb(
    [
      [x, y + 0.14, z],
      [x + 0.04, y + 0.28, z],
    ],
    [0.006, 0.006],
    flat([0.2, 0.6, 0.9]),
  ),
];

function stool(x: number, z: number): Solid[] {
  const { high, radius } = STOOL;
  const wood = flat([0.56, 0.36, 0.2]);
  return [
    pad(
      [x - radius, high - 0.06, z - radius],
      [x + radius, high, z + radius],
      flat([0.85, 0.3, 0.22]),
      0.03,
    ),
    ...[0.8, 2.4, 4, 5.6].flatMap((turn) =>
      limb(
        [
          [x + 0.1 * Math.cos(turn), high - 0.06, z + 0.1 * Math.sin(turn)],
          [x + 0.17 * Math.cos(turn), 0.02, z + 0.17 * Math.sin(turn)],
        ],
        [0.02, 0.02],
        wood,
      ),
    ),
    drum([x, z], [0.24, 0.26], [0.15, 0.15], wood),
  ];
}

/** A paper lantern on its cord. */
const lantern = ([x, y, z]: Point, high: number): Solid[] => [
  drum([x, z], [y + 0.16, high], [0.006, 0.006], flat([0.3, 0.22, 0.14])),
  ball([x - 0.15, y - 0.17, z - 0.15], [x + 0.15, y + 0.17, z + 0.15], flat([1, 0.78, 0.42]), 0.7),
];

/** A surfboard that stands in the sand beside a post. */
const surfboard = (x: number, z: number, side: number): Solid[] => [
  ball([x - 0.27, 0.02, z - 0.05], [x + 0.27, 2.05, z + 0.05], (px, y) => {
    if (Math.abs(px - x) < 0.025) return [0.95, 0.95, 0.92];
    return (y + side * (px - x)) % 0.7 < 0.2 ? [0.96, 0.86, 0.3] : [0.1, 0.56, 0.66];
  }),
];
