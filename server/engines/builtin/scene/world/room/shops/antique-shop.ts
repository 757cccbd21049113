import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import {
  armchair,
  BRASS,
  chandelier,
  globe,
  MAHOGANY,
  roundTable,
  trunks,
  vase,
} from '../furnishings/antiques.ts';
import { candlestick } from '../furnishings/candles.ts';
import { lettering } from '../furnishings/lettering.ts';
import { MOTIFS } from '../furnishings/motifs.ts';
import { mantelClock, tallClock, wallClock } from '../furnishings/old-clock.ts';
import {
  besideWall,
  type Furnished,
  type Furnishing,
  flat,
  lampShade,
  slab,
} from '../furniture.ts';
import { boards, carpet, chance, wood } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, type Point, roll, type Solid } from '../solids/solid.ts';
import { gramophone } from './gramophone.ts';

const GOLD: Colour = [0.95, 0.7, 0.28];
const WALL: Colour = [0.38, 0.13, 0.12];

/** A picture on the wall ahead: its middle aside of the room's toward the heavy side, how high, half its width and height; metres. */
type Hung = readonly [out: number, y: number, half: number, tall: number];
const ON_END: readonly Hung[] = [
  [0.42, 2.35, 0.34, 0.42],
  [1.22, 2.5, 0.28, 0.3],
  [1.2, 1.75, 0.3, 0.32],
  [0.42, 1.55, 0.26, 0.28],
  [-2.55, 2.1, 0.3, 0.4],
];
/** Pictures on a side wall: where ahead, how high, half their length and height. */
const ON_SIDE: readonly Hung[] = [
  [3.1, 2.3, 0.42, 0.34],
  [4.05, 2.42, 0.34, 0.42],
  [4.9, 2.25, 0.3, 0.3],
  [3.15, 1.55, 0.34, 0.26],
  [5.6, 2.45, 0.24, 0.3],
];

/** Dark red walls with a faint pattern, old boards. */
export const antiqueSurfaces = (noise: Noise): Surfaces => ({
  walls: (x, y, z, axis) => {
    const along = axis === 0 ? z : x;
    const [u, v] = [(along / 0.34) % 1, (y / 0.34) % 1].map((at) => Math.abs(at) - 0.5) as [
      number,
      number,
    ];
    const figure = Math.abs(u) + Math.abs(v) < 0.24 || Math.hypot(u, v) > 0.6;
    return scaleColour(WALL, (figure ? 1.35 : 1) * (1 + 0.06 * noise.fbm(along * 2, y * 2, 2)));
  },
  floor: boards([0.42, 0.27, 0.15], noise),
  ceiling: flat([0.72, 0.64, 0.5]),
});

/** An antique shop: a gramophone on its table, tall and small clocks, gilt frames over all walls, an armchair, trunks, a globe, lamps and china. */
export function antiqueShop(furnishing: Furnishing): Furnished {
  const { shell, side, noise } = furnishing;
  const { left, right, back, high, window } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const rug = [middle - 1.3, middle + 1.3, 2.2, 5.2] as const;
  return {
    lamps: [
      [middle, high - 0.75, 3.6],
      [at(1.9), 1.75, back - 1.3],
      [at(-2.1), 1.6, 3.9],
      [middle, high - 0.6, 1.6],
    ],
    solids: [
      box(
        [rug[0], 0, rug[2]],
        [rug[1], 0.015, rug[3]],
        carpet([0.2, 0.12, 0.16], [0.62, 0.42, 0.22], rug, noise),
      ),
      ...ON_END.flatMap(([out, y, half, tall], n) =>
        picture(at(out), y, half, tall, back, n, noise),
      ),
      ...[side, -side].flatMap((to, k) => sidePictures({ ...furnishing, side: to }, 10 * k)),
      ...tallClock([at(2.38), 0, back - 0.3], 1.08, 10.15, noise),
      ...tallClock([at(1.72), 0, back - 0.26], 0.9, 4.6, noise),
      ...wallClock([at(0.82), 2.9, back], 0.19, 7.3, [0.3, 0.16, 0.09]),
      ...wallClock([at(0.83), 1.98, back], 0.16, 1.85, GOLD),
      ...cabinet([at(0.62), 0, back - 0.28], noise),
      ...roundTable([at(0.12), 0, 3.35], 0.42, 0.74, noise),
      ...gramophone([at(0.12), 0.74, 3.45], 0.36, noise),
      ...armchair([at(1.55), 0, 3.95], -side),
      ...trunks([at(-1.55), 0, 3], side, noise),
      ...lampTable([at(-2.1), 0, 4.1], noise),
      ...globe([at(-0.95), 0, 4.5]),
      ...chandelier([middle, high, 4.1]),
      ...lettering(
        'ANTIQUES',
        [(window[0] + window[1]) / 2, window[3] - 0.22, back - 0.07],
        0.2,
        flat(GOLD),
        true,
      ),
      ...bench(furnishing),
      ...vase([at(2.4), 0, 2.75], 0.95, [0.2, 0.34, 0.6]),
    ],
  };
}

/** A painting in a gilt frame on the wall ahead. */
function picture(
  x: number,
  y: number,
  half: number,
  tall: number,
  back: number,
  n: number,
  noise: Noise,
): Solid[] {
  const motif = MOTIFS[n % 3] as (typeof MOTIFS)[number];
  return [
    box(
      [x - half, y - tall, back - 0.07],
      [x + half, y + tall, back],
      framed(
        half,
        tall,
        (px, py) => [px - x, py - y],
        (u, v) => motif(u, v, noise),
      ),
    ),
  ];
}

