import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { limb } from '../solids/limb.ts';
import { plate } from '../solids/plate.ts';
import { box, drum, type Material, pad, type Solid } from '../solids/solid.ts';

/** Black lacquer, a little paler where it is seen from above; brass. */
export const BLACK: Material = (_x, _y, _z, axis) =>
  axis === 1 ? [0.12, 0.115, 0.12] : [0.07, 0.065, 0.07];
/** Brass. */
export const BRASS: Material = flat([0.86, 0.64, 0.26]);
const KEYS = 0.72;

/** A grand piano, its keys to the light side, its lid raised on the far side. */
export function grandPiano([x, z]: readonly [number, number], side: number): Solid[] {
  const at = (out: number) => x + side * out;
  // From the keys (−0.78) to the tail (1.0): straight along the far side, in a bow on the near one.
  const isCase = (px: number, pz: number): boolean => {
    const [u, v] = [(px - x) * side, pz - z];
    if (u < -0.78 || u > 1.02 || v > 0.74) return false;
    const bow =
      u < -0.3 ? -0.74 : -0.74 + 0.95 * Math.sin(Math.min(1, (u + 0.3) / 1.32) * 1.35) ** 1.6;
    return (
      v > bow &&
      (u < 0.7 ||
        Math.hypot((u - 0.66) / 0.36, (v - 0.42) / 0.34) < 1 ||
        v < 0.42 + 0.34 * Math.sqrt(Math.max(0, 1 - ((u - 0.66) / 0.36) ** 2)))
    );
  };
  const inner: Material = (px, py, pz, axis) => {
    if (axis !== 1 || py < 0.95) return BLACK(px, py, pz, axis);
    const u = (px - x) * side;
    if (u < -0.5) return [0.09, 0.085, 0.09];
    return Math.abs(((pz - z) * 16) % 1) < 0.16 ? [0.95, 0.9, 0.7] : [0.8, 0.58, 0.22];
  };
  const [l, r] = [Math.min(at(-0.78), at(1.02)), Math.max(at(-0.78), at(1.02))];
  const lid = Array.from({ length: 9 }, (_, n): Solid => {
    const [a, b] = [n / 9, (n + 1) / 9];
    const [z1, z2] = [z + 0.74 - 0.85 * a, z + 0.74 - 0.85 * b];
    const [y1, y2] = [0.98 + 0.86 * a, 0.98 + 0.86 * b];
    return plate(
      1,
      [l, y1, z2],
      [r, y2 + 0.02, z1],
      (px, pz) => isCase(px, z + 0.74 - (z + 0.74 - pz) * 1.4),
      BLACK,
    );
  });
  const whites: Material = (_px, _py, pz) =>
    (pz / 0.034) % 1 < 0.1 ? [0.3, 0.29, 0.27] : [0.96, 0.95, 0.9];
  const [k1, k2] = [Math.min(at(-0.98), at(-0.76)), Math.max(at(-0.98), at(-0.76))];
  return [
    plate(1, [l, 0.66, z - 0.76], [r, 0.98, z + 0.76], isCase, inner),
    ...lid,
    ...limb(
      [
        [at(0.1), 0.98, z - 0.25],
        [at(0.12), 1.72, z + 0.02],
      ],
      [0.018, 0.014],
      BLACK,
    ),
    box(
      [Math.min(at(-1.02), at(-0.76)), 0.62, z - 0.74],
      [Math.max(at(-1.02), at(-0.76)), KEYS - 0.02, z + 0.74],
      BLACK,
    ),
    box([k1, KEYS - 0.02, z - 0.66], [k2, KEYS, z + 0.66], whites),
    ...Array.from({ length: 36 }, (_, n) => n)
      .filter((n) => n % 7 !== 2 && n % 7 !== 6)
      .map((n) =>
        box(
          [Math.min(at(-0.86), at(-0.76)), KEYS, z - 0.63 + n * 0.0345],
          [Math.max(at(-0.86), at(-0.76)), KEYS + 0.014, z - 0.612 + n * 0.0345],
          flat([0.06, 0.06, 0.06]),
        ),
      ),
    // The rest with sheets, the legs, the pedals.
    box(
      [Math.min(at(-0.62), at(-0.58)), 0.98, z - 0.36],
      [Math.max(at(-0.62), at(-0.58)), 1.26, z + 0.36],
      (_px, y, pz) => sheet((pz - z) / 0.36, (y - 1.12) / 0.14),
    ),
    ...[
      [-0.62, -0.6],
      [-0.62, 0.62],
      [0.72, 0.42],
    ].map(([dx = 0, dz = 0]) => drum([at(dx), z + dz], [0, 0.66], [0.05, 0.08], BLACK)),
    box([at(-0.66) - 0.03, 0.08, z - 0.1], [at(-0.66) + 0.03, 0.66, z + 0.1], BLACK),
    ...[-0.07, 0, 0.07].map((dz) =>
      box(
        [Math.min(at(-0.84), at(-0.66)), 0.06, z + dz - 0.015],
        [Math.max(at(-0.84), at(-0.66)), 0.08, z + dz + 0.015],
        BRASS,
      ),
    ),
    // The bench.
    pad(
      [at(-1.42) - 0.2, 0.44, z - 0.38],
      [at(-1.42) + 0.2, 0.52, z + 0.38],
      flat([0.16, 0.1, 0.1]),
      0.04,
    ),
    ...[-0.15, 0.15].flatMap((dx) =>
      [-0.32, 0.32].map((dz) => drum([at(-1.42) + dx, z + dz], [0, 0.44], [0.025, 0.03], BLACK)),
    ),
  ];
}

/** A sheet with staves and notes, −1 to 1 both. */
export function sheet(u: number, v: number): Colour {
  if (Math.abs(u) < 0.015 || Math.max(Math.abs(u), Math.abs(v)) > 0.97) return [0.6, 0.58, 0.52];
  const stave = (v + 1) * 1.6;
  const line = (stave - Math.floor(stave)) * 9;
  const isLine = line > 2 && line < 7 && line % 1 < 0.22;
  const [nu, nv] = [
    u * 9 - Math.floor(u * 9) - 0.4,
    line - 4.5 - 1.6 * Math.sin(Math.floor(u * 9) * 2.1),
  ];
  return Math.hypot(nu * 2.4, nv * 0.8) < 0.62 || (Math.abs(nu - 0.2) < 0.06 && nv > 0 && nv < 2.6)
    ? [0.1, 0.1, 0.1]
    : isLine
      ? [0.45, 0.44, 0.42]
      : [0.97, 0.95, 0.89];
}
