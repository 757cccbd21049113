/** Capital letters of painted words: rows from the top, a `#` for what is painted. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  A: ['.##.', '#..#', '####', '#..#', '#..#'],
  B: ['###.', '#..#', '###.', '#..#', '###.'],
  C: ['.###', '#...', '#...', '#...', '.###'],
  D: ['###.', '#..#', '#..#', '#..#', '###.'],
  E: ['####', '#...', '###.', '#...', '####'],
  F: ['####', '#...', '###.', '#...', '#...'],
  G: ['.###', '#...', '#.##', '#..#', '.###'],
  H: ['#..#', '#..#', '####', '#..#', '#..#'],
  I: ['#', '#', '#', '#', '#'],
  L: ['#...', '#...', '#...', '#...', '####'],
  M: ['#...#', '##.##', '#.#.#', '#...#', '#...#'],
  N: ['#..#', '##.#', '#.##', '#..#', '#..#'],
  O: ['.##.', '#..#', '#..#', '#..#', '.##.'],
  P: ['###.', '#..#', '###.', '#...', '#...'],
  R: ['###.', '#..#', '###.', '#.#.', '#..#'],
  S: ['.###', '#...', '.##.', '...#', '###.'],
  T: ['###', '.#.', '.#.', '.#.', '.#.'],
  U: ['#..#', '#..#', '#..#', '#..#', '.##.'],
  X: ['#..#', '#..#', '.##.', '#..#', '#..#'],
  Z: ['####', '..#.', '.#..', '#...', '####'],
  ' ': ['..', '..', '..', '..', '..'],
};

const ROWS = 5;

/** The rows of a whole word, a gap between its letters. */
const rowsOf = (word: string): readonly string[] =>
  Array.from({ length: ROWS }, (_, row) =>
    [...word].map((letter) => LETTERS[letter]?.[row] ?? '').join('.'),
  );

/** Whether a word is painted at a place: it is `high` and begins at 0 across, its foot at 0 upward. */
export function lettering(word: string, high: number): (across: number, up: number) => boolean {
  const rows = rowsOf(word);
  const cell = high / ROWS;
  return (across, up) =>
    rows[ROWS - 1 - Math.floor(up / cell)]?.[Math.floor(across / cell)] === '#';
}

/** How wide a word is that is so high. */
export const widthOf = (word: string, high: number): number =>
  ((rowsOf(word)[0]?.length ?? 0) * high) / ROWS;
