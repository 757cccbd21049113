import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { box, drum, type Material, type Point, type Solid } from '../solids/solid.ts';
import { hockeyPlayer, type Kit } from './hockey-player.ts';
import { scoreAt } from './scoreboard.ts';

/** The arena, metres: half the rink's width, the arena's height, how far the boards behind the goal are. */
export const ARENA = { half: 13, high: 12.5, back: 21 } as const;
/**
 * The rink, metres: how far the goal line is from the boards behind it, the blue line from there, the
 * circles' middles from the goal line and aside, their radius, half the goal's width, its height, the
 * boards' height (IIHF Official Rule Book, section 1).
 */
const RINK = {
  goalLine: 4,
  blueLine: 18.4,
  circleAhead: 6,
  circleAside: 7,
  circle: 4.5,
  goal: 0.915,
  goalHigh: 1.22,
  boards: 1.07,
  glass: 2.9,
} as const;

const RED: Colour = [0.82, 0.12, 0.14];
const BLUE: Colour = [0.1, 0.24, 0.66];
const ICE: Colour = [0.97, 1.03, 1.08];
const goalLine = ARENA.back - RINK.goalLine;

/** White ice with its lines, boards and glass around it, rows of spectators behind them up to a dark roof. */
export function iceRinkSurfaces(noise: Noise, middle: number): Surfaces {
  return {
    floor: (x, _y, z) => {
      const line = lineAt(x - middle, z);
      const scratch = Math.abs(noise.at(x * 5 + z * 1.6, z * 0.9 - x * 0.4)) < 0.025 ? 1.06 : 1;
      const ice = scaleColour(ICE, scratch * (0.97 + 0.05 * noise.fbm(x * 0.5, z * 0.5, 2)));
      return line === null ? ice : mixColour(ice, line, 0.8);
    },
    walls: (x, y, z, axis) => {
      const along = axis === 0 ? z : x;
      if (axis === 2) {
        const score = scoreAt((x - middle) / 1.5, (y - 9.2) / 1.5, [3, 2]);
        if (score !== null) return score;
      }
      if (y < RINK.boards) return boardsAt(along, y);
      const isPost = Math.abs(along / 2.4 - Math.round(along / 2.4)) * 2.4 < 0.03;
      if (y < RINK.glass && (isPost || y < RINK.boards + 0.06 || y > RINK.glass - 0.05))
        return [0.75, 0.78, 0.82];
      const crowd = crowdAt(along, y);
      return y < RINK.glass ? mixColour(crowd, [0.8, 0.9, 1], 0.16) : crowd;
    },
    ceiling: (x, _y, z) => {
      const truss = Math.abs((z / 4) % 1) < 0.05 || Math.abs((x / 5) % 1) < 0.03;
      return truss ? [0.2, 0.21, 0.24] : [0.05, 0.055, 0.07];
    },
  };
}

/** The colour of a line painted below the ice at a place, `u` from its middle; null: there is none. */
function lineAt(u: number, z: number): Colour | null {
  const within = goalLine - z;
  const side = Math.abs(u);
  if (Math.abs(within) < 0.05) return RED;
  if (Math.abs(within - RINK.blueLine + RINK.goalLine) < 0.22) return BLUE;
  const spot = Math.hypot(side - RINK.circleAside, within - RINK.circleAhead);
  if (spot < 0.32 || Math.abs(spot - RINK.circle) < 0.06) return RED;
  const crease = Math.hypot(u, within);
  if (within > 0 && crease < 1.8) return crease > 1.74 ? RED : [0.5, 0.76, 0.95];
  return null;
}

/** Boards with the bright panels of those who pay for them, a yellow strip below. */
function boardsAt(along: number, y: number): Colour {
  if (y > RINK.boards - 0.07) return [0.12, 0.3, 0.66];
  if (y < 0.2) return [0.95, 0.78, 0.16];
  const [panel, u] = [Math.floor(along / 2.6), along / 2.6 - Math.floor(along / 2.6)];
  const v = (y - 0.2) / (RINK.boards - 0.27);
  const colours: readonly Colour[] = [
    [0.8, 0.14, 0.16],
    [0.1, 0.3, 0.6],
    [0.12, 0.5, 0.3],
    [0.94, 0.6, 0.1],
  ];
  const ink = colours[Math.floor(chance(panel, 5) * colours.length)] as Colour;
  const letter = Math.floor(u * 12);
  const isWord = letter > 1 && letter < 10 && v > 0.28 && v < 0.72 && chance(letter, panel) > 0.22;
  const isStroke =
    isWord && Math.abs(((u * 12) % 1) - 0.5) < 0.36 - 0.2 * chance(letter, panel + 3);
  return isStroke ? ink : [0.96, 0.97, 0.98];
}

/** How high the first row of spectators is seen, how much closer the next ones are, and the last of them. */
const ROWS = { first: 0.92, closer: 0.026, last: 11 } as const;

