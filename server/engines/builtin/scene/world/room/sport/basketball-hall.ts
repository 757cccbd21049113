import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { boards, brick, chance } from '../materials.ts';
import { spectators } from '../people/spectators.ts';
import type { Surfaces } from '../room-kind.ts';
import { box, drum, type Material, type Point, type Solid, sphere } from '../solids/solid.ts';
import { basketballPlayer } from './basketball-player.ts';
import { scoreAt } from './scoreboard.ts';

/** The hall, metres: half its width, its height, how far its end wall is. */
export const HALL = { half: 9.6, high: 8.2, back: 15.5 } as const;
/**
 * The court, metres: half its width, how far its end line is from the wall, the restricted area's width
 * and length, the radii of the circles and of the three-point line (FIBA's Official Basketball Rules, 2).
 */
const COURT = {
  half: 7.5,
  end: 1.9,
  area: 4.9,
  long: 5.8,
  circle: 1.8,
  threes: 6.75,
  aside: 6.6,
  middle: 14,
} as const;
/** How far the ring's middle is from the end line, its height and radius, and the board's lower edge and its half sides (FIBA). */
const RING = { out: 1.575, high: 3.05, radius: 0.225 } as const;
const BOARD = { out: 1.2, low: 2.9, half: 0.9, tall: 1.05 } as const;
/** Half a line's width. */
const LINE = 0.05;

const MAPLE: Colour = [0.8, 0.58, 0.34];
const BLUE: Colour = [0.1, 0.24, 0.56];
const WHITE: Colour = [0.95, 0.95, 0.93];
const ORANGE: Colour = [0.92, 0.36, 0.08];
const STEEL: Material = flat([0.3, 0.31, 0.33]);

const endLine = HALL.back - COURT.end;
const ringAt = endLine - RING.out;

/** A floor of maple with the court's lines, walls of brick with mats before them, a dark ceiling. */
export function basketballSurfaces(noise: Noise, middle: number): Surfaces {
  const [floor, wall] = [boards(MAPLE, noise), brick([1.1, 1.08, 1], noise)];
  return {
    floor: (x, y, z, axis) => {
      const u = x - middle;
      if (lineAt(u, z)) return WHITE;
      const isArea = Math.abs(u) < COURT.area / 2 && z > endLine - COURT.long && z < endLine;
      const isMiddle = Math.hypot(u, z - endLine + COURT.middle) < COURT.circle;
      const isOff = Math.abs(u) > COURT.half || z > endLine;
      const maple = floor(x, y, z, axis);
      if (isArea || isMiddle) return scaleColour(BLUE, 0.7 + 0.6 * maple[0]);
      return isOff ? scaleColour(BLUE, 0.55 + 0.5 * maple[0]) : maple;
    },
    walls: (x, y, z, axis) => {
      const along = axis === 0 ? z : x;
      if (axis === 2) {
        const score = scoreAt(x - middle - 4.6, y - 5.4, [78, 75]);
        if (score !== null) return score;
      }
      if (y < 2) return Math.abs((along / 1.2) % 1) < 0.03 ? [0.05, 0.09, 0.2] : BLUE;
      // Windows high up let the day in.
      if (axis === 0 && y > 5.6 && y < 7.2)
        return Math.abs((along / 1.1) % 1) < 0.07 || Math.abs(y - 6.4) < 0.04
          ? [0.4, 0.42, 0.44]
          : [1.5, 1.6, 1.7];
      return wall(x, y, z, axis);
    },
    ceiling: (x, _y, z) =>
      Math.abs((z / 2.4) % 1) < 0.08 || Math.abs((x / 4.8) % 1) < 0.03
        ? [0.5, 0.51, 0.53]
        : [0.3, 0.31, 0.33],
  };
}

