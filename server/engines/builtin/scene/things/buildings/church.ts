import { pick } from '../../../kernels/random.ts';
import type { Colour } from '../../words/idea.ts';
import { masonry, type Pane, plain, tiles, withPanes, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { box, limb, type Solid } from '../sculpt/solid.ts';
import type { Sprite } from '../sprite.ts';
import { underOpenSky, type Wish } from '../wish.ts';
import { gable, hip } from './parts.ts';

const WALLS: readonly Colour[] = [
  [0.9, 0.88, 0.83],
  [0.62, 0.57, 0.5],
];
const ROOF: Colour = [0.3, 0.29, 0.32];
const GOLD: Colour = [0.78, 0.64, 0.26];

const PANES: readonly Pane[] = [
  ...[-0.02, 0.16, 0.34].map(
    (u): Pane => ({ side: '-z', at: [u, 0.24], half: [0.034, 0.09], kind: 'arch' }),
  ),
  ...[-0.02, 0.16, 0.34].map(
    (u): Pane => ({ side: 'z', at: [u, 0.24], half: [0.034, 0.09], kind: 'arch' }),
  ),
];
const BELFRY: readonly Pane[] = (['-z', 'x', '-x'] as const).flatMap((side): Pane[] => [
  { side, at: [side === '-z' ? -0.3 : 0, 0.62], half: [0.035, 0.07], kind: 'arch' },
  { side, at: [side === '-z' ? -0.3 : 0, 0.4], half: [0.026, 0.05], kind: 'arch' },
]);
const PORTAL: Pane = { side: '-x', at: [0, 0.13], half: [0.05, 0.12], kind: 'door' };

/** A church with nave, belfry, spire and cross; its arched windows shine at night. */
export function church(wish: Wish): Sprite {
  const wall = wish.colour ?? pick(wish.random, WALLS);
  const bare = wish.random.unit() < 0.5 ? worn(wall, 0.08) : masonry(wall, 0.026);
  return portray(underOpenSky(wish), model(bare), -0.6, 0.07, 2.4);
}

function model(bare: Solid['look']): Solid[] {
  const slate = tiles(ROOF, 0.026);
  const gold = plain(GOLD, { gloss: 0.5 });
  return [
    box(withPanes(bare, PANES), [0.16, 0.2, 0], [0.36, 0.2, 0.18]),
    gable(bare, [0.16, 0.39, 0], [0.355, 0.18], 0.19),
    gable(slate, [0.16, 0.385, 0], [0.385, 0.215], 0.23),
    box(withPanes(bare, [...BELFRY, PORTAL]), [-0.3, 0.37, 0], [0.115, 0.37, 0.115]),
    box(bare, [-0.3, 0.745, 0], [0.13, 0.014, 0.13]),
    hip(slate, [-0.3, 0.755, 0], [0.125, 0.125], 0.42),
    limb(gold, [-0.3, 1.15, 0], [-0.3, 1.27, 0], 0.008, 0.008),
    limb(gold, [-0.335, 1.225, 0], [-0.265, 1.225, 0], 0.007, 0.007),
    box(bare, [0.5, 0.15, 0], [0.08, 0.15, 0.12]),
    gable(slate, [0.5, 0.3, 0], [0.1, 0.14], 0.13),
    box(worn([0.5, 0.47, 0.43], 0.2), [0.1, 0.01, 0], [0.58, 0.02, 0.22]),
  ];
}
