import { COPPER, IRON } from '../furnishings/hung-ware.ts';
import { besideWall, type Furnishing, flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import { ball, drum, type Material, type Point, roll, type Solid } from '../solids/solid.ts';

const DARK: Material = flat([0.07, 0.07, 0.08]);
const FLAME: Material = (_x, y) => ((y * 40) % 2 < 1 ? [1.9, 1.1, 0.3] : [1.7, 0.75, 0.12]);
const GAS: Material = flat([0.35, 0.7, 1.7]);

/** The cooking line: how deep it is, how high its tops are, from where the hood hangs; metres. */
const LINE = { deep: 0.9, high: 0.92, hood: 2.02, from: 1.5 } as const;

/** Ranges along the wall of the heavy side: ovens below, grates with pots above, a pan that is in flames, the hood over all. */
export function cookingLine(furnishing: Furnishing, steel: Material): Solid[] {
  const { wall, span, part, soft } = besideWall(furnishing);
  const { shell, side } = furnishing;
  const { back, high } = shell;
  const many = Math.max(3, Math.floor((back - LINE.from) / 0.95));
  const wide = (back - LINE.from) / many;
  const front = LINE.deep - 0.02;
  const on = (out: number, y: number, z: number): Point => [wall - side * out, y, z];
  const ranges = Array.from({ length: many }, (_, n) => {
    const z = LINE.from + wide * n;
    const [near, far] = [z + 0.24 * wide, z + 0.74 * wide];
    return [
      part(front, LINE.deep, [0.2, 0.66], [z + 0.1, z + wide - 0.1], DARK),
      part(
        LINE.deep,
        LINE.deep + 0.04,
        [0.69, 0.72],
        [z + 0.1, z + wide - 0.1],
        flat([0.9, 0.92, 0.94]),
      ),
      ...[0, 1, 2, 3].map((k) => {
        const kz = z + (wide * (k + 0.5)) / 4;
        return roll(0, [kz, 0.82], span(LINE.deep, LINE.deep + 0.05), [0.03, 0.03], DARK);
      }),
      part(0.1, LINE.deep - 0.06, [LINE.high, LINE.high + 0.02], [z + 0.04, z + wide - 0.04], IRON),
      ...[near, far].flatMap((kz, k) =>
        [0.28, 0.64].flatMap((out, row) =>
          onFire(on(out, LINE.high + 0.02, kz), n * 4 + k * 2 + row, side),
        ),
      ),
    ];
  }).flat();
  return [
    part(0, LINE.deep, [0.08, LINE.high], [LINE.from, back], steel),
    part(0, 0.05, [LINE.high, 1.5], [LINE.from, back], steel),
    ...ranges,
    part(0, 0.62, [LINE.hood + 0.42, high], [LINE.from - 0.1, back], steel),
    ...Array.from({ length: 8 }, (_, n) =>
      part(
        0,
        1.04 - 0.05 * n,
        [LINE.hood + 0.055 * n, LINE.hood + 0.055 * (n + 1)],
        [LINE.from - 0.1, back],
        steel,
      ),
    ),
    ...Array.from({ length: many }, (_, n) =>
      part(
        0.3,
        0.7,
        [LINE.hood - 0.02, LINE.hood],
        [LINE.from + wide * (n + 0.2), LINE.from + wide * (n + 0.8)],
        flat([1.6, 1.5, 1.3]),
      ),
    ),
    // Ladles and skimmers on a rail at the hood's edge.
    part(1.02, 1.05, [LINE.hood - 0.06, LINE.hood - 0.04], [LINE.from, back], DARK),
    ...Array.from({ length: many * 3 }, (_, n) => {
      const z = LINE.from + 0.2 + ((back - LINE.from - 0.4) * n) / (many * 3 - 1);
      const low = LINE.hood - 0.36 - 0.06 * (n % 3);
      return [
        part(1.03, 1.04, [low, LINE.hood - 0.05], [z - 0.008, z + 0.008], flat([0.8, 0.82, 0.84])),
        soft(0.99, 1.08, [low - 0.03, low + 0.03], [z - 0.045, z + 0.045], flat([0.78, 0.8, 0.82])),
      ];
    }).flat(),
  ];
}

/** What stands on a flame: a stock pot, a pan, a copper pot, or a pan in flames; `side` where its handle points away from. */
function onFire([x, y, z]: Point, number: number, side: number): Solid[] {
  const gas = drum([x, z], [y, y + 0.035], [0.1, 0.12], GAS, 0.5);
  const kind = number % 5 === 2 ? 3 : Math.floor(chance(number, 61) * 3);
  if (kind === 0) return [gas, ...vessel(x, y + 0.035, z, 0.15, 0.28, flat([0.76, 0.78, 0.8]))];
  if (kind === 1) return [gas, ...vessel(x, y + 0.035, z, 0.14, 0.15, flat(COPPER))];
  const low = y + 0.04;
  return [
    gas,
    drum([x, z], [low, low + 0.06], [0.12, 0.16], IRON),
    roll(
      0,
      [z, low + 0.06],
      [Math.min(x - side * 0.14, x - side * 0.42), Math.max(x - side * 0.14, x - side * 0.42)],
      [0.015, 0.018],
      DARK,
    ),
    drum([x, z], [low + 0.055, low + 0.065], [0.13, 0.13], flat([0.7, 0.42, 0.16])),
    ...(kind === 3
      ? [0, 1, 2, 3, 4, 5].map((n) => {
          const [dx, dz] = [0.07 * Math.cos(n * 2.1), 0.07 * Math.sin(n * 2.1)];
          const tall = 0.2 + 0.16 * chance(n, number);
          return drum([x + dx, z + dz], [low + 0.06, low + 0.06 + tall], [0.055, 0.004], FLAME, 1);
        })
      : []),
  ];
}

/** A pot with a rim and two handles: where its foot's middle is, its radius and height in metres. */
export const vessel = (
  x: number,
  y: number,
  z: number,
  r: number,
  tall: number,
  material: Material,
): Solid[] => [
  drum([x, z], [y, y + tall], [r, r], material),
  drum([x, z], [y + tall - 0.015, y + tall + 0.01], [r + 0.012, r + 0.012], material),
  drum([x, z], [y + tall, y + tall + 0.012], [r - 0.02, r - 0.02], flat([0.5, 0.3, 0.14])),
  ball([x - r - 0.05, y + tall * 0.7, z - 0.04], [x - r + 0.02, y + tall * 0.8, z + 0.04], DARK),
  ball([x + r - 0.02, y + tall * 0.7, z - 0.04], [x + r + 0.05, y + tall * 0.8, z + 0.04], DARK),
];
