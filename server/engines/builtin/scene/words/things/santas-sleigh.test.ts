import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'santa claus in his sleigh with reindeer flying over a village',
  'santa claus flying over snowy roofs with his reindeer',
  'Weihnachtsmann mit Rentierschlitten fliegt über die Dächer',
  'サンタクロースがトナカイのそりで空を飛ぶ',
  'santa flying over the city',
])('Santa flies in a sleigh that his reindeer draw: %s', (prompt) => {
  const things = readPrompt(prompt).subjects.filter(({ isDressing }) => isDressing !== true);
  expect(things).toMatchObject([
    { thing: 'sleigh', traits: expect.arrayContaining(['santa', 'reindeerteam', 'inair']) },
  ]);
});

it('he drives it over the snow where no flight is said, and feeds his reindeer without it', () => {
  const [sleigh] = readPrompt('père noël dans son traîneau').subjects;
  expect(sleigh).toMatchObject({ thing: 'sleigh', traits: expect.not.arrayContaining(['inair']) });
  expect(readPrompt('santa feeding his reindeer').subjects.map(({ thing }) => thing)).toEqual([
    'person',
    'deer',
  ]);
});

it.each([
  ['santa looking at birds flying', 'person'],
  ['santa flying a plane', 'airplane'],
])('he does not fly by it where something else does: %s', (prompt, thing) => {
  const things = readPrompt(prompt).subjects.map((one) => one.thing);
  expect(things).toContain(thing);
  expect(things).not.toContain('sleigh');
});

it('over a city that is named he is seen in its sky', () => {
  expect(readPrompt('santa claus in his sleigh flying over the city').land).toBe('city');
});

it.each(["the grinch in santa's sleigh", "a dog in santa's sleigh"])(
  'he is not there where another is in his sleigh: %s',
  (prompt) => {
    expect(JSON.stringify(readPrompt(prompt).subjects)).not.toContain('santa');
  },
);
