import type { Shell } from '../furniture.ts';
import type { Solid } from '../solids/solid.ts';
import type { Centrepiece, Enclosure } from './enclosure.ts';
import { withoutPanels } from './glass-walls.ts';

/** What stands in a room within an enclosure: nothing hides its panes, and what is along it and in it is there too; `isRound`: its glass is one round window. */
export function standsWithin(
  enclosure: Enclosure,
  furniture: readonly Solid[],
  shell: Shell,
  isRound: boolean,
): readonly Solid[] {
  const { solids = [], centrepiece, isPane } = enclosure;
  const kept = withoutPanels(furniture, shell, isRound, isPane);
  return [...kept, ...solids, ...(centrepiece ? placed(centrepiece, shell, kept) : [])];
}

/** Where the middle of a centrepiece may be, shares of the room's width, and how large it is, by its whole size: a smaller one where the whole has no room. */
const ACROSS = [0.68, 0.76, 0.84, 0.92, 0.32, 0.24, 0.16, 0.08] as const;
const SIZES = [1, 0.85, 0.7] as const;
/** How far before the wall ahead it is beyond what it takes up, and how near the eye at the most, metres: nearer it would fill the picture. */
const BEFORE = [0, 0.5, 1, 1.5] as const;
const NEAREST = 3.6;
/** How far from the walls it is, and how high what it may stand on is at the most, as a carpet is; metres. */
const GAP = { wall: 0.2, flat: 0.05 } as const;

/** A centrepiece at the first place where nothing else stands; nothing where there is none. */
function placed(
  { around, high, at }: Centrepiece,
  { left, right, back }: Shell,
  standing: readonly Solid[],
): readonly Solid[] {
  for (const size of SIZES) {
    const reach = size * around;
    const out = reach + GAP.wall;
    const spots = BEFORE.flatMap((before) =>
      ACROSS.map((share) => [share, back - out - before] as const),
    ).filter(([, z]) => z > NEAREST);
    for (const [share, z] of spots) {
      const x = Math.min(Math.max(left + share * (right - left), left + out), right - out);
      const isInWay = ({ low, high: top }: Solid) =>
        low[1] < size * high &&
        top[1] > GAP.flat &&
        Math.min(top[0] - x, x - low[0]) > -reach &&
        Math.min(top[2] - z, z - low[2]) > -reach;
      if (!standing.some(isInWay)) return at([x, z], size);
    }
  }
  return [];
}
