import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const relations = (prompt: string) =>
  readPrompt(prompt).subjects.map(({ relation }) => relation?.is ?? null);

describe('who hunts', () => {
  it.each([
    'a lion hunting a zebra',
    'un león cazando una cebra',
    'лев охотится на зебру',
    '狮子捕猎斑马',
    'शेर ज़ेबरा का शिकार कर रहा है',
  ])('runs after whom it is: %s', (prompt) => {
    expect(relations(prompt)).toEqual(['chases', 'chases']);
  });

  it.each([
    'a hunter with his hunting dog in the forest',
    'an owl hunting at night over a field',
    'a zebra drinking while a lion hunts',
    'a pirate hunting for treasure on an island',
    'на охоте, осенний лес, охотник с ружьём',
  ])('runs after nobody who is not named for it: %s', (prompt) => {
    const { subjects } = readPrompt(prompt);
    expect(subjects.length).toBeGreaterThan(0);
    for (const { relation, posture } of subjects) {
      expect(relation).toBeUndefined();
      expect(posture).not.toBe('running');
    }
  });
});
