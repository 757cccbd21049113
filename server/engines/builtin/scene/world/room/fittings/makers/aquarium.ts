import { mixColour, scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import type { Furnished } from '../../furniture.ts';
import { wood } from '../../materials.ts';
import type { FittingWish } from '../fitting.ts';
import { around } from './around.ts';

const BLACK: Colour = [0.07, 0.08, 0.09];
const FISH: readonly (readonly [x: number, y: number, size: number, colour: Colour])[] = [
  [-0.3, 0.98, 0.075, [1.25, 0.5, 0.12]],
  [-0.06, 1.1, 0.06, [1.2, 0.95, 0.2]],
  [0.14, 0.92, 0.08, [1.25, 0.45, 0.1]],
  [0.32, 1.08, 0.055, [0.95, 0.9, 1.1]],
  [-0.36, 1.16, 0.05, [1.2, 0.9, 0.2]],
  [0.02, 0.84, 0.05, [0.3, 0.7, 1.25]],
];

/** A lit aquarium on a cabinet: fish, weeds, stones and bubbles behind its pane. */
export function aquarium({ at, colour, noise }: FittingWish): Furnished {
  const { box, look, place } = around(at);
  const oak = wood(colour ?? [0.4, 0.26, 0.16], noise);
  const [w, low, high] = [0.52, 0.68, 1.24];
  const water = look((x, y) => {
    for (const [fx, fy, size, of] of FISH) {
      const to = fx > 0 ? -1 : 1;
      const [u, v] = [((x - fx) * to) / size, (y - fy) / size];
      if (Math.hypot(u - 0.55, v - 0.08) < 0.1) return BLACK;
      if (u ** 2 + (v / 0.55) ** 2 < 1)
        return of[0] > 1.22 && Math.abs(Math.abs(u + 0.1) - 0.35) < 0.1 ? [1.2, 1.15, 1.05] : of;
      if (u < -0.85 && u > -1.55 && Math.abs(v) < (-u - 0.7) * 0.65) return scaleColour(of, 0.85);
    }
    const bubble = Math.hypot(x - 0.42 - 0.012 * Math.sin(y * 40), ((y * 9) % 1) / 9 - 0.05);
    if (bubble < 0.014) return [0.9, 1.1, 1.2];
    const bed = 0.75 + 0.02 * Math.sin(x * 14) + 0.012 * Math.sin(x * 37);
    if (y < bed) return scaleColour([0.85, 0.7, 0.45], 0.8 + 0.35 * noise.at(x * 70, y * 70));
    if (Math.hypot((x - 0.2) / 0.13, (y - 0.75) / 0.08) < 1) return [0.4, 0.38, 0.4];
    const weed = [-0.44, -0.2, -0.15, 0.09, 0.36].some((root, n) => {
      const top = 1.12 - 0.09 * (n % 3);
      const sway = 0.03 * Math.sin((y - 0.7) * 13 + n * 2);
      return y < top && Math.abs(x - root - sway) < 0.02 * (1 + 0.5 * Math.sin(y * 60));
    });
    if (weed) return [0.18, 0.62, 0.24];
    return mixColour([0.1, 0.36, 0.6], [0.4, 0.85, 1], (y - low) / (high - low));
  });
  return {
    lamps: [place([0, 1.15, -0.5])],
    solids: [
      box([-0.54, 0.54], [0.04, 0.66], [-0.2, 0.2], oak),
      box([-0.004, 0.004], [0.08, 0.62], [-0.206, -0.2], BLACK),
      ...[-0.04, 0.025].map((x) =>
        box([x, x + 0.015], [0.3, 0.42], [-0.22, -0.2], [0.8, 0.72, 0.5]),
      ),
      box([-0.52, 0.52], [0, 0.05], [-0.18, 0.18], BLACK),
      box([-0.54, 0.54], [0.66, 0.69], [-0.21, 0.21], BLACK),
      { ...box([-w, w], [low, high], [-0.19, 0.19], water), glow: 0.35 },
      ...[-w - 0.008, w - 0.008].flatMap((x) =>
        [-0.198, 0.182].map((z) => box([x, x + 0.016], [low, high], [z, z + 0.016], BLACK)),
      ),
      box([-0.54, 0.54], [high - 0.01, high + 0.06], [-0.21, 0.21], BLACK),
    ],
  };
}
