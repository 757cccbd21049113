import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('who reads while waiting', () => {
  it('sits over it, and a comic that is read is no style of the picture', () => {
    const idea = readPrompt('a woman reading a comic while waiting in a laundromat');
    expect(idea).toMatchObject({
      ...{ land: 'laundry', style: null },
      subjects: [{ thing: 'person', posture: 'sitting' }],
    });
    expect(idea.subjects[0]?.traits).toContain('reading');
  });

  it('stands where that is said, and a comic is a style by itself', () => {
    expect(readPrompt('a man standing and reading').subjects[0]?.posture).toBe('standing');
    expect(readPrompt('a hero, comic style').style).toBe('cartoon');
  });
});
