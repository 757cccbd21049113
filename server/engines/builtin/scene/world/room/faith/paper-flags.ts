import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { box, type Material, type Solid } from '../solids/solid.ts';

const PAPERS: readonly Colour[] = [
  [0.95, 0.2, 0.5],
  [0.98, 0.7, 0.1],
  [0.2, 0.66, 0.36],
  [0.5, 0.24, 0.7],
  [0.1, 0.56, 0.8],
  [0.95, 0.4, 0.12],
];
const CORD: Material = flat([0.9, 0.86, 0.76]);

/** Sheets of cut paper in a row on a cord across a room: from where to where, how high the cord is and how far off, how many; metres. */
export function paperFlags(
  [from, to]: readonly [number, number],
  high: number,
  z: number,
  many: number,
  row: number,
): Solid[] {
  const wide = (to - from) / many;
  const tall = wide * 0.82;
  return [
    box([from, high - 0.008, z - 0.006], [to, high + 0.008, z + 0.006], CORD),
    ...Array.from({ length: many }, (_, n) => {
      const left = from + n * wide + wide * 0.04;
      const paper = PAPERS[(n + row * 2) % PAPERS.length] as Colour;
      const [r, g, b] = paper;
      const dark: Colour = [r * 0.28, g * 0.28, b * 0.28];
      const cut: Material = (x, y) => {
        const [u, v] = [((x - left) / (wide * 0.92)) * 2 - 1, ((high - y) / tall) * 2 - 1];
        // A skull in a ring of holes.
        const isEye = Math.hypot((Math.abs(u) - 0.2) / 0.13, (v + 0.1) / 0.16) < 1;
        const isNose = Math.hypot(u / 0.06, (v - 0.16) / 0.1) < 1;
        const isMouth =
          Math.abs(u) < 0.24 &&
          Math.abs(v - 0.42) < 0.05 &&
          Math.abs(u * 9 - Math.round(u * 9)) > 0.2;
        const away = Math.hypot(u / 0.74, v / 0.76);
        const around = Math.atan2(v, u) * 3.2;
        const isHole = away > 0.84 && away < 1.1 && Math.abs(around - Math.round(around)) < 0.3;
        const fringe = v > 0.86 && Math.abs(u * 6 - Math.round(u * 6)) < 0.24;
        return isEye || isNose || isMouth || isHole || fringe ? dark : paper;
      };
      return box([left, high - tall, z - 0.004], [left + wide * 0.92, high, z + 0.004], cut);
    }),
  ];
}