/** Whether a line of the court is at a place, `u` from its middle. */
function lineAt(u: number, z: number): boolean {
  const side = Math.abs(u);
  const within = endLine - z;
  if (within < -LINE || side > COURT.half + LINE) return false;
  const near = (a: number, b: number) => Math.abs(a - b) < LINE;
  if (near(side, COURT.half) || near(within, 0) || near(within, COURT.middle)) return true;
  if (near(Math.hypot(u, within - COURT.middle), COURT.circle)) return true;
  if (near(side, COURT.area / 2) && within < COURT.long) return true;
  if (near(within, COURT.long) && side < COURT.area / 2) return true;
  if (near(Math.hypot(u, within - COURT.long), COURT.circle)) return true;
  const straight = RING.out + Math.sqrt(COURT.threes ** 2 - COURT.aside ** 2);
  return within < straight
    ? near(side, COURT.aside)
    : near(Math.hypot(u, within - RING.out), COURT.threes);
}

/** The lamps of a sports hall, its basket at the end, benches with seats along both sides. */
export function hallOfSport({ shell }: Pick<Furnishing, 'shell'>): Furnished {
  const { left, right, high, back } = shell;
  const middle = (left + right) / 2;
  const lamps = [-3.6, 3.6].flatMap((x) =>
    [4.5, 9.5, 14.5].map((z): Point => [middle + x, high - 0.7, z]),
  );
  return {
    lamps,
    solids: [
      ...lamps.flatMap(([x, y, z]) => [
        drum([x, z], [y, y + 0.16], [0.46, 0.3], flat([1.7, 1.7, 1.6]), 0.6),
        drum([x, z], [y + 0.16, high], [0.03, 0.03], STEEL),
      ]),
      ...basket(middle),
      ...[left, right].flatMap((wall) => benches(wall, wall === left ? 1 : -1, back)),
    ],
  };
}

/** A sports hall with a basketball court: its basket at the end, benches with spectators' seats along both sides, a scoreboard, balls on the floor. */
export function basketballHall({ shell, side, isFull }: Furnishing): Furnished {
  const middle = (shell.left + shell.right) / 2;
  const hall = hallOfSport({ shell });
  return {
    ...hall,
    solids: [
      ...hall.solids,
      ...(isFull
        ? game(middle, side, shell)
        : [
            ...basketBall([middle + side * 1.5, 0.12, 4.6]),
            ...basketBall([middle - side * 3.4, 0.12, 8.4]),
          ]),
    ],
  };
}

const HOME: Colour = [0.72, 0.08, 0.1];
const GUEST: Colour = [0.88, 0.88, 0.9];
/** The people on the seats along the walls, and where their rows begin and end, metres. */
const CROWD: Material = spectators(7.2, () => 1.15);
const ROWS = { low: 0.95, high: 7.2 } as const;

/** A game before full seats: one leaps to the basket, the others guard, run and look on. */
function game(middle: number, side: number, { left, right, back }: Furnishing['shell']): Solid[] {
  const at = (out: number) => middle + side * out;
  const { low, high } = ROWS;
  const leap = RING.high + 0.1 - 2.32;
  return [
    box([left, low, back - 0.04], [right, high, back], CROWD),
    box([left, low + 0.4, 0.5], [left + 0.04, high, back], CROWD),
    box([right - 0.04, low + 0.4, 0.5], [right, high, back], CROWD),
    ...basketballPlayer([at(-0.62), leap, ringAt - 0.35], {
      way: side,
      play: 'dunks',
      shirt: HOME,
      number: 0,
    }),
    ...basketBall([at(-0.06), RING.high + 0.22, ringAt - 0.32], 0.125),
    // One dribbles near the eye.
    ...basketBall([at(-0.75), 0.62, 4.85], 0.12),
    ...(
      [
        [-1.35, 4.9, 1, 'runs', HOME],
        [0.75, ringAt - 0.9, -1, 'guards', GUEST],
        [-2.3, 9.2, 1, 'runs', GUEST],
        [2.5, 8.3, -1, 'runs', HOME],
        [-3.1, 6.1, 1, 'guards', HOME],
        [3.4, 5.8, -1, 'guards', GUEST],
      ] as const
    ).flatMap(([out, z, way, play, shirt], n) =>
      basketballPlayer([at(out), 0, z], { way: side * way, play, shirt, number: n + 1 }),
    ),
  ];
}

