import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { masonry, type Pane, plain, tiles, withPanes, worn } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';
import { gable } from '../parts.ts';
import { corners, logs } from './log-cabin.ts';

const LOG: Colour = [0.42, 0.28, 0.17];
const SHINGLE: Colour = [0.28, 0.25, 0.2];
const STONE: Colour = [0.48, 0.45, 0.42];
const SKIN: Colour = [0.86, 0.62, 0.22];
const CLAW: Colour = [0.24, 0.19, 0.14];
const FEATHER: Colour = [0.5, 0.36, 0.22];
const CARVED: Colour = [0.72, 0.56, 0.36];

/** How high over the ground the hut's floor is, and half its width and depth, its walls and its roof: a hut is about 1. */
const HUT = { floor: 0.86, half: [0.42, 0.38], wall: 0.46, rise: 0.56 } as const;

const PANES: readonly Pane[] = [
  { side: '-z', at: [0.19, 0.27], half: [0.085, 0.09], kind: 'window' },
  { side: '-z', at: [-0.16, 0.19], half: [0.085, 0.18], kind: 'door' },
  { side: 'x', at: [0, 0.27], half: [0.085, 0.09], kind: 'window' },
  { side: '-x', at: [0, 0.27], half: [0.085, 0.09], kind: 'window' },
  { side: 'x', at: [0, 0.62], half: [0.05, 0.06], kind: 'window' },
  { side: '-x', at: [0, 0.62], half: [0.05, 0.06], kind: 'window' },
];

/** A leg of a hen as tall as a man: feathers on the thigh, scales below the knee, three toes ahead and one behind, each with its claw. */
function leg(x: number, step: number): Solid[] {
  const scales: Look = {
    paint: (_x, y) => scaleColour(SKIN, 0.86 + 0.16 * Math.sin(y * 90)),
    gloss: 0.3,
  };
  const [hip, knee, heel]: readonly Vector[] = [
    [x * 0.8, HUT.floor + 0.02, 0.04],
    [x * 1.06, 0.52, 0.24 + step],
    [x, 0.1, 0.02 + step],
  ] as [Vector, Vector, Vector];
  const toes = [-0.62, 0, 0.62, Math.PI].map((turn, n): Solid[] => {
    const long = n === 3 ? 0.15 : 0.27;
    const to = (share: number, up: number): Vector => [
      (heel as Vector)[0] + Math.sin(turn) * long * share,
      up,
      (heel as Vector)[2] - Math.cos(turn) * long * share,
    ];
    return [
      limb(scales, heel as Vector, to(0.6, 0.07), 0.055, 0.045, 0.02),
      limb(scales, to(0.6, 0.07), to(1, 0.035), 0.045, 0.034, 0.02),
      limb(plain(CLAW, { gloss: 0.5 }), to(1, 0.04), to(1.34, 0), 0.03, 0.006),
    ];
  });
  return [
    limb(worn(FEATHER, 0.3), hip as Vector, knee as Vector, 0.17, 0.085, 0.04),
    ellipsoid(worn(FEATHER, 0.3), [x * 0.9, HUT.floor - 0.1, 0.08], [0.16, 0.17, 0.17], 0.06),
    limb(scales, knee as Vector, heel as Vector, 0.065, 0.055, 0.03),
    ...toes.flat(),
  ];
}

/** The hut of Baba Yaga: of logs under a steep roof with crossed boards at its gables, high on the two legs of a hen, a ladder to its door. */
export function henHut(wish: Wish): Sprite {
  const wood = wish.colour ?? LOG;
  const { floor, half, wall, rise } = HUT;
  const [wide, deep] = half;
  const walls = withPanes(logs(wood), PANES, CARVED, scaleColour([0.2, 0.42, 0.5], 0.9));
  const board = worn(CARVED, 0.16);
  const ridge = wall + rise;
  const eaves = [-1, 1].flatMap((side) =>
    [-1, 1].map((way) =>
      limb(
        board,
        [side * (wide + 0.13), ridge + 0.1, -way * 0.07],
        [side * (wide + 0.13), wall - 0.1, way * (deep + 0.16)],
        0.028,
        0.024,
      ),
    ),
  );
  const hut: Solid[] = [
    box(worn(scaleColour(wood, 0.7), 0.2), [0, -0.02, 0], [wide + 0.06, 0.035, deep + 0.06]),
    box(walls, [0, wall / 2, 0], [wide, wall / 2, deep]),
    ...corners(wood, [wide, deep]),
    gable(walls, [0, wall - 0.02, 0], [wide - 0.01, deep], rise * 0.9),
    gable(tiles(SHINGLE, 0.06), [0, wall - 0.06, 0], [wide + 0.12, deep + 0.13], rise + 0.05),
    ...eaves,
    box(masonry(STONE, 0.05), [0.2, ridge - 0.04, 0.12], [0.07, 0.2, 0.07]),
    // Boards over the window and the door.
    box(board, [-0.16, 0.4, -deep - 0.02], [0.13, 0.025, 0.02]),
    box(board, [0.19, 0.39, -deep - 0.02], [0.12, 0.022, 0.02]),
  ];
  const rungs = Array.from({ length: 8 }, (_, n) => {
    const share = (n + 0.6) / 8;
    const z = -deep - 0.5 + 0.46 * share;
    return limb(board, [-0.27, floor * share, z], [-0.05, floor * share, z], 0.018, 0.018);
  });
  const rails = [-0.27, -0.05].map((x) =>
    limb(board, [x, 0, -deep - 0.5], [x, floor + 0.04, -deep - 0.04], 0.022, 0.022),
  );
  const model = [
    ...moved(hut, { to: [0, floor, 0] }),
    ...leg(-0.26, -0.08),
    ...leg(0.26, 0.08),
    ...rails,
    ...rungs,
  ];
  return portray(underOpenSky(wish), model, 0.5, 0.05, 2.6);
}
