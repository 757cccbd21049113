import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';
import { isOffDuty, withoutIdleTrades } from './off-duty.ts';

const traitsOf = (prompt: string) => readPrompt(prompt).subjects[0]?.traits ?? [];

describe('who does something else than the work of a trade', () => {
  it.each([
    ['a teacher covering her ears', 'earscovered', 'teacher'],
    ['ein Gärtner schiebt eine Schubkarre', 'pushing', 'watering'],
    ['a potter sweeping the floor', 'sweeping', 'potting'],
  ] as const)('does that: %s', (prompt, deed, work) => {
    expect(traitsOf(prompt)).toContain(work);
    expect(isOffDuty(traitsOf(prompt))).toBe(true);
    expect(withoutIdleTrades(traitsOf(prompt))).toContain(deed);
    expect(withoutIdleTrades(traitsOf(prompt))).not.toContain(work);
  });

  it.each(['a teacher', 'a gardener watering flowers', 'a young potter with a red beard'])(
    'is at that work else: %s',
    (prompt) => {
      expect(isOffDuty(traitsOf(prompt))).toBe(false);
      expect(withoutIdleTrades(traitsOf(prompt))).toEqual(traitsOf(prompt));
    },
  );
});
