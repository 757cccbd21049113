import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a cabin', () => {
  it.each([
    'pirates playing cards in the cabin while a storm rocks the ship',
    'a captain at a table in the cabin, the ship rolling',
    'pirates in the cabin of their ship',
    'Matrosen in ihrer Kabine auf dem Schiff',
    'piratas en la cabina contando oro',
    'pirates gambling below deck',
  ])('in which those are who sail is within their ship: %s', (prompt) => {
    const { land, subjects } = readPrompt(prompt);
    expect(land).toBe('captaincabin');
    expect(subjects.map(({ thing }) => thing)).not.toContain('boat');
    expect(subjects.map(({ thing }) => thing)).not.toContain('rock');
  });

  it.each([
    'a ship in a storm with a light in the cabin',
    'a sailing ship at night with lanterns in its cabin windows',
    'ein Schiff im Sturm mit Licht in der Kabine',
    'un barco en la tormenta con una luz en la cabina',
    'un bateau dans la tempête avec une lumière dans la cabine',
  ])('that is only lit is seen with its ship from outside: %s', (prompt) => {
    const { land, subjects } = readPrompt(prompt);
    expect(land, prompt).toBeNull();
    expect(subjects.map(({ thing }) => thing)).toEqual([expect.stringMatching(/boat|galleon/)]);
  });

  it('has its lantern hang over who is there, and one of its own on a table where nobody is', () => {
    const lanternsOf = (prompt: string) =>
      readPrompt(prompt).subjects.filter(({ thing }) => thing === 'lantern').length;
    expect(lanternsOf("pirates in their ship's cabin with a lantern")).toBe(0);
    expect(lanternsOf("a lantern on a table in a ship's cabin")).toBe(1);
  });

  it('is one of logs on land, and one of its aeroplane', () => {
    expect(readPrompt('an old sailor in a cabin by the sea').land).toBe('logcabin');
    expect(readPrompt('pirates in a cabin in the forest').land).toBe('logcabin');
    expect(readPrompt('the captain in the cabin of the plane').land).toBe('planecabin');
  });

  it('is none of an old ship in space or beside a pilot, and leaves a ship in its bottle', () => {
    for (const prompt of [
      'the captain and his crew in the cabin of the spaceship',
      'a pilot and captain in a cabin',
      'der Kapitän in der Kabine des Raumschiffs',
    ])
      expect(readPrompt(prompt).land, prompt).not.toBe('captaincabin');
    expect(readPrompt('a ship in a bottle in a cabin').subjects[0]?.thing).toBe('boat');
  });
});
