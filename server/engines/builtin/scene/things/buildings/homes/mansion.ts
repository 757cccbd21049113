import { pick } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import { masonry, type Pane, tiles, withPanes, worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { ball, box, frustum, type Look, type Solid } from '../../sculpt/solid.ts';
import { yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';
import { gable, hip } from '../parts.ts';

const BRICK: readonly Colour[] = [
  [0.6, 0.34, 0.26],
  [0.8, 0.74, 0.62],
  [0.86, 0.82, 0.74],
];
const STONE: Colour = [0.86, 0.83, 0.76];
const SLATE: Colour = [0.27, 0.29, 0.33];
const BOX_TREE: Colour = [0.13, 0.27, 0.11];

/** Half the width and depth of its middle and of each wing, how high their walls are, and how far aside a wing is. */
const MIDDLE = { half: [0.4, 0.36], high: 0.66 } as const;
const WING = { half: [0.4, 0.3], high: 0.56, at: 0.78 } as const;
/** Before the middle: half its width, how far it stands out, how high its columns are. */
const PORTICO = { half: 0.24, out: 0.2, high: 0.5 } as const;

/** Windows in two rows on a front of this half width about its middle. */
const rowsOf = (middle: number, half: number, count: number, skips: readonly number[] = []) =>
  [0.18, 0.43].flatMap((v) =>
    Array.from({ length: count }, (_, n) => n)
      .filter((n) => v > 0.3 || !skips.includes(n))
      .map(
        (n): Pane => ({
          ...{ side: '-z', kind: 'window', half: [0.042, v > 0.3 ? 0.075 : 0.09] },
          at: [middle + half * ((2 * n + 1) / count - 1), v],
        }),
      ),
  );

const ASIDE: readonly Pane[] = (['x', '-x'] as const).flatMap((side) =>
  [0.18, 0.43].flatMap((v) =>
    [-0.16, 0, 0.16].map((u): Pane => ({ side, at: [u, v], half: [0.042, 0.08], kind: 'window' })),
  ),
);

/** A mansion: a middle with a portico and a wing on each side, two rows of tall windows, slate roofs with chimneys, clipped box trees at its steps. */
export function mansion(wish: Wish): Sprite {
  const wall = masonry(wish.colour ?? pick(wish.random, BRICK), 0.022);
  const stone = worn(STONE, 0.08);
  const roof = tiles(SLATE, 0.032);
  const door: Pane = { side: '-z', at: [0, 0.17], half: [0.07, 0.17], kind: 'door' };
  const front = withPanes(wall, [...rowsOf(0, MIDDLE.half[0], 5, [2]), door], STONE);
  const model = [
    ...storeyed(front, stone, 0, MIDDLE),
    hip(roof, [0, MIDDLE.high, 0], [MIDDLE.half[0] + 0.04, MIDDLE.half[1] + 0.04], 0.22),
    ...[-1, 1].flatMap((side) => {
      const look = withPanes(wall, [...rowsOf(side * WING.at, WING.half[0], 5), ...ASIDE], STONE);
      const eaves: readonly [number, number] = [WING.half[0] + 0.03, WING.half[1] + 0.03];
      return [
        ...storeyed(look, stone, side * WING.at, WING),
        hip(roof, [side * WING.at, WING.high, 0], eaves, 0.19),
        ...[0.36, 1.02].flatMap((x) => chimney(wall, stone, side * x)),
      ];
    }),
    ...portico(stone),
    ...[-1, 1].flatMap((side) =>
      [0.36, 0.74, 1.1].map((x) =>
        ball(worn(BOX_TREE, 0.3), [side * x, 0.06, -0.52 + 0.06 * x], 0.075),
      ),
    ),
  ];
  return portray(underOpenSky(wish), model, 0.22, 0.07, 2.6);
}

/** Walls on a plinth, with bands of stone between the storeys and under the roof. */
const storeyed = (
  look: Look,
  stone: Look,
  x: number,
  { half: [wide, deep], high }: { readonly half: readonly [number, number]; readonly high: number },
): Solid[] => [
  box(look, [x, high / 2, 0], [wide, high / 2, deep]),
  ...[0.03, 0.305, high - 0.012].map((y) =>
    box(stone, [x, y, 0], [wide + 0.014, y < 0.1 ? 0.03 : 0.012, deep + 0.014]),
  ),
];

const chimney = (wall: Look, stone: Look, x: number): Solid[] => [
  box(wall, [x, 0.76, 0.04], [0.05, 0.13, 0.07]),
  box(stone, [x, 0.895, 0.04], [0.06, 0.012, 0.08]),
];

/** Four columns that bear a gable, on steps. */
function portico(stone: Look): Solid[] {
  const { half, out, high } = PORTICO;
  const front = -MIDDLE.half[1] - out;
  return [
    ...[0, 1, 2].map((n) =>
      box(
        stone,
        [0, 0.012 + n * 0.02, front - 0.06 + n * 0.03],
        [half + 0.1 - n * 0.03, 0.012, 0.3],
      ),
    ),
    ...[-1, -0.36, 0.36, 1].flatMap((share) => [
      frustum(stone, [share * (half - 0.03), 0.05, front + 0.04], high, 0.026, 0.021),
      box(stone, [share * (half - 0.03), high + 0.05, front + 0.04], [0.034, 0.012, 0.034]),
    ]),
    box(stone, [0, high + 0.09, front / 2 - 0.12], [half + 0.02, 0.032, out / 2 + 0.06]),
    {
      ...gable(stone, [0, high + 0.12, front / 2 - 0.12], [out / 2 + 0.07, half + 0.03], 0.13),
      axes: yaw(Math.PI / 2),
    },
  ];
}
