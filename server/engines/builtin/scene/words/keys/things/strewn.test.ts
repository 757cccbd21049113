import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../words/language.ts';
import { STREWN_WORDS } from '../../lists/strewn.ts';
import { readPrompt } from '../../read-prompt.ts';

const things = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('what lies on the ground, flies in the air or hangs over a street', () => {
  it.each(LANGUAGES)('is understood by every word for it: %s', (language) => {
    for (const words of Object.values(STREWN_WORDS[language]))
      for (const word of words.split('|'))
        expect(readPrompt(word.replace('+', '')).ignored, word).toEqual([]);
  });

  it.each(['a street with confetti', 'eine Hochzeit mit Konfetti', '五彩纸屑飞舞的街道'])(
    'flies there: %s',
    (prompt) => {
      expect(readPrompt(prompt).confetti).toBe(true);
    },
  );

  it.each([
    ['footprints in the snow', { footprints: true, snowy: true }],
    ['a beach with footprints', { footprints: true, land: 'beach' }],
    ['eine Straße mit Pfützen', { rainOver: true, land: 'street' }],
    ['a muddy road', { rainOver: true, path: 'earth', land: 'field' }],
  ] as const)('lies on the ground that is named: %s', (prompt, said) => {
    expect(readPrompt(prompt)).toMatchObject(said);
  });

  it.each(['a village street with laundry', 'laundry between the houses', 'eine Gasse mit Wäsche'])(
    'hangs from house to house over a narrow street: %s',
    (prompt) => {
      expect(readPrompt(prompt)).toMatchObject({ land: 'street', alley: true });
      expect(things(prompt)).toEqual(['washinglines']);
    },
  );

  it('is on its own line in a garden', () => {
    expect(things('a garden with laundry')).toContain('clothesline');
  });
});

it('hangs washing on a line of its own among olive trees, and not in the air as over a street', () => {
  const prompt = 'nonno che prepara la pasta in un cortile in Puglia, ulivi e panni stesi al sole';
  const { land, subjects } = readPrompt(prompt);
  expect(land).toBe('field');
  expect(subjects.map(({ thing }) => thing)).toContain('clothesline');
});
