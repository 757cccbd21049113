import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'cats on the rooftops|gatos nos telhados|gatos por los tejados|Katzen auf den Dächern|gatti sui tetti|des chats sur les toits',
  'кошки на крышах|çatılarda kediler|قطط على الأسطح|छतों पर बिल्लियाँ',
])('roofs may be several: %s', (prompts) => {
  for (const prompt of prompts.split('|')) {
    expect(readPrompt(prompt).perch, prompt).toBe('roof');
    expect(readPrompt(prompt).ignored, prompt).toEqual([]);
  }
});

it('a city’s landmark is in no room, and before the street where it is named', () => {
  expect(readPrompt('a bakery in Paris')).toMatchObject({ land: 'bakery', subjects: [] });
  for (const prompt of ['a street in Paris', 'the Eiffel tower in Paris'])
    expect(readPrompt(prompt).subjects.map(({ thing }) => thing)).toEqual(['irontower']);
});

it('a hanok stands in its lane', () => {
  for (const prompt of ['a hanok in winter', '북촌 한옥'])
    expect(readPrompt(prompt), prompt).toMatchObject({ land: 'street', town: 'hanok' });
});
