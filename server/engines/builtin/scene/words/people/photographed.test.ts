import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('who takes a picture of somebody', () => {
  it.each([
    ['a photographer taking a picture of a bride', 'bride'],
    ['a man taking a picture of his wife', 'woman'],
    ['ein Fotograf fotografiert eine Braut', 'bride'],
  ])('is somebody else, with the camera, and both face each other: %s', (prompt, trait) => {
    const { subjects } = readPrompt(prompt);
    expect(subjects).toMatchObject([
      { thing: 'person', holds: { thing: 'camera' }, relation: { is: 'meets', party: 'first' } },
      { thing: 'person', traits: [trait], relation: { is: 'meets', party: 'second' } },
    ]);
    expect(subjects[1]?.holds).toBeUndefined();
  });

  it('is one person, and two are not turned to each other, where nobody else is named', () => {
    expect(readPrompt('a young woman taking a photo').subjects).toHaveLength(1);
    const [two] = readPrompt('two tourists taking photos').subjects;
    expect(two?.relation).toBeUndefined();
  });
});
