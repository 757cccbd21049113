import { flat, slab } from '../furniture.ts';
import { box, type Material, type Solid } from '../solids/solid.ts';

const IRON: Material = flat([0.13, 0.13, 0.14]);
const STEEL: Material = flat([0.4, 0.41, 0.43]);
const ASH: Material = flat([0.55, 0.38, 0.22]);

/** How far one hangs from the next, and how far they are from the wall, metres. */
const APART = 0.24;
const OFF = 0.06;

/** A bar on the wall ahead, between two places and so high, on which tongs or hammers and horseshoes hang. */
export function toolsInRow(
  ends: readonly [number, number],
  y: number,
  back: number,
  kind: 'tongs' | 'hammers',
): Solid[] {
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  const count = Math.floor((to - from) / APART);
  const z = back - OFF;
  const hang = kind === 'tongs' ? [tongs, tongs, horseshoe] : [hammer, horseshoe, hammer];
  return [
    slab([from, to], [y, y + 0.03], [back - 0.07, back - 0.01], IRON),
    ...Array.from({ length: count }, (_, n) =>
      (hang[n % hang.length] ?? hammer)(from + (n + 0.5) * APART, y, z, 1 - 0.12 * (n % 3)),
    ).flat(),
  ];
}

/** A hammer that hangs by its head. */
const hammer = (x: number, y: number, z: number, size: number): Solid[] => [
  box([x - 0.075 * size, y + 0.03, z - 0.04], [x + 0.075 * size, y + 0.1, z + 0.04], STEEL),
  box([x - 0.014, y - 0.38 * size, z - 0.014], [x + 0.014, y + 0.03, z + 0.014], ASH),
];

/** Tongs: two long arms that cross below their short jaws. */
const tongs = (x: number, y: number, z: number, size: number): Solid[] =>
  [-1, 1].flatMap((to) => [
    ...[0, 1, 2, 3].map((n) => {
      const out = to * (0.012 + 0.011 * n);
      const low = y - 0.52 * size + 0.13 * size * (3 - n);
      return box(
        [x + out - 0.008, low - 0.002, z - 0.012],
        [x + out + 0.008, low + 0.13 * size, z + 0.012],
        IRON,
      );
    }),
    box(
      [x + to * 0.03 - 0.01, y - 0.02, z - 0.014],
      [x + to * 0.03 + 0.01, y + 0.1, z + 0.014],
      IRON,
    ),
  ]);

/** A horseshoe, open below, of short pieces around its curve. */
const horseshoe = (x: number, y: number, z: number): Solid[] =>
  Array.from({ length: 13 }, (_, n) => {
    const turn = Math.PI * (-0.3 + (1.6 * n) / 12);
    const [dx, dy] = [0.075 * Math.cos(turn), 0.085 * Math.sin(turn) - 0.08];
    return box(
      [x + dx - 0.017, y + dy - 0.017, z - 0.01],
      [x + dx + 0.017, y + dy + 0.017, z + 0.01],
      STEEL,
    );
  });
