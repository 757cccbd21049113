import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it('streets and markets of the Middle Ages have houses of timber, in every language', () => {
  const prompts =
    'a medieval market|mittelalterlicher Markt|un marché médiéval|un mercado medieval|un mercato medievale|средневековый рынок|ortaçağ pazarı|سوق من العصور الوسطى|मध्ययुगीन बाजार|中世纪的市场|中世の市場|중세 시장|a medieval street|una via medievale';
  for (const prompt of prompts.split('|'))
    expect(readPrompt(prompt), prompt).toMatchObject({ manner: 'medieval' });
});

it('a city of the Middle Ages is one of its narrow streets', () => {
  for (const prompt of ['a medieval city at night', 'eine mittelalterliche Stadt', '中世纪的城市'])
    expect(readPrompt(prompt), prompt).toMatchObject({ land: 'street', alley: true });
  expect(readPrompt('a city at night').land).toBe('city');
});

it.each([
  ['city', 'a modern city and a medieval bridge'],
  ['city', 'a medieval knight in a modern city'],
  ['city', 'futuristic city with medieval houses'],
  ['city', 'skyline of a medieval city'],
  ['city', 'medieval city in the mountains'],
  ['city', 'medieval city on a river'],
  ['city', 'medieval city in the desert'],
])(
  'is a %s where that is of another age, stands in a land or is seen from afar: %s',
  (land, prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land, alley: false });
  },
);

it('is one of its streets where the age is said behind it', () => {
  for (const prompt of ['una ciudad medieval', 'une ville du moyen âge', 'una città medievale'])
    expect(readPrompt(prompt), prompt).toMatchObject({ land: 'street', alley: true });
});
