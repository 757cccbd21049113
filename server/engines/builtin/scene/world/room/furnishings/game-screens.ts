import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance } from '../materials.ts';

const NIGHT: Colour = [0.02, 0.02, 0.06];
const GREEN: Colour = [0.2, 1.5, 0.35];
const WHITE: Colour = [1.5, 1.5, 1.5];
const YELLOW: Colour = [1.6, 1.4, 0.1];
const RED: Colour = [1.5, 0.12, 0.12];
const BLUE: Colour = [0.1, 0.25, 1.5];
const CYAN: Colour = [0.15, 1.3, 1.5];
const MAGENTA: Colour = [1.5, 0.15, 1.1];

/** How many dots a screen has across and up. */
const DOTS = { across: 26, up: 30 } as const;

/** An alien, row by row. */
const ALIEN = ['01010', '11111', '10101', '11111', '10001'];

/** Five rows of aliens above a ship that shoots, and its shields. */
function invaders(column: number, row: number): Colour {
  const [i, j] = [Math.floor((column - 1) / 6), Math.floor((row - 3) / 6)];
  if (i >= 0 && i < 4 && j >= 0 && j < 3) {
    const isOn = ALIEN[(row - 3) % 6]?.[(column - 1) % 6] === '1';
    return isOn ? ([MAGENTA, CYAN, GREEN][j] as Colour) : NIGHT;
  }
  if (row >= 24 && row < 26 && column % 8 > 2 && column % 8 < 7) return RED;
  if (row > 27 && Math.abs(column - 12) <= (row === 28 ? 1 : 3)) return GREEN;
  return column === 12 && row > 20 && row < 24 ? WHITE : NIGHT;
}

/** Blue walls of a maze, dots, a yellow disc that eats them, ghosts behind it. */
function maze(column: number, row: number): Colour {
  const disc = Math.hypot(column - 16, row - 14);
  if (disc < 2.6) return column > 16 && Math.abs(row - 14) < column - 15.6 ? NIGHT : YELLOW;
  for (const [x, own] of [
    [9, RED],
    [4, CYAN],
  ] as const)
    if (Math.abs(column - x) < 2 && row > 11 && row < 17)
      return row === 13 && column !== x ? WHITE : own;
  const isAisle = row % 7 < 3 || column % 9 < 3;
  if (!isAisle)
    return row % 7 === 3 || row % 7 === 6 || column % 9 === 3 || column % 9 === 8 ? BLUE : NIGHT;
  return row % 7 === 1 && column % 3 === 1 ? WHITE : NIGHT;
}

/** A road to a setting sun between palms' dark verges, a red car on it. */
function race(column: number, row: number): Colour {
  const sun = Math.hypot(column - 13, (row - 12) * 1.1);
  if (row < 13) {
    if (sun < 7) return row % 3 === 2 && row > 7 ? MAGENTA : YELLOW;
    return [0.35 + 0.05 * row, 0.06, 0.6];
  }
  const half = 1.5 + (row - 13) * 0.72;
  const off = column - 12.5;
  if (row > 23 && Math.abs(off + 2) < 3) return row > 27 && Math.abs(off + 2) > 1.5 ? NIGHT : RED;
  if (Math.abs(off) > half)
    return Math.floor(row / 2) % 2 === 0 ? [0.1, 0.7, 0.3] : [0.05, 0.5, 0.2];
  return Math.abs(off) < 0.6 && row % 5 < 3 ? WHITE : [0.22, 0.2, 0.3];
}

/** Coloured blocks that have fallen into a pit, and one that falls. */
function blocks(column: number, row: number): Colour {
  const [i, j] = [Math.floor(column / 2), Math.floor(row / 2)];
  if (i < 2 || i > 10) return [0.16, 0.16, 0.3];
  const kinds = [RED, CYAN, YELLOW, GREEN, MAGENTA, BLUE];
  const isPiled = j > 9 + Math.floor(3 * chance(i, 5)) || j === 14;
  const falls = (j === 4 && i > 4 && i < 8) || (j === 5 && i === 6);
  if (!isPiled && !falls) return NIGHT;
  const own = falls ? YELLOW : (kinds[Math.floor(6 * chance(Math.floor(i / 2), j))] as Colour);
  return column % 2 === 0 || row % 2 === 0 ? own : scaleColour(own, 0.7);
}

const GAMES = [invaders, race, maze, blocks];

/** What a game shows at a place of its screen, both from 0 to 1, from the left and from the top. */
export function gameScreen(number: number, across: number, down: number): Colour {
  const game = GAMES[number % GAMES.length] as (typeof GAMES)[number];
  return game(Math.floor(across * DOTS.across), Math.floor(down * DOTS.up));
}
