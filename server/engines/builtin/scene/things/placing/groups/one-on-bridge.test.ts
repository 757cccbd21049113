import { expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { wishFor } from '../../creatures/testing/model-of.ts';
import { oneOnBridge } from './one-on-bridge.ts';

const SETTING = decide(readPrompt('a bridge over a river'), null, 3, 0);

const on = (thing: 'person' | 'dog', count: number) =>
  Array.from({ length: count }, (_, nth) =>
    oneOnBridge(
      SETTING,
      thing,
      { count, colour: null, posture: 'walking' },
      wishFor([], { random: createRandom(1), nth }),
    ),
  );

it('several people on a bridge are men and women, each in clothes of their own', () => {
  const people = on('person', 4);
  expect(new Set(people.map(({ colour }) => JSON.stringify(colour))).size).toBe(4);
  expect(new Set(people.map(({ traits }) => JSON.stringify(traits))).size).toBe(4);
  expect(people.map(({ traits }) => traits?.includes('woman'))).toEqual([false, true, false, true]);
});

it('nothing is added to dogs on a bridge', () => {
  for (const one of on('dog', 2)) expect(one).toEqual({});
});
