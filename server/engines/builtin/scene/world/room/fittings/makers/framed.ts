import { createRandom, pick } from '../../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { MOTIFS, type Motif } from '../../furnishings/motifs.ts';
import type { Furnished } from '../../furniture.ts';
import { chance } from '../../materials.ts';
import { box, type Material, type Solid } from '../../solids/solid.ts';
import type { FittingWish } from '../fitting.ts';

/** A picture in a frame: its middle, its extent, how wide its frame and its mount are (metres), and what it shows at a place of 0 to 1 across and up. */
function framed(
  [x, y, z]: FittingWish['at'],
  [wide, high]: readonly [number, number],
  [frame, mount]: readonly [number, number],
  colour: Colour,
  shows: (u: number, v: number) => Colour,
): Solid {
  const look: Material = (px, py, _z, axis) => {
    const [u, v] = [(px - x) / wide + 0.5, (py - y) / high + 0.5];
    const edge = Math.min(u * wide, (1 - u) * wide, v * high, (1 - v) * high);
    if (axis !== 2 || edge < frame) return scaleColour(colour, edge < frame * 0.3 ? 0.8 : 1);
    if (edge < frame + mount) return [0.94, 0.93, 0.89];
    const [iw, ih] = [wide - 2 * (frame + mount), high - 2 * (frame + mount)];
    return shows((px - x) / iw + 0.5, (py - y) / ih + 0.5);
  };
  return box([x - wide / 2, y - high / 2, z - 0.04], [x + wide / 2, y + high / 2, z], look);
}

const GILT: Colour = [0.72, 0.54, 0.22];

/** Paintings in gilded frames: one large one and smaller ones beside it, or as many as are said. */
export function paintings({ at, colour, count, noise, random }: FittingWish): Furnished {
  const [x, y, z] = at;
  const first = random.below(MOTIFS.length);
  const motif = (n: number) => {
    const one = MOTIFS[(first + n) % MOTIFS.length] as Motif;
    return (u: number, v: number) => one(u, v, noise);
  };
  const gilt = colour ?? GILT;
  if (count === 1)
    return { lamps: [], solids: [framed(at, [0.96, 0.74], [0.06, 0], gilt, motif(0))] };
  return {
    lamps: [],
    solids: [
      framed([x - 0.32, y, z], [0.76, 0.62], [0.05, 0], gilt, motif(0)),
      framed([x + 0.3, y + 0.2, z], [0.36, 0.44], [0.04, 0], gilt, motif(1)),
      framed([x + 0.34, y - 0.26, z], [0.44, 0.34], [0.04, 0], gilt, motif(2)),
    ],
  };
}

const SKINS: readonly Colour[] = [
  [0.86, 0.66, 0.52],
  [0.62, 0.42, 0.3],
  [0.94, 0.78, 0.66],
];

/** A photograph of one to three people, brown with age or in faded colours. */
function photograph(number: number): (u: number, v: number) => Colour {
  const people = 1 + Math.floor(3 * chance(number, 5));
  const isOld = chance(number, 6) < 0.4;
  return (u, v) => {
    const shown = ((): Colour => {
      for (let n = 0; n < people; n++) {
        const middle = (n + 1) / (people + 1);
        const top = 0.62 - 0.12 * chance(number, n + 11);
        const away = Math.hypot((u - middle) * 1.1, v - top);
        const hair: Colour = [0.2 + 0.4 * chance(number, n + 21), 0.14, 0.1];
        if (away < 0.115) return v > top + 0.045 ? hair : (SKINS[(number + n) % 3] as Colour);
        if (v < top - 0.1 && Math.abs(u - middle) < 0.2 - 0.25 * Math.max(0, v - top + 0.25))
          return [0.3 + 0.5 * chance(number, n + 31), 0.36, 0.3 + 0.4 * chance(number, n + 41)];
      }
      return v < 0.3 ? [0.44, 0.56, 0.36] : [0.66, 0.78, 0.86];
    })();
    const grey = (shown[0] + shown[1] + shown[2]) / 3;
    return isOld ? scaleColour([1.02, 0.86, 0.66], grey) : shown;
  };
}

