import { clamp } from '../../arithmetic.ts';

/** Letters as rows from above, of five places each. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  A: ['.###.', '#...#', '#...#', '#####', '#...#', '#...#', '#...#'],
  B: ['####.', '#...#', '#...#', '####.', '#...#', '#...#', '####.'],
  E: ['#####', '#....', '#....', '####.', '#....', '#....', '#####'],
  F: ['#####', '#....', '#....', '####.', '#....', '#....', '#....'],
  H: ['#...#', '#...#', '#...#', '#####', '#...#', '#...#', '#...#'],
  I: ['#####', '..#..', '..#..', '..#..', '..#..', '..#..', '#####'],
  K: ['#...#', '#..#.', '#.#..', '##...', '#.#..', '#..#.', '#...#'],
  L: ['#....', '#....', '#....', '#....', '#....', '#....', '#####'],
  N: ['#...#', '##..#', '##..#', '#.#.#', '#..##', '#..##', '#...#'],
  O: ['.###.', '#...#', '#...#', '#...#', '#...#', '#...#', '.###.'],
  R: ['####.', '#...#', '#...#', '####.', '#.#..', '#..#.', '#...#'],
  S: ['.####', '#....', '#....', '.###.', '....#', '....#', '####.'],
  T: ['#####', '..#..', '..#..', '..#..', '..#..', '..#..', '..#..'],
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
