import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  ['a train flying through the clouds', 'train'],
  ['flying pirate ship over a city', 'galleon'],
  ['a pirate ship in the sky', 'galleon'],
  ['空飛ぶ電車', 'train'],
  ['하늘을 나는 배', 'boat'],
  ['uçan gemi', 'boat'],
  ['un bateau volant', 'boat'],
  ['ein fliegendes Schiff über der Stadt', 'boat'],
  ['поезд летит по небу', 'train'],
  ['a school bus flying over mountains', 'bus'],
])('what drives or sails is in the air where it is said to fly: %s', (prompt, thing) => {
  const { subjects, path } = readPrompt(prompt);
  expect(subjects).toMatchObject([{ thing, traits: ['inair'] }]);
  expect(path).toBeNull();
});

it.each([
  'train in the mountains',
  'seagulls flying over a boat',
  'a flag flying on a ship',
  'a boat under a blue sky',
  'train flying past a village',
  'a train flying down the tracks',
  'a bus flying along the highway',
  'a ship flying the French flag',
  'a galleon flying the jolly roger',
  'boats flying across the water',
])('nothing else’s flight lifts a ship, nor speed or a flag: %s', (prompt) => {
  expect(readPrompt(prompt).subjects.flatMap(({ traits = [] }) => traits)).not.toContain('inair');
});
