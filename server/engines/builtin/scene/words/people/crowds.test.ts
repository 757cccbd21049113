import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a crowd', () => {
  it.each([
    'a crowd in the square|a throng in the street|lots of people in a park',
    'masses of people on the beach|a sea of people|a mass of people|a crowd of people in the city',
    'una multitud en la plaza|una muchedumbre en la calle|un gentío en la playa|una multitud de gente',
    '广场上的人群|人山人海的街道|街上的人潮',
    'толпа на площади|толпы на улице|толпа людей в парке|множество людей на пляже',
    'una folla in piazza|una folla di gente|una moltitudine in strada',
    'चौक में भीड़|सड़क पर जनसमूह',
    'eine Menschenmenge auf dem Platz|Gedränge auf der Straße|Menschenmassen in der Stadt',
    'une foule sur la place|une foule de gens dans la rue',
    'حشد في الساحة|حشود في الشارع|حشد من الناس',
    '広場の人混み|通りの群衆|雑踏|公園の人だかり',
    '광장의 군중|거리의 인파',
    'uma multidão na praça|uma multidão de pessoas na rua',
    'meydanda insan kalabalığı|sokakta kalabalık insanlar|insan seli',
  ])('is more people than are counted: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { subjects, ignored } = readPrompt(prompt);
      const people = subjects.filter(({ thing }) => thing === 'person');
      expect(people, prompt).toMatchObject([{ traits: expect.arrayContaining(['crowd']) }]);
      expect(ignored, prompt).toEqual([]);
    }
  });

  it('is none where people are counted', () => {
    for (const prompt of ['three people in a street', 'people in a street', 'a man in a park'])
      expect(readPrompt(prompt).subjects[0]?.traits ?? [], prompt).not.toContain('crowd');
  });
});
