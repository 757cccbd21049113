import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { wood } from '../materials.ts';
import { limb } from '../solids/limb.ts';
import { box, drum, type Material, type Point, roll, type Solid } from '../solids/solid.ts';

const BRASS: Colour = [1, 0.72, 0.28];
const CASE: Colour = [0.42, 0.22, 0.11];
/** Of how many rings its horn is laid, and how many petals it has. */
const RINGS = 22;
const PETALS = 9;

/** A gramophone on a place, its horn of brass open to the eye and a record on it; `size` is half the horn's width, metres. */
export function gramophone([x, y, z]: Point, size: number, noise: Noise): Solid[] {
  const case_ = wood(CASE, noise);
  const w = size * 0.72;
  const axis: readonly [number, number] = [x, y + size * 1.62];
  const mouth: Material = (px, py, _z, way) => {
    const [dx, dy] = [px - axis[0], py - axis[1]];
    const out = Math.hypot(dx, dy) / size;
    const turn = (Math.atan2(dy, dx) / Math.PI) * (PETALS / 2) * 2;
    const seam = Math.abs(turn - Math.round(turn));
    if (way !== 2) return scaleColour(BRASS, 0.7 + 0.3 * Math.min(1, seam * 4));
    if (out < 0.1) return [0.05, 0.03, 0.02];
    if (out > 0.93) return scaleColour(BRASS, 1.25);
    // Light falls on the lower side of its inside.
    const sheen = 0.62 + 0.4 * out - 0.42 * (dy / size) * out;
    return scaleColour(
      mixColour([0.36, 0.2, 0.06], BRASS, Math.min(1, out * 1.15)),
      sheen * (seam < 0.06 ? 0.62 : 1),
    );
  };
  return [
    box([x - w, y, z - w], [x + w, y + size * 0.1, z + w], case_),
    box(
      [x - w * 0.92, y + size * 0.1, z - w * 0.92],
      [x + w * 0.92, y + size * 0.5, z + w * 0.92],
      case_,
    ),
    box([x - w, y + size * 0.5, z - w], [x + w, y + size * 0.58, z + w], case_),
    drum([x, z - w * 0.1], [y + size * 0.58, y + size * 0.64], [w * 0.8, w * 0.8], (px, _y, pz) => {
      const out = Math.hypot(px - x, pz - z + w * 0.1) / (w * 0.8);
      return out < 0.3
        ? [0.7, 0.14, 0.1]
        : scaleColour([0.09, 0.09, 0.1], Math.sin(out * 70) * 0.2 + 1);
    }),
    ...limb(
      [
        [x, y + size * 0.55, z + w * 0.95],
        [x, y + size * 1.2, z + w * 1.2],
        [x, axis[1], z + w * 0.75],
      ],
      [size * 0.08, size * 0.1],
      flat(scaleColour(BRASS, 0.8)),
    ),
    ...Array.from({ length: RINGS }, (_, n) => {
      const [far, near] = [n / RINGS, (n + 1) / RINGS].map((share) => share) as [number, number];
      // A horn widens as an exponential does, the more the nearer to its rim.
      const wide = (share: number) => size * (0.1 + 0.9 * share ** 2.6);
      const at = (share: number) => z + w * 0.75 - size * 1.15 * share;
      return roll(2, axis, [at(near), at(far)], [wide(near), wide(far)], mouth);
    }),
  ];
}
