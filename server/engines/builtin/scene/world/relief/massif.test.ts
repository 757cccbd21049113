import { describe, expect, it } from 'vitest';
import { createNoise } from '../../noise.ts';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { createMassif, type Massif } from './massif.ts';

const KINDS: readonly Massif[] = ['ridges', 'needles', 'domes', 'tables', 'horn'];
const [FROM, TOP, STEP] = [1_000, 240, 10];

/** Heights of a massif row by row, ever farther off. */
function gridOf(kind: Massif, seed: number): number[][] {
  const height = createMassif(kind, {
    noise: createNoise(seed),
    side: 1,
    from: FROM,
    top: TOP,
    clear: () => 1,
    isRough: false,
  });
  return Array.from({ length: 100 }, (_, row) =>
    Array.from({ length: 160 }, (_, column) => height((column - 80) * STEP, FROM + row * STEP)),
  );
}

/** The skyline: of each direction aside the highest ground. */
const skylineOf = (grid: readonly (readonly number[])[]): number[] =>
  (grid[0] ?? []).map((_, column) => Math.max(...grid.map((row) => row[column] ?? 0)));

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** How steep the high ground of a massif is from one place to the next, each as a share. */
const slopesOf = (kind: Massif, seed: number): number[] =>
  gridOf(kind, seed).flatMap((row) =>
    row.slice(1).flatMap((height, n) => {
      const before = row[n] ?? 0;
      return Math.min(height, before) < 0.5 * TOP ? [] : [Math.abs(height - before) / STEP];
    }),
  );

const SEEDS = [3, 8, 21];
const steepness = (kind: Massif) => mean(SEEDS.flatMap((seed) => slopesOf(kind, seed)));
const levelShare = (kind: Massif) => {
  const slopes = SEEDS.flatMap((seed) => slopesOf(kind, seed));
  return slopes.filter((slope) => slope < 0.12).length / slopes.length;
};

describe('mountains', () => {
  it.each(KINDS)('rise behind where they begin, to about their height: %s', (kind) => {
    for (const seed of SEEDS) {
      const grid = gridOf(kind, seed);
      expect(Math.max(...(grid[0] ?? []))).toBeLessThan(1);
      expect(Math.max(...skylineOf(grid))).toBeGreaterThan(0.5 * TOP);
      expect(Math.max(...skylineOf(grid))).toBeLessThan(1.8 * TOP);
    }
  });

  it('are gentle as domes and steep as needles', () => {
    expect(steepness('domes')).toBeLessThan(0.6 * steepness('ridges'));
    expect(steepness('needles')).toBeGreaterThan(1.1 * steepness('ridges'));
  });

  it('are level on top as tables', () => {
    expect(levelShare('tables')).toBeGreaterThan(2 * levelShare('ridges'));
  });

  it('have no other peak as high beside a horn, as ridges have', () => {
    const second = (kind: Massif) =>
      mean(
        SEEDS.map((seed) => {
          const skyline = skylineOf(gridOf(kind, seed));
          const highest = Math.max(...skyline);
          const at = skyline.indexOf(highest);
          const away = skyline.filter((_, column) => Math.abs(column - at) > 500 / STEP);
          return Math.max(...away) / highest;
        }),
      );
    expect(second('horn')).toBeLessThan(0.75);
    expect(second('horn')).toBeLessThan(second('ridges') - 0.1);
  });

  it('are of every kind behind meadows, and high where they are asked for', () => {
    const kindsOf = (prompt: string) =>
      new Set(
        Array.from({ length: 60 }, (_, seed) => decide(readPrompt(prompt), null, seed, 0).massif),
      );
    expect(kindsOf('a meadow')).toEqual(new Set(KINDS));
    expect(kindsOf('high mountains')).toEqual(new Set(['ridges', 'horn', 'needles']));
  });
});
