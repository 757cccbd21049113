import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it('makes stairs that somebody is on the steps before a door, out of doors', () => {
  const seatIn = (prompt: string) => readPrompt(prompt).subjects.map(({ on }) => on);
  for (const prompt of [
    'a village in Greece, white houses, a cat sleeping on the steps',
    "un chat sur les marches d'une ruelle",
    'a dog lying on the steps in a village',
    'an old couple sitting on their doorstep',
    'ein Kind sitzt auf der Türschwelle',
    'девочка сидит на пороге дома',
  ])
    expect(seatIn(prompt), prompt).toEqual(['steps']);
  expect(seatIn('a cat sleeping on the stairs')).toEqual(['stairs']);
});
