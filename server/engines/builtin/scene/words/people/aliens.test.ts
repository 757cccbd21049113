import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'alien cooking dinner',
  'aliens visiting new york',
  'a green alien in a classroom',
  'Außerirdische landen auf einer Wiese',
  'un extraterrestre en el parque',
  '宇宙人がカレーを食べる',
])('who is from another planet is somebody: %s', (prompt) => {
  expect(readPrompt(prompt).subjects[0]).toMatchObject({
    thing: 'person',
    traits: expect.arrayContaining(['alien']),
  });
});

it.each(['an alien city', 'alien forest', 'Außerirdische Stadt'])(
  'a place is of another planet: %s',
  (prompt) => {
    const { subjects, sky } = readPrompt(prompt);
    expect(subjects).toEqual([]);
    expect(sky).toContain('planet');
  },
);

it.each(['an alien sunset', 'alien technology', 'an alien movie poster'])(
  'a picture of their world shows none of them: %s',
  (prompt) => {
    const { sky, subjects } = readPrompt(prompt);
    expect({ sky, subjects }).toEqual({ sky: ['planet'], subjects: [] });
  },
);

it.each(['un paisaje marciano', 'un paesaggio marziano'])(
  'a landscape is of Mars: %s',
  (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'desert', martian: true, subjects: [] });
  },
);

it('an invasion of a city leaves the city', () => {
  expect(readPrompt('alien invasion over a city')).toMatchObject({ land: 'city', subjects: [] });
});
