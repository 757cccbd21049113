import { describe, expect, it } from 'vitest';
import { readPrompt } from '../../words/read-prompt.ts';
import { heightOf } from './how-large.ts';

function heightIn(prompt: string): number {
  const idea = readPrompt(prompt);
  const [subject] = idea.subjects;
  if (subject === undefined) throw new Error(`"${prompt}" names nobody`);
  return heightOf(idea, subject);
}

describe('how large somebody is', () => {
  it('is less on a seat than upright in the same room', () => {
    const upright = heightIn('a man standing in a living room');
    expect(heightIn('a man sitting in a living room')).toBeLessThan(upright);
    expect(heightIn('a man reading in a living room')).toBeLessThan(upright);
  });

  it('is less for a mouse than for the cat it is with, and least in a room', () => {
    expect(heightIn('a mouse and a cat')).toBeLessThan(0.7 * heightIn('a cat and a mouse'));
    expect(heightIn('a mouse in a kitchen')).toBeLessThan(heightIn('a mouse in a meadow'));
  });

  it('is less lying than on a seat', () => {
    const lying = heightIn('a man sleeping in a living room');
    expect(lying).toBeLessThan(heightIn('a man sitting in a living room'));
  });
});

describe('several side by side', () => {
  it('are lower than one, but trees on slender stems hardly', () => {
    const kept = (several: string, one: string) => heightIn(several) / heightIn(one);
    expect(kept('three horses', 'a horse')).toBeLessThan(0.6);
    expect(kept('three palms', 'a palm')).toBeGreaterThan(0.7);
  });
});
