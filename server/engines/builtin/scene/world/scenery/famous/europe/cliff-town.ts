import { mixColour, scaleColour, smoothstep } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import type { Ground } from '../../../ground.ts';
import { chance, plainFront } from '../../../street/front.ts';
import { ellipsoidAt, FINE, frustumAt } from '../../../street/round-solid.ts';
import { boxOn, type Paint, plainPaint, type Solid } from '../../../street/solid.ts';
import { plotOf } from '../../hedge.ts';
import type { SceneryPlan, Site } from '../../site.ts';
import { box, clay, facade, gabled } from '../kit.ts';

/** What tells one of these towns from another. */
interface Look {
  readonly paints: readonly Colour[];
  /** Whether its church has a dome of glazed tiles; else it has a tower alone. */
  readonly hasDome: boolean;
  /** Whether there is a beach with sunshades; else a harbour between rocks. */
  readonly hasBeach: boolean;
  /** The share of its roofs that are flat. */
  readonly flat: number;
}

const ROCK: Colour = [0.54, 0.49, 0.43];
const GREEN: Colour = [0.27, 0.36, 0.16];
const SAND: Colour = [0.74, 0.67, 0.55];

/** How far ahead the water's edge is: a bay between two capes. */
const shoreAt = (x: number): number => 58 + 0.004 * x * x - 0.5 * Math.max(0, Math.abs(x) - 46);

/** How steep a slope is on which houses stand, and how wide the cleft is that they fill. World units. */
const SLOPE = { pitch: 0.72, cleft: 58, top: 190 } as const;

/** How high the slope is at a place so far behind the water's edge. */
function slopeAt(x: number, z: number): number {
  const off = z - shoreAt(x);
  const aside = Math.max(0, Math.abs(x) - 34);
  return (
    Math.min(SLOPE.top, Math.max(0, off - 7) * SLOPE.pitch + aside * 0.9 * smoothstep(0, 14, off)) +
    Math.min(2.2, Math.max(0, off) * 0.3)
  );
}

/** A town that climbs a cleft of the coast from the sea, of a look. */
export const cliffTown = (look: Look): SceneryPlan => ({
  land: 'sea',
  trees: 0.35,
  time: 'day',
  views: [
    { horizon: 0.62, lens: 0.95, eye: 0.85 },
    { horizon: 0.54, lens: 0.9, eye: 1.7 },
    { horizon: 0.66, lens: 0.86, eye: 0.7 },
    { horizon: 0.62, lens: 1.12, eye: 1 },
  ],
  ground:
    (_, { noise }): Ground =>
    (x, z) => {
      if (z < 20) return -6;
      const rough = noise.fbm(x / 40, z / 40, 3);
      const high = slopeAt(x, z);
      const crags =
        14 *
        rough *
        smoothstep(8, 46, high) *
        smoothstep(SLOPE.cleft - 16, SLOPE.cleft + 14, Math.abs(x));
      return z < shoreAt(x)
        ? -5 + 5.2 * smoothstep(shoreAt(x) - 16, shoreAt(x), z)
        : high + crags + 0.2;
    },
  soil:
    (_, { noise }) =>
    (x, z, height, steepness) => {
      const rough = noise.fbm(x / 9, z / 9, 3);
      const strata = 1 + 0.2 * noise.at(x / 40, height / 3);
      const bare = smoothstep(0.75, 1.15, steepness + 0.4 * rough) * smoothstep(130, 40, height);
      const wild = mixColour(
        scaleColour(GREEN, 1 + 0.5 * rough),
        scaleColour(ROCK, strata),
        Math.max(bare, smoothstep(9, 4, height) * 0.9),
      );
      return mixColour(
        wild,
        look.hasBeach ? SAND : scaleColour([0.5, 0.48, 0.46], 1 + 0.3 * rough),
        smoothstep(3, 1.8, height) * smoothstep(44, 30, Math.abs(x)),
      );
    },
  lampAt: () => (x, y) => 0.3 * smoothstep(60, 20, Math.abs(x)) * smoothstep(120, 10, y),
  solids: (site) => [
    ...houses(site, look),
    ...church(site, look),
    ...(look.hasBeach ? beach(site) : harbour()),
    ...boats(),
  ],
  has: new Set(['boat', 'house', 'umbrella']),
  isTended: (x, z) => Math.abs(x) < SLOPE.cleft && slopeAt(x, z) < 92,
});

