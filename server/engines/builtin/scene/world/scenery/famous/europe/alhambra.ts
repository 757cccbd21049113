import { mixColour, scaleColour, smoothstep } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import type { Ground } from '../../../ground.ts';
import { chance, inside, plainFront } from '../../../street/front.ts';
import { frustumAt } from '../../../street/round-solid.ts';
import {
  boxOn,
  grown,
  type Paint,
  type Plot,
  plainPaint,
  roofOn,
  type Solid,
  within,
} from '../../../street/solid.ts';
import { LAMP } from '../../../street/street-lamps.ts';
import { plotOf } from '../../hedge.ts';
import type { SceneryPlan, Site } from '../../site.ts';
import { clay, facade, gabled, grove } from '../kit.ts';

const CLAY: Colour = [0.76, 0.5, 0.34];
const SNOW: Colour = [0.95, 0.97, 1.02];
/** The hill of the fortress: how far ahead, how high. World units. */
const HILL = { z: 122, high: 40 } as const;

/** The Alhambra over its wooded hill: walls and square towers of red clay, a palace among them, the snow of the Sierra Nevada behind. */
export const ALHAMBRA: SceneryPlan = {
  land: 'mountain',
  trees: 0.95,
  time: 'day',
  views: [
    { horizon: 0.6, lens: 1.1, eye: 3.6 },
    { horizon: 0.52, lens: 1.02, eye: 5 },
    { horizon: 0.64, lens: 0.98, eye: 3.2 },
    { horizon: 0.58, lens: 1.3, eye: 3.8 },
  ],
  ground:
    (_, { side, noise }): Ground =>
    (x, z) => {
      const rough = noise.fbm(x / 40, z / 40, 3);
      const along = side * x;
      const near = 20 * smoothstep(36, 0, z);
      const crest = HILL.high * (1 - 0.12 * smoothstep(20, 110, Math.abs(along)));
      const hill = crest * smoothstep(HILL.z - 96 + 8 * rough, HILL.z - 12, z);
      const ridge = noise.ridged(x / 420 + 3, z / 420, 5);
      const sierra = smoothstep(640, 1_250, z) * (70 + 210 * ridge);
      return 10 + near + Math.max(hill, 0) + sierra + 2 * rough;
    },
  soil:
    (wild, { noise }) =>
    (x, z, height, steepness) => {
      if (z < 500) {
        const leaves = scaleColour([0.18, 0.27, 0.11], 1 + 0.8 * noise.fbm(x / 4, z / 4, 3));
        return mixColour(
          wild(x, z, height, steepness),
          leaves,
          0.85 * smoothstep(14, 20, height) * smoothstep(30, 44, z),
        );
      }
      const rough = noise.fbm(x / 50, z / 50, 3);
      const rock = mixColour([0.42, 0.44, 0.42], [0.5, 0.48, 0.48], smoothstep(60, 150, height));
      return mixColour(
        rock,
        SNOW,
        smoothstep(128 + 40 * rough, 158 + 40 * rough, height) * smoothstep(2.6, 1.7, steepness),
      );
    },
  lampAt: () => (_, y, z) => (z > HILL.z - 30 && z < HILL.z + 60 && y > 40 ? 0.85 : 0),
  solids: (site) => [
    ...fortress(site),
    ...town(site),
    ...grove(
      Array.from(
        { length: 330 },
        (_, n) => [-95 + 190 * chance(n, 6, 9), HILL.z - 66 + 56 * chance(n, 7, 9)] as const,
      ),
      site.groundAt,
      'round',
      [0.24, 0.36, 0.13],
    ),
  ],
  isTended: (_, z) => z > HILL.z - 26 && z < HILL.z + 46,
  has: new Set(['castle']),
};

/** Rammed clay with a few arched windows high up. */
const rammed =
  (number: number, high: number, lamps: number): Paint =>
  ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(scaleColour(CLAY, 0.95));
    const tone =
      0.93 +
      0.14 * chance(number, 1, 1) +
      0.05 * Math.sin(up * 1.9 + number) +
      0.04 * Math.sin(along * 1.1 + number);
    const cell = long / Math.max(1, Math.round(long / 4));
    const off = Math.abs((along % cell) - cell / 2);
    const rise = up - high + 5;
    const hole =
      inside(off, -1, 0.5, pixel) *
      inside(rise, 0.6, 2 + Math.sqrt(Math.max(0, 0.25 - off * off)), pixel);
    return {
      colour: mixColour(scaleColour(CLAY, tone), [0.2, 0.13, 0.1], hole),
      glass: 0,
      glow: scaleColour(LAMP, hole * Math.min(0.8, lamps * 2)),
    };
  };

