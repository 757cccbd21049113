import { mixColour, scaleColour, smoothstep } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import type { Ground } from '../../../ground.ts';
import { barBetween } from '../../../street/convex.ts';
import { chance, inside, plainFront } from '../../../street/front.ts';
import { boxOn, type Paint, type Point, plainPaint, type Solid } from '../../../street/solid.ts';
import { plotOf } from '../../hedge.ts';
import { LEVEL } from '../../level-site.ts';
import type { SceneryPlan } from '../../site.ts';

/** The wall: half as wide as its top, how high over the ground, how high its parapets are, how far it is seen. World units. */
const WALL = { half: 2.5, high: 6, parapet: 1.5, far: 760 } as const;
const BRICK: Colour = [0.62, 0.56, 0.47];

/** How high its paving is over the crest under it. World units. */
export const TOP = WALL.high;
/** How far to the right the wall is so far ahead: it swings from crest to crest. */
export const wallAt = (side: number, z: number): number =>
  side *
  (26 * Math.sin(z / 74) * smoothstep(8, 70, z) +
    70 * Math.sin(z / 210 + 0.4) * smoothstep(60, 260, z));

/** How high the crest under it is: down from the eye into a dip, then up the next hills. */
export const crestAt = (z: number): number =>
  LEVEL +
  46 -
  15 * smoothstep(0, 60, z) +
  30 * smoothstep(70, 175, z) -
  26 * smoothstep(185, 270, z) +
  74 * smoothstep(280, 470, z) -
  30 * smoothstep(480, 580, z) +
  60 * smoothstep(590, 740, z);

/** The Great Wall of China from its top: paving between parapets with battlements that runs down and up over green ridges, from tower to tower. */
export const GREAT_WALL: SceneryPlan = {
  land: 'mountain',
  trees: 0.75,
  views: [
    { horizon: 0.4, lens: 0.95, eye: 1.24 },
    { horizon: 0.32, lens: 0.88, eye: 1.75 },
    { horizon: 0.46, lens: 0.86, eye: 1.2 },
    { horizon: 0.4, lens: 1.15, eye: 1.3 },
  ],
  ground:
    (_, { side, noise }): Ground =>
    (x, z) => {
      const off = Math.abs(x - wallAt(side, z));
      const rough = noise.fbm(x / 60, z / 60, 4);
      const along = crestAt(z);
      const fall = 0.62 * Math.max(0, off - 3) * (1 + 0.4 * rough);
      const far = smoothstep(780, 1_300, z) * 120 * (0.6 + rough);
      const valleys = 18 + 40 * (0.5 + noise.fbm(x / 160, z / 160, 3)) * smoothstep(60, 200, off);
      return Math.max(along - fall, valleys) + far + (off > 4 ? 2.4 * rough : 0);
    },
  isTended: (x, z, { side }) => Math.abs(x - wallAt(side, z)) < 6 + 0.012 * z,
  has: new Set(['greatwall']),
  solids: ({ setting: { side } }) => {
    const on = (z: number, out: number, up: number): Point => {
      const slope = wallAt(side, z + 1) - wallAt(side, z);
      const long = Math.hypot(1, slope);
      return [wallAt(side, z) + out / long, crestAt(z) + up, z - (out * slope) / long];
    };
    const pieces: Solid[] = [];
    for (let z = -4; z < WALL.far; ) {
      const next = z + 2.4 + Math.max(0, z) * 0.02;
      const over = next + 0.2;
      pieces.push(
        barBetween(on(z, 0, WALL.high - 5), on(over, 0, WALL.high - 5), [WALL.half, 5], paving),
      );
      for (const edge of [-1, 1]) {
        const out = edge * (WALL.half - 0.2);
        const sill = WALL.high + 0.42;
        pieces.push(barBetween(on(z, out, sill), on(over, out, sill), [0.24, 0.44], bricks));
        // A merlon on every piece, a gap between.
        const from = z + (next - z) * 0.14;
        const to = z + (next - z) * 0.72;
        pieces.push(
          barBetween(on(from, out, sill + 0.74), on(to, out, sill + 0.74), [0.24, 0.36], bricks),
        );
      }
      z = next;
    }
    return [...pieces, ...TOWERS.flatMap((z) => tower(wallAt(side, z), z, crestAt(z) + WALL.high))];
  },
};

