import { describe, expect, it } from 'vitest';
import { readPrompt } from '../../../words/read-prompt.ts';
import { isFeat } from '../at-feat.ts';
import { featShare } from '../feat.ts';

describe('who looks through a telescope', () => {
  it('has one that rises over the head', () => {
    const [astronomer] = readPrompt('an astronomer').subjects;
    expect(isFeat(astronomer?.traits ?? [])).toBe(true);
    expect(featShare(astronomer?.traits ?? [])).toBeGreaterThan(1.2);
  });
});
