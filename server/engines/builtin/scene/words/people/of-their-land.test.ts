import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const people = (prompt: string) =>
  readPrompt(prompt)
    .subjects.filter(({ thing, isDressing }) => thing === 'person' && isDressing !== true)
    .flatMap(({ traits = [], company }) => (company === undefined ? [traits] : company.members));

describe('people where they are at home', () => {
  it.each([
    ['an old man in Morocco', 'brownskinned', 'djellaba'],
    ['ein alter Mann in Marrakesch', 'brownskinned', 'djellaba'],
    ['a woman in an Indian street', 'brownskinned', 'sari'],
    ['мужчина в индии', 'brownskinned', 'kurta'],
    ['two women talking in Kenya', 'darkskinned', 'waxprint'],
  ])('look and dress as most there: %s', (prompt, look, dress) => {
    for (const traits of people(prompt))
      expect(traits).toEqual(expect.arrayContaining([look, dress]));
    expect(people(prompt)).not.toHaveLength(0);
  });

  it.each([
    ['a pale woman in a red coat in Morocco', 'coat', 'djellaba'],
    ['a footballer in Ghana', 'footballer', 'waxprint'],
    ['a firefighter in India', 'firefighter', 'kurta'],
    ['a dark skinned man in Morocco', 'darkskinned', 'brownskinned'],
  ])('keep the skin, the clothes and the work that are said: %s', (prompt, said, usual) => {
    const [traits, ...others] = people(prompt);
    expect(traits).toContain(said);
    expect(traits).not.toContain(usual);
    expect(others).toEqual([]);
  });

  it('are dressed as anybody within rooms, and look as anybody where no such place is named', () => {
    expect(people('a woman in an office in India')).toEqual([expect.arrayContaining(['woman'])]);
    expect(people('a woman in an office in India').flat()).not.toContain('sari');
    expect(people('a woman in a meadow')).toEqual([['woman']]);
  });

  it.each([
    'a black woman in Norway|une femme noire à Oslo|a white woman in Senegal|eine schwarze Frau in Oslo',
    'a tourist in Egypt|Touristen in Ägypten|ein Tourist in Indien|an archaeologist in Egypt|a backpacker in India',
    'turista en Egipto|游客在埃及|पर्यटक भारत में|سائح في مصر',
    'a Swedish girl in India|a French girl in Morocco|a European explorer in Africa|eine französische Frau in Marokko',
    'a boy with red hair in Japan|Santa in India|a mummy in Egypt|a fairy in Norway|a cowboy in India',
    'a family at bayram|a woman at lunar new year|mısır yiyen çocuk|a girl named Vienna',
  ])('look as they are said to, or as anybody where they are no people of it: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      expect(people(prompt), prompt).not.toHaveLength(0);
      for (const traits of people(prompt))
        for (const one of traits)
          expect(one, prompt).not.toMatch(/skinned|blackhaired|waxprint|djellaba|kurta|sari/);
    }
  });

  it('keep the skin of their land beside clothes of that colour, and where they are of it', () => {
    expect(people('a woman in a white dress in Senegal').flat()).toContain('darkskinned');
    expect(people('a man in a black coat in Norway').flat()).toContain('fairskinned');
    expect(people('a Kenyan woman in Kenya').flat()).toContain('waxprint');
    expect(people('a woman in Cape Town').flat()).toContain('darkskinned');
    expect(people('a woman in South Africa').flat()).toContain('darkskinned');
  });

  it.each([
    'an Ethiopian woman|a Nigerian man|un hombre senegalés|a woman in Benin|une femme malienne',
    'eine nigerianische Frau|una donna etiope|uma mulher angolana|кенийская женщина|a Somali woman',
  ])('look and dress as in the country of Africa that says whose they are: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(people(prompt).flat(), prompt).toEqual(
        expect.arrayContaining(['darkskinned', 'waxprint']),
      );
    expect(readPrompt('ugandan hills').savanna).toBe(true);
  });

  it('have the skin of their nation, the children of a family too', () => {
    expect(people('a German family in Mumbai')).toHaveLength(3);
    for (const traits of people('a German family in Mumbai'))
      expect(traits).toContain('fairskinned');
  });
});