/** Where towers stand along it. World units. */
const TOWERS = [62, 176, 300, 470, 600, 742] as const;

/** Bricks in rows. */
const bricks: Paint = (_, { along, up, pixel }) => {
  const row = Math.floor(up / 0.16);
  const u = along / 0.5 + 0.5 * (row & 1);
  const fine = smoothstep(0.12, 0.03, pixel);
  const joint = Math.max(
    inside(Math.abs(u - Math.round(u)) * 0.5, -1, 0.016, pixel),
    inside(Math.abs(up / 0.16 - Math.round(up / 0.16)) * 0.16, -1, 0.014, pixel),
  );
  const tone = 0.94 + 0.16 * chance(Math.floor(u), row, 4);
  return plainFront(scaleColour(BRICK, tone * (1 - 0.34 * fine * joint)));
};

/** Slabs on its top, bricks on its sides. */
const paving: Paint = (face, place) => {
  if (face.normal[1] < 0.6) return bricks(face, place);
  const { along, up, pixel } = place;
  const [u, v] = [along / 0.7, up / 0.7 + 0.5 * (Math.floor(along / 0.7) & 1)];
  const fine = smoothstep(0.3, 0.08, pixel);
  const joint = Math.min(Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v)));
  return plainFront(
    scaleColour(
      [0.66, 0.62, 0.55],
      (0.93 + 0.14 * chance(Math.floor(u), Math.floor(v), 6)) * (joint < 0.05 ? 1 - 0.3 * fine : 1),
    ),
  );
};

/** A watchtower of two floors: arched windows, battlements around its top. */
function tower(x: number, z: number, floor: number): Solid[] {
  const half = 4.1;
  const walls: Paint = (face, place) => {
    const own = bricks(face, place);
    if (face.role === 'level') return plainFront(scaleColour(BRICK, 1.05));
    const { along, up, pixel } = place;
    const cell = (along / face.long) * 3;
    const off = Math.abs(cell - Math.floor(cell) - 0.5) * (face.long / 3);
    const high = up - 9.4;
    const isDoor = Math.floor(cell) === 1;
    const hole =
      inside(off, -1, 0.52, pixel) *
      inside(high, isDoor ? -0.4 : 0.9, 2.4 + Math.sqrt(Math.max(0, 0.27 - off * off)), pixel);
    const band = inside(up, 13.2, 13.5, pixel);
    return plainFront(
      mixColour(mixColour(own.colour, [0.1, 0.08, 0.07], hole), scaleColour(BRICK, 1.2), band),
    );
  };
  const top = floor + 4.6;
  const merlons = Array.from({ length: 5 }, (_, n) => -half + 0.2 + n * 1.85);
  return [
    boxOn(plotOf(x - half, z - half, x + half, z + half), floor - 9.4, top, walls),
    ...merlons.flatMap((off) => [
      boxOn(plotOf(x + off, z - half, x + off + 0.9, z - half + 0.4), top, top + 0.95, bricks),
      boxOn(plotOf(x + off, z + half - 0.4, x + off + 0.9, z + half), top, top + 0.95, bricks),
      boxOn(plotOf(x - half, z + off, x - half + 0.4, z + off + 0.9), top, top + 0.95, bricks),
      boxOn(plotOf(x + half - 0.4, z + off, x + half, z + off + 0.9), top, top + 0.95, bricks),
    ]),
    boxOn(plotOf(x - 1.9, z - 1.6, x + 1.9, z + 1.6), top, top + 2.4, walls),
    boxOn(
      plotOf(x - 2.3, z - 2, x + 2.3, z + 2),
      top + 2.4,
      top + 2.8,
      plainPaint([0.36, 0.35, 0.34]),
    ),
  ];
}
