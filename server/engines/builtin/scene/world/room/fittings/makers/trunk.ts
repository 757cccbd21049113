import { scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { type Furnished, flat } from '../../furniture.ts';
import { wood } from '../../materials.ts';
import { box, type Material, roll } from '../../solids/solid.ts';
import type { FittingWish } from '../fitting.ts';

const BROWN: Colour = [0.44, 0.27, 0.15];
const BRASS: Colour = [0.82, 0.62, 0.26];

/** A trunk with a domed lid, bands of iron and a lock of brass. */
export function trunk({ at: [x, y, z], colour, noise }: FittingWish): Furnished {
  const planks = wood(colour ?? BROWN, noise);
  const iron = flat([0.16, 0.14, 0.13]);
  const brass = flat(BRASS);
  const [w, d, high] = [0.44, 0.24, 0.34];
  const side: Material = (px, py, pz, axis) => {
    const seam = Math.abs(((py - y) / 0.11) % 1) < 0.07 ? 0.55 : 1;
    return scaleColour(planks(px, py, pz, axis), seam);
  };
  const lid = roll(0, [z, y + high], [x - w, x + w], [d, d], planks);
  const band = (dx: number, wide: number) => [
    box([x + dx - wide, y, z - d - 0.012], [x + dx + wide, y + high, z + d + 0.012], iron),
    roll(0, [z, y + high], [x + dx - wide, x + dx + wide], [d + 0.012, d + 0.012], iron),
  ];
  return {
    lamps: [],
    solids: [
      box([x - w, y, z - d], [x + w, y + high, z + d], side),
      lid,
      ...[-w + 0.02, -0.2, 0.2, w - 0.02].flatMap((dx) => band(dx, 0.024)),
      box([x - w, y + high - 0.02, z - d - 0.014], [x + w, y + high + 0.014, z + d + 0.014], iron),
      box([x - 0.06, y + high - 0.1, z - d - 0.03], [x + 0.06, y + high + 0.05, z - d], brass),
      box([x - 0.012, y + high - 0.06, z - d - 0.034], [x + 0.012, y + high - 0.02, z - d], iron),
      ...[-1, 1].map((end) =>
        box(
          [x + end * (w + 0.02) - 0.02, y + 0.16, z - 0.08],
          [x + end * (w + 0.02) + 0.02, y + 0.19, z + 0.08],
          iron,
        ),
      ),
    ],
  };
}
