import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { hillSide } from '../europe/greek-island.ts';
import { ghats, onBank, onPlatform, STEPS, stepAt } from './ghats.ts';

const settingOf = (index: number, prompt = 'Varanasi') =>
  decide(readPrompt(prompt), null, 3, index);

describe('the ghats of Varanasi', () => {
  it('rise from the river in wide steps on one side, in each of the four pictures', () => {
    expect(stepAt(0)).toBeCloseTo(STEPS.low + STEPS.high);
    expect(stepAt(99)).toBeCloseTo(STEPS.low + STEPS.count * STEPS.high);
    for (const index of [0, 1, 2, 3]) {
      const setting = settingOf(index);
      const [near] = onBank(setting, 0, 0);
      const [far, ahead] = onBank(setting, 200, 0);
      expect(hillSide(setting) * near).toBeGreaterThan(5);
      // It runs before the eye, and leaves the river open beside it.
      expect(hillSide(setting) * far).toBeLessThan(0);
      expect((hillSide(setting) * far) / ahead).toBeGreaterThan(-0.6);
    }
  });

  it('have temples whose spires narrow toward their tips over the palaces', () => {
    const solids = ghats(settingOf(0), createRandom(2), 0);
    const tops = solids.map(({ high }) => high).sort((a, b) => b - a);
    expect(tops[0]).toBeGreaterThan(30);
  });

  it('burn lamps by night only, and have a platform for whoever is asked for', () => {
    const count = (lamps: number) => ghats(settingOf(0), createRandom(2), lamps).length;
    expect(count(0.46)).toBeGreaterThan(count(0) + 100);
    const asked = settingOf(0, 'a woman in Varanasi');
    expect(ghats(asked, createRandom(2), 0).length).toBe(count(0) + 1);
    expect(onPlatform(asked, 0)[1]).toBeGreaterThan(1);
  });
});
