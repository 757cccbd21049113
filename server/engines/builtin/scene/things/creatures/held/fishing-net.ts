import type { Random } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, between, type Vector } from '../../sculpt/vector.ts';

const TWINE: Colour = [0.2, 0.42, 0.42];
const SHADE: Colour = [0.07, 0.15, 0.16];
const CORK: Colour = [0.86, 0.44, 0.16];

/** How many meshes a net has across and down where it hangs. */
const MESHES = { across: 7, down: 7 } as const;

/** Twine in meshes over the dark between them. */
const heaped: Look = {
  paint: (x, y, z) => {
    const [a, b] = [Math.sin((x + z + y) * 95), Math.sin((x - z + 0.6 * y) * 95)];
    return Math.min(Math.abs(a), Math.abs(b)) < 0.42 ? TWINE : SHADE;
  },
  bump: (x, y, z) => 0.012 * Math.sin(x * 31 + 4 * z) * Math.sin(z * 27 + y * 20),
};

/** A net that hangs from two hands over knees so high and lies in a heap on the ground ahead, with floats along its edge. */
export function netOver(random: Random, near: Vector, far: Vector, lap: number): Solid[] {
  const twine = plain(TWINE);
  const [wide, ground]: [number, number] = [0.2, 0.05];
  // From the hands over the knees down to the heap.
  const at = (u: number, v: number): Vector => {
    const held = between(near, far, u);
    const z = held[2] * (1 - v) + (u - 0.5) * 2 * wide * v;
    const x = held[0] + 0.14 * Math.sin(Math.min(1, v * 1.5) * 1.57) + 0.03 * v;
    const drop = held[1] + (lap + 0.02 - held[1]) * Math.min(1, v * 3);
    const y = v < 1 / 3 ? drop : drop + (ground - lap) * ((v - 1 / 3) * 1.5);
    return [x, y - 0.03 * Math.sin(Math.PI * u) * (1 - v), z];
  };
  const threads = Array.from({ length: MESHES.across * MESHES.down }, (_, n) => {
    const [i, j] = [n % MESHES.across, Math.floor(n / MESHES.across)];
    const [u, v] = [i / MESHES.across, j / MESHES.down];
    const [right, low] = [u + 1 / MESHES.across, v + 1 / MESHES.down];
    return [
      limb(twine, at(u, v), at(right, low), 0.0042, 0.0042),
      limb(twine, at(right, v), at(u, low), 0.0042, 0.0042),
    ];
  });
  const heap: Vector = [near[0] + 0.22, 0.045, 0];
  return [
    ...threads.flat(),
    ellipsoid(heaped, heap, [0.17, 0.07, 0.24]),
    ...Array.from({ length: 6 }, (_, n) =>
      ball(plain(CORK), add(heap, [0.1 * random.unit() - 0.02, 0.06, (n - 2.5) * 0.075]), 0.021),
    ),
  ];
}
