import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Ground } from '../../ground.ts';
import { chance, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { plotOf } from '../hedge.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { box, clay, facade, gabled } from './kit.ts';

/** The mountain: half as wide as its top, how high its slopes and its walls rise, and where these begin. World units. */
const TABLE = { half: 208, slopes: 108, walls: 106, foot: 330, wall: 566 } as const;
/** Where the quay is, and how high. World units. */
const QUAY = { z: 66, high: 2.6 } as const;
const ROCK: Colour = [0.47, 0.43, 0.41];
const BUSH: Colour = [0.27, 0.34, 0.16];
const PAINTS: readonly Colour[] = [
  [0.95, 0.93, 0.88],
  [0.93, 0.78, 0.42],
  [0.84, 0.5, 0.42],
  [0.55, 0.72, 0.78],
  [0.92, 0.88, 0.78],
  [0.72, 0.78, 0.58],
  [0.9, 0.62, 0.66],
];

/** Cape Town over its harbour: the flat top of Table Mountain between Devil's Peak and Lion's Head, the town at its foot. */
export const CAPE_TOWN: SceneryPlan = {
  land: 'sea',
  trees: 0.24,
  views: [
    { horizon: 0.64, lens: 0.95, eye: 0.62 },
    { horizon: 0.58, lens: 0.9, eye: 1.5 },
    { horizon: 0.68, lens: 0.86, eye: 0.6 },
    { horizon: 0.66, lens: 1.1, eye: 0.9 },
  ],
  ground:
    (_, { noise }): Ground =>
    (x, z) => {
      if (z < QUAY.z) return -5;
      const rough = noise.fbm(x / 150, z / 150, 3);
      const gullies = noise.fbm(x / 34 + 5, z / 130, 3);
      const off = Math.abs(x);
      const slopes = TABLE.slopes * smoothstep(TABLE.foot - 60, TABLE.wall, z + 50 * rough);
      const within = smoothstep(TABLE.half + 34, TABLE.half, off + 30 * gullies);
      const walls =
        TABLE.walls * within * smoothstep(TABLE.wall, TABLE.wall + 30, z + 26 * gullies);
      const devil = 186 - 1.25 * Math.hypot(x + 300, (z - 610) * 0.8) + 26 * gullies;
      const lion = 150 - 0.9 * Math.hypot(x - 276, (z - 520) * 0.8);
      const head = 40 * Math.exp(-((Math.hypot(x - 276, z - 520) / 26) ** 4));
      const town = QUAY.high + 26 * smoothstep(QUAY.z + 40, TABLE.foot, z);
      return Math.max(
        town + slopes * (0.35 + 0.65 * smoothstep(TABLE.half + 150, TABLE.half - 40, off)) + walls,
        devil,
        lion + head + 12 * gullies,
      );
    },
  soil:
    (_, { noise }) =>
    (x, z, height, steepness) => {
      const rough = noise.fbm(x / 20, z / 20, 3);
      const strata = 1 + 0.16 * noise.at(height / 5, x / 130) + 0.16 * noise.at(x / 6, height / 40);
      const bush = scaleColour(BUSH, 1 + 0.45 * rough);
      const rock = smoothstep(0.75, 1.3, steepness + 0.5 * rough) * smoothstep(60, 90, height);
      const wild = mixColour(bush, scaleColour(ROCK, strata), rock);
      return mixColour(
        scaleColour([0.55, 0.53, 0.48], 1 + 0.2 * rough),
        wild,
        smoothstep(200, 330, z),
      );
    },
  solids: (site) => [...waterfront(site), ...clockTower(), ...town(site), ...boats()],
  isTended: (_, z) => z < 300,
};

/** Houses along the quay, gables to the water. */
function waterfront({ lamps }: Site): Solid[] {
  const stone = plainPaint([0.5, 0.48, 0.45]);
  const houses = Array.from({ length: 22 }, (_, n) => {
    const wide = 9 + 4 * chance(n, 1, 3);
    const x = -118 + n * 12.6;
    const storeys = 2 + (n % 3 === 1 ? 1 : 0);
    const look = {
      wall: PAINTS[n % PAINTS.length] as Colour,
      trim: [0.96, 0.95, 0.92] as const,
      ...{ bay: 2.4, storey: 3.4, foot: 0.2, number: n, lamps: lamps * 1.4 },
      window: [0.55, 0.8, 2.4] as const,
    };
    const roof = n % 2 === 0 ? clay([0.6, 0.2, 0.15]) : clay([0.4, 0.42, 0.44]);
    const plot = plotOf(x, QUAY.z + 8, x + wide, QUAY.z + 22);
    if (Math.abs(x + wide / 2 - 14) < 9) return [];
    return gabled(
      plot,
      QUAY.high - 1,
      QUAY.high + 0.6 + storeys * 3.4,
      [0.7, n % 3 === 0 ? 'front' : 'sides'],
      facade(look),
      roof,
    );
  });
  return [...houses.flat(), box([-420, -1, QUAY.z - 1], [420, QUAY.high, QUAY.z + 2], stone)];
}

/** The red clock tower of the waterfront. */
function clockTower(): Solid[] {
  const [x, z] = [14, QUAY.z + 10];
  const red: Paint = (_, { up, along }) => {
    const isClock = Math.hypot(along, up - 9.3) < 1.1;
    return plainFront(
      isClock ? [0.95, 0.94, 0.9] : up % 4 < 0.5 ? [0.95, 0.94, 0.9] : [0.66, 0.16, 0.13],
    );
  };
  return [
    frustumAt([x, QUAY.high, z], 12, 3, 2.5, red, 8),
    frustumAt([x, QUAY.high + 12, z], 0.6, 3, 3, plainPaint([0.95, 0.94, 0.9]), 8),
    frustumAt([x, QUAY.high + 12.6, z], 4.6, 2.4, 0.06, plainPaint([0.3, 0.32, 0.36]), 8),
  ];
}

/** The town up to the slopes: low houses, towers in its middle. */
function town({ groundAt, lamps }: Site): Solid[] {
  const solids: Solid[] = [];
  for (let row = 0; row < 13; row++)
    for (let column = -17; column < 17; column++) {
      const x = column * 15 + 6 * chance(row, column, 1);
      const z = QUAY.z + 34 + row * 18 + 5 * chance(row, column, 2);
      if (chance(row, column, 9) < 0.1 + 0.03 * row) continue;
      const ground = groundAt(x, z);
      const isTower = row < 6 && Math.abs(x + 30) < 105 && chance(row, column, 3) < 0.4;
      const high = isTower ? 16 + 24 * chance(row, column, 4) : 5 + 4 * chance(row, column, 5);
      const wide = isTower ? 9 : 8 + 4 * chance(row, column, 6);
      const tone = 0.78 + 0.2 * chance(row, column, 7);
      const look = {
        wall: isTower
          ? ([tone * 0.9, tone * 0.92, tone * 0.93] as const)
          : scaleColour(PAINTS[Math.floor(7 * chance(row, column, 8))] as Colour, 0.96),
        trim: isTower ? ([0.8, 0.8, 0.78] as const) : ([0.66, 0.36, 0.28] as const),
        ...{ bay: 2.6, storey: 3.2, foot: 0.6, number: row * 40 + column, lamps: lamps * 1.3 },
        window: [0.85, 0.9, 2.3] as const,
      };
      solids.push(box([x, ground - 3, z], [x + wide, ground + high, z + 11], facade(look)));
    }
  return solids;
}

/** Sailing boats and ferries at their moorings. */
const boats = (): Solid[] =>
  Array.from({ length: 15 }, (_, n) => {
    const x = -60 + n * 9 + 5 * chance(n, 1, 5);
    const z = QUAY.z - 30 + 26 * chance(n, 2, 5);
    const hull = plainPaint(
      n % 4 === 1 ? [0.7, 0.15, 0.14] : n % 4 === 2 ? [0.14, 0.27, 0.46] : [0.95, 0.95, 0.93],
    );
    return [
      box([x, 0, z], [x + 6.4, 1.1, z + 2], hull),
      box([x + 1.6, 1.1, z + 0.3], [x + 4.4, 2.1, z + 1.7], plainPaint([0.93, 0.92, 0.9])),
      box([x + 3, 2, z + 0.9], [x + 3.13, 10, z + 1.03], plainPaint([0.86, 0.86, 0.84])),
    ];
  }).flat();