/** Family photographs in small frames, close together. */
export function photoFrames({ at: [x, y, z], colour, random }: FittingWish): Furnished {
  const number = random.below(4096);
  const places: readonly (readonly [number, number, number, number])[] = [
    [-0.4, 0.17, 0.26, 0.34],
    [-0.1, 0.2, 0.28, 0.22],
    [0.22, 0.15, 0.3, 0.38],
    [-0.36, -0.2, 0.34, 0.26],
    [-0.02, -0.16, 0.26, 0.34],
    [0.3, -0.24, 0.34, 0.26],
  ];
  const woods: readonly Colour[] = [
    [0.2, 0.14, 0.1],
    [0.62, 0.46, 0.28],
    [0.1, 0.1, 0.11],
    [0.86, 0.84, 0.8],
  ];
  return {
    lamps: [],
    solids: places.map(([dx, dy, wide, high], n) =>
      framed(
        [x + dx, y + dy, z],
        [wide, high],
        [0.022, 0.024],
        colour ?? (woods[(number + n) % woods.length] as Colour),
        photograph(number + n),
      ),
    ),
  };
}

/** Posters that are pinned up a little askew, each of another motif. */
export function posters({ at: [x, y, z], noise, random }: FittingWish): Furnished {
  const first = random.below(MOTIFS.length);
  const own = createRandom(random.uint32());
  const grounds: readonly Colour[] = [
    [0.86, 0.3, 0.22],
    [0.16, 0.4, 0.62],
    [0.95, 0.78, 0.3],
  ];
  return {
    lamps: [],
    solids: [
      [-0.36, 0.06, 0.52, 0.74],
      [0.24, 0.12, 0.46, 0.62],
      [0.3, -0.34, 0.4, 0.3],
    ].map(([dx = 0, dy = 0, wide = 0, high = 0], n) => {
      const ground = grounds[(first + n) % grounds.length] as Colour;
      const motif = MOTIFS[(first + n) % MOTIFS.length] as Motif;
      const [px, py] = [x + dx, y + dy + 0.03 * (own.unit() - 0.5)];
      const look: Material = (ax, ay) => {
        const [u, v] = [(ax - px) / wide + 0.5, (ay - py) / high + 0.5];
        if (Math.min(u, 1 - u) < 0.06 || v > 0.95) return ground;
        if (v > 0.24) return motif((u - 0.06) / 0.88, (v - 0.24) / 0.71, noise);
        return v > 0.07 && v < 0.17 && u > 0.18 && u < 0.82 ? scaleColour(ground, 0.35) : ground;
      };
      return box(
        [px - wide / 2, py - high / 2, z - 0.012],
        [px + wide / 2, py + high / 2, z - 0.004],
        look,
      );
    }),
  };
}

/** The continents as ellipses: middle and half extents, degrees east and north. */
const CONTINENTS: readonly (readonly [number, number, number, number])[] = [
  [-102, 50, 30, 17],
  [-96, 32, 17, 12],
  [-140, 62, 18, 8],
  [-42, 72, 13, 9],
  [-88, 15, 8, 5],
  [-62, -6, 17, 15],
  [-64, -32, 9, 21],
  [18, 50, 24, 12],
  [16, 64, 11, 8],
  [4, 18, 19, 15],
  [27, 2, 18, 17],
  [24, -22, 11, 13],
  [90, 58, 58, 14],
  [55, 32, 19, 13],
  [78, 22, 9, 13],
  [106, 34, 20, 13],
  [104, 16, 8, 10],
  [115, -2, 14, 6],
  [134, -25, 19, 11],
  [138, 37, 4, 7],
  [47, -19, 3, 7],
  [172, -42, 4, 6],
];

