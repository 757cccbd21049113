import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { ball, box, type Material, type Solid } from '../solids/solid.ts';

const STEEL: Material = flat([0.5, 0.52, 0.54]);
const BLACK: Material = flat([0.07, 0.07, 0.08]);
const RACK: Material = flat([0.62, 0.45, 0.28]);
const CLEAR: Material = flat([0.84, 0.92, 0.94]);

/** What is in the glasses of a laboratory. */
export const LIQUIDS: readonly Colour[] = [
  [0.1, 0.72, 0.36],
  [0.08, 0.46, 0.9],
  [0.88, 0.14, 0.4],
  [0.98, 0.62, 0.06],
  [0.52, 0.2, 0.82],
];

/** How many rings a cone is laid of, so that no steps are seen. */
const RINGS = 14;
/** How much liquids shine under lamps. */
const LIT = 0.3;

/** A flask of a size that narrows to its neck, half full, standing at a place. */
export function flask(x: number, y: number, z: number, size: number, liquid: Colour): Solid[] {
  const rings = Array.from({ length: RINGS }, (_, n) => {
    const share = n / (RINGS - 1);
    const [half, up] = [size * (0.36 - 0.27 * share), y + size * 0.72 * share];
    const isFull = share < 0.52;
    return ball(
      [x - half, up - size * 0.03, z - half],
      [x + half, up + size * 0.09, z + half],
      isFull ? flat(liquid) : CLEAR,
      isFull ? LIT : 0,
    );
  });
  const neck = size * 0.08;
  return [
    ...rings,
    box([x - neck, y + size * 0.7, z - neck], [x + neck, y + size, z + neck], CLEAR),
    box(
      [x - neck * 1.4, y + size * 0.97, z - neck * 1.4],
      [x + neck * 1.4, y + size * 1.02, z + neck * 1.4],
      CLEAR,
    ),
  ];
}

/** A round flask that hangs on a stand over a blue flame. */
export function boilingFlask(x: number, y: number, z: number, liquid: Colour): Solid[] {
  return [
    box([x - 0.2, y, z - 0.1], [x + 0.12, y + 0.025, z + 0.1], BLACK),
    box([x - 0.19, y, z - 0.012], [x - 0.165, y + 0.66, z + 0.012], STEEL),
    box([x - 0.18, y + 0.5, z - 0.012], [x + 0.02, y + 0.52, z + 0.012], STEEL),
    ball([x - 0.13, y + 0.2, z - 0.13], [x + 0.13, y + 0.46, z + 0.13], CLEAR),
    ball([x - 0.132, y + 0.195, z - 0.132], [x + 0.132, y + 0.36, z + 0.132], flat(liquid), LIT),
    box([x - 0.028, y + 0.44, z - 0.028], [x + 0.028, y + 0.62, z + 0.028], CLEAR),
    box([x - 0.03, y + 0.02, z - 0.03], [x + 0.03, y + 0.1, z + 0.03], STEEL),
    ball([x - 0.022, y + 0.09, z - 0.022], [x + 0.022, y + 0.2, z + 0.022], flat([0.4, 0.6, 1]), 2),
  ];
}

/** A rack of tubes in all colours. */
export function testTubes(x: number, y: number, z: number): Solid[] {
  return [
    ...[0, 0.16].map((up) =>
      box([x - 0.26, y + up, z - 0.05], [x + 0.26, y + up + 0.03, z + 0.05], RACK),
    ),
    ...[-0.26, 0.24].map((dx) =>
      box([x + dx, y, z - 0.05], [x + dx + 0.02, y + 0.19, z + 0.05], RACK),
    ),
    ...LIQUIDS.flatMap((liquid, n) => {
      const at = x - 0.19 + 0.095 * n;
      const full = {
        ...box([at - 0.026, y + 0.03, z - 0.056], [at + 0.026, y + 0.22, z - 0.03], flat(liquid)),
        glow: LIT,
      };
      return [full, box([at - 0.026, y + 0.22, z - 0.056], [at + 0.026, y + 0.3, z - 0.03], CLEAR)];
    }),
  ];
}

/** A microscope, seen from aside. */
export function microscope(x: number, y: number, z: number, side: number): Solid[] {
  const at = (from: number, to: number): readonly [number, number] =>
    side > 0 ? [x + from, x + to] : [x - to, x - from];
  const part = (
    from: number,
    to: number,
    low: number,
    high: number,
    deep: number,
    look: Material,
  ) => {
    const [a, b] = at(from, to);
    return box([a, y + low, z - deep], [b, y + high, z + deep], look);
  };
  const white: Material = flat([0.88, 0.88, 0.86]);
  return [
    part(-0.18, 0.16, 0, 0.05, 0.11, white),
    part(-0.18, -0.09, 0.05, 0.42, 0.05, white),
    part(-0.16, 0.12, 0.36, 0.43, 0.05, white),
    part(-0.1, 0.13, 0.15, 0.175, 0.1, BLACK),
    part(0, 0.075, 0.43, 0.6, 0.035, BLACK),
    part(0.01, 0.065, 0.2, 0.36, 0.028, STEEL),
    part(-0.22, -0.18, 0.12, 0.2, 0.05, BLACK),
  ];
}
