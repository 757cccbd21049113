import { expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { planFor } from '../plan-for.ts';

const CAMERA = { focal: 400, horizon: 230, height: 1.5, centre: 256 };

const solidsOf = (prompt: string): number =>
  planFor(CAMERA, decide(readPrompt(prompt), null, 3, 0)).solids.length;

it('has as many on its stools as are named, and none where its barman is', () => {
  const [none, two, three] = ['a bartender in a bar', 'two men in a bar', 'three men in a bar'].map(
    solidsOf,
  ) as [number, number, number];
  expect(two - none).toBeGreaterThan(60);
  expect(three - two).toBe((two - none) / 2);
});