/** A broad gilt frame around what `inside` shows at 0 to 1 across and up; `from` tells how far a place is from its middle. */
const framed =
  (
    half: number,
    tall: number,
    from: (a: number, y: number) => readonly [number, number],
    inside: (u: number, v: number) => Colour,
  ): Material =>
  (x, y, z, axis) => {
    const [a, b] = axis === 0 ? from(z, y) : from(x, y);
    const edge = Math.min(half - Math.abs(a), tall - Math.abs(b));
    if (edge < 0.085) {
      const ornament = 0.14 * Math.sin((a + b) * 90) * Math.sin((a - b) * 90);
      return scaleColour(GOLD, (edge < 0.02 || edge > 0.07 ? 0.62 : 1.02) + ornament);
    }
    const [w, h] = [half - 0.085, tall - 0.085];
    return inside((a + w) / (2 * w), (b + h) / (2 * h));
  };

/** Paintings on the wall of a side. */
function sidePictures(furnishing: Furnishing, from: number): Solid[] {
  const { part } = besideWall(furnishing);
  return ON_SIDE.map(([z, y, half, tall], n) => {
    const motif = MOTIFS[(n + from) % 3] as (typeof MOTIFS)[number];
    return part(
      0,
      0.07,
      [y - tall, y + tall],
      [z - half, z + half],
      framed(
        half,
        tall,
        (pz, py) => [pz - z, py - y],
        (u, v) => motif(u, v, furnishing.noise),
      ),
    );
  });
}

/** A chest of drawers with a mantel clock, candlesticks and china on it. */
function cabinet([x, , z]: Point, noise: Noise): Solid[] {
  const top = 0.98;
  const look = wood(MAHOGANY, noise);
  const drawers: Material = (px, y, pz, axis) => {
    const v = (y - 0.1) / 0.28;
    const isSeam = axis === 2 && Math.abs(v - Math.round(v)) < 0.04;
    return scaleColour(look(px, y, pz, axis), isSeam ? 0.45 : 1);
  };
  return [
    box([x - 0.58, 0.06, z - 0.26], [x + 0.58, top - 0.05, z + 0.26], drawers),
    box([x - 0.63, top - 0.05, z - 0.3], [x + 0.63, top, z + 0.28], look),
    ...[0.24, 0.52, 0.8].flatMap((y) =>
      [-0.3, 0.3].map((dx) =>
        ball([x + dx - 0.03, y - 0.03, z - 0.3], [x + dx + 0.03, y + 0.03, z - 0.24], BRASS),
      ),
    ),
    ...mantelClock([x, top, z], 0.125, 2.3, noise),
    ...candlestick([x - 0.34, top, z], 0.26, BRASS),
    ...candlestick([x + 0.34, top, z], 0.26, BRASS),
    ...vase([x - 0.52, top, z], 0.3, [0.92, 0.93, 0.95]),
    ...vase([x + 0.52, top, z], 0.26, [0.3, 0.5, 0.42]),
  ];
}

/** A small table with a lamp under a shade with a fringe. */
const lampTable = (place: Point, noise: Noise): Solid[] => {
  const [x, , z] = place;
  return [
    ...roundTable(place, 0.32, 0.7, noise),
    drum([x, z], [0.7, 0.74], [0.12, 0.08], BRASS),
    ball([x - 0.09, 0.74, z - 0.09], [x + 0.09, 1.02, z + 0.09], flat([0.24, 0.44, 0.4])),
    drum([x, z], [1, 1.2], [0.02, 0.02], BRASS),
    lampShade([x, 1.34, z], 0.27, 0.32, [1, 0.78, 0.44]),
    drum([x, z], [1.12, 1.18], [0.265, 0.27], (px, _y, pz) =>
      chance(Math.floor(Math.atan2(pz - z, px - x) * 40), 5) < 0.5
        ? [0.72, 0.4, 0.16]
        : [0.9, 0.6, 0.3],
    ),
  ];
};

/** A long chest under the window with small things for sale. */
function bench({ shell: { window, back }, noise }: Furnishing): Solid[] {
  const [from, to] = window;
  const look = wood(scaleColour(MAHOGANY, 0.9), noise);
  const [z, top] = [back - 0.32, 0.78];
  const step = (to - from) / 5;
  const THINGS: readonly ((x: number) => Solid[])[] = [
    (x) => vase([x, top, z], 0.36, [0.62, 0.2, 0.16]),
    (x) => mantelClock([x, top, z], 0.1, 8.7, noise),
    (x) => candlestick([x, top, z], 0.3, BRASS),
    (x) => vase([x, top, z], 0.28, [0.16, 0.26, 0.5]),
    (x) => [
      roll(2, [x, top + 0.17], [z - 0.02, z], [0.16, 0.16], flat([0.92, 0.92, 0.95])),
      roll(2, [x, top + 0.17], [z - 0.03, z - 0.02], [0.1, 0.1], flat([0.3, 0.42, 0.66])),
    ],
  ];
  return [
    slab([from - 0.05, to + 0.05], [0, top], [z - 0.26, back], look),
    ...THINGS.flatMap((thing, n) => thing(from + step * (n + 0.5))),
  ];
}