function houses({ lamps }: Site, { paints, flat }: Look): Solid[] {
  const solids: Solid[] = [];
  for (let row = 0; row < 17; row++) {
    const off = 10 + row * 6.4;
    const reach = Math.min(SLOPE.cleft, 30 + row * 3.4) - Math.max(0, row - 9) * 5.5;
    for (let x = -reach + 3 * chance(row, 1, 1), n = 0; x < reach; n++) {
      const number = row * 40 + n;
      const wide = 5.4 + 3.4 * chance(number, 2, 2);
      const middle = x + wide / 2;
      const z = shoreAt(middle) + off + 2.4 * (chance(number, 3, 3) - 0.5);
      const ground = slopeAt(middle, z);
      x += wide + (chance(number, 4, 4) < 0.14 ? 4 : 0.15);
      if (row < 3 && Math.abs(middle - 10) < 10) continue;
      if (chance(number, 5, 5) < 0.06 + 0.02 * row) continue;
      const storeys = 2 + Math.floor(2.4 * chance(number, 6, 6)) + (row === 0 ? 1 : 0);
      const wall = paints[Math.floor(paints.length * chance(number, 7, 7))] as Colour;
      const look = {
        wall: scaleColour(wall, 0.94 + 0.1 * chance(number, 8, 8)),
        trim: [0.96, 0.94, 0.89] as const,
        shutters:
          chance(number, 9, 9) < 0.6 ? ([0.18, 0.36, 0.26] as const) : ([0.3, 0.42, 0.5] as const),
        ...{ bay: 2.1, storey: 3, foot: 1.2, number, lamps: lamps * 1.6 },
        window: [0.42, 0.8, 2.1] as const,
        ...(chance(number, 10, 10) < 0.3 ? { arch: 0.4 } : {}),
      };
      const plot = plotOf(middle - wide / 2, z, middle + wide / 2, z + 7);
      const top = ground + 0.8 + storeys * 3;
      if (chance(number, 11, 11) < flat)
        solids.push(
          boxOn(plot, ground - 5, top, facade(look)),
          boxOn(
            plotOf(middle - wide / 2 - 0.12, z - 0.12, middle + wide / 2 + 0.12, z + 0.2),
            top,
            top + 0.5,
            plainPaint(scaleColour(wall, 0.95)),
          ),
        );
      else
        solids.push(
          ...gabled(
            plot,
            ground - 5,
            top,
            [0.42, n % 3 === 0 ? 'sides' : 'front'],
            facade(look),
            clay([0.74, 0.4, 0.27]),
          ),
        );
    }
  }
  return solids;
}

/** The church over the water: a tower, and a dome of green and yellow tiles. */
function church({ lamps }: Site, { hasDome, paints }: Look): Solid[] {
  const [x, z] = [10, shoreAt(10) + 12];
  const low = slopeAt(x, z) - 2;
  const wall = paints[0] as Colour;
  const look = {
    wall,
    trim: [0.97, 0.95, 0.9] as const,
    ...{ bay: 3.4, storey: 6, foot: 2, number: 5, lamps },
    window: [0.6, 2, 3.9] as const,
    arch: 0.6,
  };
  const dome: Paint = (_, { along, up }) => {
    const turn = Math.atan2(up, along);
    const band = Math.floor(up * 1.2);
    const cell = Math.floor(turn * 5) + band;
    return plainFront(
      cell % 3 === 0 ? [0.93, 0.76, 0.26] : cell % 3 === 1 ? [0.16, 0.46, 0.34] : [0.22, 0.5, 0.56],
    );
  };
  const tower = (high: number) => [
    box(
      [x - 8.4, low, z - 1],
      [x - 4.4, low + high, z + 3],
      facade({ ...look, bay: 4, storey: 5.2 }),
    ),
    box(
      [x - 8.8, low + high, z - 1.4],
      [x - 4, low + high + 0.5, z + 3.4],
      plainPaint([0.95, 0.93, 0.88]),
    ),
    frustumAt(
      [x - 6.4, low + high + 0.5, z + 1],
      4.4,
      2.3,
      0.05,
      hasDome ? plainPaint([0.2, 0.48, 0.4]) : plainPaint([0.5, 0.42, 0.36]),
      8,
    ),
  ];
  return [
    ...gabled(
      plotOf(x - 4.4, z, x + 6, z + 16),
      low,
      low + 10,
      [0.5, 'sides'],
      facade(look),
      clay(),
    ),
    ...tower(hasDome ? 18 : 20),
    ...(hasDome
      ? [
          frustumAt([x + 0.8, low + 10, z + 9], 3.4, 5, 5, plainPaint([0.95, 0.92, 0.84]), 12),
          ellipsoidAt([x + 0.8, low + 13.2, z + 9], 5, 5.4, dome, FINE),
          frustumAt([x + 0.8, low + 18.4, z + 9], 1.9, 0.7, 0.5, plainPaint([0.95, 0.92, 0.84]), 8),
        ]
      : []),
  ];
}

