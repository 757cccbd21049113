import { plain } from '../../sculpt/looks.ts';
import { blade, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, between, pitch, type Vector } from '../../sculpt/vector.ts';
import { ACROSS } from './role-cloth.ts';

/** Two wings of long white feathers, raised behind the shoulders. */
export function feathered(on: (at: Vector) => Vector): Solid[] {
  const white = plain([0.95, 0.95, 0.94]);
  const shade = plain([0.82, 0.84, 0.88]);
  return [-1, 1].flatMap((side) => {
    const at = (x: number, y: number, z: number): Vector => on([x, y, side * z]);
    const bone = [
      at(-0.07, -0.03, 0.035),
      at(-0.14, 0.12, 0.16),
      at(-0.18, 0.19, 0.34),
      at(-0.2, 0.13, 0.5),
    ];
    const along = (share: number): Vector => {
      const n = Math.min(2, Math.floor(share * 3));
      return between(bone[n] as Vector, bone[n + 1] as Vector, share * 3 - n);
    };
    const feather = (share: number, long: number, look: Look, off: number): Solid => {
      const root = along(share);
      const splay = 0.1 + 0.32 * share;
      const tip = add(root, [-0.03 + off, -long * Math.cos(splay), side * long * Math.sin(splay)]);
      return blade(look, root, tip, 0.022, 0.018, 0.25, 0, ACROSS);
    };
    return [
      ...Array.from({ length: 19 }, (_, n) =>
        feather(n / 18, 0.26 + 0.3 * Math.sin((n / 18) * 2.2), n % 2 === 0 ? white : shade, 0),
      ),
      ...Array.from({ length: 15 }, (_, n) =>
        feather(
          (n + 0.5) / 15,
          0.15 + 0.13 * Math.sin((n / 15) * 2.2),
          n % 2 === 0 ? shade : white,
          0.02,
        ),
      ),
      ...bone
        .slice(1)
        .map((to, n) => limb(white, bone[n] ?? to, to, 0.032 - 0.005 * n, 0.027 - 0.005 * n, 0.02)),
    ];
  });
}

/** Four wings of gauze, veined as a butterfly's, so many times as large as a fairy's. */
export function gauzy(on: (at: Vector) => Vector, size = 1): Solid[] {
  const root = on([-0.06, -0.04, 0]);
  const gauze: Look = {
    paint: (_x, y, z) => {
      const [u, v] = [Math.abs(z - root[2]), y - root[1]];
      const vein = Math.abs(Math.sin(Math.atan2(v, u) * 7)) < 0.1;
      const far = Math.hypot(u, v) / (0.34 * size);
      return vein ? [0.75, 0.95, 1] : [0.6 + 0.35 * far, 0.9 - 0.3 * far, 1];
    },
    sheer: 0.5,
    glow: () => 0.25,
    gloss: 0.4,
  };
  return [-1, 1].flatMap((side) => [
    ellipsoid(
      gauze,
      add(root, [-0.05, 0.13 * size, side * 0.17 * size]),
      [0.008, 0.21 * size, 0.095 * size],
      0,
      pitch(side * 0.75),
    ),
    ellipsoid(
      gauze,
      add(root, [-0.045, -0.11 * size, side * 0.13 * size]),
      [0.008, 0.15 * size, 0.075 * size],
      0,
      pitch(side * 2.3),
    ),
  ]);
}
