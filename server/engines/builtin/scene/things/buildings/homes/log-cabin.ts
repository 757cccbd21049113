import { pick, type Random } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { masonry, type Pane, plain, planks, tiles, withPanes } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';
import { gable } from '../parts.ts';

const LOGS: readonly Colour[] = [
  [0.46, 0.3, 0.17],
  [0.56, 0.38, 0.21],
  [0.36, 0.25, 0.17],
];
const SHINGLES: readonly Colour[] = [
  [0.3, 0.23, 0.18],
  [0.26, 0.3, 0.24],
  [0.34, 0.2, 0.15],
];
const STONE: Colour = [0.5, 0.47, 0.43];
const END: Colour = [0.74, 0.56, 0.34];
const CHINK: Colour = [0.62, 0.55, 0.44];
const DARK: Colour = [0.2, 0.14, 0.1];

/** Half the width and depth of its walls, and how high they and its roof are. */
const HALF = [0.52, 0.34] as const;
const WALL = 0.44;
const RISE = 0.36;
/** How thick a log is, and how far it reaches past the corner. */
const LOG = 0.055;
const PAST = 0.07;
/** How far the porch stands out before the front. */
const PORCH = 0.24;

const PANES: readonly Pane[] = [
  { side: '-z', at: [-0.3, 0.26], half: [0.075, 0.08], kind: 'window' },
  { side: '-z', at: [0.3, 0.26], half: [0.075, 0.08], kind: 'window' },
  { side: '-z', at: [0, 0.19], half: [0.075, 0.17], kind: 'door' },
  { side: 'x', at: [0, 0.26], half: [0.075, 0.08], kind: 'window' },
  { side: '-x', at: [0, 0.26], half: [0.075, 0.08], kind: 'window' },
  { side: 'x', at: [0, 0.54], half: [0.05, 0.06], kind: 'window' },
  { side: '-x', at: [0, 0.54], half: [0.05, 0.06], kind: 'window' },
];

/** A cabin of logs that cross at its corners: a shingled roof, a chimney of stone at one end, a porch before the door; its windows shine at night. */
export function logCabin(wish: Wish): Sprite {
  const { random } = wish;
  const model = modelOf(random, wish.colour ?? pick(random, LOGS));
  return portray(underOpenSky(wish), model, 0.42 + 0.22 * random.unit(), 0.09, 2.2);
}

/** Round logs one on the other, moss and clay between them. */
export const logs = (wood: Colour): Look => ({
  paint: (x, y, z) => {
    const row = y / LOG;
    const up = row - Math.floor(row);
    if (up < 0.1) return CHINK;
    const grain = 0.06 * Math.sin((x + z) * 60 + Math.floor(row) * 5) * Math.sin(y * 400);
    return scaleColour(
      wood,
      0.7 + 0.42 * Math.sin(Math.PI * up) + grain + 0.06 * (Math.floor(row) % 3),
    );
  },
  bump: (_x, y) => 0.5 * LOG * Math.sin(Math.PI * (y / LOG - Math.floor(y / LOG))),
});

function modelOf(random: Random, wood: Colour): Solid[] {
  const [wide, deep] = HALF;
  const wall = withPanes(logs(wood), PANES);
  const slope = tiles(pick(random, SHINGLES), 0.05);
  const side = random.unit() < 0.5 ? -1 : 1;
  const stone = masonry(STONE, 0.05);
  return [
    box(stone, [0, 0.02, 0], [wide + 0.02, 0.03, deep + 0.02]),
    box(wall, [0, WALL / 2 + 0.02, 0], [wide, WALL / 2, deep]),
    ...corners(wood, HALF),
    gable(wall, [0, WALL, 0], [wide - 0.01, deep], RISE * 0.86),
    gable(slope, [0, WALL - 0.02, 0], [wide + 0.11, deep + 0.09], RISE),
    box(stone, [side * (wide + 0.06), 0.42, 0.04], [0.075, 0.42, 0.1]),
    box(stone, [side * (wide + 0.06), 0.86, 0.04], [0.09, 0.02, 0.115]),
    ...porch(wood, slope),
    ...woodpile(-side * (wide - 0.14)),
  ];
}

/** The ends of the logs where walls cross that have so much half width and depth: those of the front between those of the sides. */
export function corners(wood: Colour, [wide, deep]: readonly [number, number]): Solid[] {
  const bark = plain(scaleColour(wood, 0.92));
  const cut = plain(END);
  return Array.from({ length: Math.floor(WALL / LOG) }, (_, n) => {
    const y = 0.02 + LOG * (n + 0.5);
    const isAlong = n % 2 === 0;
    return [-1, 1].flatMap((side) =>
      [-1, 1].flatMap((front) => {
        const [dx, dz] = isAlong ? [side * PAST, 0] : [0, front * PAST];
        const [x, z] = [side * (wide - 0.02), front * (deep - 0.02)];
        const tip = [x + dx, y, z + dz] as const;
        return [
          limb(bark, [x, y, z], tip, LOG * 0.52, LOG * 0.5),
          limb(cut, tip, [tip[0] + dx * 0.12, y, tip[2] + dz * 0.12], LOG * 0.4, LOG * 0.36),
        ];
      }),
    );
  }).flat();
}

/** A deck before the door under a roof on posts of trunks, with its rail and step. */
function porch(wood: Colour, slope: Look): Solid[] {
  const [wide, deep] = HALF;
  const deck = planks(scaleColour(wood, 1.1), 0.04, 'lying');
  const trunk = plain(scaleColour(wood, 0.86));
  const front = -deep - PORCH;
  const half = wide * 0.94;
  return [
    box(deck, [0, 0.025, -deep - PORCH / 2], [half, 0.022, PORCH / 2]),
    box(deck, [0, 0.012, front - 0.05], [0.13, 0.014, 0.05]),
    ...[-1, -0.34, 0.34, 1].map((at) =>
      limb(
        trunk,
        [at * half * 0.96, 0.03, front + 0.02],
        [at * half * 0.96, 0.42, front + 0.02],
        0.02,
        0.018,
      ),
    ),
    limb(trunk, [-half, 0.42, front + 0.02], [half, 0.42, front + 0.02], 0.02, 0.02),
    ...[-1, 1].flatMap((hand) =>
      [0.12, 0.18].map((y) =>
        limb(
          trunk,
          [hand * half * 0.96, y, front + 0.02],
          [hand * half * 0.34, y, front + 0.02],
          0.011,
          0.011,
        ),
      ),
    ),
    // Its roof leans on the wall.
    ...Array.from({ length: 6 }, (_, n) => {
      const share = n / 5;
      const z = front - 0.03 + share * (PORCH + 0.04);
      return box(slope, [0, 0.44 + 0.05 * share, z], [half + 0.05, 0.012, 0.034]);
    }),
  ];
}

/** Split wood stacked on the porch against the wall. */
const woodpile = (x: number): Solid[] =>
  Array.from({ length: 9 }, (_, n) => {
    const [column, row] = [n % 3, Math.floor(n / 3)];
    const at = x + (column - 1) * 0.055;
    const y = 0.07 + row * 0.05;
    const z = -HALF[1] - 0.02;
    return [
      limb(plain(DARK), [at, y, z], [at, y, z - 0.09], 0.026, 0.026),
      limb(plain(END), [at, y, z - 0.09], [at, y, z - 0.1], 0.02, 0.02),
    ];
  }).flat();
