import { expect, it } from 'vitest';
import { COAST_WORDS } from '../../lists/coasts.ts';
import { readPrompt } from '../../read-prompt.ts';

const wordsFor = (key: 'surge' | 'snowfield'): string[] =>
  Object.entries(COAST_WORDS).flatMap(([language, list]) =>
    list[key].split('|').map((word) => {
      const bare = word.replace(/[+~]+$/, '');
      // Alone, French words for waves are taken for English ones.
      return language === 'fr' ? `dans la mer, ${bare}` : bare;
    }),
  );

it.each(wordsFor('snowfield'))('a field under snow is known in each language: %s', (word) => {
  const { snowy, ignored } = readPrompt(word);
  expect(ignored).toEqual([]);
  expect(snowy).toBe(true);
});

it.each(wordsFor('surge'))('breaking waves are known in each language: %s', (word) => {
  expect(readPrompt(word).ignored).toEqual([]);
});

it.each([
  'stormy sea with waves breaking on rocks',
  'waves crashing against the rocks',
  'stürmisches Meer, brechende Wellen an Felsen',
  'vagues se brisant sur les rochers, mer agitée',
  'olas rompiendo en las rocas del mar',
  'onde che si infrangono sulle rocce, mare',
  'ondas quebrando nas rochas, mar',
  'море, волны разбиваются о скалы',
  'deniz, kayalara çarpan dalgalar',
  'بحر هائج، أمواج تتكسر على الصخور',
  'समुद्र, चट्टानों से टकराती लहरें',
  '大海，海浪拍打礁石',
  '海、岩に砕ける波',
  '바다, 바위에 부딪치는 파도',
  'big waves breaking on a rocky shore',
])('waves that break on rocks have those in the sea: %s', (prompt) => {
  const { land, skerries, breaker, cliffs, subjects } = readPrompt(prompt);
  expect({ land, skerries, breaker, cliffs }).toEqual({
    land: 'sea',
    skerries: true,
    breaker: true,
    cliffs: true,
  });
  expect(subjects).toEqual([]);
});

it('rocks in a quiet sea stand in it, and those on a beach or in a stream do not', () => {
  expect(readPrompt('rocks in the sea at sunset')).toMatchObject({
    skerries: true,
    breaker: false,
  });
  for (const prompt of [
    'rocks on a beach',
    'a mountain stream, clear water, rocks',
    'a girl on a rock by the sea',
  ])
    expect(readPrompt(prompt).skerries).toBe(false);
});
