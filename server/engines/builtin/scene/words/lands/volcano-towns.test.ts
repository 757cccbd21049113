import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'a volcano erupting over a town',
  'ein Vulkan bricht über einer Stadt aus',
  'un volcán en erupción sobre una ciudad',
  'вулкан над городом',
  '街の上で噴火する火山',
])('a town that is named with a volcano is at its foot: %s', (prompt) => {
  expect(readPrompt(prompt)).toMatchObject({ land: 'volcano', settled: 'town' });
});
