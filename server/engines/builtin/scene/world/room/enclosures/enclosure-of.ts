import type { Noise } from '../../../noise.ts';
import type { Land } from '../../../words/land.ts';
import type { OuterShell } from '../../../words/outer-shell.ts';
import type { Shell } from '../furniture.ts';
import type { Room } from '../plan-room.ts';
import { glassWalls } from './glass-walls.ts';
import { outerShell } from './outer-shells.ts';

/** In what a room is. */
export interface Around {
  /** What is around it, where its walls are of glass; missing: they are not. */
  readonly underGlass?: Land;
  /** In what it is, whose walls are around it; missing: it has its own. */
  readonly outer?: OuterShell;
}

/** What of a room is otherwise than its shell where something is around it; nothing where that is not so. `isRound`: glass is one round window. */
export function enclosureOf(
  { outer, underGlass }: Around,
  shell: Shell,
  isRound: boolean,
  noise: Noise,
): Partial<Pick<Room, 'enclosure' | 'floor' | 'window' | 'outline'>> {
  const enclosure = outer
    ? outerShell(outer, shell, noise)
    : underGlass && glassWalls(shell, underGlass, isRound, noise);
  if (enclosure === undefined) return {};
  return {
    enclosure,
    ...(enclosure.floor && { floor: enclosure.floor }),
    window: [shell.left, shell.right, 0, shell.high],
    outline: (x, y) => enclosure.isPane(2, x, y, shell.back),
  };
}
