import { pick } from '../../../kernels/random.ts';
import type { Colour } from '../../words/idea.ts';
import { masonry, type Pane, plain, tiles, withPanes, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { ball, box, ellipsoid, frustum, type Look, limb, type Solid } from '../sculpt/solid.ts';
import type { Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import { underOpenSky, type Wish } from '../wish.ts';
import { gable, hip } from './parts.ts';

const STONES: readonly Colour[] = [
  [0.78, 0.68, 0.52],
  [0.68, 0.62, 0.54],
  [0.86, 0.8, 0.7],
];
const CLAY: Colour = [0.66, 0.34, 0.22];
const GOLD: Colour = [0.78, 0.64, 0.26];
const CYPRESS: Colour = [0.1, 0.19, 0.1];

/** Where the bell tower stands, half as wide as it is, and how high. */
const TOWER = { x: -0.3, z: 0.06, half: 0.085, high: 0.9 } as const;
/** Where the crossing of the church is, under its dome. */
const CROSSING: Vector = [0.24, 0, 0.1];

/** A row of arched windows along a front. */
const arches = (
  from: number,
  to: number,
  y: number,
  count: number,
  half: readonly [number, number],
) =>
  Array.from(
    { length: count },
    (_, n): Pane => ({
      ...{ side: '-z', at: [from + ((to - from) * (n + 0.5)) / count, y], half },
      kind: 'arch',
    }),
  );

/** A monastery of old stone: its church with a dome over the crossing, a square bell tower, and the wings with the monks' cells round the court behind a wall with a gate. */
export function monastery(wish: Wish): Sprite {
  const { random } = wish;
  const stone = wish.colour ?? pick(random, STONES);
  const bare = random.unit() < 0.6 ? masonry(stone, 0.03) : worn(stone, 0.14);
  return portray(underOpenSky(wish), model(bare), 0.44, 0.11, 2.6);
}

function model(bare: Look): Solid[] {
  const roof = tiles(CLAY, 0.026);
  return [...church(bare, roof), ...tower(bare, roof), ...wings(bare, roof), ...wall(bare, roof)];
}

function church(bare: Look, roof: Look): Solid[] {
  const [x, , z] = CROSSING;
  const gold = plain(GOLD, { gloss: 0.5 });
  const nave = withPanes(bare, arches(-0.16, 0.12, 0.34, 4, [0.02, 0.06]));
  const drum = arches(x - 0.11, x + 0.11, 0.62, 3, [0.018, 0.045]);
  return [
    box(nave, [0.1, 0.23, z], [0.4, 0.23, 0.12]),
    gable(bare, [0.1, 0.455, z], [0.39, 0.12], 0.1),
    gable(roof, [0.1, 0.45, z], [0.42, 0.15], 0.13),
    // The arm across ends in a gable toward the court.
    box(
      withPanes(bare, arches(x - 0.07, x + 0.07, 0.3, 1, [0.035, 0.1])),
      [x, 0.23, z - 0.06],
      [0.12, 0.23, 0.2],
    ),
    box(withPanes(bare, drum), [x, 0.6, z], [0.115, 0.1, 0.115], undefined, 0.02),
    frustum(bare, [x, 0.5, z], 0.2, 0.14, 0.135),
    frustum(roof, [x, 0.69, z], 0.02, 0.165, 0.15),
    ellipsoid(roof, [x, 0.7, z], [0.14, 0.13, 0.14]),
    limb(gold, [x, 0.82, z], [x, 0.94, z], 0.007, 0.006),
    limb(gold, [x - 0.03, 0.9, z], [x + 0.03, 0.9, z], 0.006, 0.006),
    // The apse.
    frustum(bare, [0.5, 0, z], 0.34, 0.1, 0.1),
    frustum(roof, [0.5, 0.34, z], 0.1, 0.12, 0.01),
  ];
}

function tower(bare: Look, roof: Look): Solid[] {
  const { x, z, half, high } = TOWER;
  const panes = [0.78, 0.58].flatMap((y) => [
    ...arches(x - half * 0.8, x + half * 0.8, y, 2, [0.022, 0.05] as const),
    ...[-0.035, 0.035].flatMap((at): Pane[] =>
      (['x', '-x'] as const).map((side) => ({
        side,
        at: [z + at, y],
        half: [0.022, 0.05],
        kind: 'arch',
      })),
    ),
  ]);
  const slits = arches(x - 0.03, x + 0.03, 0.36, 1, [0.012, 0.04]);
  return [
    box(withPanes(bare, [...panes, ...slits]), [x, high / 2, z], [half, high / 2, half]),
    ...[0.48, 0.68, high].map((y) => box(bare, [x, y, z], [half + 0.012, 0.011, half + 0.012])),
    hip(roof, [x, high + 0.01, z], [half + 0.022, half + 0.022], 0.13),
    limb(plain(GOLD, { gloss: 0.5 }), [x, high + 0.13, z], [x, high + 0.21, z], 0.006, 0.006),
    limb(plain(GOLD), [x - 0.022, high + 0.185, z], [x + 0.022, high + 0.185, z], 0.005, 0.005),
  ];
}

/** The wings to both sides of the court: an arcade below, cells above. */
function wings(bare: Look, roof: Look): Solid[] {
  const cells = (from: number, to: number, count: number): readonly Pane[] => [
    ...arches(from, to, 0.1, count, [0.03, 0.075]),
    ...arches(from, to, 0.255, count, [0.016, 0.028]),
  ];
  return [
    box(withPanes(bare, cells(-0.78, -0.42, 5)), [-0.6, 0.155, 0.02], [0.2, 0.155, 0.12]),
    hip(roof, [-0.6, 0.305, 0.02], [0.23, 0.15], 0.09),
    box(withPanes(bare, cells(0.46, 0.8, 5)), [0.62, 0.14, -0.1], [0.19, 0.14, 0.11]),
    hip(roof, [0.62, 0.275, -0.1], [0.22, 0.14], 0.085),
  ];
}

/** The wall round the court with its gate, and cypresses before it. */
function wall(bare: Look, roof: Look): Solid[] {
  const gate: Pane = { side: '-z', at: [-0.02, 0.09], half: [0.04, 0.09], kind: 'door' };
  const leaf: Look = { ...worn(CYPRESS, 0.4), fur: 0.02 };
  return [
    box(bare, [-0.02, 0.06, -0.3], [0.74, 0.06, 0.02]),
    box(roof, [-0.02, 0.125, -0.3], [0.75, 0.012, 0.03]),
    box(withPanes(bare, [gate]), [-0.02, 0.12, -0.31], [0.09, 0.12, 0.035]),
    gable(roof, [-0.02, 0.235, -0.31], [0.11, 0.06], 0.06),
    ...[
      [-0.22, 0.34],
      [0.3, 0.4],
      [0.42, 0.3],
    ].flatMap(([x = 0, high = 0]) => [
      ellipsoid(leaf, [x, high * 0.52, -0.22], [0.036, high * 0.5, 0.036]),
      ball(leaf, [x, high * 0.2, -0.22], 0.04),
    ]),
    box(worn([0.5, 0.47, 0.42], 0.2), [0, 0.008, -0.06], [0.86, 0.016, 0.3]),
  ];
}
