import { describe, expect, it } from 'vitest';
import { solveGradients } from './solve-gradients.ts';

const [WIDTH, HEIGHT] = [181, 120];
const zeros = () => new Float32Array(WIDTH * HEIGHT);
const holeWhere = (isHole: (x: number, y: number) => boolean) =>
  Uint8Array.from(zeros(), (_, at) => (isHole(at % WIDTH, Math.floor(at / WIDTH)) ? 1 : 0));
const isWithin = (x: number, y: number) => Math.hypot(x - 80, y - 62) < 48;

/** By how much at most what is solved in a wide hole errs, told the steps of the truth or none. */
function errorOf(planeOf: (x: number, y: number) => number, isTold: boolean): number {
  const truth = Float32Array.from(zeros(), (_, at) => planeOf(at % WIDTH, Math.floor(at / WIDTH)));
  const hole = holeWhere(isWithin);
  const plane = truth.map((value, at) => (hole[at] === 1 ? 0 : value));
  const rises = zeros();
  if (isTold)
    hole.forEach((value, at) => {
      if (value === 0) return;
      for (const step of [-1, 1, -WIDTH, WIDTH])
        rises[at] = (rises[at] as number) + (truth[at + step] as number) - (truth[at] as number);
    });
  solveGradients([plane], [rises], hole, WIDTH);
  return Math.max(...plane.map((value, at) => Math.abs(value - (truth[at] as number))));
}

describe('values solved from steps', () => {
  it('are the smoothest continuation where no steps are wanted', () => {
    // Harmonic, as the continuation is.
    const saddle = (x: number, y: number) => 100 + ((x - 90) ** 2 - (y - 60) ** 2) / 100;
    expect(errorOf(saddle, false)).toBeLessThan(0.5);
  });

  it('have the steps that are wanted, coarse and fine', () => {
    const waves = (x: number, y: number) =>
      90 + 40 * Math.sin(x / 19) * Math.cos(y / 27) + 6 * Math.sin(x + 2 * y);
    expect(errorOf(waves, false)).toBeGreaterThan(20);
    expect(errorOf(waves, true)).toBeLessThan(1);
  });

  it('add up over no more than the reach of a pull', () => {
    const hole = holeWhere(isWithin);
    const rises = hole.map((value, at) => (value === 1 && at % WIDTH === 80 ? 10 : 0));
    const deepest = (pull: number) => {
      const plane = zeros();
      solveGradients([plane], [Float32Array.from(rises)], hole, WIDTH, pull);
      return [80, 95].map((x) => -(plane[62 * WIDTH + x] as number));
    };
    const [free, pulled] = [deepest(0), deepest(1 / 25)];
    expect((free[1] as number) / (free[0] as number)).toBeGreaterThan(0.5);
    expect((pulled[1] as number) / (pulled[0] as number)).toBeLessThan(0.1);
  });

  it('go on beyond what a side of the picture cuts', () => {
    const hole = holeWhere((x) => x > 150);
    const plane = Float32Array.from(hole, (value) => (value === 1 ? 0 : 77));
    solveGradients([plane], [zeros()], hole, WIDTH);
    expect(Math.min(...plane)).toBeGreaterThan(76.5);
  });
});
