import { pick } from '../../../kernels/random.ts';
import type { Colour } from '../../words/idea.ts';
import { masonry, type Pane, planks, tiles, withPanes, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { box, type Solid } from '../sculpt/solid.ts';
import { yaw } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { gable } from './parts.ts';

const WALLS: readonly Colour[] = [
  [0.86, 0.8, 0.7],
  [0.62, 0.34, 0.25],
  [0.84, 0.84, 0.82],
  [0.5, 0.34, 0.2],
];
const ROOFS: readonly Colour[] = [
  [0.5, 0.2, 0.14],
  [0.27, 0.27, 0.31],
  [0.42, 0.27, 0.17],
];
const STONE: Colour = [0.52, 0.48, 0.44];
const WOOD: Colour = [0.4, 0.27, 0.17];

const PANES: readonly Pane[] = [
  { side: '-z', at: [-0.42, 0.26], half: [0.075, 0.1], kind: 'window' },
  { side: '-z', at: [-0.16, 0.26], half: [0.075, 0.1], kind: 'window' },
  { side: '-z', at: [0.42, 0.26], half: [0.075, 0.1], kind: 'window' },
  { side: '-z', at: [0.14, 0.19], half: [0.075, 0.19], kind: 'door' },
  { side: 'x', at: [-0.14, 0.26], half: [0.07, 0.1], kind: 'window' },
  { side: 'x', at: [0.14, 0.26], half: [0.07, 0.1], kind: 'window' },
  { side: 'x', at: [0, 0.58], half: [0.06, 0.08], kind: 'window' },
  { side: '-x', at: [-0.14, 0.26], half: [0.07, 0.1], kind: 'window' },
  { side: '-x', at: [0.14, 0.26], half: [0.07, 0.1], kind: 'window' },
  { side: '-x', at: [0, 0.58], half: [0.06, 0.08], kind: 'window' },
];

/** A cottage: plaster, brick or boards, a tiled roof with eaves, a dormer, a chimney, windows that shine at night. */
export function house(wish: Wish): Sprite {
  const { random, colour } = wish;
  const wall = colour ?? pick(random, WALLS);
  const [roof, material] = [pick(random, ROOFS), random.below(3)];
  const bare = [worn(wall, 0.1), masonry(wall, 0.032), planks(wall, 0.05, 'lying')][material];
  return portray(wish, model(bare ?? worn(wall), roof), 0.62, 0.09, 2.2);
}

function model(bare: Solid['look'], roof: Colour): Solid[] {
  const wall = withPanes(bare, PANES);
  const slope = tiles(roof, 0.042);
  const dormer = withPanes(bare, [
    { side: '-z', at: [-0.2, 0.62], half: [0.06, 0.075], kind: 'window' },
  ]);
  const stone = masonry(STONE, 0.035);
  return [
    box(wall, [0, 0.24, 0], [0.58, 0.24, 0.3]),
    // The gable ends, a little behind the roof's edge.
    gable(wall, [0, 0.46, 0], [0.575, 0.3], 0.34),
    gable(slope, [0, 0.45, 0], [0.64, 0.38], 0.43),
    box(dormer, [-0.2, 0.6, -0.14], [0.1, 0.11, 0.16]),
    { ...gable(slope, [-0.2, 0.69, -0.1], [0.23, 0.14], 0.11), axes: yaw(Math.PI / 2) },
    box(stone, [0.34, 0.78, 0.08], [0.06, 0.2, 0.06]),
    box(stone, [0.34, 0.985, 0.08], [0.075, 0.018, 0.075]),
    box(stone, [0, 0.02, 0], [0.61, 0.03, 0.33]),
    box(planks(WOOD, 0.03), [0.14, 0.02, -0.4], [0.13, 0.02, 0.1]),
  ];
}
