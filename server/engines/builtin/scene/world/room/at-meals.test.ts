import { expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { planFor } from './plan-for.ts';

const CAMERA = { focal: 400, horizon: 230, height: 1.5, centre: 256 };

/** How many tops of tables stand free in a kitchen. */
const tablesOf = (prompt: string): number => {
  const { solids } = planFor(CAMERA, decide(readPrompt(prompt), null, 3, 0));
  return solids.filter(
    ({ low, high }) => low[1] === 0.72 && high[1] === 0.76 && high[0] - low[0] > 1,
  ).length;
};

it('has no second table in a kitchen where people sit down to a dinner', () => {
  expect(tablesOf('a woman in a kitchen')).toBe(1);
  expect(tablesOf('a family having dinner in the kitchen')).toBe(0);
});
