import { mix, mixColour, scaleColour, smoothstep } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import type { Ground } from '../../../ground.ts';
import { chance, plainFront } from '../../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../../street/round-solid.ts';
import { boxOn, type Paint, type Point, plainPaint, type Solid } from '../../../street/solid.ts';
import { paved } from '../../built/paved-site.ts';
import { panel, rodBetween, sheer } from '../../far/pieces.ts';
import { plotOf } from '../../hedge.ts';
import type { SceneryPlan, Site } from '../../site.ts';
import { box, facade } from '../kit.ts';

/** The terrace over the bay: where it ends, how high it lies. World units. */
export const TERRACE = { ends: 13, high: 15 } as const;
/** The volcano, its lower shoulder and the hill of the town: how far aside on the picture's side, how far off, how high, how wide. World units. */
const VESUVIUS = { aside: 84, z: 620, high: 176, wide: 330 } as const;
const SHOULDER = { aside: -14, z: 640, high: 128, wide: 250 } as const;
const VOMERO = { aside: -96, z: 250, high: 44 } as const;
/** The castle in the water: how far aside, how far off. World units. */
const CASTLE = { aside: -30, z: 112 } as const;
/** The umbrella pine beside the terrace: how far aside, how far off, how high. World units. */
const PINE = { aside: 9.4, z: 21, high: 23.5 } as const;
const TUFF: Colour = [0.82, 0.66, 0.42];
const LAVA: Colour = [0.34, 0.31, 0.34];
const SLOPE: Colour = [0.3, 0.38, 0.22];
const WASHES: readonly Colour[] = [
  [0.93, 0.76, 0.5],
  [0.9, 0.6, 0.46],
  [0.95, 0.87, 0.68],
  [0.82, 0.42, 0.34],
  [0.94, 0.9, 0.82],
  [0.9, 0.7, 0.62],
];

/** How far ahead the bay's shore is: near on the town's side, far under the volcano. */
const shoreAt = (across: number): number =>
  146 + 1.15 * Math.max(-50, across + 44) + 0.002 * across * across;

/** Naples over its bay: Vesuvius with its two tops beyond, houses along the shore, the castle in the water, an umbrella pine beside a terrace. */
export const NAPLES: SceneryPlan = {
  land: 'lake',
  isNear: true,
  relief: 0.4,
  trees: 0,
  views: [
    { horizon: 0.6, lens: 0.98, eye: 0.3 },
    { horizon: 0.57, lens: 0.9, eye: 0.38 },
    { horizon: 0.63, lens: 0.92, eye: 0.28 },
    { horizon: 0.58, lens: 1.08, eye: 0.32 },
  ],
  ground:
    (_, { side, noise }): Ground =>
    (x, z) => {
      if (z < 40) return mix(TERRACE.high, -4, smoothstep(TERRACE.ends, TERRACE.ends + 3, z));
      const across = side * x;
      const rough = noise.fbm(x / 70, z / 70, 3);
      const inland = z - shoreAt(across);
      const plain = mix(-4, 2.4, smoothstep(-4, 3, inland)) + 0.03 * Math.max(0, inland);
      const hill =
        VOMERO.high * Math.exp(-(((across - VOMERO.aside) / 56) ** 2) - ((z - VOMERO.z) / 62) ** 2);
      // The slopes of a volcano grow steeper toward its top.
      const cone = (
        { aside, z: ahead, high, wide }: typeof VESUVIUS | typeof SHOULDER,
        blunt: number,
      ) => {
        const away = Math.hypot(across - aside, (z - ahead) * 0.9);
        return high * Math.max(0, 1 - Math.max(away, blunt) / wide) ** 1.75 * (1 + 0.1 * rough);
      };
      const great = cone(VESUVIUS, 24) / (1 - 24 / VESUVIUS.wide) ** 1.75;
      const mountain = Math.max(great, cone(SHOULDER, 34) / (1 - 34 / SHOULDER.wide) ** 1.75);
      return Math.max(plain, inland > 0 ? 2.4 + hill : -4, inland > 0 ? mountain : -4);
    },
  soil: (wild, setting) => {
    const tiles = paved((x, z) => {
      const [u, v] = [Math.floor(x / 0.7 + z / 0.7), Math.floor(x / 0.7 - z / 0.7)];
      const dark = ((u + v) & 1) === 0 ? 0.86 : 1;
      return [scaleColour([0.78, 0.58, 0.44], dark * (0.94 + 0.12 * chance(u, v, 3))), 1];
    })(wild, setting);
    const { noise } = setting;
    return (x, z, height, steepness) => {
      if (z < TERRACE.ends + 1) return tiles(x, z, height, steepness);
      const rough = noise.fbm(x / 22, z / 22, 3);
      const gully = noise.fbm(x / 9, height / 30, 3);
      const green = scaleColour(SLOPE, 1 + 0.5 * rough);
      const bare = smoothstep(62, 112, height + 34 * rough);
      return mixColour(green, scaleColour(LAVA, 1 + 0.4 * gully), bare);
    };
  },
  water: { deep: [0.03, 0.17, 0.32], shallow: [0.1, 0.36, 0.44], roughness: 0.14 },
  lampAt: () => (_, y, z) => (z > 60 ? 0.3 * smoothstep(34, 4, y) : 0.1),
  solids: (site) => [
    ...terrace(site),
    ...pine(site.setting.side),
    ...castle(site),
    ...town(site),
    ...sails(site.setting.side),
  ],
  isTended: () => true,
};

