import { describe, expect, it } from 'vitest';
import { chessboard } from './chess.ts';

const UP = [0, 1, 0] as const;

describe('a chessboard', () => {
  const model = chessboard([0, 1, 0]);
  const lumaAt = (x: number, z: number) => {
    const squares = model[1];
    if (squares === undefined) throw new Error('no board');
    const [red, green, blue] = squares.look.paint(x, 1.014, z, UP);
    return (red + green + blue) / 3;
  };

  it('has eight by eight squares, light and dark in turn', () => {
    const middles = Array.from({ length: 8 }, (_, n) => -0.125 + ((n + 0.5) * 0.25) / 8);
    for (const [rank, x] of middles.entries())
      for (const [file, z] of middles.entries())
        if ((rank + file) % 2 === 0) expect(lumaAt(x, z)).toBeLessThan(0.4);
        else expect(lumaAt(x, z)).toBeGreaterThan(0.6);
  });

  it('has white men on the one side and black ones on the other', () => {
    const men = model.slice(2).map(({ middle, look }) => ({
      x: middle[0],
      isWhite: look.paint(...middle, UP)[0] > 0.5,
    }));
    const mean = (isWhite: boolean) => {
      const those = men.filter((one) => one.isWhite === isWhite);
      return those.reduce((sum, { x }) => sum + x, 0) / those.length;
    };
    expect(mean(true)).toBeLessThan(-0.03);
    expect(mean(false)).toBeGreaterThan(0.03);
  });
});
