import { expect, it } from 'vitest';
import { INDOORS } from '../../world/room/plan-room.ts';
import { readPrompt } from '../read-prompt.ts';

it('has the window of a kitchen where its table is named', () => {
  for (const prompt of [
    'a cat on the kitchen table, light from the window',
    'nonna che stende la pasta sul tavolo della cucina, luce dalla finestra',
    'eine Frau am Küchentisch, Licht durch das Fenster',
  ])
    expect(readPrompt(prompt).land, prompt).toMatch(/kitchen/u);
});

it('is in some room where none is told of', () => {
  const { land } = readPrompt('a girl reads by the window');
  expect(land !== null && INDOORS.includes(land)).toBe(true);
});
