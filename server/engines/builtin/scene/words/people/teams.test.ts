import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'a coach shouting at his players',
  'a basketball coach with his team',
  'players listening to their coach',
  'ein Trainer mit seiner Mannschaft',
  'un entraîneur avec son équipe',
  'un entrenador con su equipo',
  'um treinador com seu time',
  'тренер со своей командой',
  'oyuncularıyla bir antrenör',
  'مدرب مع فريقه',
])('a coach is somebody who has a team, and neither a bus nor a shoe: %s', (prompt) => {
  const { subjects } = readPrompt(prompt);
  expect(
    subjects.every(({ thing }) => thing === 'person'),
    prompt,
  ).toBe(true);
  expect(subjects.reduce((all, { count }) => all + count, 0)).toBeGreaterThan(2);
});
