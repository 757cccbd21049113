import { mixColour, scaleColour, smoothstep } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import type { Ground } from '../../../ground.ts';
import { chance, plainFront } from '../../../street/front.ts';
import { frustumAt } from '../../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../../street/solid.ts';
import { plotOf } from '../../hedge.ts';
import type { SceneryPlan, Site } from '../../site.ts';
import { box, facade, gabled } from '../kit.ts';

const PAINTS: readonly Colour[] = [
  [0.94, 0.9, 0.8],
  [0.48, 0.31, 0.19],
  [0.93, 0.8, 0.52],
  [0.9, 0.74, 0.66],
  [0.42, 0.28, 0.18],
  [0.82, 0.86, 0.78],
];
const FOREST: Colour = [0.15, 0.26, 0.13];
const SHINGLE: Colour = [0.36, 0.27, 0.22];

/** How far ahead the shore is: a point of land on the picture's side runs out into the lake. */
const shoreAt = (across: number): number =>
  56 +
  26 * smoothstep(-6, -46, across) +
  40 * smoothstep(34, 70, across) -
  18 * Math.exp(-(((across - 12) / 13) ** 2));

/** A village by a lake of the Alps: wooden houses and a slender spire at the water, steep mountains right behind. */
export const HALLSTATT: SceneryPlan = {
  land: 'lake',
  trees: 0.9,
  views: [
    { horizon: 0.57, lens: 0.95, eye: 0.42 },
    { horizon: 0.5, lens: 0.9, eye: 0.95 },
    { horizon: 0.61, lens: 0.87, eye: 0.36 },
    { horizon: 0.57, lens: 1.14, eye: 0.5 },
  ],
  ground:
    (wild, { side, noise }): Ground =>
    (x, z) => {
      if (z < 20) return -5;
      const across = side * x;
      const rough = noise.fbm(x / 70, z / 70, 4);
      const off = z - shoreAt(across);
      const village = -4 + 5.2 * smoothstep(-5, 1, off) + Math.max(0, off - 8) * 0.34;
      const mountain = Math.max(0, off - 46 + 16 * rough + 0.3 * Math.max(0, -across - 20)) * 1.05;
      const gap = smoothstep(-40, -110, across);
      const high = Math.min(270 + 90 * rough, mountain * (1 - 0.72 * gap));
      return off < -6
        ? -5
        : village * (1 - smoothstep(0, 40, high)) +
            Math.max(high, smoothstep(0, 40, high) * village) +
            Math.max(0, wild(x, z) - 20) * smoothstep(500, 800, z);
    },
  soil:
    (wild, { side, noise, snowy }) =>
    (x, z, height, steepness) => {
      const own = wild(x, z, height, steepness);
      const off = z - shoreAt(side * x);
      const town = smoothstep(34, 18, off) * (z < 200 ? 1 : 0);
      const wood = smoothstep(190, 110, height) * (1 - town) * smoothstep(4, 10, height);
      const rough = noise.fbm(x / 8, z / 8, 3);
      const forest = mixColour(
        own,
        scaleColour(FOREST, 1 + 0.6 * rough),
        0.82 * wood * smoothstep(1.9, 1.2, steepness + 0.5 * rough) * (snowy ? 0.3 : 1),
      );
      return mixColour(forest, [0.5, 0.47, 0.42], 0.6 * town);
    },
  lampAt: () => (_, y) => 0.35 * smoothstep(26, 4, y),
  solids: (site) => [...houses(site), ...spire(site), ...quay(site)],
  has: new Set(['church', 'house', 'boat']),
  isTended: (x, z, { side }) => z - shoreAt(side * x) < 38 && z < 190 && Math.abs(x) < 74,
};

