import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Ground } from '../../ground.ts';
import { chance, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { LAMP } from '../../street/street-lamps.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { hut } from './beach-resort.ts';
import { box, wire } from './kit.ts';

/** How high the floors are over the water. World units. */
const FLOOR = 1.7;
const WOOD: Colour = [0.62, 0.5, 0.37];

/** How far to the right of the middle the boardwalk is so far ahead, on the picture's side. World units. */
const walkAt = (z: number): number => 0.4 + 0.0042 * Math.max(0, z - 14) ** 1.75 * 0.35;

/** Bungalows over a lagoon: a boardwalk that leads out over clear water, houses on stilts along it, an islet with palms. */
export const OVERWATER: SceneryPlan = {
  land: 'island',
  trees: 0.6,
  views: [
    { horizon: 0.44, lens: 0.95, eye: 0.55 },
    { horizon: 0.34, lens: 0.9, eye: 1 },
    { horizon: 0.5, lens: 0.86, eye: 0.5 },
    { horizon: 0.42, lens: 1.12, eye: 0.6 },
  ],
  ground:
    (_, { side, noise }): Ground =>
    (x, z) => {
      const across = side * x;
      const islet = 5.2 * Math.exp(-(((across + 62) / 46) ** 2) - ((z - 150) / 26) ** 2);
      const peak =
        smoothstep(900, 1_050, z) *
        170 *
        Math.exp(-(((across + 190) / 150) ** 2)) *
        (1 + 0.35 * noise.fbm(x / 60, z / 60, 3));
      const bed =
        -1.5 - 0.5 * noise.fbm(x / 22, z / 22, 2) - 7 * smoothstep(120, 260, z - 0.5 * across);
      return Math.max(bed, islet - 1.6, peak - 6);
    },
  soil:
    (wild, { noise }) =>
    (x, z, height, steepness) => {
      if (height > 3 && z > 300) return wild(x, z, height, steepness);
      const coral = smoothstep(0.2, 0.45, noise.fbm(x / 6, z / 6, 3)) * (height < -0.6 ? 0.45 : 0);
      return mixColour([0.95, 0.92, 0.8], [0.24, 0.44, 0.4], coral);
    },
  lampAt:
    ({ side }) =>
    (x, _, z) =>
      0.5 * Math.exp(-(((side * x - walkAt(z)) / 5) ** 2)),
  solids: (site) => [...boardwalk(site), ...bungalows(site)],
  isTended: (_, z) => z < 110,
  has: new Set(['stilthouse', 'pier']),
};

const planks: Paint = ({ role }, { along, up, pixel }) => {
  const v = (role === 'level' ? up : along) / 0.24;
  const gap = Math.abs(v - Math.round(v)) < 0.08 ? smoothstep(0.16, 0.04, pixel) : 0;
  return plainFront(
    scaleColour(WOOD, (0.92 + 0.16 * chance(Math.floor(v), 1, 2)) * (1 - 0.4 * gap)),
  );
};

function boardwalk({ setting: { side }, lamps }: Site): Solid[] {
  const solids: Solid[] = [];
  const post = plainPaint(scaleColour(WOOD, 0.7));
  for (let z = 1.5; z < 128; z += 2) {
    const x = side * walkAt(z + 1);
    solids.push(box([x - 1.15, FLOOR - 0.16, z], [x + 1.15, FLOOR, z + 2.02], planks));
    if (Math.round(z) % 4 === 2)
      for (const a of [-1.1, 1.1])
        solids.push(frustumAt([x + a, -2.4, z], FLOOR + 3.3, 0.11, 0.1, post, 6));
  }
  // Ropes between the posts, lanterns on some of them.
  for (const a of [-1.1, 1.1])
    for (let z = 3.5; z < 90; z += 4) {
      const at = (to: number) => [side * walkAt(to) + a, FLOOR + 0.82, to] as const;
      solids.push(wire(at(z), at(z + 4), 0.025 + z * 0.0002, plainPaint([0.86, 0.8, 0.68])));
      if (Math.round(z) % 3 === 0)
        solids.push(
          box(
            [at(z)[0] - 0.12, FLOOR + 0.9, z - 0.12],
            [at(z)[0] + 0.12, FLOOR + 1.2, z + 0.12],
            () => ({
              colour: [0.95, 0.9, 0.75],
              glass: 0,
              glow: scaleColour(LAMP, Math.min(2, lamps * 5)),
            }),
          ),
        );
    }
  return solids;
}

/** The bungalows on both sides, each on stilts with a ladder into the water. */
function bungalows({ setting: { side }, lamps }: Site): Solid[] {
  const stilt = plainPaint(scaleColour(WOOD, 0.62));
  return PLACES.flatMap(([off, z], n) => {
    const x = side * (walkAt(z) + off);
    const link =
      off > 0 ? [walkAt(z) + 1, walkAt(z) + off - 2.9] : [walkAt(z) + off + 2.9, walkAt(z) - 1];
    const [left, right] = [side * (link[0] as number), side * (link[1] as number)];
    return [
      ...hut(x, z, FLOOR, n, lamps),
      box(
        [Math.min(left, right), FLOOR - 0.14, z + 0.6],
        [Math.max(left, right), FLOOR - 0.02, z + 1.8],
        planks,
      ),
      ...[-2.8, 0, 2.8].flatMap((a) =>
        [-2.1, 1.4, 4.8].map((b) =>
          frustumAt([x + a, -2.6, z + b], FLOOR + 2.5, 0.13, 0.12, stilt, 6),
        ),
      ),
      ...[0, 1, 2, 3].map((step) =>
        box(
          [x - 0.4, 0.1 + step * 0.4, z - 2.9 + step * 0.14],
          [x + 0.4, 0.18 + step * 0.4, z - 2.6 + step * 0.14],
          planks,
        ),
      ),
    ];
  });
}

/** Where bungalows stand: beside the boardwalk, and ahead. World units. */
const PLACES = [
  [7.4, 15],
  [-7.6, 19],
  [7.6, 29],
  [-7.6, 33],
  [7.6, 43],
  [-7.6, 48],
  [7.6, 58],
  [-7.6, 64],
  [7.8, 74],
  [-7.8, 81],
  [7.8, 92],
  [-7.8, 100],
  [7.8, 112],
] as const;
