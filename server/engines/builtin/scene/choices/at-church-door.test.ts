import { describe, expect, it } from 'vitest';
import { decide } from '../setting.ts';
import { readPrompt } from '../words/read-prompt.ts';

const sceneryOf = (prompt: string) => decide(readPrompt(prompt), null, 5, 0).idea.scenery;

describe('two who marry', () => {
  it.each([
    'bride and groom coming out of a church, guests throw rice',
    'newlyweds leave the church under rose petals',
    'Brautpaar kommt aus der Kirche, Gäste werfen Reis',
    '新郎新娘走出教堂',
    'жених и невеста выходят из церкви',
  ])('come out of the door of a church that is named: %s', (prompt) => {
    expect(sceneryOf(prompt)).toBe('churchdoor');
  });

  it.each([
    'bride and groom on a beach',
    'a church',
    'a priest before a church',
    'a ruined church, a bride',
  ])('do not where none or nobody is: %s', (prompt) => {
    expect(sceneryOf(prompt)).not.toBe('churchdoor');
  });
});
