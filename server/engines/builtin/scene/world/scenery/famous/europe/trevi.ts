import { mixColour, scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { chance, inside, plainFront } from '../../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../../street/round-solid.ts';
import { boxOn, type Paint, plainPaint, type Solid } from '../../../street/solid.ts';
import { lifted } from '../../built/lifted.ts';
import { paved } from '../../built/paved-site.ts';
import { prism, vault } from '../../built/prism.ts';
import { plotOf } from '../../hedge.ts';
import { LEVEL } from '../../level-site.ts';
import type { SceneryPlan, Site } from '../../site.ts';
import { alongStreet, box, clay, facade, gabled, wire } from '../kit.ts';

const TRAVERTINE: Colour = [0.91, 0.88, 0.81];
const MARBLE = plainPaint([0.96, 0.95, 0.92]);
/** Where the palace's wall and the edge of the basin are, half as wide as that, how high the water is. World units. */
const FOUNTAIN = { wall: 31, edge: 12.4, half: 11.5, water: 0.55 } as const;

/** The Trevi Fountain: a palace front with columns round a niche, Neptune and his horses on rocks, blue water in a wide basin. */
export const TREVI: SceneryPlan = {
  land: 'field',
  relief: 0,
  trees: 0,
  views: [
    { horizon: 0.62, lens: 0.9, eye: 0.56 },
    { horizon: 0.52, lens: 0.94, eye: 1 },
    { horizon: 0.65, lens: 0.88, eye: 0.5 },
    { horizon: 0.58, lens: 1.14, eye: 0.6 },
  ],
  ground: () => () => LEVEL,
  isHard: true,
  soil: paved((x, z, soft) => {
    const fine = Math.max(0, 1 - soft * 8);
    const tone = 1 + fine * 0.2 * (chance(Math.floor(x / 0.22), Math.floor(z / 0.22), 3) - 0.5);
    return [scaleColour([0.48, 0.45, 0.42], tone), 1];
  }),
  lampAt: () => (x, y, z) => (z > 10 && Math.abs(x) < 16 ? 0.75 : 0.3) * (y > LEVEL + 18 ? 0.4 : 1),
  solids: (site) => [...palace(site), ...basin(site), ...rocks(), ...figures(), ...houses(site)],
  isTended: () => true,
  has: new Set(['fountain']),
};

function palace({ lamps }: Site): Solid[] {
  const z = FOUNTAIN.wall;
  const look = {
    wall: TRAVERTINE,
    trim: [0.97, 0.95, 0.9] as const,
    ...{ bay: 3.6, storey: 5.6, foot: 5.4, number: 4, lamps },
    window: [0.78, 0.9, 3.6] as const,
    arch: 0.3,
  };
  const column = (x: number) => [
    box([x - 0.75, LEVEL + 4.6, z - 1.4], [x + 0.75, LEVEL + 5.2, z], MARBLE),
    frustumAt([x, LEVEL + 5.2, z - 0.75], 8.6, 0.56, 0.48, MARBLE, 12),
    frustumAt([x, LEVEL + 13.7, z - 0.75], 0.9, 0.5, 0.82, MARBLE, 10),
  ];
  const niche: Paint = ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(TRAVERTINE);
    const coffer =
      Math.abs(((along / 0.9) % 1) - 0.5) < 0.34 && Math.abs(((up / 0.9) % 1) - 0.5) < 0.34
        ? 0.86
        : 1;
    return plainFront(
      scaleColour([0.7, 0.64, 0.55], 1 - (1 - coffer) * Math.max(0, 1 - pixel * 4)),
    );
  };
  return [
    boxOn(plotOf(-18, z, -2.9, z + 12), LEVEL, LEVEL + 17, facade(look)),
    boxOn(plotOf(2.9, z, 18, z + 12), LEVEL, LEVEL + 17, facade(look)),
    boxOn(plotOf(-2.9, z + 2.6, 2.9, z + 12), LEVEL, LEVEL + 17, niche),
    ...vault(0, [2.9, 2.9, 1.4], [z - 0.05, z + 2.6], 10, MARBLE).map((one) => lifted(one, 10.4)),
    box([-2.9, LEVEL + 13.6, z + 0.1], [2.9, LEVEL + 17, z + 2.6], plainPaint(TRAVERTINE)),
    box([-18, LEVEL, z - 0.5], [18, LEVEL + 4.6, z], plainPaint(scaleColour(TRAVERTINE, 0.92))),
    ...[-7.6, -3.7, 3.7, 7.6].flatMap(column),
    box([-9, LEVEL + 14.6, z - 1.6], [9, LEVEL + 15.6, z], MARBLE),
    box([-18.5, LEVEL + 15.6, z - 1.8], [18.5, LEVEL + 16.2, z + 0.4], MARBLE),
    // The attic with its letters and its coat of arms.
    boxOn(
      plotOf(-8.2, z - 0.8, 8.2, z + 3),
      LEVEL + 16.2,
      LEVEL + 20.4,
      ({ role }, { along, up, pixel }) => {
        const line =
          role === 'front' && along > 3.6 && along < 12.8
            ? inside(Math.abs(((up / 0.95) % 1) - 0.5), -1, 0.26, pixel) *
              (Math.floor(along * 3.1) % 4 === 0 ? 0 : 1)
            : 0;
        return plainFront(
          mixColour(TRAVERTINE, [0.5, 0.4, 0.3], 0.55 * line * inside(up, 0.6, 3.5, pixel)),
        );
      },
    ),
    box([-8.6, LEVEL + 20.4, z - 1.1], [8.6, LEVEL + 20.9, z + 3.2], MARBLE),
    ellipsoidAt([0, LEVEL + 22.6, z], 1.9, 2.1, MARBLE),
    ...[-2.4, 2.4].map((x) => ellipsoidAt([x, LEVEL + 22, z], 0.7, 1.5, MARBLE)),
    ...[-7.6, -3.8, 3.8, 7.6].flatMap((x) => statue(x, LEVEL + 16.2, z - 1.3, 2.6)),
    ...[-5.6, 5.6].flatMap((x) => statue(x, LEVEL + 6.2, z - 0.7, 3.2)),
  ];
}

