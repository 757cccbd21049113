import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'a boy flying on a paper plane over the rooftops of a town at night',
  'a girl flying over the rooftops of the city',
  'a witch flying over the city on her broom',
  'santa flying over the rooftops',
  'witch flying over the rooftops',
  'Baba Yaga fliegt in ihrem Mörser über die Stadt',
])('who flies over a town sees its roofs from above: %s', (prompt) => {
  expect(readPrompt(prompt)).toMatchObject({ land: 'field', settled: 'town' });
});

it.each([
  'بساط طائر فوق مدينة قديمة في الليل',
  'a flying carpet over the city',
  'ковёр-самолёт над городом',
  'un tapis volant au-dessus de la ville',
])('a carpet flies over a city of the East: %s', (prompt) => {
  expect(readPrompt(prompt)).toMatchObject({ land: 'field', scenery: 'easternroofs' });
});

it('a church rises over the roofs of its town, and stands on none', () => {
  expect(readPrompt('a church tower over the rooftops')).toMatchObject({
    ...{ land: 'field', settled: 'town', perch: null },
  });
});

it('cities of today and of times to come stay as they are', () => {
  expect(readPrompt('a superhero flying over the city').land).toBe('city');
  expect(readPrompt('a girl on a flying carpet over New York').scenery).not.toBe('easternroofs');
  expect(readPrompt('a flying carpet over a futuristic city')).toMatchObject({
    future: true,
    land: 'city',
  });
});
