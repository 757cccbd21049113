import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'a cat on the roof of a house in Paris',
  'un chat qui dort sur un toit de Paris, la tour Eiffel au loin',
  'eine Katze auf dem Dach in Paris',
  'un gato en un tejado de París',
  'um gato no telhado em Paris',
  'gatto sui tetti di Parigi',
  'кот на крыше в Париже',
  "Paris'te bir çatıda kedi",
  'قطة على سطح في باريس',
])('who is on a roof of Paris is among its roofs: %s', (prompt) => {
  const { scenery, perch, subjects } = readPrompt(prompt);
  expect([scenery, perch, subjects.map(({ thing }) => thing)]).toEqual([
    'parisroofs',
    null,
    ['cat'],
  ]);
});

it('who is on another roof is not', () => {
  expect(readPrompt('a cat on a roof').scenery).toBeNull();
  expect(readPrompt('a cat in Paris').scenery).toBeNull();
});