/** A balustrade of white stone over the bay, pots of flowers on it. */
function terrace({ setting: { side } }: Site): Solid[] {
  const { ends, high } = TERRACE;
  const z = ends + 0.6;
  const white = plainPaint([0.9, 0.87, 0.8]);
  const clay = plainPaint([0.72, 0.38, 0.24]);
  const blooms: Paint = (_, { along, up }) => {
    const bloom = chance(Math.floor(along * 9), Math.floor(up * 9), 5);
    return plainFront(bloom > 0.55 ? [0.86, 0.12, 0.2] : [0.2, 0.42, 0.16]);
  };
  return [
    box([-80, -3, ends - 0.2], [80, high + 0.004, z + 0.6], ({ role }, place) =>
      plainFront(role === 'level' ? [0.74, 0.56, 0.43] : scaleColour(TUFF, 0.9 + 0.02 * place.up)),
    ),
    box([-80, high + 0.78, z - 0.16], [80, high + 0.95, z + 0.16], white),
    box([-80, high, z - 0.14], [80, high + 0.12, z + 0.14], white),
    ...Array.from({ length: 66 }, (_, n) => {
      const x = (n - 32.5) * 0.46;
      return frustumAt([x, high + 0.1, z], 0.7, 0.13, 0.07, white, 7);
    }),
    ...[-6.4, -3, 4.4, 10].flatMap((aside) => {
      const x = side * aside;
      return [
        box([x - 0.3, high, z - 0.28], [x + 0.3, high + 1.06, z + 0.28], white),
        frustumAt([x, high + 1.06, z], 0.42, 0.2, 0.3, clay, 9),
        ellipsoidAt([x, high + 1.66, z], 0.46, 0.36, blooms),
      ];
    }),
  ];
}

/** An umbrella pine: a bare leaning trunk that forks under a flat dark crown. */
function pine(side: number): Solid[] {
  const x = side * PINE.aside;
  const { z, high } = PINE;
  const bark = plainPaint([0.36, 0.24, 0.17]);
  const needles: Paint = ({ normal }, { along, up }) =>
    plainFront(
      scaleColour(
        [0.13, 0.25, 0.1],
        0.75 + 0.35 * normal[1] + 0.5 * chance(Math.floor(along * 3), Math.floor(up * 4), 8),
      ),
    );
  const fork: Point = [x - side * 0.7, high - 3.6, z];
  const crowns = [
    [0, 0, 3.4, 1.1],
    [-2.4, -0.2, 2.3, 0.9],
    [2.3, -0.1, 2.4, 0.9],
    [-0.9, 0.7, 2.2, 0.9],
    [1.2, 0.6, 2.1, 0.8],
    [-3.7, -0.5, 1.4, 0.6],
    [3.7, -0.5, 1.4, 0.6],
  ] as const;
  return [
    rodBetween([x + side * 0.4, -4, z], fork, [0.62, 0.34], 8, bark),
    ...crowns.flatMap(([off, up, wide, tall], n): Solid[] => {
      const at: Point = [x + off - side * 0.7, high - 0.6 + up, z + (chance(n, 1, 1) - 0.5) * 2];
      return [
        rodBetween(fork, [at[0], at[1] - 0.3, at[2]], [0.2, 0.08], 5, bark),
        ellipsoidAt(at, wide, tall, needles),
      ];
    }),
  ];
}

