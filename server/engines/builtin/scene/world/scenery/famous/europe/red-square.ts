import { mixColour, scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { chance, DARK, inside, plainFront } from '../../../street/front.ts';
import { frustumAt } from '../../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../../street/solid.ts';
import { LAMP } from '../../../street/street-lamps.ts';
import { rodBetween } from '../../far/pieces.ts';
import { LEVEL } from '../../level-site.ts';
import type { SceneryPlan, Site } from '../../site.ts';
import { boardsOn, GRAND_SQUARE, slabs } from '../grand-square.ts';
import { box, facade } from '../kit.ts';

/** Where the Kremlin's wall is on the picture's side, and the trading rows on the other; the tower with the clock; how far both lead. World units. */
const SQUARE = { wall: 24, rows: 30, near: -8, end: 96 } as const;
const TOWER = { aside: 21.5, z: 62, half: 4.2 } as const;
/** Where the cathedral of onion domes stands (it is a thing: `../../../../things/placing/famous/grand-squares.ts`): to the right on the picture's side, ahead, how high. World units. */
export const BASIL = { aside: -11.5, z: 60, high: 33 } as const;
const BRICK: Colour = [0.6, 0.16, 0.13];
const WHITE: Colour = [0.9, 0.88, 0.84];
const GOLD: Colour = [0.95, 0.72, 0.24];
const COBBLES: Colour = [0.36, 0.35, 0.36];

/** Red Square in Moscow: cobbles, the red wall of the Kremlin with swallow tails and the tower with a clock and a star, trading rows, the cathedral of onion domes at its end. */
export const RED_SQUARE: SceneryPlan = {
  ...GRAND_SQUARE,
  soil: slabs(COBBLES, 0.4, 0.3),
  has: new Set(['oniondomes', 'tower', 'castle']),
  solids: (site) => [
    ...kremlin(site),
    ...clockTower(site),
    ...rows(site),
    ...mausoleum(site),
    ...boardsOn(site),
  ],
};

const brick: Paint = ({ role }, { along, up }) =>
  plainFront(
    scaleColour(
      BRICK,
      role === 'level'
        ? 0.8
        : 0.94 + 0.12 * chance(Math.floor(along / 1.4), Math.floor(up / 0.7), 3),
    ),
  );

/** The wall with its swallow tails, firs of blue before it. */
function kremlin({ setting: { side } }: Site): Solid[] {
  const { wall, near, end } = SQUARE;
  const [left, right] = [
    Math.min(side * wall, side * (wall + 3)),
    Math.max(side * wall, side * (wall + 3)),
  ];
  const face = left < 0 ? right : left;
  const tails = Array.from({ length: 52 }, (_, n) => {
    const z = near + n * 2;
    const at = (from: number, to: number, high: number) =>
      box([face - 0.35, LEVEL + 9, z + from], [face + 0.35, LEVEL + high, z + to], brick);
    return [at(0, 1.3, 10.4), at(0, 0.5, 11.2), at(0.8, 1.3, 11.2)];
  }).flat();
  const firs = Array.from({ length: 11 }, (_, n) => {
    const leaf = plainPaint(scaleColour([0.2, 0.33, 0.3], 0.9 + 0.2 * chance(n, 3, 3)));
    const [x, z] = [side * (wall - 3.4), 12 + n * 6];
    return [
      frustumAt([x, LEVEL, z], 4.6, 1.7, 0.5, leaf, 8),
      frustumAt([x, LEVEL + 2.8, z], 4, 1.2, 0.02, leaf, 8),
    ];
  }).flat();
  return [box([left, LEVEL, near], [right, LEVEL + 9, end], brick), ...tails, ...firs];
}

/** The clock of the tower: black with golden figures. */
const clocked: Paint = ({ role, long }, { along, up, pixel }) => {
  if (role === 'level') return plainFront(WHITE);
  const out = Math.hypot(along - long / 2, up - 3.4);
  const turn = Math.atan2(along - long / 2, up - 3.4);
  const dial = inside(out, -1, 2.7, pixel);
  const hours =
    inside(out, 1.9, 2.4, pixel) *
    (Math.abs((((turn / Math.PI) * 6 + 24) % 1) - 0.5) > 0.3 ? 1 : 0);
  const rim = inside(out, 2.45, 2.75, pixel);
  const hands = Math.max(
    inside(Math.abs(along - long / 2), -1, 0.13, pixel) * inside(up, 3.2, 5.2, pixel),
    inside(Math.abs(up - 3.4), -1, 0.14, pixel) * inside(along - long / 2, -0.2, 1.4, pixel),
  );
  const gold = Math.max(hours, rim, hands);
  const edge = Math.max(inside(along, -1, 0.5, pixel), inside(along, long - 0.5, long + 1, pixel));
  return plainFront(
    mixColour(mixColour(mixColour(BRICK, WHITE, edge), [0.06, 0.06, 0.08], dial), GOLD, gold),
  );
};

function clockTower({ setting: { side }, lamps }: Site): Solid[] {
  const x = side * TOWER.aside;
  const { z, half } = TOWER;
  const gate: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(BRICK);
    const off = Math.abs(along - long / 2);
    const arch = (reach: number) =>
      inside(off, -1, reach, pixel) *
      inside(up, -1, 5 + Math.sqrt(Math.max(0, reach * reach - off * off)), pixel);
    const lace = up > 17 ? inside(Math.abs(((along / 1.2) % 1) - 0.5), -1, 0.18, pixel) : 0;
    return plainFront(
      mixColour(mixColour(mixColour(BRICK, WHITE, 0.85 * lace), WHITE, arch(2.5)), DARK, arch(1.9)),
    );
  };
  const belfry: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(WHITE);
    const off = Math.abs((((along / long) * 3) % 1) - 0.5) * (long / 3);
    const hole = inside(off, -1, 0.5, pixel) * inside(up, 0.6, 3.6, pixel);
    return plainFront(mixColour(WHITE, DARK, hole));
  };
  const stage = (out: number, low: number, high: number, paint: Paint) =>
    box([x - out, LEVEL + low, z - out], [x + out, LEVEL + high, z + out], paint);
  const star: Paint = () => ({
    colour: [0.9, 0.06, 0.08],
    glass: 0.2,
    glow: scaleColour([1, 0.08, 0.08], Math.min(1.4, lamps * 5)),
  });
  const arm = (turn: number) =>
    rodBetween(
      [x, LEVEL + 61, z],
      [x + 2.1 * Math.sin(turn), LEVEL + 61 + 2.1 * Math.cos(turn), z],
      [0.75, 0.03],
      5,
      star,
    );
  return [
    stage(half, 0, 19, gate),
    stage(half + 0.5, 19, 20.4, plainPaint(WHITE)),
    ...[-1, 1].flatMap((a) =>
      [-1, 1].map((b) =>
        frustumAt([x + a * half, LEVEL + 20, z + b * half], 5, 0.6, 0.05, plainPaint(WHITE), 6),
      ),
    ),
    stage(half - 0.9, 20.4, 28, clocked),
    stage(half - 0.5, 28, 29, plainPaint(WHITE)),
    stage(half - 1.5, 29, 33.4, belfry),
    frustumAt([x, LEVEL + 33.4, z], 20, half - 0.9, 0.4, plainPaint([0.2, 0.42, 0.32]), 8),
    frustumAt([x, LEVEL + 53, z], 7, 0.3, 0.12, plainPaint(GOLD), 6),
    ...Array.from({ length: 5 }, (_, n) => arm((n / 5) * 2 * Math.PI)),
  ];
}

