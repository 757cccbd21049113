import { describe, expect, it } from 'vitest';
import type { Subject } from '../../../words/idea.ts';
import { onPlatform } from '../spots/on-platform.ts';
import { groundStage } from '../testing/ground-stage.ts';
import { wavingAt } from './waving-at.ts';

const heading = (prompt: string, x: number): number | undefined => {
  const stage = groundStage(prompt);
  const [subject] = stage.setting.subjects;
  return subject && wavingAt(stage, subject, [stage.setting.side * x, 6]);
};

describe('who waves', () => {
  it('looks at the train that is there, half from the eye', () => {
    const stage = groundStage('people waving in a train station, a train');
    const turned = heading('people waving in a train station, a train', -1) ?? 99;
    expect(Math.sign(Math.cos(turned))).toBe(stage.setting.side);
    expect(Math.sin(turned)).toBeLessThan(0);
  });

  it('stands on the platform and on no track', () => {
    const { setting } = groundStage('people waving in an old railway station');
    const [subject] = setting.subjects;
    for (const out of [-2, 0, 1, 2.5]) {
      const x = onPlatform(setting, subject as Subject, setting.side * out);
      expect(setting.side * x, `${out}`).toBeLessThan(0.2);
    }
  });

  it('looks anywhere without one', () => {
    expect(heading('people waving in a meadow', 0)).toBeUndefined();
  });
});
