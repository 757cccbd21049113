import { mixColour } from '../../../../arithmetic.ts';
import type { Furnished } from '../../furniture.ts';
import { paint } from '../../materials.ts';
import { plate } from '../../solids/plate.ts';
import type { Material } from '../../solids/solid.ts';
import type { FittingWish } from '../fitting.ts';

/** An oval mirror in a gilded frame. */
export function mirror({ at: [x, y, z], colour, noise }: FittingWish): Furnished {
  const gilt = paint(colour ?? [0.84, 0.64, 0.28], noise);
  const [w, h] = [0.3, 0.44];
  const out = (u: number, v: number) => Math.hypot((u - x) / w, (v - y) / h);
  const glass: Material = (px, py) => {
    const across = (px - x) / w + (py - y) / h;
    const sheen = Math.max(0, 1 - Math.abs(across - 0.35) / 0.28);
    return mixColour(
      [0.58, 0.66, 0.7],
      [0.95, 0.97, 0.98],
      0.25 + 0.3 * ((py - y) / h) + 0.4 * sheen,
    );
  };
  return {
    lamps: [],
    solids: [
      plate(
        2,
        [x - w, y - h, z - 0.05],
        [x + w, y + h, z],
        (u, v) => out(u, v) < 1 && out(u, v) > 0.82,
        gilt,
      ),
      plate(2, [x - w, y - h, z - 0.025], [x + w, y + h, z], (u, v) => out(u, v) < 0.83, glass),
    ],
  };
}
