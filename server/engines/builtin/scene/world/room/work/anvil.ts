import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { oldWood } from '../furnishings/timbered.ts';
import { flat, slab } from '../furniture.ts';
import { box, drum, type Material, type Point, roll, type Solid } from '../solids/solid.ts';

const STEEL: Material = flat([0.3, 0.31, 0.33]);
const FACE: Material = flat([0.52, 0.53, 0.55]);
const IRON: Material = flat([0.15, 0.15, 0.16]);
const STUMP: Colour = [0.42, 0.28, 0.17];
const HOT: Material = flat([1.9, 0.82, 0.16]);

/** An anvil on a stump, its horn toward the heavy side, iron that glows across it and a hammer beside. */
export function anvil([x, , z]: Point, side: number, noise: Noise): Solid[] {
  const at = (out: number) => x + side * out;
  const bark = oldWood(STUMP, noise, 1);
  const part = (
    a: number,
    b: number,
    y: readonly [number, number],
    half: number,
    of: Material = STEEL,
  ) => slab([at(a), at(b)], y, [z - half, z + half], of);
  const cone = Array.from({ length: 8 }, (_, n) => {
    const [from, to] = [0.2 + 0.035 * n, 0.2 + 0.035 * (n + 1)];
    const radius = 0.075 * Math.sqrt(1 - n / 8.4);
    const [a, b] = [Math.min(at(from), at(to)), Math.max(at(from), at(to))];
    return roll(0, [z, 0.84 - radius], [a, b], [radius, radius], STEEL);
  });
  return [
    drum([x, z], [0, 0.48], [0.36, 0.32], bark),
    drum([x, z], [0.38, 0.43], [0.342, 0.34], IRON),
    part(-0.2, 0.2, [0.48, 0.55], 0.15),
    part(-0.14, 0.14, [0.55, 0.62], 0.11),
    part(-0.1, 0.1, [0.62, 0.7], 0.075),
    part(-0.16, 0.16, [0.7, 0.74], 0.09),
    part(-0.3, 0.2, [0.74, 0.83], 0.1),
    part(-0.3, 0.18, [0.83, 0.84], 0.1, FACE),
    ...cone,
    // The iron lies across the face, cold where it is held.
    { ...part(-0.12, 0.05, [0.842, 0.868], 0.035, HOT), glow: 1.3 },
    part(-0.62, -0.12, [0.842, 0.862], 0.016, IRON),
    box([x - 0.012, 0.48, z - 0.37], [x + 0.012, 0.5, z - 0.1], oldWood(STUMP, noise, 2)),
  ];
}

/** A grindstone on its frame, a crank at its axle. */
export function grindstone([x, , z]: Point, noise: Noise): Solid[] {
  const wood = oldWood(STUMP, noise, 1);
  const grit: Material = (gx, gy, gz) => {
    const speck = 0.9 + 0.2 * noise.at(gx * 60 + gz * 40, gy * 60);
    return [0.5 * speck, 0.49 * speck, 0.46 * speck];
  };
  return [
    roll(2, [x, 0.72], [z - 0.06, z + 0.06], [0.36, 0.36], grit),
    roll(2, [x, 0.72], [z - 0.2, z + 0.2], [0.025, 0.025], IRON),
    ...[-0.19, 0.13].flatMap((dz) => [
      box([x - 0.44, 0.62, z + dz], [x + 0.44, 0.69, z + dz + 0.06], wood),
      ...[-0.42, 0.36].map((dx) =>
        box([x + dx, 0, z + dz], [x + dx + 0.06, 0.62, z + dz + 0.06], wood),
      ),
    ]),
    box([x - 0.42, 0.2, z - 0.17], [x + 0.42, 0.25, z - 0.12], wood),
  ];
}
