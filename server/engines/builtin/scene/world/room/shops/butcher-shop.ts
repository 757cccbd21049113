import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance, tiles } from '../materials.ts';
import type { Attire } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { limb } from '../solids/limb.ts';
import { plate } from '../solids/plate.ts';
import { ball, box, drum, type Material, type Point, pad, type Solid } from '../solids/solid.ts';
import { type CounterShop, counterShop } from './counter-shop.ts';

const MEAT: Colour = [0.66, 0.12, 0.12];
const FAT: Colour = [0.94, 0.86, 0.8];
const SAUSAGE: Material = flat([0.62, 0.24, 0.17]);
const STEEL: Material = flat([0.72, 0.74, 0.76]);
const WHITE_TILES = tiles([0.93, 0.94, 0.93], [0.9, 0.91, 0.91], 0.2);
/** What a butcher wears. */
const BUTCHER: Partial<Attire> = {
  top: [0.95, 0.95, 0.95],
  legs: [0.16, 0.17, 0.2],
  apron: [0.6, 0.1, 0.1],
  hat: ['cap', [0.95, 0.95, 0.94]],
  hair: [0.24, 0.15, 0.09],
};

/** White tiles with a red band, a floor of red and white ones. */
export const butcherSurfaces = (): Surfaces => ({
  walls: (x, y, z, axis) =>
    y > 1.42 && y < 1.62 ? [0.66, 0.12, 0.12] : WHITE_TILES(x, y, z, axis),
  floor: tiles([0.9, 0.88, 0.85], [0.58, 0.2, 0.17], 0.42),
  ceiling: flat([0.93, 0.92, 0.9]),
});

/** Red meat, marbled with fat. */
const marbled: Material = (x, y, z) =>
  Math.sin(x * 96 + 4 * Math.sin(z * 41) + y * 30) > 0.82 ? FAT : scaleColour(MEAT, 1.05);

/** A side of beef on its hook: ribs on the one face, fat around. */
function carcass([x, , z]: Point, rail: number, number: number): Solid[] {
  const low = rail - 1.75;
  const half = (y: number) => {
    const up = (y - low) / 1.6;
    // The shank on the hook, the round of the leg, the flank, the ribs, the neck.
    return (
      0.06 +
      0.2 * Math.exp(-(((up - 0.3) / 0.24) ** 2)) +
      0.16 * Math.exp(-(((up - 0.72) / 0.13) ** 2))
    );
  };
  const bend = (y: number) => x + 0.05 * Math.sin((y - low) * 4 + number);
  const face: Material = (px, py) => {
    const off = (px - bend(py)) / half(py);
    const up = (py - low) / 1.6;
    if (Math.abs(off) > 0.86 || up > 0.86) return FAT;
    if (up > 0.58)
      return off > 0.3 + 0.3 * Math.sin(py * 9)
        ? FAT
        : scaleColour(MEAT, 0.85 + 0.2 * Math.sin(px * 40 + py * 11));
    // The hollow of the chest is dark between its ribs.
    if (up > 0.16 && up < 0.52 && off > -0.5)
      return Math.sin(py * 66 + off * 3) > 0.1 ? [0.84, 0.6, 0.55] : scaleColour(MEAT, 0.5);
    return scaleColour(MEAT, 0.85 + 0.25 * chance(Math.floor(py * 14), number));
  };
  return [
    plate(
      2,
      [x - 0.34, low, z - 0.09],
      [x + 0.34, rail - 0.14, z + 0.09],
      (px, py) => Math.abs(px - bend(py)) < half(py),
      face,
    ),
    ...limb(
      [
        [x, rail - 0.2, z],
        [x + 0.04, rail - 0.08, z],
        [x, rail + 0.02, z],
      ],
      [0.014, 0.014],
      STEEL,
    ),
  ];
}

/** A chain of sausages that hangs from the rail in a loop. */
function chain([x, , z]: Point, rail: number): Solid[] {
  return Array.from({ length: 7 }, (_, n) => {
    const t = (n / 6) * 2 - 1;
    const [px, py] = [x + t * 0.2, rail - 0.72 + 0.6 * t * t];
    return ball([px - 0.05, py - 0.11, z - 0.05], [px + 0.05, py + 0.11, z + 0.05], SAUSAGE);
  });
}

/** A ham on its string. */
const ham = ([x, , z]: Point, rail: number): Solid[] => [
  drum([x, z], [rail - 0.2, rail], [0.008, 0.008], flat([0.85, 0.8, 0.7])),
  ball(
    [x - 0.16, rail - 0.78, z - 0.13],
    [x + 0.16, rail - 0.28, z + 0.13],
    flat([0.56, 0.23, 0.14]),
  ),
  ball(
    [x - 0.09, rail - 0.42, z - 0.08],
    [x + 0.09, rail - 0.16, z + 0.08],
    flat([0.74, 0.5, 0.36]),
  ),
];

/** A slice with its rim of fat and its bone. */
const steak = ([x, y, z]: Point, turn: number): Solid =>
  plate(
    1,
    [x - 0.16, y, z - 0.13],
    [x + 0.16, y + 0.045, z + 0.13],
    (px, pz) =>
      Math.hypot((px - x) / 0.16, (pz - z) / (0.11 + 0.03 * Math.sin((px - x) * 14 + turn))) < 1,
    (px, py, pz) => {
      const out = Math.hypot((px - x) / 0.16, (pz - z) / 0.12);
      if (out > 0.8) return FAT;
      return Math.hypot(px - x - 0.04, pz - z) < 0.03 ? [0.96, 0.92, 0.86] : marbled(px, py, pz, 1);
    },
  );

