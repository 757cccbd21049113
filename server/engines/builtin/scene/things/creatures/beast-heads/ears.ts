import { blade, ellipsoid, type Solid } from '../../sculpt/solid.ts';
import { yaw } from '../../sculpt/vector.ts';
import type { Head, Looks } from '../build.ts';

/** What is thin from front to back. */
const FRONT = yaw(Math.PI / 2);

/** Both ears of a short head, in head sizes around its middle. */
export function ears({ ears: { kind, size } }: Head, looks: Looks): Solid[] {
  return [-1, 1].flatMap((side) => {
    switch (kind) {
      case 'leaf':
      case 'pointed':
        return [
          blade(
            looks.coat,
            [-0.1, 0.5, side * 0.48],
            [-0.16, 0.62 + size, side * 0.74],
            0.4,
            0.045,
            0.62,
            0.12,
            FRONT,
          ),
          blade(
            looks.inside,
            [0.12, 0.6, side * 0.52],
            [-0.06, 0.5 + size, side * 0.71],
            0.22,
            0.03,
            0.4,
            0.03,
            FRONT,
          ),
        ];
      case 'round':
        return [
          ellipsoid(looks.coat, [-0.15, 0.78, side * 0.7], [size * 0.35, size, size * 0.9], 0.1),
          ellipsoid(
            looks.inside,
            [-0.02, 0.76, side * 0.7],
            [size * 0.28, size * 0.66, size * 0.6],
            0.05,
          ),
        ];
      case 'side':
        return [
          ellipsoid(
            { ...looks.coat, fur: 0.02 },
            [-0.06, 0.14, side],
            [0.16, size, size * 0.85],
            0.04,
          ),
          ellipsoid(looks.inside, [0.06, 0.12, side * 1.05], [0.1, size * 0.68, size * 0.6], 0.03),
        ];
      case 'hanging':
        return [
          blade(
            looks.dark,
            [-0.22, 0.42, side * 0.76],
            [-0.06, 0.4 - size * 0.62, side * 0.98],
            0.22,
            0.34,
            0.38,
            0.1,
          ),
          blade(
            looks.dark,
            [-0.06, 0.4 - size * 0.62, side * 0.98],
            [0.02, 0.36 - size * 1.1, side * 0.9],
            0.34,
            0.16,
            0.34,
            0.08,
          ),
        ];
      case 'long':
        return [
          blade(
            looks.coat,
            [-0.2, 0.6, side * 0.3],
            [-0.55, 0.6 + size * 0.6, side * 0.44],
            0.17,
            0.3,
            0.45,
            0.08,
            FRONT,
          ),
          blade(
            looks.coat,
            [-0.55, 0.6 + size * 0.6, side * 0.44],
            [-0.75, 0.6 + size, side * 0.5],
            0.3,
            0.08,
            0.45,
            0.08,
            FRONT,
          ),
          blade(
            looks.inside,
            [-0.16, 0.85, side * 0.34],
            [-0.44, 0.6 + size * 0.62, side * 0.46],
            0.09,
            0.19,
            0.4,
            0.03,
            FRONT,
          ),
          blade(
            looks.inside,
            [-0.44, 0.6 + size * 0.62, side * 0.46],
            [-0.66, 0.55 + size, side * 0.51],
            0.19,
            0.04,
            0.4,
            0.03,
            FRONT,
          ),
        ];
    }
  });
}