/** The castle of tuff on its rock in the bay, joined to the shore by a low bridge. */
function castle({ setting: { side }, lamps }: Site): Solid[] {
  const x = side * CASTLE.aside;
  const { z } = CASTLE;
  const wall = facade({
    ...{ wall: TUFF, trim: scaleColour(TUFF, 0.86), bay: 3.4, storey: 4.6, foot: 2.4 },
    ...{ number: 5, lamps, window: [0.5, 1.4, 2.8], arch: 0.4 },
  });
  const rock = plainPaint([0.6, 0.5, 0.36]);
  const away = -side;
  const span = (from: number, to: number): readonly [number, number] => [
    Math.min(x + away * from, x + away * to),
    Math.max(x + away * from, x + away * to),
  ];
  const part = (from: number, to: number, near: number, far: number, high: number): Solid => {
    const [left, right] = span(from, to);
    return box([left, -2, z + near], [right, high, z + far], wall);
  };
  const [left, right] = span(14, 60);
  return [
    ...[-9, -4, 2, 8, 12].map((off, n) =>
      frustumAt([x + off, -2, z + 3 + (n % 2) * 3], 3.6, 5, 3.6, rock, 8),
    ),
    part(-10, 12, 0, 12, 8.4),
    part(-7, 5, 2, 12, 12.2),
    part(5, 12, 3, 12, 10.4),
    part(-12, -9, 2, 9, 6),
    box([left, 0.6, z + 8], [right, 1.9, z + 10], rock),
  ];
}

/** Houses along the shore and up the hill in washed colours, a fortress on its top. */
function town({ setting: { side }, groundAt, lamps }: Site): Solid[] {
  const rows = [3, 14, 26, 40, 56, 74, 94];
  const houses = rows.flatMap((inland, row) =>
    Array.from({ length: 34 }, (_, n): Solid[] => {
      const across = -104 + n * 7.6 + 4 * chance(n, row, 2);
      // The town thins out toward the volcano, and up the slopes.
      if (chance(n, row, 3) < smoothstep(60, 170, across) + 0.05 * row) return [];
      const z = shoreAt(across) + inland;
      const x = side * across;
      const low = groundAt(x, z + 4);
      // Where it falls too steeply toward the eye nothing is built.
      if (low - groundAt(x, z - 6) > 5) return [];
      const wide = 5.4 + 2.8 * chance(n, row, 4);
      const high = low + 5 + 6 * chance(n, row, 5) * (across < 40 ? 1 : 0.6);
      const look = facade({
        wall: WASHES[Math.floor(6 * chance(n, row, 6))] as Colour,
        ...{ trim: [0.96, 0.92, 0.84], shutters: [0.3, 0.42, 0.34], bay: 1.5, storey: 2.5 },
        ...{ foot: 0.6, number: n + 40 * row, lamps: lamps * 1.2, window: [0.36, 0.5, 1.8] },
      });
      return [boxOn(plotOf(x - wide / 2, z, x + wide / 2, z + 8), low - 8, high, look)];
    }).flat(),
  );
  const [x, z] = [side * VOMERO.aside, VOMERO.z];
  const top = groundAt(x, z);
  const tuff = plainPaint(TUFF);
  const dome = side * -40;
  const domeZ = shoreAt(-40) + 22;
  return [
    ...houses,
    box([x - 15, top - 8, z - 4], [x + 15, top + 7, z + 12], tuff),
    box([x - 5, top, z], [x + 9, top + 10, z + 10], tuff),
    frustumAt([dome, 0, domeZ], 13, 4, 4, plainPaint([0.92, 0.84, 0.66]), 12),
    ellipsoidAt([dome, 13, domeZ], 4, 4.2, plainPaint([0.4, 0.52, 0.42])),
    frustumAt([dome, 16.6, domeZ], 2.4, 0.7, 0.5, tuff, 7),
  ];
}

/** Small boats under white sails on the bay. */
const sails = (side: number): Solid[] =>
  (
    [
      [6, 74, 5.4],
      [22, 128, 7],
      [-8, 96, 5.6],
      [50, 180, 8],
      [-50, 84, 5.4],
    ] as const
  ).flatMap(([aside, z, high]): Solid[] => {
    const x = side * aside;
    const cloth = plainPaint([0.95, 0.94, 0.9]);
    const triangle = (to: number, foot: number): Solid =>
      sheer(
        panel(
          [
            [x, foot, z],
            [x + to, foot, z],
            [x, high * (to > 0 ? 0.8 : 1), z],
          ],
          0.06,
          cloth,
        ),
      );
    return [
      rodBetween(
        [x - high * 0.42, 0.2, z],
        [x + high * 0.42, 0.5, z],
        [0.5, 0.3],
        6,
        plainPaint([0.2, 0.28, 0.46]),
      ),
      rodBetween([x, 0.2, z], [x, high, z], [0.08, 0.04], 5, plainPaint([0.5, 0.4, 0.3])),
      triangle(-high * 0.42, 0.9),
      triangle(high * 0.36, 0.9),
    ];
  });
