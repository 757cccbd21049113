import type { Noise } from '../../../noise.ts';
import type { OuterShell } from '../../../words/outer-shell.ts';
import type { Shell } from '../furniture.ts';
import { castleTower } from './castle-tower.ts';
import { cave, trunk } from './caverns.ts';
import type { Enclosure } from './enclosure.ts';
import { lighthouse } from './lamp-room.ts';
import { airship, carriage, hold, spaceship, submarine } from './vessels.ts';

/** The walls, and what is along them, of what a room of a shell is in. */
export function outerShell(name: OuterShell, shell: Shell, noise: Noise): Enclosure {
  return MAKERS[name](shell, noise);
}

/** How wide half a carriage is at the most, how high, and how much longer a room in one is than elsewhere; metres. */
const CARRIAGE = { half: 1.75, high: 2.75, longer: 2.4 } as const;

/** The extent of a room in a shell: a carriage is narrow and long. */
export function withinShell(shell: Shell, name: OuterShell): Shell {
  if (name !== 'carriage') return shell;
  const middle = (shell.left + shell.right) / 2;
  const half = Math.min(CARRIAGE.half, (shell.right - shell.left) / 2);
  return {
    ...shell,
    left: middle - half,
    right: middle + half,
    high: Math.min(shell.high, CARRIAGE.high),
    back: shell.back + CARRIAGE.longer,
  };
}

const MAKERS: Readonly<Record<OuterShell, (shell: Shell, noise: Noise) => Enclosure>> = {
  cave,
  trunk,
  submarine,
  hold,
  carriage,
  airship,
  spaceship,
  lighthouse,
  tower: castleTower,
};
