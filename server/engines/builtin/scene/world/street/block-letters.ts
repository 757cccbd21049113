import { clamp } from '../../arithmetic.ts';
import type { Plot } from './solid.ts';

/** Letters as rows from above, of five places each. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  A: ['.###.', '#...#', '#...#', '#####', '#...#', '#...#', '#...#'],
  B: ['####.', '#...#', '#...#', '####.', '#...#', '#...#', '####.'],
  C: ['.####', '#....', '#....', '#....', '#....', '#....', '.####'],
  D: ['####.', '#...#', '#...#', '#...#', '#...#', '#...#', '####.'],
  E: ['#####', '#....', '#....', '####.', '#....', '#....', '#####'],
  F: ['#####', '#....', '#....', '####.', '#....', '#....', '#....'],
  G: ['.####', '#....', '#....', '#..##', '#...#', '#...#', '.####'],
  H: ['#...#', '#...#', '#...#', '#####', '#...#', '#...#', '#...#'],
  I: ['#####', '..#..', '..#..', '..#..', '..#..', '..#..', '#####'],
  K: ['#...#', '#..#.', '#.#..', '##...', '#.#..', '#..#.', '#...#'],
  L: ['#....', '#....', '#....', '#....', '#....', '#....', '#####'],
  M: ['#...#', '##.##', '#.#.#', '#...#', '#...#', '#...#', '#...#'],
  N: ['#...#', '##..#', '##..#', '#.#.#', '#..##', '#..##', '#...#'],
  O: ['.###.', '#...#', '#...#', '#...#', '#...#', '#...#', '.###.'],
  P: ['####.', '#...#', '#...#', '####.', '#....', '#....', '#....'],
  Q: ['.###.', '#...#', '#...#', '#...#', '#.#.#', '#..#.', '.##.#'],
  R: ['####.', '#...#', '#...#', '####.', '#.#..', '#..#.', '#...#'],
  S: ['.####', '#....', '#....', '.###.', '....#', '....#', '####.'],
  T: ['#####', '..#..', '..#..', '..#..', '..#..', '..#..', '..#..'],
  U: ['#...#', '#...#', '#...#', '#...#', '#...#', '#...#', '.###.'],
  V: ['#...#', '#...#', '#...#', '#...#', '.#.#.', '.#.#.', '..#..'],
  W: ['#...#', '#...#', '#...#', '#.#.#', '#.#.#', '##.##', '#...#'],
  Y: ['#...#', '#...#', '.#.#.', '..#..', '..#..', '..#..', '..#..'],
  Z: ['#####', '....#', '...#.', '..#..', '.#...', '#....', '#####'],
  0: ['.###.', '#...#', '#..##', '#.#.#', '##..#', '#...#', '.###.'],
  1: ['..#..', '.##..', '..#..', '..#..', '..#..', '..#..', '.###.'],
  2: ['.###.', '#...#', '....#', '...#.', '..#..', '.#...', '#####'],
  8: ['.###.', '#...#', '#...#', '.###.', '#...#', '#...#', '.###.'],
  6: ['.###.', '#....', '#....', '####.', '#...#', '#...#', '.###.'],
};
/** Places across a letter with the gap behind it, and up. */
const ACROSS = 6;
const UP = 7;

/** How much of a place is ink in a word written in block letters, `u` along it and `v` up, both 0 to 1; `soft` is how much of its height a pixel covers. */
export function inkAt(word: string, u: number, v: number, soft: number): number {
  if (u < 0 || u >= 1 || v < 0 || v >= 1) return 0;
  const places = word.length * ACROSS - 1;
  const across = u * places;
  const [column, row] = [Math.floor(across), Math.floor((1 - v) * UP)];
  const isInk = (x: number, y: number) =>
    LETTERS[word[Math.floor(x / ACROSS)] ?? '']?.[y]?.[x % ACROSS] === '#' ? 1 : 0;
  // Far off a letter is grey.
  const fine = clamp(1.6 - soft * UP);
  return fine * isInk(column, row) + (1 - fine) * 0.5;
}

/** A stretch of ink in a word: from where to where along it, its lower and upper edge; all 0 to 1 of the word's length and height. */
export type Stroke = readonly [from: number, to: number, low: number, high: number];

/** The stretches of ink that a word in block letters is made of. */
export function strokesOf(word: string): Stroke[] {
  const places = word.length * ACROSS - 1;
  return Array.from(word).flatMap((letter, at) =>
    (LETTERS[letter] ?? []).flatMap((row, down) =>
      Array.from(row.matchAll(/#+/g), ({ index, 0: run }): Stroke => {
        const from = at * ACROSS + index;
        return [from / places, (from + run.length) / places, 1 - (down + 1) / UP, 1 - down / UP];
      }),
    ),
  );
}

/** How far along the front of a plot a place is as it is read, from its left to its right: some plots run from right to left. */
export const asRead = ({ u, w }: Plot, long: number, along: number): number =>
  u[0] * w[1] - u[1] * w[0] < 0 ? long - along : along;
