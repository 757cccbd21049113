import { flat } from '../furniture.ts';
import { ball, box, drum, type Material, type Point, type Solid } from '../solids/solid.ts';

const BRASS: Material = flat([0.86, 0.62, 0.26]);
const DARK_BRASS: Material = flat([0.5, 0.34, 0.13]);
const IVORY: Material = flat([0.94, 0.9, 0.8]);

/** An old till of brass on a counter, its keys to the eye; `size` is half its width, metres. */
export function cashRegister([x, y, z]: Point, size: number): Solid[] {
  const across = (from: number, to: number): readonly [number, number] => [
    x + from * size,
    x + to * size,
  ];
  const part = (
    [a, b]: readonly [number, number],
    low: number,
    high: number,
    near: number,
    far: number,
    material: Material,
  ) => box([a, y + low * size, z + near * size], [b, y + high * size, z + far * size], material);
  return [
    part(across(-1.1, 1.1), 0, 0.35, -1, 0.8, DARK_BRASS),
    part(across(-0.95, 0.95), 0.08, 0.28, -1.04, -1, BRASS),
    ...[0, 1, 2, 3].map((n) =>
      part(across(-1, 1), 0.35, 0.6 + 0.2 * n, -0.85 + 0.28 * n, -0.55 + 0.28 * n, BRASS),
    ),
    part(across(-1, 1), 0.35, 1.5, 0.25, 0.75, BRASS),
    part(across(-1.05, 1.05), 1.5, 1.62, 0.2, 0.8, DARK_BRASS),
    part(across(-0.8, 0.8), 1.62, 2.05, 0.35, 0.65, BRASS),
    part(across(-0.68, 0.68), 1.7, 1.97, 0.33, 0.35, IVORY),
    ...[-0.45, 0, 0.45].map((dx) =>
      part(across(dx - 0.09, dx + 0.09), 1.74, 1.93, 0.31, 0.33, flat([0.1, 0.1, 0.12])),
    ),
    ...[0, 1, 2].flatMap((row) =>
      [-0.72, -0.36, 0, 0.36, 0.72].map((dx) => {
        const [cx, cy, cz] = [
          x + dx * size,
          y + (0.68 + 0.2 * row) * size,
          z + (-0.72 + 0.28 * row) * size,
        ];
        const r = 0.12 * size;
        return ball([cx - r, cy - r * 0.7, cz - r], [cx + r, cy + r * 0.7, cz + r], IVORY);
      }),
    ),
    drum(
      [x + 1.2 * size, z],
      [y + 0.5 * size, y + 0.9 * size],
      [0.06 * size, 0.1 * size],
      DARK_BRASS,
    ),
  ];
}
