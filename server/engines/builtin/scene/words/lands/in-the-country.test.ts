import { expect, it } from 'vitest';
import { INDOORS } from '../../world/room/plan-room.ts';
import { readPrompt } from '../read-prompt.ts';

const isIndoors = (prompt: string): boolean => {
  const { land } = readPrompt(prompt);
  return land !== null && INDOORS.includes(land);
};

it('takes "no interior" for the country in Portuguese', () => {
  for (const prompt of [
    'festa junina no interior, fogueira, bandeirinhas',
    'crianças brincando no interior',
    'vida no interior, galinhas e um cavalo',
  ])
    expect(isIndoors(prompt), prompt).toBe(false);
});

it('is within what is said to be around it', () => {
  for (const prompt of [
    'no interior da igreja',
    'no interior de uma cozinha',
    'um gato no interior do quarto',
  ])
    expect(isIndoors(prompt), prompt).toBe(true);
});
