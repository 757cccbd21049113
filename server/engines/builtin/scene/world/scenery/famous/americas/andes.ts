import { mixColour, scaleColour, smoothstep } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import type { Ground } from '../../../ground.ts';
import { chance, plainFront } from '../../../street/front.ts';
import { ellipsoidAt } from '../../../street/round-solid.ts';
import { type Paint, type Plot, plainPaint, type Solid } from '../../../street/solid.ts';
import { paved } from '../../built/paved-site.ts';
import { LEVEL } from '../../level-site.ts';
import type { SceneryPlan } from '../../site.ts';
import { box, clay, facade, gabled } from '../kit.ts';

/** How wide the lane between the houses is at the eye, and where the village ends. World units. */
const LANE = { half: 5.4, far: 78 } as const;
const EARTH: Colour = [0.55, 0.46, 0.37];
const SNOW: Colour = [0.96, 0.97, 1.02];
const ADOBE: readonly Colour[] = [
  [0.58, 0.44, 0.33],
  [0.68, 0.55, 0.42],
  [0.53, 0.41, 0.32],
  [0.84, 0.76, 0.64],
];

/** A village of the Andes: houses of adobe under straw and tiles along a lane, fields in steps on the slopes, snow above. */
export const ANDES: SceneryPlan = {
  land: 'mountain',
  trees: 0.04,
  relief: 1.25,
  time: 'day',
  views: [
    { horizon: 0.52, lens: 0.95, eye: 0.32 },
    { horizon: 0.44, lens: 0.9, eye: 0.7 },
    { horizon: 0.57, lens: 0.86, eye: 0.28 },
    { horizon: 0.5, lens: 1.1, eye: 0.34 },
  ],
  ground:
    (wild): Ground =>
    (x, z) => {
      const off = Math.abs(x) - 24;
      const rise = Math.max(0, off) * 0.5 + Math.max(0, z - LANE.far - 12) * 0.22;
      // Fields in steps climb the slopes.
      const step = 3.4;
      const level = Math.floor(rise / step) + smoothstep(0.72, 0.98, (rise / step) % 1);
      const near = LEVEL + Math.min(64, level * step);
      return near + Math.max(0, wild(x, z) - 30) * smoothstep(160, 420, z);
    },
  soil: (wild, setting) => (x, z, height, steepness) => {
    const lane = paved((u, v) => {
      const edge = Math.abs(u) - LANE.half - 2 * setting.noise.at(u / 5, v / 5);
      return [
        scaleColour(EARTH, v < 90 ? 1 : 0.9),
        smoothstep(1.6, -0.6, edge) * smoothstep(110, 90, v),
      ];
    })(wild, setting);
    const base = lane(x, z, height, steepness);
    if (z > 300) {
      const line = 116 + 22 * setting.noise.fbm(x / 60, z / 60, 3);
      const snow = smoothstep(line, line + 14, height) * smoothstep(2.4, 1.5, steepness);
      return mixColour(base, SNOW, snow);
    }
    const field = Math.floor((height - LEVEL) / 3.4 + 0.2);
    const crop = chance(field, Math.floor((x + 400) / 34), 4);
    const green: Colour =
      crop < 0.4 ? [0.42, 0.5, 0.2] : crop < 0.7 ? [0.66, 0.6, 0.3] : [0.5, 0.38, 0.24];
    const wall = smoothstep(0.7, 1.2, steepness);
    const terrace = mixColour(green, [0.44, 0.4, 0.35], wall);
    return mixColour(
      base,
      scaleColour(terrace, 1 + 0.2 * setting.noise.at(x / 3, z / 3)),
      height > LEVEL + 1 ? 0.85 : 0,
    );
  },
  solids: ({ lamps }) => [...HOUSES.flatMap((one, n) => house(one, n, lamps)), ...walls()],
  has: new Set(['llama', 'house', 'person']),
  isTended: (x, z) => z < 110 && Math.abs(x) < 30,
};

