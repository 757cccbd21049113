import { smoothstep } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';

/** Half the width of a brook, of a river, and of one that is frozen to stand on, through woods, world units. */
const HALF = { narrow: 1.25, other: 2.1, frozen: 5 } as const;
/** How far a brook's bends reach beyond those of a way, and their length by a turn of a circle; near the eye it comes straight on. World units. */
const BENDS = { aside: 1.5, long: 4.6, from: 3, to: 11 } as const;

/** How far beside the eye the way through a wood leads at a distance. */
export const wayThrough = (side: number, z: number): number =>
  side * 0.05 * z + 1.6 * Math.sin(z / 15);

/** How far beside the eye the middle of a brook is at a distance, world units. */
export const brookAt = (side: number, z: number): number =>
  wayThrough(side, z) +
  side * BENDS.aside * Math.sin(z / BENDS.long + 0.6) * smoothstep(BENDS.from, BENDS.to, z);

/** Half the width of a brook, without its ragged edge, world units. */
export const halfOfBrook = ({ idea }: Pick<Setting, 'idea'>): number =>
  idea.narrow ? HALF.narrow : idea.frozen ? HALF.frozen : HALF.other;