/** A bull on the front of the counter, its cuts marked by lines. */
const bull = ([x, y, z]: Point): Solid[] => {
  const red = flat([0.6, 0.08, 0.08]);
  const isBull = (px: number, py: number): boolean => {
    const [u, v] = [(px - x) / 0.42, (py - y) / 0.22];
    const body = Math.abs(u) < 0.72 && v > -0.1 + 0.12 * u * u && v < 0.82 + 0.12 * Math.cos(u * 4);
    const head = Math.hypot((u + 0.9) / 0.2, (v - 0.56) / 0.36) < 1;
    const horn = Math.abs(u + 0.92 + 0.2 * (v - 1)) < 0.04 && v > 0.8 && v < 1.12;
    const legs =
      [-0.62, -0.42, 0.44, 0.62].some((at) => Math.abs(u - at) < 0.07) && v > -0.9 && v < 0.1;
    const tail = Math.abs(u - 0.78) < 0.035 && v > -0.4 && v < 0.75;
    const cut =
      [-0.36, 0, 0.36].some((at) => Math.abs(u - at) < 0.014) || Math.abs(v - 0.36) < 0.02;
    return (body && !cut) || head || horn || legs || tail;
  };
  return [plate(2, [x - 0.5, y - 0.24, z - 0.012], [x + 0.5, y + 0.28, z], isBull, red)];
};

const LOOK: CounterShop = {
  name: 'BUTCHER',
  board: [0.56, 0.08, 0.08],
  letters: [0.98, 0.96, 0.92],
  keeper: BUTCHER,
  counter: (x, y, z, axis) => (y < 0.12 ? [0.3, 0.3, 0.32] : WHITE_TILES(x, y, z, axis)),
  shelf: STEEL,
  shelved: () => [],
  apart: 0.5,
  level: 9,
  bed: flat([0.95, 0.96, 0.97]),
  shown: ([x, y, z], number) => {
    const kind = number % 5;
    const tag = box(
      [x - 0.05, y + 0.02, z - 0.17],
      [x + 0.05, y + 0.1, z - 0.165],
      flat([0.98, 0.96, 0.9]),
    );
    const parsley = [-0.17, 0.17].map((dx) =>
      ball(
        [x + dx - 0.035, y, z - 0.16],
        [x + dx + 0.035, y + 0.06, z - 0.1],
        flat([0.16, 0.5, 0.14]),
      ),
    );
    if (kind === 1)
      return [0, 1, 2, 3].map((n) =>
        pad(
          [x - 0.15 + n * 0.078, y, z - 0.14],
          [x - 0.085 + n * 0.078, y + 0.07, z + 0.14],
          SAUSAGE,
          0.032,
        ),
      );
    if (kind === 3)
      return [
        ball([x - 0.17, y - 0.08, z - 0.13], [x + 0.17, y + 0.16, z + 0.13], marbled),
        ...parsley,
        tag,
      ];
    if (kind === 4)
      return [
        // Ribs with the ends of their bones.
        box([x - 0.16, y, z - 0.04], [x + 0.16, y + 0.09, z + 0.14], marbled),
        ...[-0.12, -0.04, 0.04, 0.12].map((dx) =>
          pad(
            [x + dx - 0.018, y + 0.03, z - 0.15],
            [x + dx + 0.018, y + 0.066, z],
            flat(FAT),
            0.016,
          ),
        ),
        tag,
      ];
    return [
      steak([x, y, z + 0.03], number),
      steak([x + 0.03, y + 0.045, z - 0.03], number + 2),
      ...parsley,
      tag,
    ];
  },
  step: 0.42,
  more: (at, { shell }) => {
    const rail = shell.high - 0.5;
    const z = shell.back - 0.35;
    return [
      box([shell.left + 0.2, rail, z - 0.02], [shell.right - 0.2, rail + 0.04, z + 0.02], STEEL),
      ...[-2.2, -1.45, 1.2, 1.95].flatMap((x, n) => carcass([at(x), 0, z], rail, n)),
      ...[-0.85, 0.72].flatMap((x) => chain([at(x), 0, z], rail)),
      ...[-0.4, 2.42].flatMap((x) => ham([at(x), 0, z], rail)),
      ...bull([at(0), 0.3, 2.805]),
      // The block with its cleaver, beside the counter.
      drum([at(2.2), 3.5], [0, 0.82], [0.36, 0.36], flat([0.7, 0.5, 0.3])),
      box([at(2.2) - 0.16, 0.82, 3.46], [at(2.2) + 0.1, 0.98, 3.48], STEEL),
      pad([at(2.2) + 0.1, 0.92, 3.45], [at(2.2) + 0.26, 0.97, 3.49], flat([0.2, 0.12, 0.08]), 0.02),
      ball([at(2.2) - 0.2, 0.78, 3.56], [at(2.2) + 0.16, 0.98, 3.76], marbled),
    ];
  },
};

/** A butcher's shop: sides of beef, hams and sausages on the rail, cuts of meat on the counter, the butcher behind it. */
export const butcherShop = (furnishing: Furnishing): Furnished => counterShop(LOOK, furnishing);
