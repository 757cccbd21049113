import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../words/language.ts';
import { PHRASE_WORDS } from '../lists/phrases.ts';
import { readPrompt } from '../read-prompt.ts';

describe('a frame to walk with', () => {
  it.each(LANGUAGES)('is nobody, and no thing that stands about: %s', (language) => {
    for (const word of PHRASE_WORDS[language].walkingframe.split('|'))
      expect(readPrompt(word).subjects, word).toEqual([]);
  });

  it('leaves who has it alone, and a walker who is somebody', () => {
    expect(readPrompt('an old woman with a walker in the park').subjects[0]).toMatchObject({
      ...{ thing: 'person', count: 1 },
      traits: ['woman', 'old'],
    });
    const people = readPrompt('an old woman with her walker').subjects;
    expect(people.filter(({ thing }) => thing === 'person')).toHaveLength(1);
    expect(readPrompt('a lonely walker').subjects).toMatchObject([{ thing: 'person' }]);
  });
});
