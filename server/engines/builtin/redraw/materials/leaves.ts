import { smoothstep } from '../../kernels/arithmetic.ts';
import type { Colour } from '../../scene/words/idea.ts';
import { cellChance, type Make, type Surface } from './surface.ts';

/** Layers of leaves, the lowest first: how bright they are, and how large. */
const LAYERS = [
  { light: 0.5, size: 1.1 },
  { light: 0.78, size: 1 },
  { light: 1.08, size: 0.9 },
] as const;
/** What is seen between leaves. */
const DEPTH = 0.22;

/** A wall of leaves that hang over one another, three-lobed as ivy's are. */
export function leaves({ base, noise }: Make): Surface {
  const shaded = (by: number): Colour => [base[0] * by, base[1] * by, base[2] * by];
  return (x, y) => {
    const clump = 1 + 0.3 * noise.fbm(x * 0.22, y * 0.22, 3);
    for (let layer = LAYERS.length - 1; layer >= 0; layer--) {
      const { light, size } = LAYERS[layer] as (typeof LAYERS)[number];
      const found = leafAt(x + layer * 0.37, y + layer * 0.61, size, layer);
      if (found !== null) return shaded(clump * light * found);
    }
    return shaded(clump * DEPTH);
  };
}

/** The light on the leaf that covers a place, or null: nearer rows hang over those above. */
function leafAt(x: number, y: number, size: number, layer: number): number | null {
  for (let row = Math.floor(y) + 1; row >= Math.floor(y) - 1; row--) {
    for (let column = Math.floor(x) - 1; column <= Math.floor(x) + 1; column++) {
      const chance = (n: number) => cellChance(column * 7 + n, row * 3 + layer * 1013);
      const turn = (chance(0) - 0.5) * 1.6;
      const [dx, dy] = [x - column - chance(1), y - row - chance(2)];
      const [u, v] = [
        dx * Math.cos(turn) + dy * Math.sin(turn),
        dy * Math.cos(turn) - dx * Math.sin(turn),
      ];
      const reach = Math.hypot(u, v);
      const angle = Math.atan2(u, v);
      // A long lobe down, one to each side, a notch at the stalk.
      const lobes =
        0.36 + 0.13 * Math.cos(3 * angle) - 0.16 * smoothstep(2.6, 3.14, Math.abs(angle));
      const edge = size * lobes * 1.25;
      if (reach > edge) continue;
      const vein = 1 + 0.18 * smoothstep(0.05, 0.01, Math.abs(u));
      const half = u < 0 ? 1.06 : 0.94;
      return (0.8 + 0.4 * chance(3)) * half * vein * (1.08 - 0.3 * (reach / edge) ** 3);
    }
  }
  return null;
}
