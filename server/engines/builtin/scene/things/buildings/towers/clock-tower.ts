import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { masonry, type Pane, plain, tiles, withPanes, worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, limb, type Solid } from '../../sculpt/solid.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';
import { withDials } from '../clock-dials.ts';
import { hip } from '../parts.ts';

const BRICK: Colour = [0.62, 0.38, 0.28];
const STONE: Colour = [0.8, 0.76, 0.68];
const COPPER: Colour = [0.33, 0.5, 0.44];
const GOLD: Colour = [0.85, 0.67, 0.24];

/** Half the side of the shaft and of the storey of the clock; the clock. */
const SHAFT = 0.1;
const STOREY = 0.115;
const CLOCK = { at: 0.66, dial: 0.084 } as const;
const SIDES = ['-z', 'z', 'x', '-x'] as const;

const PANES: readonly Pane[] = [
  { side: '-z', at: [0, 0.065], half: [0.036, 0.065], kind: 'door' },
  ...SIDES.flatMap((side) =>
    [0.24, 0.4].map((v): Pane => ({ side, at: [0, v], half: [0.02, 0.042], kind: 'arch' })),
  ),
];

/** The arches behind which the bells hang. */
const BELFRY: readonly Pane[] = SIDES.flatMap((side) =>
  [-0.045, 0.045].map((u): Pane => ({ side, at: [u, 0.835], half: [0.026, 0.05], kind: 'arch' })),
);

/** The clock tower of a town: brick with corners of stone, a dial on each side, a belfry, a pointed roof. */
export function clockTower(wish: Wish): Sprite {
  const brick = wish.colour ?? BRICK;
  const wall = masonry(brick, 0.018);
  const stone = worn(STONE, 0.1);
  const corners = [-1, 1].flatMap((x) => [-1, 1].map((z) => [x, z] as const));
  const band = (y: number, half: number, high = 0.012): Solid =>
    box(stone, [0, y, 0], [half, high, half]);
  const model = [
    box(stone, [0, 0.015, 0], [0.135, 0.02, 0.135]),
    box(withPanes(wall, PANES, STONE), [0, 0.28, 0], [SHAFT, 0.28, SHAFT]),
    ...corners.map(([x, z]) => box(stone, [x * SHAFT, 0.28, z * SHAFT], [0.014, 0.28, 0.014])),
    band(0.32, 0.108, 0.008),
    band(0.55, 0.124),
    box(
      withDials(worn(scaleColour(STONE, 0.96), 0.06), CLOCK),
      [0, 0.66, 0],
      [STOREY, 0.11, STOREY],
    ),
    band(0.772, 0.128),
    box(withPanes(wall, BELFRY, STONE), [0, 0.835, 0], [SHAFT, 0.07, SHAFT]),
    band(0.905, 0.122),
    hip(tiles(COPPER, 0.02), [0, 0.915, 0], [0.118, 0.118], 0.24),
    limb(plain(GOLD, { gloss: 0.5 }), [0, 1.14, 0], [0, 1.22, 0], 0.007, 0.003),
  ];
  return portray(underOpenSky(wish), model, 0.35, 0.05, 2.6);
}
