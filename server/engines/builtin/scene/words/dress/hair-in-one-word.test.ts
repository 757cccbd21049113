import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const GINGER = [0.72, 0.37, 0.14];

describe('who is called by the colour of the hair', () => {
  it.each([
    'a freckled redhead woman|ginger boy|rothaarige Frau|portrait d’une femme rousse',
    'retrato de una mujer pelirroja|mulher ruiva|портрет рыжей девушки|kızıl saçlı kadın',
    '赤毛の女の子|红发女孩|빨간 머리 소녀|लाल बालों वाली महिला',
  ])('has that hair and no dress of that colour: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const [one, ...others] = readPrompt(prompt).subjects;
      expect(one, prompt).toMatchObject({ thing: 'person', hair: GINGER, colour: null });
      expect(others, prompt).toEqual([]);
    }
  });

  it.each([
    'a redhead in the rain|une rousse sous la pluie|una pelirroja leyendo en el tren',
    'a blonde in a red dress|une blonde au café|eine Blondine im Auto',
  ])('is somebody where nobody else is named: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const who = readPrompt(prompt).subjects.filter(({ thing }) => thing === 'person');
      expect(who, prompt).toHaveLength(1);
      expect(who[0]?.hair, prompt).toBeDefined();
    }
  });

  it.each(['a girl with a ginger cat', 'une femme et un chat roux', 'девочка и рыжий кот'])(
    'is no cat, which keeps its coat: %s',
    (prompt) => {
      const { subjects } = readPrompt(prompt);
      expect(subjects.find(({ thing }) => thing === 'cat')?.colour).toEqual(GINGER);
      expect(subjects.find(({ thing }) => thing === 'person')?.hair).toBeUndefined();
    },
  );

  it.each([
    'feuilles rousses en automne',
    'plage blonde',
    'luna rubia',
    'рыжая осень',
    'рыжая листва',
  ])('is nobody where it is the colour of something else: %s', (prompt) => {
    expect(readPrompt(prompt).subjects.map(({ thing }) => thing)).not.toContain('person');
  });

  it('is no beer', () => {
    const { subjects } = readPrompt('une bière blonde sur la table');
    expect(subjects.map(({ thing }) => thing)).toEqual(['beer']);
  });
});
