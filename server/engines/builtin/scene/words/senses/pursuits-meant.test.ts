import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const traitsOf = (prompt: string): readonly string[] =>
  readPrompt(prompt).subjects.flatMap(({ traits = [] }) => traits);

it.each([
  'a gallery with hanging paintings',
  'a cozy living room with hanging paintings and a sofa',
  'a woman looking at hanging paintings in a museum',
  'a cat next to hanging pictures',
])('pictures that hang have nobody who hangs them up: %s', (prompt) => {
  expect(traitsOf(prompt)).not.toContain('picturehanging');
});

it('who hangs pictures does', () => {
  expect(traitsOf('a man hanging pictures in a room')).toContain('picturehanging');
  expect(readPrompt('a gallery with hanging paintings').fittings).toMatchObject([
    { name: 'paintings' },
  ]);
});

it.each([
  ['building a tent out of blankets in the living room', 'room'],
  ['children building a tent from sheets in the living room', 'room'],
  ['a market vendor setting up a tent', 'street'],
  ['a group of friends setting up a tent at a festival', 'street'],
])('a tent in a room or on a market stands in no woods: %s', (prompt, land) => {
  const idea = readPrompt(prompt);
  expect(idea).toMatchObject({ land, outlook: null });
});

it('a lullaby that is sung to nobody or outdoors is a song', () => {
  expect(readPrompt('a girl singing a lullaby').ignored).not.toContain('singing a lullaby');
  expect(readPrompt('a siren singing a lullaby to sailors').ignored).toEqual(['lullaby']);
  expect(readPrompt('a mother singing a lullaby to her baby in the forest').land).toBe('forest');
  const { land, subjects } = readPrompt('a mother singing a lullaby to her baby');
  expect([land, subjects[0]?.company?.bond]).toEqual(['bedroom', 'bedtime']);
});

it('robots with a spoon have the child with them', () => {
  const { subjects } = readPrompt('a robot spoon feeding a baby');
  expect(subjects.map(({ thing }) => thing)).toEqual(['robot', 'person']);
});

it('a cutting board at a picnic is in no kitchen', () => {
  expect(readPrompt('a picnic with a cutting board').land).not.toBe('kitchen');
});
