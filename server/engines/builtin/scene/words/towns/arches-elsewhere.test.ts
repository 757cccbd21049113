import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'a triumphal arch in Rome|the Arch of Constantine|Triumphbogen in Rom|arco di trionfo a Roma|罗马的凯旋门',
  'Arch of Titus in Rome|arc de Titus|арка Константина|콘스탄티누스 개선문|Konstantinsbogen',
])('a triumphal arch of Rome stands in its forum: %s', (prompts) => {
  for (const prompt of prompts.split('|'))
    expect(readPrompt(prompt).scenery, prompt).toBe('romanforum');
});

it.each([
  'the Arch of Triumph in Barcelona|Arc de Triomf in Barcelona|Arco del Triunfo de Barcelona',
])('one of a southern town stands on a square of it: %s', (prompts) => {
  for (const prompt of prompts.split('|'))
    expect(readPrompt(prompt), prompt).toMatchObject({
      ...{ land: 'street', square: true, manner: 'southern', city: 'etoile', scenery: null },
    });
});

it.each(['Триумфальная арка в Москве'])(
  'a triumphal arch of another town is in no street of Paris: %s',
  (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { land, city, town, square, alley, scenery, subjects } = readPrompt(prompt);
      expect({ land, city, town, square, alley, scenery }, prompt).toEqual({
        ...{ land: 'street', city: 'etoile', town: null },
        ...{ square: false, alley: false, scenery: null },
      });
      expect(subjects, prompt).toEqual([]);
    }
  },
);

it('the one of Paris is there', () => {
  for (const prompt of ['the Arc de Triomphe at night', 'a triumphal arch in Paris', '凯旋门'])
    expect(readPrompt(prompt).town, prompt).toBe('cafes');
});
