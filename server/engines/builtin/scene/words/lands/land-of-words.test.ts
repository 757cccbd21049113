import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it('a craftsman’s workshop is that of the craft, whatever animal is with him', () => {
  for (const prompt of [
    'carpenter making a rocking horse in his workshop',
    'un carpintero con un caballo en el taller',
    'Ein Schreiner mit einem Pferd in der Werkstatt',
  ])
    expect(readPrompt(prompt).land, prompt).toBe('carpentry');
});

it('a room that is named holds an animal that is too large for one, a window does not', () => {
  for (const prompt of ['a horse in the living room', 'ein Nashorn im Wohnzimmer'])
    expect(readPrompt(prompt).land, prompt).toBe('room');
  for (const prompt of ['a horse looks through a window', 'a car by a window'])
    expect(readPrompt(prompt).land, prompt).toBeNull();
});
