import type { Noise } from '../../../noise.ts';
import { flat, type Shell } from '../furniture.ts';
import { drum, type Material } from '../solids/solid.ts';
import type { Enclosure } from './enclosure.ts';
import { glassWalls } from './glass-walls.ts';
import { BRASS, IRON } from './shell-parts.ts';

/** The lamp room of a lighthouse: glass all around between bars of black iron, the great lens of rings on its foot. */
export function lighthouse(shell: Shell, noise: Noise): Enclosure {
  const { left, right, back } = shell;
  const at = [left + 0.68 * (right - left), back - 1.1] as const;
  const lens: Material = (_x, y) => {
    const ring = y / 0.11 - Math.floor(y / 0.11);
    return ring < 0.16 ? [0.5, 0.44, 0.24] : [1.05, 1.02, 0.8];
  };
  return {
    ...glassWalls(shell, 'sea', false, noise),
    bars: flat([0.1, 0.11, 0.13]),
    solids: [
      drum(at, [0, 0.16], [0.62, 0.56], IRON),
      drum(at, [0.16, 0.95], [0.3, 0.26], flat([0.16, 0.34, 0.26])),
      drum(at, [0.95, 1.03], [0.56, 0.56], BRASS),
      { ...drum(at, [1.03, 1.5], [0.4, 0.52], lens), glow: 0.9 },
      { ...drum(at, [1.5, 1.97], [0.52, 0.34], lens), glow: 0.9 },
      drum(at, [1.97, 2.1], [0.4, 0.1], BRASS),
    ],
  };
}