function houses({ setting: { side, snowy }, lamps }: Site): Solid[] {
  const solids: Solid[] = [];
  const roof: Paint = (_, { along, up, pixel }) =>
    plainFront(
      snowy
        ? [0.94, 0.96, 1]
        : scaleColour(
            SHINGLE,
            0.9 +
              (pixel < 0.2 ? 0.2 : 0.05) * chance(Math.floor(along / 0.3), Math.floor(up / 0.4), 2),
          ),
    );
  for (let row = 0; row < 5; row++)
    for (let across = -44 + 4 * chance(row, 1, 3), n = 0; across < 46; n++) {
      const number = row * 30 + n;
      const wide = 6 + 3 * chance(number, 2, 3);
      const middle = across + wide / 2;
      across += wide + 0.8 + 1.4 * chance(number, 3, 3);
      const z = shoreAt(middle) + 2 + row * 8.4 + 2 * chance(number, 4, 3);
      if (Math.abs(middle - 12) < 6.4 && row < 2) continue;
      if (row > 2 && chance(number, 9, 9) < 0.3) continue;
      const storeys = 2 + Math.floor(2 * chance(number, 5, 3));
      const ground = 1 + row * 8.4 * 0.33;
      const look = {
        wall: PAINTS[Math.floor(6 * chance(number, 6, 3))] as Colour,
        trim: [0.95, 0.93, 0.87] as const,
        shutters: number % 2 === 0 ? ([0.2, 0.36, 0.24] as const) : ([0.44, 0.18, 0.14] as const),
        ...{ bay: 2, storey: 2.8, foot: 1.4, number, lamps: lamps * 1.7 },
        window: [0.4, 0.9, 2] as const,
      };
      const [left, right] =
        side > 0
          ? [middle - wide / 2, middle + wide / 2]
          : [-middle - wide / 2, -middle + wide / 2];
      solids.push(
        ...gabled(
          plotOf(left, z, right, z + 8),
          ground - 3,
          ground + 1.4 + storeys * 2.8,
          [1.05, number % 4 === 1 ? 'front' : 'sides'],
          facade(look),
          roof,
        ),
      );
      if (row < 2)
        for (let floor = 1; floor < storeys; floor++)
          solids.push(
            box(
              [left - 0.1, ground - 1.6 + floor * 2.8 + 0.6, z - 0.7],
              [right + 0.1, ground - 1.6 + floor * 2.8 + 1.3, z - 0.5],
              boxes(number),
            ),
          );
    }
  return solids;
}

/** A balcony's boards under flowers. */
const boxes =
  (number: number): Paint =>
  (_, { along, up }) => {
    const spot = chance(Math.floor(along / 0.16), Math.floor(up / 0.14), number);
    const bloom: Colour = spot < 0.5 ? [0.82, 0.14, 0.16] : [0.2, 0.38, 0.14];
    return plainFront(up > 0.5 ? bloom : [0.36, 0.23, 0.14]);
  };

/** The church on its point of land: a square tower of stone, a long thin spire. */
function spire({ setting: { side }, lamps }: Site): Solid[] {
  const x = side * 12;
  const z = shoreAt(12) + 3;
  const look = {
    wall: [0.88, 0.85, 0.77] as const,
    trim: [0.6, 0.56, 0.5] as const,
    ...{ bay: 3, storey: 5, foot: 3, number: 2, lamps },
    window: [0.42, 2, 3.4] as const,
    arch: 0.4,
  };
  const slate: Paint = (_, { up }) =>
    plainFront(scaleColour([0.3, 0.34, 0.36], 1 + 0.1 * Math.sin(up * 3)));
  return [
    box([x - 2.2, -1, z], [x + 2.2, 15, z + 4.4], facade({ ...look, bay: 4.4 })),
    box([x - 2.5, 15, z - 0.3], [x + 2.5, 15.5, z + 4.7], plainPaint([0.6, 0.56, 0.5])),
    frustumAt([x, 15.5, z + 2.2], 3, 2.9, 1.3, slate, 8),
    frustumAt([x, 18.5, z + 2.2], 13.5, 1.3, 0.03, slate, 8),
    ...gabled(
      plotOf(x - 3.6, z + 4.4, x + 3.6, z + 17),
      -1,
      8,
      [1.4, 'sides'],
      facade(look),
      slate,
    ),
  ];
}

/** Boathouses and landing stages at the water. */
function quay({ setting: { side } }: Site): Solid[] {
  const wood = plainPaint([0.38, 0.27, 0.18]);
  return [-30, -16, 27].flatMap((across, n) => {
    const x = side * across;
    const z = shoreAt(across) - 3.5;
    return [
      ...gabled(
        plotOf(x - 2.4, z, x + 2.4, z + 5),
        -1,
        2.6,
        [0.9, 'sides'],
        ({ role, long }, { along, up }) =>
          plainFront(
            role === 'front' && Math.abs(along - long / 2) < 1.5 && up < 3
              ? [0.06, 0.06, 0.07]
              : [0.42, 0.29, 0.19],
          ),
        plainPaint(SHINGLE),
      ),
      box([x + 4, -1, z - 3], [x + 5.4, 0.6, z + 6], wood),
      box([x - 7, -0.1, z - 3 - n], [x - 3.6, 0.55, z - 1.8 - n], plainPaint([0.5, 0.36, 0.22])),
    ];
  });
}
