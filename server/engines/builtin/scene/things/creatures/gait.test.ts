import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import { subtract } from '../sculpt/vector.ts';
import { legOf, tipOf } from './body/limbs.ts';
import { dressOf } from './clothing/dress.ts';
import { figureOf } from './figure.ts';
import { phaseOf } from './postures/phases.ts';
import { stanceOf } from './stance.ts';

const WHO = [[], ['woman'], ['girl'], ['child']] as const;

describe.each([0, 2])('who walks, in step %s', (nth) => {
  const doing = phaseOf('walking', nth);

  it.each(WHO.map((traits) => [traits]))(
    'comes down on one heel and pushes off the toes of the other foot: %s',
    (traits) => {
      const figure = figureOf(traits);
      const legs = [...stanceOf(figure, doing).legs].sort((a, b) => a[2][0] - b[2][0]);
      const [behind, ahead] = legs.map((leg) => tipOf(leg, figure.ankle)) as [number, number];
      expect(ahead).toBeLessThan(-0.08);
      expect(behind).toBeGreaterThan(0.4);
    },
  );

  it.each(WHO.map((traits) => [traits]))('has both feet on the ground: %s', (traits) => {
    const figure = figureOf(traits);
    const dress = dressOf(createRandom(3), doing, null, traits);
    stanceOf(figure, doing).legs.forEach((leg, n) => {
      const lowest = Math.min(
        ...legOf(dress, figure, leg, n === 0 ? -1 : 1).map(({ a, b, r1, r2, flat, shape }) =>
          shape === 'cone' ? Math.min(a[1] - r1 * flat, b[1] - r2 * flat) : 1,
        ),
      );
      expect(Math.abs(lowest)).toBeLessThan(0.014);
    });
  });

  it.each(WHO.map((traits) => [traits]))('has no leg longer than it is: %s', (traits) => {
    const figure = figureOf(traits);
    for (const [root, , ankle] of stanceOf(figure, doing).legs)
      expect(Math.hypot(...subtract(ankle, root))).toBeLessThan(figure.hips - figure.ankle);
  });
});

it('has feet flat that stand beneath the body', () => {
  const { ankle } = figureOf([]);
  for (const leg of stanceOf(figureOf([]), 'standing').legs)
    expect(Math.abs(tipOf(leg, ankle))).toBeLessThan(0.08);
});

it.each([0, 1, 2])('has a foot on the ground who runs, in step %s', (nth) => {
  for (const traits of WHO) {
    const figure = figureOf(traits);
    const doing = phaseOf('running', nth);
    const dress = dressOf(createRandom(3), doing, null, traits);
    const lowest = stanceOf(figure, doing).legs.flatMap((leg, n) =>
      legOf(dress, figure, leg, n === 0 ? -1 : 1).map(({ a, b, r1, r2, flat, shape }) =>
        shape === 'cone' ? Math.min(a[1] - r1 * flat, b[1] - r2 * flat) : 1,
      ),
    );
    expect(Math.abs(Math.min(...lowest))).toBeLessThan(0.02);
  }
});

it('holds a foot that is in the air about square to its shin', () => {
  const { legs } = stanceOf(figureOf([]), 'running');
  const [ahead] = legs;
  expect(ahead[2][1]).toBeGreaterThan(0.2);
  expect(tipOf(ahead, figureOf([]).ankle)).toBeLessThan(0.85);
});
