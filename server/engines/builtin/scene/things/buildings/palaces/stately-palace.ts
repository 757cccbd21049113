import { pick } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Pane, plain, tiles, withPanes, worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { ball, box, ellipsoid, frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';
import { gable, hip } from '../parts.ts';

const WALLS: readonly Colour[] = [
  [0.88, 0.76, 0.5],
  [0.9, 0.87, 0.8],
  [0.62, 0.74, 0.78],
];
const STUCCO: Colour = [0.95, 0.93, 0.88];
const COPPER: Colour = [0.36, 0.54, 0.48];
const SLATE: Colour = [0.3, 0.33, 0.38];
const GOLD: Colour = [0.88, 0.7, 0.3];

/** A block of it: its middle and half width, how far it comes forward and how deep it is to each side of that, how high. */
interface Block {
  readonly at: number;
  readonly half: number;
  readonly forward: number;
  readonly deep: number;
  readonly high: number;
}

const MIDDLE: Block = { at: 0, half: 0.26, forward: 0.14, deep: 0.2, high: 0.5 };
const BLOCKS: readonly Block[] = [
  { at: -0.58, half: 0.34, forward: 0, deep: 0.16, high: 0.4 },
  { at: 0.58, half: 0.34, forward: 0, deep: 0.16, high: 0.4 },
  { at: -1.06, half: 0.16, forward: 0.16, deep: 0.28, high: 0.44 },
  { at: 1.06, half: 0.16, forward: 0.16, deep: 0.28, high: 0.44 },
];

/** How far one window is from the next. */
const BAY = 0.088;

/** Windows in two rows along the front of a block: tall arches below, smaller ones above. */
function panesOf({ at, half, high }: Block): Pane[] {
  const count = Math.floor((2 * half) / BAY);
  return Array.from({ length: count }, (_, n) => at + BAY * (n - (count - 1) / 2)).flatMap(
    (u): Pane[] => [
      { side: '-z', at: [u, 0.15], half: [0.022, 0.07], kind: 'arch' },
      { side: '-z', at: [u, high - 0.12], half: [0.022, 0.05], kind: 'window' },
    ],
  );
}

/** A stately palace: painted walls with white pilasters and long rows of windows, a middle under a dome with a gable before it, wings that come forward. */
export function statelyPalace(wish: Wish): Sprite {
  const colour = wish.colour ?? pick(wish.random, WALLS);
  const white = worn(STUCCO, 0.06);
  const gold = plain(GOLD, { gloss: 0.6 });
  const roof = tiles(SLATE, 0.024);
  const { half, forward, deep, high } = MIDDLE;
  const front = -forward - deep;
  const model = [
    ...[MIDDLE, ...BLOCKS].flatMap((block) => built(block, colour, white)),
    ...BLOCKS.map((block) =>
      hip(
        roof,
        [block.at, block.high + 0.03, -block.forward],
        [block.half + 0.01, block.deep + 0.01],
        0.12,
      ),
    ),
    // Behind the gable a drum with windows bears the dome.
    {
      ...gable(white, [0, high + 0.03, front + 0.06], [0.07, half * 0.72], 0.12),
      axes: yaw(Math.PI / 2),
    },
    frustum(drum(white), [0, high, -forward], 0.17, 0.17, 0.16),
    ellipsoid(worn(COPPER, 0.14), [0, high + 0.165, -forward], [0.175, 0.2, 0.175]),
    frustum(white, [0, high + 0.35, -forward], 0.06, 0.035, 0.032),
    ellipsoid(worn(COPPER, 0.1), [0, high + 0.41, -forward], [0.04, 0.05, 0.04]),
    limb(gold, [0, high + 0.45, -forward], [0, high + 0.55, -forward], 0.006, 0.003),
    ball(gold, [0, high + 0.5, -forward], 0.012),
    ...[0, 1, 2].map((n) =>
      box(white, [0, 0.008 + 0.014 * n, front - 0.09 + 0.03 * n], [0.2 - 0.025 * n, 0.008, 0.09]),
    ),
  ];
  return portray(underOpenSky(wish), model, 0.2, 0.08, 2.6);
}

/** The walls of a block: pilasters between the windows, a ledge and a balustrade with urns along its roof. */
function built(block: Block, colour: Colour, white: Look): Solid[] {
  const { at, half, forward, deep, high } = block;
  const door: Pane = { side: '-z', at: [0, 0.13], half: [0.05, 0.13], kind: 'door' };
  const panes = panesOf(block).filter(
    ({ at: [u, v] }) => block !== MIDDLE || v > 0.2 || Math.abs(u) > 0.06,
  );
  const wall = withPanes(worn(colour, 0.08), block === MIDDLE ? [door, ...panes] : panes, STUCCO);
  const count = Math.floor((2 * half) / BAY);
  const front = -forward - deep;
  return [
    box(wall, [at, high / 2, -forward], [half, high / 2, deep]),
    ...Array.from({ length: count + 1 }, (_, n) =>
      box(white, [at + BAY * (n - count / 2), high / 2, front - 0.004], [0.009, high / 2, 0.01]),
    ),
    box(white, [at, 0.02, -forward], [half + 0.015, 0.022, deep + 0.015]),
    box(white, [at, high - 0.004, -forward], [half + 0.018, 0.012, deep + 0.018]),
    box(white, [at, high + 0.028, front], [half, 0.016, 0.008]),
    ...[-1, 0, 1].map((share) => ball(white, [at + share * half, high + 0.06, front], 0.017)),
  ];
}

/** A round wall with a ring of arched windows that shine at night. */
function drum(white: Look): Look {
  const isWindow = (x: number, y: number, z: number): boolean => {
    const turn = (Math.atan2(x, z) / (2 * Math.PI)) * 14;
    const up = y - MIDDLE.high;
    return Math.abs(turn - Math.round(turn)) < 0.2 && up > 0.05 && up < 0.135;
  };
  return {
    ...white,
    paint: (x, y, z, normal) =>
      isWindow(x, y, z + MIDDLE.forward) ? [0.13, 0.16, 0.2] : white.paint(x, y, z, normal),
    glow: (x, y, z) => (isWindow(x, y, z + MIDDLE.forward) ? 0.8 : 0),
  };
}
