import { smoothstep } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';

type Placed = Pick<Setting, 'idea' | 'side'>;

/** Where something round lies on the ground, and its half widths, world units. */
export interface Round {
  readonly x: number;
  readonly z: number;
  readonly wide: number;
  readonly long: number;
}

/** Islands of moss with stones on them, in the gravel; x for a garden whose house is on the right. */
const ISLANDS: readonly Round[] = [
  { x: 3.7, z: 8.2, wide: 1.5, long: 1.1 },
  { x: -3.4, z: 12.5, wide: 2.1, long: 1.5 },
  { x: 5.6, z: 15.5, wide: 2, long: 1.6 },
];
/** The pond, before the house, and the islands that leave it room. */
const POND: Round = { x: -1.2, z: 12.4, wide: 5.4, long: 4.6 };
const BY_POND: readonly Round[] = [
  { x: 6.6, z: 8.6, wide: 1.5, long: 1.1 },
  { x: 6.6, z: 16, wide: 1.8, long: 1.4 },
];

const onSide = (round: Round, side: number): Round => ({ ...round, x: round.x * side });

/** The islands of moss of a garden of raked gravel. */
export const islandsOf = ({ idea, side }: Placed): readonly Round[] =>
  (idea.raked === 'pond' ? BY_POND : ISLANDS).map((one) => onSide(one, side));

/** Its pond; null where it is dry. */
export const pondOf = ({ idea, side }: Placed): Round | null =>
  idea.raked === 'pond' ? onSide(POND, side) : null;

/** How far a place is from the middle of something round, 1 at its edge. */
export const awayFrom = ({ x, z, wide, long }: Round, atX: number, atZ: number): number =>
  Math.hypot((atX - x) / wide, (atZ - z) / long);

/** How deep the pond is, and where its bank begins and ends, in its half widths. World units. */
const DEEP = 1.2;
const BANK = { from: 1.25, to: 0.6 } as const;

/** How much lower the ground is at a place by the pond. */
export function pondAt(setting: Placed, x: number, z: number): number {
  const pond = pondOf(setting);
  if (pond === null) return 0;
  return DEEP * smoothstep(BANK.from, BANK.to, awayFrom(pond, x, z));
}
