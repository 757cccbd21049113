import type { Noise } from '../../../noise.ts';
import { flat, type Shell } from '../furniture.ts';
import { drum, type Material, type Solid } from '../solids/solid.ts';
import type { Enclosure } from './enclosure.ts';
import { glassWalls } from './glass-walls.ts';
import { BRASS, IRON } from './shell-parts.ts';

/** The lamp room of a lighthouse: glass all around between bars of black iron, a great lens of rings on its foot. */
export function lighthouse(shell: Shell, noise: Noise): Enclosure {
  return {
    ...glassWalls(shell, 'sea', false, noise),
    bars: flat([0.1, 0.11, 0.13]),
    centrepiece: { around: 0.62, high: 2.1, at: lampOn },
  };
}

/** A lens of rings of glass on its foot, so many times as large as one of two metres. */
function lampOn(at: readonly [x: number, z: number], size: number): Solid[] {
  const lens: Material = (_x, y) => {
    const ring = y / (0.11 * size) - Math.floor(y / (0.11 * size));
    return ring < 0.16 ? [0.5, 0.44, 0.24] : [1.05, 1.02, 0.8];
  };
  const part = (from: number, to: number, below: number, above: number, material: Material) =>
    drum(at, [from * size, to * size], [below * size, above * size], material);
  return [
    part(0, 0.16, 0.62, 0.56, IRON),
    part(0.16, 0.95, 0.3, 0.26, flat([0.16, 0.34, 0.26])),
    part(0.95, 1.03, 0.56, 0.56, BRASS),
    { ...part(1.03, 1.5, 0.4, 0.52, lens), glow: 0.9 },
    { ...part(1.5, 1.97, 0.52, 0.34, lens), glow: 0.9 },
    part(1.97, 2.1, 0.4, 0.1, BRASS),
  ];
}