/** Houses: right, ahead, along, deep, storeys, and whether their gable looks to the lane. */
const HOUSES = [
  [-14.5, 13, 8, 6.5, 1, true],
  [7.6, 17, 7, 8, 2, false],
  [-15, 27, 8.5, 8, 2, false],
  [8.6, 31, 7, 7, 1, true],
  [-14, 41, 7.5, 8, 1, false],
  [7.4, 44, 8, 9, 1, false],
  [-12, 56, 8, 8, 2, true],
  [8, 60, 8, 8, 1, true],
  [-24, 34, 7, 7, 1, false],
  [19, 40, 8, 7, 1, true],
  [-22, 52, 8, 8, 1, false],
  [17, 56, 8, 8, 2, false],
] as const;

const straw: Paint = (_, { along, up, pixel }) => {
  const fine = smoothstep(0.2, 0.05, pixel);
  const grain = chance(Math.floor(along / 0.07), Math.floor(up / 0.8), 2) - 0.5;
  return plainFront(
    scaleColour([0.62, 0.51, 0.3], 0.94 + 0.3 * fine * grain - 0.1 * (up % 0.9 < 0.12 ? fine : 0)),
  );
};

function house(
  [x, z, wide, deep, storeys, hasGable]: (typeof HOUSES)[number],
  number: number,
  lamps: number,
): Solid[] {
  const plot: Plot = { x, z, u: [1, 0], w: [0, 1], wide, deep };
  const look = {
    wall: ADOBE[number % ADOBE.length] as Colour,
    trim: [0.5, 0.36, 0.24] as const,
    ...{ bay: 2.7, storey: 2.7, foot: 0.5, number, lamps: lamps * 1.6 },
    window: [0.4, 0.9, 1.9] as const,
    doors: (number % 2 === 0 ? [0.2, 0.42, 0.56] : [0.36, 0.5, 0.3]) as Colour,
  };
  const roof = number % 3 === 1 ? clay([0.62, 0.33, 0.22]) : straw;
  return [
    ...gabled(
      plot,
      LEVEL - 0.4,
      LEVEL + 0.3 + storeys * 2.7,
      [0.8, hasGable ? 'sides' : 'front'],
      facade(look),
      roof,
    ),
    box([x - 0.15, LEVEL - 0.4, z - 0.15], [x + wide + 0.15, LEVEL + 0.5, z + deep], stones),
  ];
}

/** Field stones fitted without mortar. */
const stones: Paint = (_, { along, up, pixel }) => {
  const row = Math.floor(up / 0.26);
  const u = along / 0.42 + 0.5 * (row & 1) + 0.2 * Math.sin(row * 3);
  const joint = Math.min(
    Math.abs(u - Math.round(u)) * 0.42,
    Math.abs(up / 0.26 - Math.round(up / 0.26)) * 0.26,
  );
  const tone = 0.8 + 0.36 * chance(Math.floor(u), row, 3);
  return plainFront(
    scaleColour([0.5, 0.46, 0.41], joint < 0.03 ? tone * (0.6 + Math.min(0.4, pixel * 5)) : tone),
  );
};

/** Low walls along the lane, with jars and bundles of wool on them. */
function walls(): Solid[] {
  return [
    box([-7.2, LEVEL - 0.3, 20.5], [-6.7, LEVEL + 1.1, 26], stones),
    box([6.4, LEVEL - 0.3, 9], [6.9, LEVEL + 1.1, 16], stones),
    box([-6.4, LEVEL - 0.3, 35], [-5.9, LEVEL + 1.1, 40], stones),
    ...[10, 11.4, 13.2].map((z, n) =>
      ellipsoidAt(
        [6.65, LEVEL + 1.4, z],
        0.34,
        0.36,
        plainPaint(
          (
            [
              [0.75, 0.2, 0.3],
              [0.9, 0.66, 0.2],
              [0.24, 0.5, 0.5],
            ] as const
          )[n] as Colour,
        ),
      ),
    ),
  ];
}