/** The trading rows opposite: a long front of pale stone, three storeys of arches, lit along its edges by night. */
function rows({ setting: { side }, lamps }: Site): Solid[] {
  const { rows: at, near, end } = SQUARE;
  const [left, right] = [
    Math.min(-side * at, -side * (at + 16)),
    Math.max(-side * at, -side * (at + 16)),
  ];
  const look = facade({
    ...{
      wall: [0.86, 0.79, 0.66],
      trim: [0.95, 0.92, 0.85],
      bay: 4,
      storey: 5.6,
      foot: 0,
      number: 9,
    },
    ...{ lamps: lamps * 2, window: [1.2, 0.6, 3.1], arch: 1.1 },
  });
  const pointed = [10, 40, 70].map((z) =>
    frustumAt([-side * (at + 4), LEVEL + 16, z], 9, 3.4, 0.2, plainPaint([0.36, 0.42, 0.44]), 4),
  );
  const bulbs: Paint = () => ({
    colour: [1, 0.94, 0.8],
    glass: 0,
    glow: scaleColour(LAMP, Math.min(1.6, lamps * 4)),
  });
  const front = left < 0 ? right : left;
  return [
    box([left, LEVEL, near], [right, LEVEL + 16.8, end - 16], look),
    box(
      [left - 0.3, LEVEL + 16.8, near],
      [right + 0.3, LEVEL + 17.8, end - 16],
      plainPaint([0.92, 0.88, 0.8]),
    ),
    ...[5.6, 11.2, 16.8].map((up) =>
      box([front - 0.12, LEVEL + up, near], [front + 0.12, LEVEL + up + 0.14, end - 16], bulbs),
    ),
    ...pointed,
  ];
}

/** The stepped block of dark red stone before the wall. */
function mausoleum({ setting: { side } }: Site): Solid[] {
  const x = side * (SQUARE.wall - 7.5);
  return [0, 1, 2, 3].map((n) =>
    box(
      [x - 5.4 + n * 1.3, LEVEL + n * 1.7, 38 + n * 1.3],
      [x + 5.4 - n * 1.3, LEVEL + 1.7 + n * 1.7, 52 - n * 1.3],
      plainPaint(n === 1 ? [0.12, 0.09, 0.1] : [0.42, 0.13, 0.14]),
    ),
  );
}
