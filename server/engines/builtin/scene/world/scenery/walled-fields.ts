import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { chance } from '../street/front.ts';
import { type WallLine, wallAlong } from './drystone.ts';
import type { SceneryPlan } from './site.ts';

/** Pastures: no two fields are of one green. */
const GREENS: readonly Colour[] = [
  [0.36, 0.52, 0.18],
  [0.44, 0.58, 0.22],
  [0.32, 0.46, 0.18],
  [0.52, 0.58, 0.26],
  [0.4, 0.54, 0.24],
];
/** How far off the walls across are, and how far apart those that run away from the eye, by the strip between them. World units. */
const ACROSS = [26, 44, 70, 108, 160, 235, 340] as const;
const STRIPS = [17, 22, 30, 38, 52, 76] as const;
/** How far to each side fields reach, by their distance. */
const REACH = 0.75;

const bend = (x: number, row: number): number => 3 * Math.sin(x / 30 + row * 1.7) + x * 0.05;

/** How far aside the wall number `n` of a strip is, at a distance. */
const asideOf = (strip: number, n: number, z: number): number =>
  (n + 0.5 * (strip % 2) + 0.3 * (chance(strip, n, 4) - 0.5)) * (STRIPS[strip] as number) +
  0.04 * z;

/** Green hills of the north of England or of Ireland, parted by walls of dry stones. */
export const DRYSTONE: SceneryPlan = {
  land: 'field',
  relief: 0.75,
  trees: 0.05,
  views: [
    { horizon: 0.56, lens: 0.95, eye: 0.75 },
    { horizon: 0.46, lens: 0.86, eye: 1.5 },
    { horizon: 0.62, lens: 0.85, eye: 0.62 },
    { horizon: 0.54, lens: 1.15, eye: 1 },
  ],
  soil: (wild, { noise, snowy, season }) =>
    snowy || season === 'winter'
      ? wild
      : (x, z, height, steepness) => {
          const strip = ACROSS.findIndex((far, row) => z < far + bend(x, row));
          const own = strip < 0 ? STRIPS.length : strip;
          const spacing = STRIPS[Math.min(STRIPS.length - 1, Math.max(0, own - 1))] as number;
          const field = Math.floor((x - 0.04 * z) / spacing - 0.5 * ((own - 1) % 2));
          const green = GREENS[Math.floor(chance(field, own, 3) * GREENS.length)] as Colour;
          const grain = 1 + 0.16 * noise.fbm(x / 4, z / 4, 3);
          const share = smoothstep(700, 420, z);
          return mixColour(wild(x, z, height, steepness), scaleColour(green, grain), 0.8 * share);
        },
  // Sheep keep it short but for the edges.
  isTended: (_x, z, { noise }) => z > 7 && noise.at(z / 3, 7) < 0.42,
  solids: ({ groundAt, setting: { side } }) =>
    lines(side).flatMap((line) => wallAlong(line, groundAt)),
};

function lines(side: number): WallLine[] {
  const walls: WallLine[] = [
    // One runs from beside the eye into the picture.
    {
      points: [
        [side * 3.6, 4.5],
        [side * 4.6, 12],
        [side * 8.5, 20],
        [side * 11, ACROSS[0]],
      ],
      high: 1.15,
      thick: 0.6,
    },
  ];
  ACROSS.forEach((z, row) => {
    const reach = REACH * z + 8;
    const points: [number, number][] = [];
    for (let x = -reach; x <= reach; x += 6) points.push([x, z + bend(x, row)]);
    walls.push({ points, high: 1.3, thick: 0.65 });
    const next = ACROSS[row + 1];
    if (next === undefined) return;
    const most = Math.ceil((REACH * next) / (STRIPS[row] as number));
    for (let n = -most; n <= most; n++) {
      const [from, to] = [asideOf(row, n, z), asideOf(row, n, next)];
      if (Math.abs(from) > reach + 10) continue;
      walls.push({
        points: [
          [from, z + bend(from, row)],
          [to, next + bend(to, row + 1)],
        ],
        high: 1.25,
        thick: 0.6,
      });
    }
  });
  return walls;
}
