import { describe, expect, it } from 'vitest';
import { fastCoachOf, fastEngineOf } from './fast-train.ts';
import { CAR } from './train.ts';

/** How far the parts of a model reach along the rails. */
const reach = (model: ReturnType<typeof fastEngineOf>) =>
  model.map(({ a, b }) => [a[0] - b[0], a[0] + b[0]] as const);

describe('a fast train', () => {
  it('ends in a nose before the body of its first car', () => {
    const [body, nose] = reach(fastEngineOf(null));
    expect(nose?.[1]).toBeGreaterThan((body?.[1] ?? 9) + 0.5);
  });

  it('has cars that reach from coupling to coupling', () => {
    for (const [from, to] of reach(fastCoachOf(null)))
      expect(to - from).toBeLessThan(CAR.coach + 0.1);
  });

  it('is painted as it is asked to be', () => {
    const [body] = fastCoachOf([0.7, 0.1, 0.1]);
    expect(body?.look.paint(0, 0.55, -0.19, [0, 0, -1])).toEqual([0.7, 0.1, 0.1]);
  });
});
