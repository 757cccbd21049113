import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const namesFoxglove = (prompt: string) => readPrompt(prompt).beds.includes('foxglove');

it.each([
  'digitale Malerei eines Schlosses',
  'ein digitales Gemälde von einem Wolf',
  'eine digitale Illustration mit einem Fuchs',
  'pittura digitale di un drago',
  "peinture digitale d'un dragon",
  'digital painting of a castle',
  'a digital clock',
  'foto digital',
  'a digital billboard',
])('digital pictures show no foxglove: %s', (prompt) => {
  expect(namesFoxglove(prompt)).toBe(false);
});

it.each([
  'des digitales au bord du chemin',
  'un champ de digitales',
  'Digitalis in a garden',
  'digitale pourpre',
])('a foxglove is one: %s', (prompt) => {
  expect(namesFoxglove(prompt)).toBe(true);
});
