import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { OAK } from '../furniture.ts';
import { wood } from '../materials.ts';
import { box, type Point, type Solid } from '../solids/solid.ts';

/** What a canvas shows at a place of 0 to 1 across and up. */
export type Look = (u: number, v: number) => Colour;

/** How wide and high a canvas is, and how high it stands on an easel of size 1, metres. */
const CANVAS = { half: 0.5, tall: 0.82, low: 0.86 } as const;
const LINEN: Colour = [0.93, 0.91, 0.85];

/** A studio's easel that stands at a place, of a size, with a canvas that faces the eye: a frame on two feet, a tray, a mast. */
export function easel([x, , z]: Point, size: number, look: Look, noise: Noise): Solid[] {
  const grain = wood(OAK, noise);
  const part = (
    a: readonly [number, number],
    y: readonly [number, number],
    b: readonly [number, number],
  ) =>
    box(
      [x + a[0] * size, y[0] * size, z + b[0] * size],
      [x + a[1] * size, y[1] * size, z + b[1] * size],
      grain,
    );
  const { half, tall, low } = CANVAS;
  return [
    ...[-0.34, 0.28].flatMap((dx) => [
      part([dx, dx + 0.06], [0, 0.08], [-0.3, 0.34]),
      part([dx, dx + 0.06], [0.08, 1.5], [0.02, 0.08]),
    ]),
    part([-0.34, 0.34], [0.14, 0.21], [0, 0.06]),
    part([-0.34, 0.34], [1.3, 1.36], [0, 0.06]),
    part([-0.03, 0.03], [0.14, 2.1], [-0.01, 0.05]),
    part([-half - 0.06, half + 0.06], [low - 0.05, low], [-0.13, 0]),
    part([-0.06, 0.06], [low + tall, low + tall + 0.06], [-0.09, 0]),
    box(
      [x - half * size, low * size, z - 0.06 * size],
      [x + half * size, (low + tall) * size, z - 0.02 * size],
      (px, y, _z, axis) =>
        axis === 2
          ? look((px / size - x / size + half) / (2 * half), (y / size - low) / tall)
          : LINEN,
    ),
  ];
}
