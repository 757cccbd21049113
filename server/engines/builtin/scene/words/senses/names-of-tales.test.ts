import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const traitsOf = (prompt: string) =>
  readPrompt(prompt).subjects.flatMap(({ traits = [] }) => traits);

describe('snow white', () => {
  it.each([
    'the cat is snow white',
    'a kitten, snow white, on a bed',
    'a mountain peak, snow white',
    'snow white and red roses',
    'la blanche neige couvre le village',
  ])('is a colour: %s', (prompt) => {
    expect(traitsOf(prompt)).not.toContain('snowwhite');
  });

  it('is the colour of who is called so', () => {
    expect(readPrompt('the cat is snow white').subjects[0]?.colour).toEqual([0.95, 0.95, 0.93]);
  });

  it.each([
    'snow white',
    'snow white eats an apple',
    'snow white in the forest',
    'a portrait of snow white',
    'the evil queen and snow white',
    'a cottage with Snow White',
    'Blanche Neige et les sept nains',
  ])('is somebody by her name or her tale: %s', (prompt) => {
    expect(traitsOf(prompt)).toContain('snowwhite');
  });
});