/** A figure in a robe of marble, so high. */
const statue = (x: number, low: number, z: number, tall: number): Solid[] => [
  frustumAt([x, low, z], 0.62 * tall, 0.2 * tall, 0.13 * tall, MARBLE, 8),
  ellipsoidAt([x, low + 0.68 * tall, z], 0.17 * tall, 0.15 * tall, MARBLE),
  ellipsoidAt([x, low + 0.91 * tall, z], 0.075 * tall, 0.1 * tall, MARBLE),
  wire(
    [x + 0.14 * tall, low + 0.74 * tall, z],
    [x + 0.3 * tall, low + 0.5 * tall, z - 0.1 * tall],
    0.045 * tall,
    MARBLE,
  ),
];

/** The basin with its curved rim, the water in it and what falls over the rocks. */
function basin({ lamps }: Site): Solid[] {
  const { edge, half, water, wall } = FOUNTAIN;
  const pool: Paint = ({ role }, { along, up }) => {
    if (role !== 'level') return plainFront(TRAVERTINE);
    const ripple =
      0.5 +
      0.5 *
        Math.sin(along * 2.3 + 1.4 * Math.sin(up * 1.7)) *
        Math.sin(up * 2.9 + Math.sin(along * 1.3));
    return {
      colour: mixColour([0.14, 0.52, 0.62], [0.5, 0.83, 0.86], ripple),
      glass: 0.3,
      glow: scaleColour([0.2, 0.75, 0.85], Math.min(0.6, lamps * 1.6)),
    };
  };
  const rim = Array.from({ length: 14 }, (_, n) => {
    const at = (k: number) => {
      const turn = Math.PI * (k / 14);
      return [-half * Math.cos(turn), LEVEL + 0.42, edge + 8.4 - 8.4 * Math.sin(turn)] as const;
    };
    const [from, to] = [at(n), at(n + 1)];
    return [
      wire(from, to, 0.42, plainPaint([0.95, 0.93, 0.88])),
      wire([from[0], LEVEL + 0.95, from[2]], [to[0], LEVEL + 0.95, to[2]], 0.16, MARBLE),
    ];
  });
  const surface = Array.from({ length: 12 }, (_, n) => {
    const z = edge + 0.4 + n * 0.7;
    const wide = half * Math.sqrt(Math.max(0, 1 - ((edge + 8.4 - z - 0.35) / 8.4) ** 2)) - 0.2;
    return box([-wide, LEVEL, z], [wide, LEVEL + water, z + 0.72], (face, place) =>
      pool(face, { ...place, up: place.up + n * 0.7, along: place.along - wide }),
    );
  });
  const fall: Paint = (_, { along, up }) => ({
    colour: mixColour(
      [0.72, 0.88, 0.92],
      [0.98, 1, 1],
      0.5 + 0.5 * Math.sin(along * 13 + Math.sin(up * 3)),
    ),
    glass: 0.1,
    glow: scaleColour([0.5, 0.8, 0.9], Math.min(0.4, lamps)),
  });
  const falls = [
    [-1.6, 1.6, 2.3, 25.2],
    [-2.4, 2.4, 1.5, 23.6],
    [-3.2, 3.2, 0.9, 22],
    [-7.6, -6.6, 1.9, 26],
    [6.4, 7.4, 1.9, 26],
  ] as const;
  return [
    ...rim.flat(),
    ...surface,
    box([-half, LEVEL, edge + 8.6], [half, LEVEL + water, wall], (face, place) =>
      pool(face, { ...place, along: place.along - half }),
    ),
    ...falls.map(([left, right, high, z]) => ({
      ...box([left, LEVEL + 0.3, z], [right, LEVEL + high, z + 0.3], fall),
      isSheer: true as const,
    })),
  ];
}

