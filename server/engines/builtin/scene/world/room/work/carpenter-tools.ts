import { flat } from '../furniture.ts';
import { box, drum, type Material, type Point, pad, type Solid } from '../solids/solid.ts';

const STEEL: Material = flat([0.74, 0.76, 0.78]);
const IRON: Material = flat([0.2, 0.21, 0.23]);
const BEECH: Material = flat([0.66, 0.42, 0.22]);
const HANDLE: Material = flat([0.5, 0.26, 0.12]);

/** A handsaw of a size that hangs by its handle at a place, its blade down: half a metre of steel that narrows, with teeth. */
export function handSaw([x, y, z]: Point, size: number): Solid[] {
  const steps = 12;
  const long = 0.5 * size;
  return [
    pad(
      [x - 0.08 * size, y - 0.13 * size, z - 0.016],
      [x + 0.08 * size, y, z + 0.016],
      HANDLE,
      0.016,
    ),
    box(
      [x - 0.035 * size, y - 0.09 * size, z - 0.018],
      [x + 0.03 * size, y - 0.045 * size, z + 0.018],
      IRON,
    ),
    ...Array.from({ length: steps }, (_, n) => {
      const [top, low] = [
        y - 0.12 * size - (long * n) / steps,
        y - 0.12 * size - (long * (n + 1)) / steps,
      ];
      const wide = (0.14 - 0.085 * (n / steps)) * size;
      return box(
        [x + 0.07 * size - wide, low, z - 0.004],
        [x + 0.07 * size, top, z + 0.004],
        (px, py) =>
          px > x + 0.07 * size - 0.008 && Math.abs(((py / 0.014) % 1) - 0.5) < 0.2
            ? [0.3, 0.3, 0.3]
            : [0.74, 0.76, 0.78],
      );
    }),
  ];
}

/** A plane that stands on a place, its front toward a side: a body of beech, iron, wedge, knob and handle. */
export function handPlane([x, y, z]: Point, to: number): Solid[] {
  const part = (a: number, b: number, low: number, high: number, half: number, of: Material) => {
    const [p, q] = [x + to * a, x + to * b];
    return box([Math.min(p, q), y + low, z - half], [Math.max(p, q), y + high, z + half], of);
  };
  return [
    part(-0.16, 0.16, 0, 0.055, 0.035, BEECH),
    part(-0.02, 0.01, 0.055, 0.13, 0.026, STEEL),
    part(0.01, 0.035, 0.055, 0.1, 0.022, HANDLE),
    part(-0.12, -0.085, 0.055, 0.14, 0.014, HANDLE),
    part(-0.14, -0.07, 0.12, 0.145, 0.014, HANDLE),
    drum([x + to * 0.11, z], [y + 0.055, y + 0.1], [0.018, 0.024], HANDLE),
  ];
}

/** A mallet that lies on a place. */
export const mallet = ([x, y, z]: Point): Solid[] => [
  box([x - 0.07, y, z - 0.05], [x + 0.07, y + 0.1, z + 0.05], BEECH),
  box([x - 0.016, y + 0.035, z - 0.34], [x + 0.016, y + 0.065, z - 0.05], HANDLE),
];

/** Chisels in a rack on the wall ahead between two places, their blades down. */
export function chisels([from, to]: readonly [number, number], y: number, back: number): Solid[] {
  const count = Math.floor((to - from) / 0.13);
  return [
    box([from, y, back - 0.08], [to, y + 0.03, back - 0.01], HANDLE),
    ...Array.from({ length: count }, (_, n) => {
      const x = from + (n + 0.5) * 0.13;
      const half = 0.008 + 0.003 * (n % 5);
      return [
        drum([x, back - 0.05], [y + 0.03, y + 0.16], [0.018, 0.024], BEECH),
        box([x - half, y - 0.17, back - 0.055], [x + half, y, back - 0.045], STEEL),
      ];
    }).flat(),
  ];
}