/** Points of a battlement along a wall's edges. */
const battlement = (plot: Plot, low: number): Solid[] => {
  const count = Math.max(3, Math.round(plot.wide / 2));
  const step = plot.wide / count;
  return Array.from({ length: count }, (_, n) => {
    const at = within(plot, n * step + 0.2, 0, step * 0.55, 0.7);
    return roofOn(
      at,
      low,
      low + 1.9,
      (['start', 'end'] as const).map((side) => ({ side, pitch: 1.6, from: low + 1.1 })),
      plainPaint(CLAY),
    );
  });
};

function fortress({ setting: { side }, lamps }: Site): Solid[] {
  const base = 10 + HILL.high - 9;
  const at = (from: number, to: number, near: number, far: number): Plot =>
    side > 0
      ? plotOf(from, HILL.z + near, to, HILL.z + far)
      : plotOf(-to, HILL.z + near, -from, HILL.z + far);
  const block = (plot: Plot, high: number, number: number): Solid[] => [
    boxOn(plot, base, base + 9 + high, rammed(number, 9 + high, lamps)),
    ...battlement(plot, base + 9 + high),
  ];
  const tiledBlock = (plot: Plot, high: number, number: number): Solid[] => [
    boxOn(plot, base, base + 9 + high, rammed(number, 9 + high, lamps)),
    roofOn(
      grown(plot, 0.6),
      base + 9 + high,
      base + 9 + high + 4,
      (['front', 'back', 'start', 'end'] as const).map((edge) => ({
        side: edge,
        pitch: 0.55,
        from: base + 9 + high,
      })),
      clay([0.66, 0.42, 0.3]),
    ),
  ];
  const palace = {
    wall: [0.86, 0.7, 0.52] as const,
    trim: [0.8, 0.68, 0.52] as const,
    ...{ bay: 3.2, storey: 6, foot: 8, number: 9, lamps: lamps * 1.4 },
    window: [0.7, 1.4, 4] as const,
    arch: 0.6,
  };
  const trees = Array.from({ length: 30 }, (_, n) => {
    const [x, z] = [side * (-70 + 150 * chance(n, 1, 4)), HILL.z - 10 - 14 * chance(n, 2, 4)];
    return frustumAt(
      [x, base - 2 - 8 * chance(n, 3, 4), z],
      11 + 5 * chance(n, 4, 4),
      1.3,
      0.05,
      plainPaint([0.1, 0.2, 0.09]),
      7,
    );
  });
  return [
    ...block(at(-84, 92, 0, 3), 4, 1),
    // The fortress's own towers on the one end, Comares in the middle, the emperor's palace behind.
    ...block(at(-82, -66, 2, 18), 21, 2),
    ...block(at(-58, -48, -3, 8), 15, 3),
    ...block(at(-44, -38, -2, 6), 10, 4),
    ...tiledBlock(at(-30, -14, 4, 16), 8, 5),
    ...block(at(-10, 4, -5, 9), 23, 6),
    ...tiledBlock(at(6, 22, 2, 14), 10, 7),
    boxOn(at(24, 56, 16, 44), base, base + 24, facade(palace)),
    boxOn(grown(at(24, 56, 16, 44), 0.5), base + 24, base + 25, plainPaint([0.78, 0.64, 0.48])),
    ...tiledBlock(at(26, 36, -3, 6), 11, 8),
    ...block(at(44, 51, -3, 5), 13, 10),
    ...tiledBlock(at(60, 68, -2, 8), 16, 11),
    ...block(at(82, 91, -3, 7), 14, 12),
    ...trees,
  ];
}

/** White houses at the foot of the hill. */
function town({ groundAt, lamps }: Site): Solid[] {
  return Array.from({ length: 36 }, (_, n) => {
    const x = -60 + 120 * chance(n, 1, 8);
    const z = 44 + 22 * chance(n, 2, 8);
    const look = {
      wall: [0.95, 0.93, 0.88] as const,
      trim: [0.9, 0.86, 0.78] as const,
      ...{ bay: 2.4, storey: 3, foot: 2.4, number: n, lamps: lamps * 1.6 },
      window: [0.4, 0.9, 2.1] as const,
    };
    const wide = 6 + 3 * chance(n, 3, 8);
    const low = groundAt(x, z);
    return gabled(
      plotOf(x, z, x + wide, z + 7),
      low - 3,
      low + 4.4 + 3 * chance(n, 4, 8),
      [0.45, n % 2 === 0 ? 'front' : 'sides'],
      facade(look),
      clay(),
    );
  }).flat();
}
