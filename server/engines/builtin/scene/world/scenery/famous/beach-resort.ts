import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Ground } from '../../ground.ts';
import { barBetween } from '../../street/convex.ts';
import { chance, plainFront } from '../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../street/round-solid.ts';
import { boxOn, type Paint, plainPaint, roofOn, type Solid } from '../../street/solid.ts';
import { LAMP } from '../../street/street-lamps.ts';
import { plotOf } from '../hedge.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { box, wire } from './kit.ts';

const SAND: Colour = [0.95, 0.88, 0.72];
const WOOD: Colour = [0.5, 0.36, 0.23];

/** How far from the water's edge a place is, to the right on the picture's side. World units. */
const ashore = (across: number, z: number): number =>
  across + 3.2 + 0.03 * z - 2.2 * Math.sin(z / 33 + 0.6);

/** Palm leaves laid over one another. */
export const palmThatch: Paint = ({ normal }, { along, up, pixel }) => {
  const fine = smoothstep(0.2, 0.05, pixel);
  const straw = chance(Math.floor(along / 0.09), Math.floor(up / 0.5), 3) - 0.5;
  const tone = normal[1] < -0.2 ? 0.6 : 0.95 + 0.3 * fine * straw - 0.12 * ((up % 0.5) / 0.5);
  return plainFront(scaleColour([0.66, 0.53, 0.33], tone));
};

/** A beach of the tropics: rows of thatched sunshades with loungers under them, huts under palms, clear water. */
export const BEACH_RESORT: SceneryPlan = {
  land: 'beach',
  trees: 0.1,
  views: [
    { horizon: 0.4, lens: 0.95, eye: 0.52 },
    { horizon: 0.32, lens: 0.88, eye: 1.1 },
    { horizon: 0.46, lens: 0.86, eye: 0.44 },
    { horizon: 0.38, lens: 1.12, eye: 0.6 },
  ],
  ground:
    (_, { side, noise }): Ground =>
    (x, z) => {
      const off = ashore(side * x, z);
      const dune =
        off > 0
          ? Math.min(1.5, off * 0.16) + 0.06 * noise.at(x / 2, z / 2)
          : Math.max(-3, off * 0.09);
      const hills =
        smoothstep(360, 700, z) *
        smoothstep(-40, 60, off) *
        (46 + 30 * noise.fbm(x / 120, z / 120, 3));
      return dune + hills;
    },
  soil:
    (wild, { side, noise }) =>
    (x, z, height, steepness) => {
      if (z > 330 || height > 4) return wild(x, z, height, steepness);
      const off = ashore(side * x, z);
      const grain = 1 + 0.1 * noise.fbm(x * 1.3, z * 1.3, 3);
      const wet = smoothstep(2.2, 0.4, off);
      const shallow = smoothstep(0, -16, off);
      return scaleColour(
        mixColour(
          SAND,
          off < 0 ? mixColour(SAND, [0.5, 0.82, 0.8], shallow) : [0.72, 0.62, 0.46],
          off < 0 ? 1 : wet,
        ),
        grain,
      );
    },
  lampAt:
    ({ side }) =>
    (x, y, z) =>
      0.5 * Math.exp(-((side * x - 13) ** 2 + (z - 27) ** 2) / 90) * smoothstep(6, 1, y),
  solids: (site) => [...sunbathing(site), ...bar(site), ...huts(site)],
  isTended: (x, z, { side }) => z < 120 && side * x < 40,
  has: new Set(['umbrella', 'palm']),
};

/** Rows of sunshades of straw, two loungers under each. */
function sunbathing({ setting: { side }, groundAt }: Site): Solid[] {
  const solids: Solid[] = [];
  for (let row = 0; row < 3; row++)
    for (let n = 0; n < 9; n++) {
      const z = 9.6 + n * 5.2 + row * 1.3;
      const x = side * (0.9 + row * 4.4 - 0.03 * z + 0.4 * (chance(n, row, 1) - 0.5));
      if (row === 2 && n > 1 && n < 5) continue;
      const low = groundAt(x, z);
      solids.push(
        frustumAt([x, low - 0.2, z], 2.7, 0.07, 0.06, plainPaint(WOOD), 6),
        frustumAt([x, low + 2.05, z], 0.95, 1.55, 0.06, palmThatch, 12),
        ...[-0.75, 0.75].flatMap((aside, k) =>
          lounger(x + aside, low, z - 0.9, n * 6 + row * 2 + k, side),
        ),
      );
    }
  return [...solids, ...nearest(side, groundAt)];
}

