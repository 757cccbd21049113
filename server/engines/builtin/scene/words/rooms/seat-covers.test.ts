import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('the colour of seats', () => {
  it.each([
    'passengers in a train compartment with red velvet seats',
    'des passagers dans un compartiment de train, sièges rouges',
    'Passagiere in einem Zugabteil mit roten Sitzen',
  ])('is not what people wear in a train’s compartment: %s', (prompt) => {
    const { land, subjects, colours } = readPrompt(prompt);
    expect(land).toBe('compartment');
    expect(subjects.map(({ colour }) => colour)).toEqual([null]);
    expect(colours).toHaveLength(1);
  });

  it('leaves a dress its own', () => {
    const [woman] = readPrompt('a woman in a red dress in a train compartment').subjects;
    expect(woman?.colour).not.toBeNull();
  });
});
