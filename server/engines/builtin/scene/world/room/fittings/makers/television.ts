import { mixColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import type { Furnished } from '../../furniture.ts';
import { wood } from '../../materials.ts';
import type { FittingWish } from '../fitting.ts';
import { around } from './around.ts';

const BLACK: Colour = [0.05, 0.05, 0.06];

/** A television on a low bench, switched on: a bird's sunset over hills and the sea. */
export function television({ at, colour, noise }: FittingWish): Furnished {
  const { box, pad, drum, look } = around(at);
  const bench = colour ?? ([0.5, 0.33, 0.2] as const);
  const oak = wood(bench, noise);
  const [w, low, high] = [0.56, 0.56, 1.2];
  const shown = look((x, y) => {
    const [u, v] = [x / w, (y - low) / (high - low)];
    const ridge = 0.34 + 0.12 * Math.sin(u * 3.1 + 0.6) + 0.04 * Math.sin(u * 9);
    const sun = Math.hypot(u - 0.32, (v - 0.5) * 1.15);
    if (v < 0.2) return mixColour([0.1, 0.3, 0.5], [0.9, 0.6, 0.4], 0.3 + 0.3 * Math.sin(v * 160));
    if (v < ridge) return [0.14, 0.2, 0.26];
    if (sun < 0.13) return [1.5, 1.3, 0.8];
    return mixColour([1.35, 0.62, 0.3], [0.35, 0.5, 0.95], Math.min(1, (v - 0.3) * 1.5));
  });
  return {
    lamps: [],
    solids: [
      box([-0.66, 0.66], [0.12, 0.46], [-0.2, 0.2], oak),
      box(
        [-0.66, 0.66],
        [0.12, 0.46],
        [-0.205, -0.2],
        look((x, y, z, axis) => {
          const door = Math.abs(Math.abs(x) - 0.22) < 0.006;
          const knob = Math.hypot(Math.abs(x) - 0.28, y - 0.3) < 0.016;
          return knob
            ? [0.8, 0.66, 0.36]
            : door
              ? [0.16, 0.1, 0.06]
              : oak(at[0] + x, at[1] + y, at[2] + z, axis);
        }),
      ),
      ...[-0.6, 0.56].flatMap((x) =>
        [-0.17, 0.13].map((z) => box([x, x + 0.04], [0, 0.12], [z, z + 0.04], [0.16, 0.12, 0.1])),
      ),
      drum([0, 0.02], [0.46, 0.475], [0.2, 0.2], BLACK),
      box([-0.05, 0.05], [0.47, 0.58], [0, 0.05], BLACK),
      pad([-w - 0.025, w + 0.025], [low - 0.025, high + 0.025], [-0.03, 0.04], BLACK, 0.01),
      { ...box([-w, w], [low, high], [-0.036, -0.02], shown), glow: 0.3 },
    ],
  };
}
