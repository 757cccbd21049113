import { expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { USUAL_EYE } from '../../eye.ts';
import { LEVEL } from '../level-site.ts';
import { EASTERN_ROOFS } from './eastern-roofs.ts';

const setting = decide(readPrompt('a flying carpet over the city'), null, 3, 0);
const solids =
  EASTERN_ROOFS.solids?.({ setting, random: createRandom(3), lamps: 0, groundAt: () => LEVEL }) ??
  [];

it('lies below the eye, but for what rises in the distance', () => {
  const eye =
    LEVEL + USUAL_EYE.field * Math.min(...(EASTERN_ROOFS.views ?? []).map((view) => view.eye));
  const near = solids.filter(({ plan }) => plan.every(([, z]) => z < 60));
  expect(near.length).toBeGreaterThan(60);
  expect(Math.max(...near.map(({ high }) => high))).toBeLessThan(eye);
  expect(solids.some(({ high }) => high > eye + 8)).toBe(true);
});

it('leaves mosque and palace free of houses', () => {
  const towers = solids.filter(({ high, low }) => high - low > 24);
  expect(towers.length).toBeGreaterThan(7);
});
