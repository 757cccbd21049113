import type { Colour } from '../../../words/idea.ts';
import { masonry, type Pane, plain, tiles, withPanes } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, ellipsoid, frustum, type Look, type Solid } from '../../sculpt/solid.ts';
import { yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';
import { gable, spire } from '../parts.ts';
import { woodedRock } from '../wooded-rock.ts';

const GRANITE: Colour = [0.62, 0.55, 0.46];
const SLATE: Colour = [0.27, 0.29, 0.34];
const GOLD: Colour = [0.86, 0.68, 0.26];

/** Rows of the town's houses up the rock: how high they stand, how far from its middle, how many are on the half that is seen. */
const ROWS = [
  { foot: 0.1, away: 0.76, count: 13 },
  { foot: 0.2, away: 0.62, count: 10 },
  { foot: 0.3, away: 0.5, count: 8 },
] as const;
/** How high the abbey's walls begin and end, and the church on them. */
const ABBEY = { foot: 0.36, top: 0.74 } as const;

/** Mont-Saint-Michel: a rock in the flats with ramparts about its foot, a town in rows up the slope, the walls of the abbey and over them its church with a spire. */
export function abbeyMount(wish: Wish): Sprite {
  const stone = masonry(wish.colour ?? GRANITE, 0.022);
  const slate = tiles(SLATE, 0.02);
  return portray(
    underOpenSky(wish),
    [...rock(), ...ramparts(stone, slate), ...town(stone, slate), ...abbey(stone, slate)],
    0.2,
    0.06,
    2.8,
  );
}

const rock = (): Solid[] => {
  const look = woodedRock(0.5);
  return [
    frustum(look, [0, 0, 0], 0.42, 0.84, 0.36),
    { ...ellipsoid(look, [-0.3, 0.2, 0.1], [0.42, 0.3, 0.4]), blend: 0.1 },
    { ...ellipsoid(look, [0.34, 0.16, 0], [0.36, 0.24, 0.36]), blend: 0.1 },
  ];
};

/** A wall around the foot, round towers in it. */
const ramparts = (stone: Look, slate: Look): Solid[] => [
  frustum(stone, [0, -0.02, 0], 0.12, 0.9, 0.88),
  ...[-1.3, -0.75, -0.2, 0.4, 0.95, 1.4].flatMap((turn, n) => {
    const [x, z] = [0.89 * Math.sin(turn), -0.89 * Math.cos(turn)];
    return [
      frustum(stone, [x, -0.02, z], 0.17, 0.075, 0.07),
      ...(n % 2 === 0 ? [frustum(slate, [x, 0.15, z], 0.09, 0.085, 0.005)] : []),
    ];
  }),
];

/** Houses with steep roofs, each row above the one before it. */
const town = (stone: Look, slate: Look): Solid[] =>
  ROWS.flatMap(({ foot, away, count }, row) =>
    Array.from({ length: count }, (_, n): Solid[] => {
      const turn = ((n + 0.5) / count - 0.5) * 3;
      const [x, z] = [away * Math.sin(turn), -away * Math.cos(turn)];
      const high = 0.1 + 0.03 * ((n * 0.618 + row * 0.3) % 1);
      const axes = yaw(-turn);
      const front = withPanes(stone, [
        { side: '-z', at: [-0.022, foot + high * 0.55], half: [0.01, 0.015], kind: 'arch' },
        { side: '-z', at: [0.022, foot + high * 0.55], half: [0.01, 0.015], kind: 'arch' },
      ]);
      return [
        box(
          Math.abs(turn) < 0.5 ? front : stone,
          [x, foot + high / 2, z],
          [0.058, high / 2, 0.06],
          axes,
        ),
        {
          ...gable(slate, [x, foot + high, z], [0.066, 0.066], 0.075),
          axes: yaw(-turn + Math.PI / 2),
        },
      ];
    }).flat(),
  );

/** The walls of the abbey with their buttresses, and on the top the church: a long nave, a tower over its crossing, a spire with a golden figure. */
function abbey(stone: Look, slate: Look): Solid[] {
  const { foot, top } = ABBEY;
  const windows = (from: number, to: number, y: number, count: number): Pane[] =>
    Array.from({ length: count }, (_, n) => ({
      side: '-z',
      at: [from + ((to - from) * (n + 0.5)) / count, y],
      half: [0.014, 0.05],
      kind: 'arch',
    }));
  const high = top - foot;
  const wall = withPanes(stone, [
    ...windows(-0.36, 0.36, 0.62, 9),
    ...windows(-0.36, 0.36, 0.5, 7),
  ]);
  const nave = withPanes(stone, windows(-0.2, 0.26, top + 0.1, 8));
  return [
    box(wall, [0, foot + high / 2, -0.06], [0.4, high / 2, 0.26]),
    box(stone, [-0.46, foot + 0.13, -0.02], [0.12, 0.15, 0.2]),
    { ...gable(slate, [-0.46, foot + 0.28, -0.02], [0.13, 0.21], 0.1) },
    box(stone, [0.47, foot + 0.1, 0], [0.1, 0.14, 0.2]),
    { ...gable(slate, [0.47, foot + 0.24, 0], [0.11, 0.21], 0.1) },
    ...[-0.4, -0.24, -0.08, 0.08, 0.24, 0.4].map((x) =>
      box(stone, [x, foot + high * 0.42, -0.34], [0.02, high * 0.42, 0.04]),
    ),
    box(nave, [0.03, top + 0.08, 0], [0.27, 0.1, 0.1]),
    gable(slate, [0.03, top + 0.18, 0], [0.28, 0.11], 0.11),
    ...[-0.22, 0.28].map((x) => frustum(slate, [x, top + 0.18, -0.1], 0.14, 0.03, 0.004)),
    box(
      withPanes(stone, windows(-0.03, 0.09, top + 0.3, 2)),
      [0.03, top + 0.2, 0],
      [0.075, 0.2, 0.075],
    ),
    spire(SLATE, [0.03, top + 0.4, 0], 0.075, 0.46),
    frustum(plain(GOLD, { gloss: 0.6 }), [0.03, top + 0.85, 0], 0.06, 0.012, 0.006),
  ];
}