/** Rows of sunshades and beds on the sand. */
const beach = ({ groundAt }: Site): Solid[] =>
  Array.from({ length: 3 }, (_, row) =>
    Array.from({ length: 17 }, (_, n) => {
      const x = -33 + n * 3.1;
      const z = shoreAt(x) + 1.2 + row * 2.1;
      const low = Math.max(0.3, groundAt(x, z));
      const cloth = plainPaint((n < 8 ? [0.95, 0.52, 0.12] : [0.16, 0.46, 0.72]) as Colour);
      return [
        frustumAt([x, low, z], 2, 0.05, 0.05, plainPaint([0.9, 0.88, 0.82]), 5),
        frustumAt([x, low + 1.8, z], 0.55, 1.25, 0.05, cloth, 8),
        box(
          [x + 0.8, low + 0.2, z - 0.3],
          [x + 1.4, low + 0.4, z + 1.4],
          plainPaint([0.92, 0.9, 0.86]),
        ),
      ];
    }).flat(),
  ).flat();

/** A mole and a slip between the rocks. */
const harbour = (): Solid[] => {
  const stone = plainPaint([0.56, 0.52, 0.47]);
  return [
    box([-40, -2, shoreAt(-30) - 14], [-10, 1.7, shoreAt(-30) - 10], stone),
    box([-30, -2, shoreAt(-20) - 3], [30, 2, shoreAt(0) + 10], stone),
  ];
};

/** Small boats of bright paint on the water. */
const boats = (): Solid[] =>
  Array.from({ length: 20 }, (_, n) => {
    const x = -38 + 76 * chance(n, 1, 9);
    const z = 30 + 25 * chance(n, 2, 9);
    if (z > shoreAt(x) - 3) return [];
    const paint = (
      [
        [0.16, 0.4, 0.66],
        [0.95, 0.94, 0.9],
        [0.8, 0.18, 0.15],
        [0.2, 0.5, 0.42],
      ] as const
    )[n % 4] as Colour;
    return [
      box([x - 1.5, -0.1, z], [x + 1.5, 0.62, z + 1.2], plainPaint(paint)),
      box([x - 1.6, 0.62, z - 0.05], [x + 1.6, 0.74, z + 1.25], plainPaint([0.95, 0.93, 0.88])),
      ...(n % 3 === 0
        ? [box([x - 0.6, 0.74, z + 0.2], [x + 0.5, 1.6, z + 1], plainPaint([0.95, 0.94, 0.9]))]
        : []),
    ];
  }).flat();

/** Positano and its neighbours: pale houses and a dome over a beach. */
export const AMALFI: SceneryPlan = cliffTown({
  paints: [
    [0.97, 0.93, 0.84],
    [0.96, 0.8, 0.66],
    [0.97, 0.95, 0.92],
    [0.94, 0.68, 0.56],
    [0.97, 0.87, 0.64],
  ],
  hasDome: true,
  hasBeach: true,
  flat: 0.55,
});

/** The Cinque Terre: tall houses of red, ochre and pink over a harbour between rocks. */
export const CINQUE_TERRE: SceneryPlan = cliffTown({
  paints: [
    [0.95, 0.72, 0.3],
    [0.86, 0.38, 0.28],
    [0.95, 0.58, 0.46],
    [0.96, 0.84, 0.52],
    [0.9, 0.5, 0.3],
    [0.93, 0.72, 0.7],
  ],
  hasDome: false,
  hasBeach: false,
  flat: 0.2,
});
