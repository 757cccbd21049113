import type { Noise } from '../../../noise.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour } from '../../../words/idea.ts';
import { frustumAt } from '../../street/round-solid.ts';
import type { Point, Solid } from '../../street/solid.ts';
import { block } from '../built/paved-site.ts';
import { panel, rodBetween } from '../far/pieces.ts';
import { LEVEL } from '../level-site.ts';
import { CREAM, FADED, rusty } from './rusty.ts';

/** The great wheel: to the right on the picture's side, ahead, how high its hub is, its radius, half its depth, how many cabins it had. World units. */
export const WHEEL = { x: 7, z: 38, up: 14.5, radius: 12.4, deep: 1.1, cabins: 14 } as const;

/** Where a cabin of the wheel hangs from, counted on around it: to the right of its hub and up, shares of its radius. */
const around = (n: number): readonly [number, number] => {
  const turn = ((n + 0.3) / WHEEL.cabins) * 2 * Math.PI;
  return [Math.cos(turn), Math.sin(turn)];
};

/** A place on a ring of the wheel. World units. */
const onWheel = (side: number, n: number, share: number, aside: number): Point => {
  const [c, s] = around(n);
  const radius = WHEEL.radius * share;
  return [side * WHEEL.x + radius * c, LEVEL + WHEEL.up + radius * s, WHEEL.z + aside];
};

/** Places on the rim from which vines hang: right, height, ahead. World units. */
export const vinesOf = ({ side }: Pick<Setting, 'side'>): readonly Point[] =>
  [0.2, 1.4, 2.6, 4.1, 5.3, 6.7, 8.4, 9.6, 11.2, 12.5].map((n) => onWheel(side, n, 1, -1.2));

/** The great wheel, red with rust: its rims, spokes, legs and cabins. */
export function greatWheel(side: number, noise: Noise): Solid[] {
  const steel = rusty(noise, [0.62, 0.6, 0.56], 9);
  const hub: Point = [side * WHEEL.x, LEVEL + WHEEL.up, WHEEL.z];
  const pieces = WHEEL.cabins * 2;
  const rims = [-WHEEL.deep, WHEEL.deep].flatMap((z) => [
    ...Array.from({ length: pieces }, (_, n) =>
      rodBetween(
        onWheel(side, n / 2, 1, z),
        onWheel(side, (n + 1) / 2, 1, z),
        [0.14, 0.14],
        5,
        steel,
      ),
    ),
    ...Array.from({ length: WHEEL.cabins }, (_, n) =>
      rodBetween(onWheel(side, n, 0.62, z), onWheel(side, n + 1, 0.62, z), [0.1, 0.1], 4, steel),
    ),
    ...Array.from({ length: WHEEL.cabins }, (_, n) =>
      rodBetween([hub[0], hub[1], hub[2] + z], onWheel(side, n, 1, z), [0.12, 0.08], 4, steel),
    ),
    ...[-5.6, 5.6].map((x) =>
      rodBetween(
        [hub[0] + x, LEVEL - 0.2, WHEEL.z + z * 2.6],
        [hub[0], hub[1], WHEEL.z + z * 1.3],
        [0.34, 0.26],
        6,
        steel,
      ),
    ),
  ]);
  const cabins = Array.from({ length: WHEEL.cabins }, (_, n): Solid[] => {
    // Some have fallen, others hang awry.
    if (n === 4 || n === 11) return [];
    const [x, y, z] = onWheel(side, n, 1, 0);
    const lean = n % 3 === 0 ? 0.5 : 0;
    const paint = rusty(noise, FADED[n % FADED.length] as Colour, n > 8 ? 8 : 2);
    const low = y - 2.3 - LEVEL;
    return [
      block([x - 0.95 + lean, low, z - 0.75], [x + 0.95 + lean, low + 0.95, z + 0.75], paint),
      ...[-0.85, 0.85].map((dx) =>
        rodBetween(
          [x + dx + lean, LEVEL + low, z],
          [x + dx * 0.9, LEVEL + low + 2.1, z],
          [0.05, 0.05],
          4,
          steel,
        ),
      ),
      frustumAt([x + lean * 0.3, LEVEL + low + 2, z], 0.55, 1.25, 0.12, paint, 8),
    ];
  }).flat();
  const fallen = rusty(noise, FADED[0] as Colour, 1.2);
  return [
    ...rims,
    ...cabins,
    frustumAt([hub[0], hub[1] - 0.9, hub[2] - 1.5], 1.8, 0.9, 0.9, steel, 10),
    panel(
      [
        [hub[0] + 3.4, LEVEL - 0.1, WHEEL.z - 6],
        [hub[0] + 5.4, LEVEL + 0.3, WHEEL.z - 6.3],
        [hub[0] + 5.1, LEVEL + 1.5, WHEEL.z - 6.2],
        [hub[0] + 3.1, LEVEL + 1.1, WHEEL.z - 6],
      ],
      1.4,
      fallen,
    ),
    block(
      [hub[0] - 3.4, 0, WHEEL.z - 3],
      [hub[0] + 3.4, 0.5, WHEEL.z + 3],
      rusty(noise, CREAM, 0.6),
    ),
  ];
}
