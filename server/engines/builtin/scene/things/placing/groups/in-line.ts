/** How far apart the first and the last of a line are, in widths of the picture, and how small the last is beside the first. */
const LINE = { long: 0.74, last: 0.5 } as const;

/** How large one of a line is beside the first, the nearest. */
export const shareInLine = (index: number, count: number): number =>
  1 - ((1 - LINE.last) * index) / Math.max(1, count - 1);

/** Where one of a line is, as a share of the width: the first before the others, toward that side, and each as far behind as it is large. */
export function placeInLine(index: number, count: number, side: number): number {
  const before = (many: number) =>
    Array.from({ length: many }, (_, n) => shareInLine(n + 0.5, count)).reduce((a, b) => a + b, 0);
  const share = before(index) / Math.max(1e-6, before(count - 1));
  return 0.5 + side * LINE.long * (0.5 - share);
}

/** Where those of a race are, the nearest first: shares of the picture's width, and of the way from the horizon down. */
const RACE = [
  [0.4, 0.93],
  [0.66, 0.8],
  [0.2, 0.7],
  [0.52, 0.62],
  [0.8, 0.58],
  [0.34, 0.5],
  [0.62, 0.47],
  [0.46, 0.42],
] as const;

/** Where the one of a race is that is the `index`th: shares of the picture's width, and of the way from the horizon down. */
export function placeInRace(index: number): { readonly column: number; readonly down: number } {
  const [column, down] = RACE[index % RACE.length] ?? RACE[0];
  return { column, down };
}
