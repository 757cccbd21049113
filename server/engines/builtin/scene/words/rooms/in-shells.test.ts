import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  ['a kitchen in a submarine', 'kitchen', 'submarine', 'underwater'],
  ['une cuisine dans un sous-marin', 'kitchen', 'submarine', 'underwater'],
  ['a library inside a hollow tree', 'library', 'trunk', 'woods'],
  ['uma sala de aula numa gruta', 'classroom', 'cave', null],
  ['ein Restaurant in einem alten Eisenbahnwagen', 'restaurant', 'carriage', null],
  ['a restaurant in an old tram', 'restaurant', 'carriage', 'street'],
  ['a ballroom aboard an airship', 'ballroom', 'airship', 'clouds'],
  ["a bookshop inside a ship's hold", 'bookshop', 'hold', 'sea'],
  ['a classroom on a spaceship', 'classroom', 'spaceship', 'orbit'],
  ['a café on a space station', 'cafe', 'spaceship', 'orbit'],
  ['एक अंतरिक्ष स्टेशन में पुस्तकालय', 'library', 'spaceship', 'orbit'],
  ['a noodle bar on a space station', 'sushibar', 'spaceship', 'orbit'],
  ['eine Bibliothek auf einer Raumstation', 'library', 'spaceship', 'orbit'],
  ['a market on a spaceship', 'markethall', 'spaceship', 'orbit'],
  ['a garden on a spaceship', 'spacegarden', 'spaceship', 'orbit'],
  ['inside a lighthouse, waves against the glass', 'room', 'lighthouse', 'sea'],
] as const)(
  '%s has the walls of that around it, and nothing of it within',
  (prompt, land, shell, outlook) => {
    expect(readPrompt(prompt)).toMatchObject({ land, shell, outlook, subjects: [] });
  },
);

it('leaves places as they are in which no other room is, and what is beside a room', () => {
  expect(readPrompt('inside a submarine')).toMatchObject({ land: 'submarineroom', shell: null });
  expect(readPrompt('a cave')).toMatchObject({ land: 'cave', shell: null });
  expect(readPrompt('a kitchen with a toy train')).toMatchObject({ land: 'kitchen', shell: null });
  expect(readPrompt('ресторан с видом на корабль').shell).toBeNull();
  expect(readPrompt('un café avec vue sur un phare').shell).toBeNull();
  expect(readPrompt('an astronaut on a space station').land).toBe('stationmodule');
  expect(readPrompt('a spaceship over a market').shell).toBeNull();
  expect(readPrompt('a lighthouse by the sea').land).not.toBe('room');
});

it('a large cake that somebody carries in a bakery is there', () => {
  const prompt =
    'tiny mice running a bakery inside a hollow tree, one is carrying a huge strawberry cake';
  expect(readPrompt(prompt).subjects).toMatchObject([{ thing: 'person' }, { thing: 'cake' }]);
});