/** The basket: board with its square, ring and net, the arm and the padded foot that bear it. */
function basket(x: number): Solid[] {
  const z = endLine - BOARD.out;
  const board: Material = (px, y) => {
    const [u, v] = [Math.abs(px - x), y - BOARD.low];
    const rim = u > BOARD.half - 0.05 || v < 0.05 || v > BOARD.tall - 0.05;
    const isIn = u < 0.295 && v > 0.15 && v < 0.6;
    const square = isIn && (u > 0.245 || v < 0.2 || v > 0.55);
    return rim || square ? ORANGE : [0.97, 0.98, 1];
  };
  const strands = 14;
  return [
    box([x - BOARD.half, BOARD.low, z], [x + BOARD.half, BOARD.low + BOARD.tall, z + 0.05], board),
    ...Array.from({ length: 40 }, (_, n) => {
      const turn = (2 * Math.PI * n) / 40;
      const [px, pz] = [x + RING.radius * Math.cos(turn), ringAt + RING.radius * Math.sin(turn)];
      return sphere([px, RING.high, pz], 0.026, flat(ORANGE));
    }),
    ...Array.from({ length: strands }, (_, n) =>
      Array.from({ length: 10 }, (_, step) => {
        const way = n % 2 === 0 ? 1 : -1;
        const turn = (2 * Math.PI * (n + way * step * 0.18)) / strands;
        const radius = RING.radius * (1 - 0.045 * step);
        const [px, pz] = [x + radius * Math.cos(turn), ringAt + radius * Math.sin(turn)];
        const y = RING.high - 0.045 * (step + 1);
        return box([px - 0.01, y, pz - 0.01], [px + 0.01, y + 0.05, pz + 0.01], flat(WHITE));
      }),
    ).flat(),
    box(
      [x - 0.1, RING.high - 0.04, ringAt + RING.radius],
      [x + 0.1, RING.high + 0.02, z],
      flat(ORANGE),
    ),
    box([x - 0.09, 3.1, z + 0.05], [x + 0.09, 3.3, endLine + 1.2], STEEL),
    box([x - 0.12, 0.5, endLine + 1.05], [x + 0.12, 3.3, endLine + 1.3], STEEL),
    box([x - 0.45, 0, endLine + 0.75], [x + 0.45, 1.5, endLine + 1.5], flat([0.72, 0.1, 0.1])),
  ];
}

/** Rows of seats that rise toward a side wall. */
function benches(wall: number, toward: number, back: number): Solid[] {
  const seat: Material = (_x, _y, z, axis) => {
    const at = z / 0.55;
    if (axis !== 1) return [0.36, 0.37, 0.4];
    return Math.abs(at % 1) < 0.14
      ? [0.3, 0.31, 0.33]
      : chance(Math.floor(at), 5) < 0.85
        ? [0.78, 0.14, 0.12]
        : WHITE;
  };
  return [0, 1, 2].map((row) =>
    slab([wall, wall + toward * (0.6 * (3 - row))], [0, 0.42 * (row + 1)], [3.4, back - 3], seat),
  );
}

/** A ball of orange leather with its dark seams. */
const basketBall = ([x, y, z]: Point, r = y): Solid[] => [
  sphere([x, y, z], r, (px, py, pz) => {
    const [u, v, w] = [(px - x) / r, (py - y) / r, (pz - z) / r];
    const seam =
      Math.abs(u) < 0.06 ||
      Math.abs(v) < 0.06 ||
      Math.abs(Math.hypot(u, w * 0.6 + 0.5 * v) - 0.75) < 0.05;
    return seam ? [0.08, 0.05, 0.04] : ORANGE;
  }),
];