/** Rows of spectators, closer the farther up they sit. */
function crowdAt(along: number, y: number): Colour {
  const up = y - RINK.boards;
  const { first, closer, last } = ROWS;
  const row = Math.floor(
    (1 - Math.sqrt(Math.max(0, 1 - (4 * closer * up) / first))) / (2 * closer),
  );
  const from = (number: number) => first * number * (1 - closer * number);
  const low = from(row);
  const tall = from(row + 1) - low;
  const seat = 0.56;
  const at = along / seat + 0.5 * (row % 2);
  const [number, u] = [Math.floor(at), (at - Math.floor(at) - 0.5) * seat];
  const v = (up - low) / tall;
  const dim = Math.max(0.16, 0.66 - 0.03 * row);
  if (row > last || chance(number, row) < 0.1) return scaleColour([0.16, 0.17, 0.22], dim + 0.2);
  const head = Math.hypot(u, (v - 0.72) * 0.5);
  if (head < 0.12) {
    const hair: Colour = chance(number, row + 30) < 0.5 ? [0.2, 0.12, 0.08] : [0.45, 0.32, 0.18];
    return scaleColour(v > 0.77 ? hair : [0.86, 0.64, 0.52], dim * 1.2);
  }
  const isBody = v < 0.58 && Math.abs(u) < 0.2;
  const shirts: readonly Colour[] = [
    RED,
    BLUE,
    [0.9, 0.9, 0.9],
    [0.24, 0.24, 0.28],
    RED,
    [0.9, 0.7, 0.2],
  ];
  if (isBody) return scaleColour(shirts[Math.floor(chance(number, row + 9) * 6)] as Colour, dim);
  return scaleColour([0.1, 0.1, 0.14], dim + 0.1);
}

const HOME: Kit = {
  shirt: RED,
  trim: [0.96, 0.95, 0.93],
  helmet: [0.92, 0.92, 0.94],
  pants: [0.1, 0.1, 0.12],
};
const GUEST: Kit = { shirt: [0.94, 0.95, 0.97], trim: BLUE, helmet: BLUE, pants: BLUE };

/** An arena's ice before its crowd: the goal with its net, lamps under the roof; where people are there two teams play, with a keeper before the goal. */
export function iceRink({ shell, side, isFull }: Furnishing): Furnished {
  const { left, right, high } = shell;
  const middle = (left + right) / 2;
  const lamps = [-6, 0, 6].flatMap((x) => [5, 11, 17].map((z): Point => [middle + x, high - 1, z]));
  const at = (out: number) => middle + side * out;
  return {
    lamps,
    solids: [
      ...lamps.flatMap(([x, y, z]) => [
        box([x - 0.8, y, z - 0.3], [x + 0.8, y + 0.2, z + 0.3], flat([2, 2.05, 2.1])),
      ]),
      ...goal(middle),
      ...(isFull
        ? [
            ...hockeyPlayer([at(-1.35), 4.9], { way: side, kit: HOME, stride: 1 }),
            ...hockeyPlayer([at(1.25), 6.2], { way: -side, kit: GUEST, stride: -1 }),
            ...hockeyPlayer([at(-4.6), 9.6], { way: side, kit: GUEST, stride: 1 }),
            ...hockeyPlayer([at(4.4), 10.8], { way: -side, kit: HOME, stride: -1 }),
            ...hockeyPlayer([at(-1.6), 13], { way: side, kit: HOME, stride: -1 }),
            ...hockeyPlayer([middle, goalLine - 0.8], {
              way: side,
              kit: GUEST,
              stride: 0,
              isKeeper: true,
            }),
          ]
        : []),
      drum([at(-0.12), 4.75], [0, 0.03], [0.06, 0.06], flat([0.05, 0.05, 0.06])),
    ],
  };
}

/** The goal: red posts, a net behind them. */
function goal(x: number): Solid[] {
  const { goal: half, goalHigh: high } = RINK;
  const red = flat(RED);
  const net: Material = (px, py, pz) => {
    const [u, v] = [(px - x) / 0.12, (py + pz) / 0.12];
    const isCord = Math.abs(u - Math.round(u)) < 0.16 || Math.abs(v - Math.round(v)) < 0.16;
    return isCord ? [0.97, 0.97, 0.98] : [0.62, 0.68, 0.74];
  };
  const z = goalLine;
  return [
    ...[-half, half].map((dx) => drum([x + dx, z], [0, high], [0.045, 0.045], red)),
    box([x - half, high - 0.09, z - 0.045], [x + half, high, z + 0.045], red),
    box([x - half, 0, z + 0.9], [x + half, high * 0.9, z + 0.93], net),
    ...[-half, half].map((dx) =>
      box([x + dx - 0.015, 0, z], [x + dx + 0.015, high * 0.92, z + 0.9], net),
    ),
  ];
}