/** A map of the world on paper, with a wooden rod above and below. */
export function worldMap({ at: [x, y, z], colour, noise }: FittingWish): Furnished {
  const [wide, high] = [1.36, 0.78];
  const sea: Colour = colour ?? [0.66, 0.78, 0.82];
  const lands: readonly Colour[] = [
    [0.9, 0.74, 0.42],
    [0.62, 0.72, 0.42],
    [0.88, 0.6, 0.48],
    [0.82, 0.8, 0.52],
  ];
  const look: Material = (px, py) => {
    const [u, v] = [(px - x) / wide + 0.5, (py - y) / high + 0.5];
    if (Math.min(u * wide, (1 - u) * wide, v * high, (1 - v) * high) < 0.035)
      return [0.88, 0.83, 0.7];
    const [east, north] = [(u - 0.5) * 380 + 6 * noise.fbm(u * 16, v * 16, 3), (v - 0.46) * 172];
    const coast = 1 + 0.5 * noise.fbm(u * 22 + 7, v * 14, 3);
    const land = CONTINENTS.findIndex(
      ([e, n, a, b]) => Math.hypot((east - e) / a, (north - n) / b) < coast,
    );
    const isGrid =
      Math.abs(u * 12 - Math.round(u * 12)) < 0.02 || Math.abs(v * 6 - Math.round(v * 6)) < 0.02;
    const tone = land < 0 ? sea : (lands[(land * 7) % lands.length] as Colour);
    return isGrid ? mixColour(tone, [0.4, 0.42, 0.44], 0.3) : tone;
  };
  const rod = (up: number): Solid =>
    box([x - wide / 2 - 0.03, up, z - 0.04], [x + wide / 2 + 0.03, up + 0.03, z], () => [
      0.34, 0.21, 0.12,
    ]);
  return {
    lamps: [],
    solids: [
      box([x - wide / 2, y - high / 2, z - 0.02], [x + wide / 2, y + high / 2, z - 0.01], look),
      rod(y - high / 2 - 0.03),
      rod(y + high / 2),
    ],
  };
}

/** What books there are on a shelf. */
const SPINES: readonly Colour[] = [
  [0.6, 0.2, 0.16],
  [0.18, 0.32, 0.46],
  [0.24, 0.42, 0.28],
  [0.8, 0.62, 0.3],
  [0.86, 0.82, 0.72],
  [0.36, 0.24, 0.36],
];

/** Two boards on the wall with books, a vase and a little plant on them. */
export function wallShelf({ at: [x, y, z], colour, random }: FittingWish): Furnished {
  const oak: Colour = colour ?? [0.58, 0.41, 0.25];
  const deep = 0.22;
  const boards = [-0.32, 0.1].map((dy) => y + dy);
  return {
    lamps: [],
    solids: boards.flatMap((top, n): Solid[] => {
      const from = x - 0.52 + 0.5 * n * random.unit();
      let at = from;
      const books = Array.from({ length: 9 }, (): Solid => {
        const [thick, high] = [0.03 + 0.025 * random.unit(), 0.17 + 0.1 * random.unit()];
        const spine = pick(random, SPINES);
        const one = box([at, top, z - 0.17], [at + thick, top + high, z - 0.02], (_x, py) =>
          Math.abs((py - top) / high - 0.75) < 0.05 ? scaleColour(spine, 1.5) : spine,
        );
        at += thick + 0.002;
        return one;
      });
      const pot = n === 0 ? x + 0.36 : x - 0.42;
      return [
        box([x - 0.6, top - 0.03, z - deep], [x + 0.6, top, z], () => oak),
        ...[-0.5, 0.46].map((dx) =>
          box([x + dx, top - 0.13, z - 0.14], [x + dx + 0.025, top - 0.03, z], () =>
            scaleColour(oak, 0.6),
          ),
        ),
        ...(n === 0 ? books : books.slice(0, 6)),
        ...vase(pot, top, z - 0.11, n === 0),
      ];
    }),
  };
}

/** A small vase, or a box for odds and ends. */
const vase = (x: number, y: number, z: number, isVase: boolean): Solid[] =>
  isVase
    ? [
        box([x - 0.06, y, z - 0.06], [x + 0.06, y + 0.14, z + 0.06], () => [0.28, 0.44, 0.52]),
        box([x - 0.03, y + 0.14, z - 0.03], [x + 0.03, y + 0.22, z + 0.03], () => [
          0.3, 0.47, 0.55,
        ]),
      ]
    : [box([x - 0.1, y, z - 0.08], [x + 0.1, y + 0.12, z + 0.08], () => [0.72, 0.5, 0.34])];