/** Rough rocks over which the water comes. */
function rocks(): Solid[] {
  const rock: Paint = ({ normal }, { along, up }) =>
    plainFront(
      scaleColour(
        [0.8, 0.76, 0.68],
        0.8 + 0.3 * chance(Math.floor(along / 0.5), Math.floor(up / 0.4), 7) + 0.1 * normal[1],
      ),
    );
  return [
    ...Array.from({ length: 44 }, (_, n) => {
      const x = -10.6 + 21.2 * chance(n, 1, 6);
      const z = 24.4 + 6.4 * chance(n, 2, 6) + (Math.abs(x) < 4 ? 1.6 : 0);
      const size = 0.8 + 1.1 * chance(n, 3, 6);
      return ellipsoidAt([x, LEVEL + 0.6 + 0.24 * (z - 24), z], size, size * 0.8, rock);
    }),
    box([-1.8, LEVEL, 25.5], [1.8, LEVEL + 2.2, 31], rock),
    box([-2.6, LEVEL, 23.9], [2.6, LEVEL + 1.4, 31], rock),
    box([-3.4, LEVEL, 22.3], [3.4, LEVEL + 0.8, 31], rock),
  ];
}

/** Neptune on his shell, and two horses with those who lead them. */
function figures(): Solid[] {
  const horse = (x: number, z: number, out: number): Solid[] => [
    ellipsoidAt([x, LEVEL + 2.1, z], 0.95, 0.75, MARBLE),
    wire(
      [x + out * 0.6, LEVEL + 2.3, z - 0.3],
      [x + out * 1.4, LEVEL + 3.6, z - 0.6],
      0.32,
      MARBLE,
    ),
    ellipsoidAt([x + out * 1.75, LEVEL + 3.7, z - 0.7], 0.5, 0.32, MARBLE),
    wire(
      [x + out * 0.7, LEVEL + 1.8, z - 0.4],
      [x + out * 1.6, LEVEL + 1.9, z - 0.9],
      0.16,
      MARBLE,
    ),
    wire(
      [x + out * 1.6, LEVEL + 1.9, z - 0.9],
      [x + out * 1.7, LEVEL + 1.2, z - 0.8],
      0.13,
      MARBLE,
    ),
    ...[-1, 1].map((side) =>
      wire(
        [x, LEVEL + 2.5, z + side * 0.5],
        [x - out * 0.5, LEVEL + 3.7, z + side * 1.1],
        0.16,
        MARBLE,
      ),
    ),
  ];
  return [
    frustumAt([0, LEVEL + 2.2, 29.4], 1.1, 1.1, 1.9, plainPaint([0.93, 0.9, 0.84]), 12),
    ...statue(0, LEVEL + 3.2, 29.2, 5.4),
    wire([0.6, LEVEL + 7.2, 29], [1.9, LEVEL + 7.7, 28.4], 0.2, MARBLE),
    ...horse(-4.6, 26, -1),
    ...horse(4.6, 25.6, 1),
    ...statue(-3.1, LEVEL + 1.6, 25.4, 2.9),
    ...statue(6.9, LEVEL + 1.7, 26.2, 2.9),
    prism(
      [
        [-9.6, 0.6],
        [-8, 0.6],
        [-8.8, 3.4],
      ],
      27,
      28.4,
      plainPaint([0.8, 0.76, 0.68]),
    ),
  ];
}

/** Houses at both sides of the square. */
function houses({ lamps }: Site): Solid[] {
  return ([-1, 1] as const).flatMap((side) =>
    [0, 1, 2].flatMap((n) => {
      const look = {
        wall: (
          [
            [0.86, 0.6, 0.38],
            [0.9, 0.74, 0.5],
            [0.8, 0.5, 0.36],
          ] as const
        )[(n + (side > 0 ? 1 : 0)) % 3] as Colour,
        trim: [0.93, 0.88, 0.78] as const,
        shutters: [0.26, 0.36, 0.3] as const,
        ...{ bay: 2.8, storey: 4, foot: 0.4, number: n, lamps: lamps * 1.5 },
        window: [0.5, 0.9, 2.8] as const,
      };
      return gabled(
        alongStreet(side, 18.6, 2 + n * 11, 10.9, 12),
        LEVEL,
        LEVEL + 14 + (n % 2) * 3,
        [0.4, 'front'],
        facade(look),
        clay(),
      );
    }),
  );
}
