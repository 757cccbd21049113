import type { Colour } from '../../words/idea.ts';
import { masonry, type Pane, plain, tiles, withPanes, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { ball, box, frustum, type Look, limb, type Solid } from '../sculpt/solid.ts';
import { yaw } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import { underOpenSky, type Wish } from '../wish.ts';
import { gable, hip } from './parts.ts';

const BRICK: Colour = [0.56, 0.27, 0.2];
const STONE: Colour = [0.88, 0.85, 0.78];
const SLATE: Colour = [0.32, 0.34, 0.38];
const COPPER: Colour = [0.42, 0.6, 0.52];
const GOLD: Colour = [0.82, 0.66, 0.26];

/** Windows in rows over a front: from, to, how many, how high each row is. */
const rows = (
  from: number,
  to: number,
  many: number,
  ...levels: readonly number[]
): readonly Pane[] =>
  levels.flatMap((v) =>
    Array.from(
      { length: many },
      (_, n): Pane => ({
        ...{ side: '-z', at: [from + ((to - from) * n) / (many - 1), v] },
        ...{ half: [0.027, 0.055], kind: v < 0.2 ? 'arch' : 'window' },
      }),
    ),
  );

/** A hall of a university: red brick with white stone, a portico of columns, a clock tower under a copper cupola, wings with gables. */
export function college(wish: Wish): Sprite {
  const brick = masonry(wish.colour ?? BRICK, 0.018);
  const stone = worn(STONE, 0.06);
  const slate = tiles(SLATE, 0.026);
  const model = [
    box(
      withPanes(
        brick,
        [...rows(-0.66, -0.24, 5, 0.13, 0.31), ...rows(0.24, 0.66, 5, 0.13, 0.31)],
        STONE,
      ),
      [0, 0.21, 0.06],
      [0.78, 0.21, 0.2],
    ),
    gable(slate, [0, 0.42, 0.06], [0.8, 0.23], 0.17),
    box(stone, [0, 0.42, 0.06], [0.8, 0.012, 0.225]),
    box(stone, [0, 0.225, 0.06], [0.785, 0.007, 0.205]),
    ...[-0.86, 0.86].flatMap((x) => wing(brick, stone, slate, x)),
    ...portico(stone),
    ...clockTower(brick, stone),
    ...[-0.5, 0.5].map((x) => box(brick, [x, 0.6, 0.1], [0.04, 0.09, 0.04])),
    box(stone, [0, 0.015, 0.02], [1.06, 0.016, 0.32]),
  ];
  return portray(underOpenSky(wish), model, 0.2, 0.06, 2.7);
}

/** A wing with its gable to the front. */
function wing(brick: Look, stone: Look, slate: Look, x: number): Solid[] {
  const panes = withPanes(brick, rows(x - 0.1, x + 0.1, 3, 0.13, 0.31), STONE);
  const turned = yaw(Math.PI / 2);
  const round = withPanes(
    brick,
    [{ side: '-z', at: [x, 0.5], half: [0.03, 0.045], kind: 'arch' }],
    STONE,
  );
  return [
    box(panes, [x, 0.215, 0], [0.17, 0.215, 0.3]),
    { ...gable(round, [x, 0.43, 0], [0.298, 0.165], 0.21), axes: turned },
    { ...gable(slate, [x, 0.425, 0.012], [0.3, 0.195], 0.235), axes: turned },
    { ...gable(round, [x, 0.43, -0.02], [0.298, 0.15], 0.185), axes: turned },
    box(stone, [x, 0.225, 0], [0.174, 0.007, 0.304]),
    ...[-0.17, 0.17].map((dx) => box(stone, [x + dx, 0.215, -0.3], [0.014, 0.215, 0.012])),
  ];
}

/** Six columns under a gable, and the steps to them. */
function portico(stone: Look): Solid[] {
  return [
    ...[0, 1, 2, 3].map((n) =>
      box(stone, [0, 0.01 + 0.014 * n, -0.34 + 0.02 * n], [0.24, 0.012, 0.08]),
    ),
    box(plain([0.24, 0.14, 0.1]), [0, 0.14, -0.142], [0.05, 0.1, 0.004]),
    ...[-0.19, -0.115, -0.04, 0.04, 0.115, 0.19].flatMap((x) => [
      frustum(stone, [x, 0.06, -0.3], 0.31, 0.018, 0.015),
      box(stone, [x, 0.37, -0.3], [0.022, 0.01, 0.022]),
    ]),
    box(stone, [0, 0.4, -0.23], [0.22, 0.025, 0.1]),
    { ...gable(stone, [0, 0.425, -0.23], [0.11, 0.24], 0.1), axes: yaw(Math.PI / 2) },
  ];
}

/** The tower over the middle with a clock to each side, a lantern and a copper dome. */
function clockTower(brick: Look, stone: Look): Solid[] {
  const z = 0.06;
  const face = (turn: number): Solid[] => {
    const [dx, dz] = [Math.sin(turn), -Math.cos(turn)];
    const on = (out: number, u: number, v: number): Solid['a'] => [
      dx * out - dz * u,
      0.78 + v,
      z + dz * out + dx * u,
    ];
    const disc = frustum(
      plain([0.94, 0.93, 0.88], { glow: () => 0.8 }),
      [0, 0, 0],
      0.012,
      0.062,
      0.062,
    );
    const axes = [1, 0, 0, 0, 0, 1, 0, -1, 0] as const;
    const flat = turn === 0 ? axes : ([0, 1, 0, -1, 0, 0, 0, 0, 1] as const);
    const at = on(0.106, 0, 0);
    return [
      { ...disc, a: at, b: at, middle: at, axes: flat },
      limb(plain([0.1, 0.1, 0.1]), on(0.115, 0, 0), on(0.115, 0, 0.048), 0.005, 0.004),
      limb(plain([0.1, 0.1, 0.1]), on(0.115, 0, 0), on(0.115, 0.03, -0.014), 0.006, 0.005),
    ];
  };
  return [
    box(brick, [0, 0.64, z], [0.105, 0.24, 0.105]),
    box(stone, [0, 0.68, z], [0.115, 0.01, 0.115]),
    box(stone, [0, 0.885, z], [0.125, 0.014, 0.125]),
    ...[-0.1, 0.1].flatMap((x) =>
      [-0.1, 0.1].map((dz) => box(stone, [x, 0.64, z + dz], [0.014, 0.24, 0.014])),
    ),
    ...face(0),
    ...face(Math.PI / 2),
    ...face(-Math.PI / 2),
    ...Array.from({ length: 8 }, (_, n): Solid => {
      const turn = (n * Math.PI) / 4;
      return frustum(
        stone,
        [0.075 * Math.cos(turn), 0.9, z + 0.075 * Math.sin(turn)],
        0.12,
        0.012,
        0.012,
      );
    }),
    frustum(worn(COPPER, 0.1), [0, 1.02, z], 0.02, 0.1, 0.1),
    ...[0, 1, 2, 3, 4].map((n) => {
      const r = (share: number) => 0.094 * Math.sqrt(1 - share ** 2);
      return frustum(
        worn(COPPER, 0.1),
        [0, 1.04 + 0.02 * n, z],
        0.021,
        r(n / 5),
        r((n + 1) / 5.001),
      );
    }),
    limb(plain(GOLD, { gloss: 0.6 }), [0, 1.13, z], [0, 1.24, z], 0.007, 0.004),
    ball(plain(GOLD, { gloss: 0.6 }), [0, 1.17, z], 0.014),
    hip(brick, [0, 0.86, z], [0.1, 0.1], 0.02),
  ];
}
