import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'a sailing boat with a young couple and their dog, somewhere off the coast of Greece, clear blue water',
  'un couple et leur chien sur un voilier au large de la côte',
  'barco de vela frente a la costa con una pareja y su perro',
])('who sails before a coast is on the sea, with the dog aboard: %s', (prompt) => {
  expect(readPrompt(prompt)).toMatchObject({
    land: 'sea',
    subjects: [{ thing: 'boat', pet: 'dog' }],
  });
});

it.each([
  ['a girl and her dog in a rowing boat on a lake', 'dog'],
  ['a fisherman and his cat in a boat', 'cat'],
])('the animal of who is in a boat is in it too: %s', (prompt, pet) => {
  expect(readPrompt(prompt).subjects).toMatchObject([{ thing: 'rowboat', pet }]);
});

it.each([
  'a man in a boat, a dog on the beach',
  'a man in a rowing boat, his dog on the jetty',
  'a dog and a boat',
  'a man in a rowing boat on a lake and a white dog',
])('one on a shore, or of a colour that is said, stays there: %s', (prompt) => {
  expect(readPrompt(prompt).subjects).toContainEqual(expect.objectContaining({ thing: 'dog' }));
});

it('a boat in which nobody is lies before the beach of a coast', () => {
  expect(readPrompt('a sailing boat off the coast').land).toBe('beach');
});
