import type { Colour } from '../../words/idea.ts';
import type { Look } from '../sculpt/solid.ts';
import type { Vector } from '../sculpt/vector.ts';

const RING: Colour = [0.85, 0.67, 0.24];
const DIAL: Colour = [0.94, 0.93, 0.86];
const HAND: Colour = [0.08, 0.08, 0.09];

/** How much light of its own a dial has at night. */
const SHINES = 0.45;

/** The dials of a clock on the sides of a square storey: how high their middle is, and their radius. Model units. */
export interface Dials {
  readonly at: number;
  readonly dial: number;
}

/** What of the clock's storey a place is: its wall, a dial's ring, its figures and hands, or the dial. */
function partOfClock(
  { at, dial }: Dials,
  [x, y, z]: Vector,
  normal: Vector,
): 'wall' | 'ring' | 'hand' | 'dial' {
  const [u, v] = [Math.abs(normal[0]) > Math.abs(normal[2]) ? z : x, y - at];
  const away = Math.hypot(u, v) / dial;
  if (Math.abs(normal[1]) > 0.5 || away > 1.16) return 'wall';
  if (away > 1) return 'ring';
  const turn = Math.atan2(u, v);
  // Ten past ten.
  const isHand = away < 0.78 && v > 0 && Math.abs(Math.abs(turn) - 1.02) < 0.09 / (away + 0.1);
  const hour = (turn / (2 * Math.PI)) * 12;
  const isMark = away > 0.78 && Math.abs(hour - Math.round(hour)) < 0.14;
  return isHand || isMark ? 'hand' : 'dial';
}

/** A wall of the clock's storey, whose middle stands over the origin, with a white dial in a gold ring on each side, which shines at night. */
export function withDials(wall: Look, clock: Dials): Look {
  const paints = { ring: RING, hand: HAND, dial: DIAL } as const;
  return {
    ...wall,
    paint: (x, y, z, normal) => {
      const part = partOfClock(clock, [x, y, z], normal);
      return part === 'wall' ? wall.paint(x, y, z, normal) : paints[part];
    },
    glow: (x, y, z, normal) => (partOfClock(clock, [x, y, z], normal) === 'dial' ? SHINES : 0),
  };
}
