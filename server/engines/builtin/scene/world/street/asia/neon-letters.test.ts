import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { neonHouse } from './neon-alley.ts';
import { glyphAt, level, syllableAt, upright } from './neon-letters.ts';

const SCRIPTS = ['han', 'hangul', 'latin'] as const;
const BOARD = { wide: 1, tall: 4, pixel: 0.01 };

/** The ink on a board, row by row from its foot. */
const rows = (inkOf: (along: number, up: number) => number): number[][] =>
  Array.from({ length: 80 }, (_, y) =>
    Array.from({ length: 40 }, (_, x) => inkOf((x + 0.5) / 40, (4 * (y + 0.5)) / 80)),
  );

describe.each(SCRIPTS)('letters of neon in %s', (letters) => {
  it('cover a part of a board, upright and level, and leave its rim free', () => {
    for (const write of [upright, level])
      for (const number of [3, 8, 21, 400]) {
        const wide = write === level ? 9 : 1;
        const ink = rows((along, up) =>
          write(letters, number, along * wide, up, { ...BOARD, wide }),
        );
        const all = ink.flat();
        const share = all.reduce((sum, one) => sum + one, 0) / all.length;
        expect(share).toBeGreaterThan(0.05);
        expect(share).toBeLessThan(0.5);
        expect(Math.max(...all)).toBeLessThanOrEqual(1);
        for (const row of ink) expect(row[0]).toBe(0);
      }
  });
});

describe('what is written in Latin letters', () => {
  it('reads from above downward and from left to right', () => {
    // The first word of three letters is BAR or one like it: each letter's place has ink, and an R or a B is heavier at its left.
    const ink = rows((along, up) => upright('latin', 1, along, up, { ...BOARD, tall: 4 }));
    const halves = [0, 1].map((half) =>
      ink.flatMap((row) => row.slice(20 * half, 20 * half + 20)).reduce((sum, one) => sum + one, 0),
    );
    expect(halves[0]).toBeGreaterThan(halves[1] ?? 0);
  });

  it('hangs in streets without paper lanterns', () => {
    const plot = { x: -3, z: 8, u: [0, 1], w: [-1, 0], wide: 8, deep: 11 } as const;
    const [han, latin] = (['han', 'latin'] as const).map(
      (letters) => neonHouse(plot, createRandom(4), 0.5, letters).length,
    );
    expect(latin).toBeLessThan(han ?? 0);
  });
});

it('A sign of Korean syllables is another than one of Chinese', () => {
  const of = (at: typeof glyphAt) =>
    Array.from({ length: 400 }, (_, n) => at(7, ((n % 20) + 0.5) / 20, n / 20 / 20, 0.01));
  const [one, other] = [of(glyphAt), of(syllableAt)];
  expect(one.filter((ink, n) => Math.abs(ink - (other[n] ?? 0)) > 0.5).length).toBeGreaterThan(40);
});
