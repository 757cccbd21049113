import { expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { planStreet } from './plan-street.ts';
import { wayOf } from './way.ts';

/** The highest of what a town's square has, by how much higher than the eye the picture reaches at each unit of distance. */
function highestOf(index: number, rise: number): { readonly top: number; readonly sees: number } {
  const setting = decide(readPrompt('children in the square of a town'), null, 3, index);
  const way = wayOf(setting);
  const solids = planStreet(way, setting, 0, (z) => 1.6 + rise * z);
  const top = solids.reduce((most, one) => (one.high > most.high ? one : most));
  const z = Math.min(...top.plan.map(([, ahead]) => ahead));
  return { top: top.high, sees: 1.6 + rise * z };
}

it('a church over a square ends below the upper edge of the picture', () => {
  for (const index of [0, 1, 2, 3]) {
    const { top, sees } = highestOf(index, 0.72);
    expect(top, `${index}`).toBeGreaterThan(22);
    expect(top, `${index}`).toBeLessThan(sees);
  }
});

it('is as high as it likes where all of it is seen', () => {
  expect(highestOf(0, 3).top).toBeGreaterThan(36);
});
