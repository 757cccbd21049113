import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a bird on a shoulder', () => {
  it.each([
    'a pirate with a parrot on his shoulder|a sailor with a parrot on the shoulder|a pirate with a parrot',
    'ein Pirat mit einem Papagei auf der Schulter',
    "un pirate avec un perroquet sur l'épaule",
    'un pirata con un loro en el hombro',
    'um pirata com um papagaio no ombro',
    'un pirata con un pappagallo sulla spalla',
    'пират с попугаем на плече',
    'omuzunda papağan olan bir korsan',
    'قرصان مع ببغاء على كتفه',
    'कंधे पर तोते के साथ एक समुद्री डाकू',
    '肩上有鹦鹉的海盗',
    '肩にオウムを乗せた海賊',
    '어깨에 앵무새가 앉은 해적',
  ])('is what somebody has there, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt).subjects, prompt).toMatchObject([
        { thing: 'person', holds: { thing: 'parrot' } },
      ]);
  });

  it('may be an owl, and is one by itself where no shoulder is named', () => {
    const [wizard] = readPrompt('a wizard with an owl on his shoulder').subjects;
    expect(wizard?.holds?.thing).toBe('owl');
    const things = readPrompt('a woman and a parrot').subjects.map(({ thing }) => thing);
    expect(things).toEqual(['person', 'parrot']);
  });
});
