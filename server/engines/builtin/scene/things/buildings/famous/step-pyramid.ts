import type { Colour } from '../../../words/idea.ts';
import { masonry, plain } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, cut, type Look, type Solid } from '../../sculpt/solid.ts';
import { yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';
import { battered } from '../battered.ts';
import { fallen, ivied } from '../ruins/broken-walls.ts';

const LIMESTONE: Colour = [0.68, 0.63, 0.53];
const DARK: Colour = [0.06, 0.05, 0.05];

/** How many terraces it has, how high one is, and half its side at the foot and beneath the temple. */
const TERRACES = 9;
const HIGH = 0.082;
const HALF = { foot: 0.82, top: 0.25 } as const;
const halfOf = (n: number): number => HALF.foot + (HALF.top - HALF.foot) * (n / TERRACES);

/** A pyramid of the Maya: nine terraces, a broad stair up the middle of each side, the temple on top under its roof comb. */
export function stepPyramid(wish: Wish): Sprite {
  const { random } = wish;
  const stone = wish.colour ?? LIMESTONE;
  const look = ivied(masonry(stone, 0.024), 0.24);
  const top = TERRACES * HIGH;
  const model = [
    ...Array.from({ length: TERRACES }, (_, n): Solid[] => {
      const half = halfOf(n);
      return [
        battered(look, [0, n * HIGH, 0], [half, half], [half - 0.018, half - 0.018], HIGH),
        box(look, [0, (n + 1) * HIGH - 0.01, 0], [half - 0.006, 0.009, half - 0.006]),
      ];
    }).flat(),
    ...stair(look),
    ...stair(look).map((piece) => turnedSide(piece, 1)),
    ...stair(look).map((piece) => turnedSide(piece, -1)),
    box(look, [0, top + 0.09, 0.01], [0.19, 0.09, 0.15]),
    ...[-0.11, 0, 0.11].map((x) =>
      cut(box(plain(DARK), [x, top + 0.07, -0.1], [0.034, 0.07, 0.12])),
    ),
    battered(look, [0, top + 0.18, 0.01], [0.2, 0.16], [0.16, 0.12], 0.08),
    box(look, [0, top + 0.32, 0.04], [0.15, 0.07, 0.025]),
    ...[-0.09, -0.03, 0.03, 0.09].map((x) =>
      cut(box(look, [x, top + 0.32, 0.04], [0.014, 0.035, 0.1])),
    ),
    ...fallen(random, stone, [-0.6, -0.94], 0.2, 8),
    ...fallen(random, stone, [0.64, -0.92], 0.2, 7),
  ];
  return portray(underOpenSky(wish), model, 0.42, 0.05, 2.6);
}

/** The stair of the front: steps between two balustrades. */
function stair(look: Look): Solid[] {
  const steps = TERRACES * 3;
  return Array.from({ length: steps }, (_, n): Solid[] => {
    const y = ((n + 1) * HIGH) / 3;
    const front = halfOf(n / 3) + 0.075;
    const piece = (x: number, half: number, up: number): Solid =>
      box(look, [x, (y + up) / 2, -front / 2], [half, (y + up) / 2, front / 2]);
    return [
      piece(0, 0.15, 0),
      ...(n % 3 === 0 ? [piece(-0.175, 0.03, 0.03), piece(0.175, 0.03, 0.03)] : []),
    ];
  }).flat();
}

/** A piece of the front on another side. */
const turnedSide = (piece: Solid, side: number): Solid => {
  const [x, y, z] = piece.a;
  const a: Solid['a'] = [-side * z, y, side * x];
  return { ...piece, a, middle: a, axes: yaw((Math.PI / 2) * side) };
};
