import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a pit stop', () => {
  it.each([
    'Formula 1 pit stop in the pit lane, mechanics changing tyres on a red car',
    'mechanics at a red race car during a pit stop',
    'ein rotes Auto beim Boxenstopp, Mechaniker wechseln die Reifen',
    'un arrêt au stand, une voiture rouge et ses mécaniciens',
  ])('has the racing car that is named, and no second one under repair: %s', (prompt) => {
    const { land, scenery, subjects } = readPrompt(prompt);
    expect([land, scenery]).toEqual(['field', 'pitlane']);
    expect(subjects).toEqual([
      expect.objectContaining({ thing: 'racecar', count: 1, colour: [0.78, 0.12, 0.1] }),
    ]);
  });
});