/** What is right before the eye: two loungers in the sun, a low table with coconuts to drink from between them, a ball. */
function nearest(side: number, groundAt: Ground): Solid[] {
  const z = 5.6;
  const x = side * 1.3;
  const low = groundAt(x, z);
  const husk = plainPaint([0.46, 0.62, 0.26]);
  const ball: Paint = (_, { along }) =>
    plainFront(Math.floor(along * 9) % 2 === 0 ? [0.95, 0.95, 0.93] : ([0.9, 0.24, 0.2] as const));
  return [
    ...[-0.95, 0.95].flatMap((off, n) => lounger(x + off, groundAt(x + off, z), z, n * 5, side)),
    frustumAt([x, low - 0.1, z + 0.7], 0.5, 0.05, 0.05, plainPaint(WOOD), 7),
    frustumAt([x, low + 0.4, z + 0.7], 0.05, 0.34, 0.34, plainPaint(scaleColour(WOOD, 1.3)), 14),
    ...[-0.14, 0.14].flatMap((off) => [
      ellipsoidAt([x + off, low + 0.55, z + 0.7], 0.11, 0.11, husk),
      wire(
        [x + off, low + 0.6, z + 0.7],
        [x + off + 0.09, low + 0.84, z + 0.66],
        0.012,
        plainPaint([0.95, 0.4, 0.3]),
      ),
    ]),
    ellipsoidAt([x - side * 2.1, groundAt(x - side * 2.1, 6.4) + 0.2, 6.4], 0.22, 0.22, ball),
  ];
}

/** A lounger whose foot is toward the eye, its back raised; a towel on some. */
function lounger(x: number, low: number, z: number, number: number, side: number): Solid[] {
  const wood = plainPaint(WOOD);
  const cushion = plainPaint([0.96, 0.95, 0.92]);
  const towel = (
    [
      [0.16, 0.56, 0.72],
      [0.95, 0.5, 0.2],
      [0.9, 0.24, 0.36],
    ] as const
  )[number % 3] as Colour;
  const skew = 0.1 * side;
  return [
    box([x - 0.34, low + 0.2, z - 0.1], [x + 0.34, low + 0.3, z + 1.3], wood),
    box(
      [x - 0.31, low + 0.3, z - 0.08],
      [x + 0.31, low + 0.4, z + 1.3],
      chance(number, 2, 2) < 0.45 ? plainPaint(towel) : cushion,
    ),
    barBetween([x, low + 0.34, z + 1.25], [x + skew, low + 0.95, z + 1.85], [0.32, 0.06], cushion),
    ...[-0.28, 0.28].flatMap((a) =>
      [0, 1.2].map((b) =>
        box(
          [x + a - 0.04, low - 0.1, z + b - 0.04],
          [x + a + 0.04, low + 0.24, z + b + 0.04],
          wood,
        ),
      ),
    ),
  ];
}

