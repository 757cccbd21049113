import { scaleColour, smoothstep } from '../../../arithmetic.ts';
import { chance, plainFront } from '../front.ts';
import { plotBetween } from '../plot-between.ts';
import { boxOn, type Paint, type Solid, within } from '../solid.ts';
import type { Way } from '../way.ts';
import { QUAY } from './build-water-house.ts';
import { graniteAt } from './water-front.ts';

/** How long a piece of a quay is, every how many pieces steps lead down, how many and how high they are. World units. */
const PIECE = 4;
const STEPS = { every: 5, count: 4, wide: 1.7 } as const;
/** How near the eye quays begin. */
const FROM = -8;

/** Stone blocks at the water, slabs upon them. */
const stone: Paint = (face, { along, up, pixel }) => {
  const high = up + face.origin[1];
  if (face.role !== 'level') return plainFront(graniteAt(along, high, pixel, 7));
  const [u, v] = [Math.floor(along / 0.9), Math.floor(up / 0.6)];
  const joint = Math.max(
    Math.abs(along / 0.9 - u - 0.5) > 0.47 ? 1 : 0,
    Math.abs(up / 0.6 - v - 0.5) > 0.46 ? 1 : 0,
  );
  const fine = smoothstep(0.3, 0.05, pixel);
  const tone = 0.9 + 0.22 * chance(u, v, 4) - 0.25 * joint;
  return plainFront(scaleColour([0.56, 0.54, 0.5], 1 + fine * (tone - 1)));
};

/** Quays along both sides of a water town's canal, with steps down to the water. */
export function quays(way: Way): Solid[] {
  const solids: Solid[] = [];
  for (const side of [-1, 1])
    for (let z = FROM, n = side > 0 ? 2 : 0; z < way.end; z += PIECE, n++) {
      const plot = plotBetween(way, side, z, z + PIECE, way.road, way.front - way.road + 1);
      if (plot === null) continue;
      solids.push(boxOn(plot, 0, QUAY, stone));
      if (n % STEPS.every !== 0) continue;
      for (let step = 0; step < STEPS.count; step++) {
        const out = 0.3 * (STEPS.count - step);
        solids.push(
          boxOn(
            within(plot, 1, -out, STEPS.wide, out + 0.1),
            0,
            (QUAY * (step + 0.6)) / STEPS.count,
            stone,
          ),
        );
      }
    }
  return solids;
}
