import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('the roofs of an old town of Japan', () => {
  it.each([
    'a ninja jumping over the rooftops of Kyoto under the full moon',
    'the rooftops of Kyoto at dawn',
    'the roofs of Kyoto with a ninja',
    'a ninja running across the rooftops',
    'ein Ninja springt über die Dächer von Kyoto',
    'un ninja court sur les toits de Kyoto',
    '屋根の上を走る忍者',
    '지붕 위를 달리는 닌자',
    'ниндзя бежит по крышам Киото',
  ])('are seen from one of them: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'field', scenery: 'kyotoroofs' });
  });

  it.each([
    ['a ninja on the roofs of Paris', 'parisroofs'],
    ['a cat on the roof', null],
    ['a ninja in a forest', null],
    ['a street in Kyoto', null],
  ])('are around nobody elsewhere: %s', (prompt, scenery) => {
    expect(readPrompt(prompt).scenery).toBe(scenery);
  });

  it.each([
    'a thief running across the rooftops',
    'ein Dieb springt von Dach zu Dach',
    'un voleur saute de toit en toit',
    'un ladrón salta de tejado en tejado',
    'вор прыгает с крыши на крышу',
  ])('are roofs too where somebody leaps from one to the next: %s', (prompt) => {
    expect(readPrompt(prompt).perch).toBe('roof');
  });
});