/** A bar under a roof of palm leaves. */
function bar({ setting: { side }, groundAt, lamps }: Site): Solid[] {
  const [x, z] = [side * 12.5, 24];
  const low = groundAt(x, z);
  const post = plainPaint([0.42, 0.3, 0.2]);
  const slopes = (['front', 'back', 'start', 'end'] as const).map((edge) => ({
    side: edge,
    pitch: 0.85,
    from: low + 2.5,
  }));
  const bottles: Paint = ({ role }, { along, up }) =>
    role === 'level'
      ? plainFront(WOOD)
      : {
          colour:
            Math.abs(((along / 0.22) % 1) - 0.5) < 0.3 && up % 0.5 > 0.12
              ? ((
                  [
                    [0.2, 0.5, 0.3],
                    [0.8, 0.5, 0.2],
                    [0.85, 0.85, 0.8],
                  ] as const
                )[Math.floor(along / 0.22) % 3] as Colour)
              : scaleColour(WOOD, 0.6),
          glass: 0.1,
          glow: scaleColour(LAMP, 0.4 * Math.min(1, lamps * 3)),
        };
  const bamboo: Paint = (_, { along, up }) =>
    plainFront(
      scaleColour(
        [0.74, 0.6, 0.36],
        0.8 + 0.3 * Math.abs(Math.sin(along * 26)) - (up % 0.42 < 0.04 ? 0.2 : 0),
      ),
    );
  return [
    ...[-3.4, 3.4].flatMap((a) =>
      [0, 4.4].map((b) => frustumAt([x + a, low - 0.3, z + b], 2.9, 0.12, 0.1, post, 7)),
    ),
    boxOn(plotOf(x - 3.2, z + 0.1, x + 3.2, z + 0.8), low - 0.2, low + 1.12, bamboo),
    box(
      [x - 3.4, low + 1.12, z - 0.1],
      [x + 3.4, low + 1.2, z + 0.9],
      plainPaint(scaleColour(WOOD, 0.9)),
    ),
    boxOn(plotOf(x - 2.8, z + 3.9, x + 2.8, z + 4.3), low, low + 2.3, bottles),
    roofOn(plotOf(x - 4.6, z - 1.3, x + 4.6, z + 5.8), low + 2.35, low + 5.2, slopes, palmThatch),
    ...[-2.2, -0.7, 0.8, 2.3].map((a) =>
      frustumAt([x + a, low - 0.1, z - 0.8], 0.85, 0.16, 0.2, plainPaint([0.44, 0.31, 0.2]), 8),
    ),
  ];
}

/** Bungalows on low stilts behind the beach. */
function huts({ setting: { side }, groundAt, lamps }: Site): Solid[] {
  const places = [
    [18, 40],
    [15, 54],
    [13, 70],
    [12, 88],
    [27, 50],
    [24, 68],
  ] as const;
  return places.flatMap(([across, z], n) =>
    hut(side * across, z, groundAt(side * across, z) + 0.4, n, lamps),
  );
}

/** A bungalow of wood with a deep roof of palm leaves, its veranda toward the eye; its floor so high. World units. */
export function hut(x: number, z: number, floor: number, number: number, lamps: number): Solid[] {
  const wall: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(WOOD);
    const board = scaleColour(
      [0.62, 0.46, 0.3],
      0.9 +
        0.16 * chance(Math.floor(along / 0.3), number, 2) -
        (pixel < 0.1 && (along / 0.3) % 1 < 0.08 ? 0.2 : 0),
    );
    const off = Math.abs(along - long / 2);
    const door = off < 0.95 && up < 2.15;
    const pane = off > 1.3 && off < 2.1 && up > 0.7 && up < 1.9;
    const lit = Math.min(1, lamps * 3);
    return {
      colour: door || pane ? [0.2, 0.24, 0.26] : board,
      glass: door || pane ? 0.4 : 0,
      glow: door || pane ? scaleColour(LAMP, 0.8 * lit) : [0, 0, 0],
    };
  };
  const slopes = (['front', 'back', 'start', 'end'] as const).map((edge) => ({
    side: edge,
    pitch: 1.05,
    from: floor + 2.2,
  }));
  const deck = plainPaint(scaleColour(WOOD, 1.15));
  return [
    box([x - 3.1, floor - 0.2, z - 2.4], [x + 3.1, floor, z + 5.2], deck),
    boxOn(plotOf(x - 2.6, z, x + 2.6, z + 5), floor, floor + 2.6, wall),
    roofOn(
      plotOf(x - 3.5, z - 1.9, x + 3.5, z + 5.9),
      floor + 2.1,
      floor + 5.7,
      slopes,
      palmThatch,
    ),
    ...[-2.9, 2.9].map((a) =>
      wire([x + a, floor, z - 1.6], [x + a, floor + 2.5, z - 1.6], 0.08, deck),
    ),
    wire([x - 3, floor + 0.9, z - 2.3], [x - 1, floor + 0.9, z - 2.3], 0.05, deck),
    wire([x + 1, floor + 0.9, z - 2.3], [x + 3, floor + 0.9, z - 2.3], 0.05, deck),
  ];
}
