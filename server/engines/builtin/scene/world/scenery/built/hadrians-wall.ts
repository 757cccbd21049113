import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Ground } from '../../ground.ts';
import { barBetween } from '../../street/convex.ts';
import { inside, plainFront } from '../../street/front.ts';
import type { Paint, Point, Solid } from '../../street/solid.ts';
import { LEVEL } from '../level-site.ts';
import type { SceneryPlan } from '../site.ts';
import { lifted } from './lifted.ts';
import { block } from './paved-site.ts';

/** The wall: half as wide and half as high as it stands, from where to where it is seen, and how long a piece is at its near end. World units. */
const WALL = { half: 0.95, tall: 1.45, near: 7, far: 560, piece: 3.2 } as const;
const STONE: Colour = [0.56, 0.54, 0.48];

/** How far to the right the wall is: from before the eye over one crest after the other. World units. */
const wallAt = (side: number, z: number): number =>
  side *
  (3.6 +
    0.05 * z -
    17 * Math.sin(z / 62) * Math.min(1, z / 50) -
    34 * Math.sin(z / 190) * Math.min(1, z / 120));

/** Hills as crests, which the wall follows. */
const crestsAt = (x: number, z: number, side: number): number => {
  const off = x - wallAt(side, z);
  const along = LEVEL + 5 * Math.sin(z / 34 + 4.4) + 11 * (1 - Math.cos(z / 105)) + 0.025 * z;
  // One side falls steeply, as crags do, the other gently.
  const fall = off * side > 0 ? 0.1 : 0.2;
  return (
    along - Math.min(26, fall * Math.abs(off) ** 1.12) + 1.2 * Math.sin(x / 19) * Math.sin(z / 23)
  );
};

/** Hadrian's Wall: a low wall of squared stones over the crests of green hills, a turret's ruin and a milecastle's at it. */
export const HADRIANS_WALL: SceneryPlan = {
  land: 'field',
  relief: 1,
  trees: 0.12,
  views: [
    { horizon: 0.36, lens: 0.95, eye: 0.9 },
    { horizon: 0.3, lens: 0.9, eye: 1.5 },
    { horizon: 0.44, lens: 0.88, eye: 0.8 },
    { horizon: 0.34, lens: 1.15, eye: 1.1 },
  ],
  ground:
    (wild, { side }): Ground =>
    (x, z) => {
      const share = Math.min(1, Math.max(0, (z - 420) / 300));
      return crestsAt(x, z, side) * (1 - share) + Math.max(LEVEL, wild(x, z)) * share;
    },
  isTended: (x, z, { side }) => Math.abs(x - wallAt(side, z)) < 3 + 0.02 * z,
  has: new Set(['greatwall']),
  solids: ({ setting: { side }, groundAt }): Solid[] => {
    const on = (z: number): Point => {
      const x = wallAt(side, z);
      return [x, groundAt(x, z) + WALL.tall - 0.3, z];
    };
    const pieces: Solid[] = [];
    for (let z = WALL.near as number; z < WALL.far; ) {
      const next = z + WALL.piece + z * 0.018;
      pieces.push(barBetween(on(z), on(next + 0.15), [WALL.half, WALL.tall], stones));
      z = next;
    }
    return [...pieces, ...ruin(side, 31, 5, groundAt), ...ruin(side, 118, 11, groundAt)];
  },
};

/** Squared stones in rows. */
const stones: Paint = ({ role, normal }, { along, up, pixel }) => {
  if (role === 'level' && normal[1] > 0) {
    const slab =
      Math.abs(Math.sin(Math.floor(along / 0.8) * 12.9 + Math.floor(up / 0.6) * 7.7) * 43_758) % 1;
    return plainFront(scaleColour(STONE, 0.94 + 0.2 * slab));
  }
  const row = Math.floor(up / 0.32);
  const u = along / 0.62 + 0.5 * (row & 1);
  const fine = Math.max(0, 1 - pixel * 5);
  const joint = Math.max(
    inside(Math.abs(u - Math.round(u)) * 0.62, -1, 0.028, pixel),
    inside(Math.abs(up / 0.32 - Math.round(up / 0.32)) * 0.32, -1, 0.028, pixel),
  );
  const tone = 0.92 + 0.2 * (Math.abs(Math.sin(Math.floor(u) * 12.9 + row * 78.2) * 43_758) % 1);
  return plainFront(scaleColour(STONE, tone * (1 - 0.5 * fine * joint)));
};

/** What is left of a turret or a milecastle on the wall's gentle side: low walls around a square. World units. */
function ruin(side: number, z: number, wide: number, groundAt: Ground): Solid[] {
  const x = wallAt(side, z);
  const out = -side;
  const [a, b] = [x + out * 0.8, x + out * (0.8 + wide)];
  const base = groundAt((a + b) / 2, z) - LEVEL - 0.8;
  const [l, r] = [Math.min(a, b), Math.max(a, b)];
  return [
    block([l, 0, z - wide / 2], [r, 2.4, z - wide / 2 + 0.9], stones),
    block([l, 0, z + wide / 2 - 0.9], [r, 3, z + wide / 2], stones),
    block(
      [out > 0 ? r - 0.9 : l, 0, z - wide / 2],
      [out > 0 ? r : l + 0.9, 1.9, z - wide * 0.14],
      stones,
    ),
    block(
      [out > 0 ? r - 0.9 : l, 0, z + wide * 0.14],
      [out > 0 ? r : l + 0.9, 2.6, z + wide / 2],
      stones,
    ),
  ].map((one) => lifted(one, base));
}
