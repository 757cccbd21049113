import { describe, expect, it } from 'vitest';
import { featOf } from '../at-feat.ts';
import { wishFor } from '../testing/model-of.ts';

describe('what is let go', () => {
  const piecesOf = (...traits: Parameters<typeof wishFor>[0]) =>
    featOf(wishFor(traits))?.model ?? [];

  it('is a bowling ball, in the hand that is low', () => {
    const balls = piecesOf('bowling').filter(({ r1, shape, b }) =>
      shape === 'ellipsoid' ? Math.abs(b[0] - 0.078) < 1e-6 : Math.abs(r1 - 0.078) < 1e-6,
    );
    expect(balls.length).toBeGreaterThan(0);
  });

  it('is oneself over the water, which springs up all around', () => {
    const model = piecesOf('bombing');
    const low = model.filter(({ middle }) => middle[1] < 0.02);
    expect(model.length).toBeGreaterThan(60);
    expect(low.length).toBeGreaterThan(0);
  });

  it('is a leap in a puddle, the feet over its spray', () => {
    const model = piecesOf('puddlejumping');
    const flat = model.filter(({ middle }) => middle[1] === 0);
    expect(flat.length).toBeGreaterThan(0);
    expect(model.length).toBeGreaterThan(60);
  });

  it('is no ladder, on which one stands off the ground', () => {
    const rungs = piecesOf('onladder').filter(({ shape }) => shape === 'box');
    expect(rungs.length).toBeGreaterThan(8);
  });
});
