import { describe, expect, it } from 'vitest';
import { readPrompt } from '../../words/read-prompt.ts';
import { sheltered, sitsBeneath } from './beneath-tree.ts';
import { groundStage } from './testing/ground-stage.ts';
import { wishes } from './wishes.ts';

const isBeneath = (prompt: string): boolean => {
  const idea = readPrompt(prompt);
  return idea.subjects.some((one) => sitsBeneath(idea, one));
};

describe('who sits beneath a tree', () => {
  it.each([
    'an old woman reading under a tree',
    'ein Mädchen liest unter einem Baum',
    'a man sitting under a cherry tree',
    'a shepherd sleeping under a tree',
    'a fox reading a book under a big oak tree',
    'a teacher reading to kids under a big oak tree',
  ])('sits at its foot, its crown overhead: %s', (prompt) => {
    const stage = groundStage(prompt);
    const all = wishes(stage);
    const { idea } = stage.setting;
    const crown = idea.subjects.find((one) => sheltered(idea, one) !== null);
    const who = all.find(({ thing }) => thing === 'person');
    const tree = all.find(({ thing }) => thing === crown?.thing);
    if (who === undefined || tree === undefined) throw new Error('not placed');
    expect(tree.z).toBeGreaterThan(who.z);
    expect(tree.z).toBeLessThan(1.25 * who.z);
    expect(tree.size).toBeGreaterThan(3 * who.size);
  });

  it.each([
    'a woman reading in a park',
    'a woman reading on a bench under a tree',
    'a woman and a man reading under a tree',
    'a woman standing beside a tree',
    'a woman reading in a living room with a palm',
  ])('is one alone who rests, and has no other seat: %s', (prompt) => {
    expect(isBeneath(prompt)).toBe(false);
  });
});

it.each([
  'samurai under cherry blossoms',
  '桜の下の侍',
  'samurai unter kirschblüten',
  'a woman under a cherry tree',
])('the crown of a tree in blossom is over who stands beneath it: %s', (prompt) => {
  const all = wishes(groundStage(prompt));
  const who = all.find(({ thing }) => thing === 'person');
  const tree = all.find(({ thing }) => thing === 'blossom');
  if (who === undefined || tree === undefined) throw new Error('not placed');
  expect(tree.z).toBeLessThan(1.25 * who.z);
  expect(Math.abs(tree.x / tree.z - who.x / who.z)).toBeLessThan(0.2);
  expect(tree.size).toBeGreaterThan(2 * who.size);
});
