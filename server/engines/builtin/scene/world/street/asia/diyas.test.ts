import { expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { decide } from '../../../setting.ts';
import { groundStage } from '../../../things/placing/testing/ground-stage.ts';
import { wishes } from '../../../things/placing/wishes.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { ghats } from './ghats.ts';

it('lights small lamps on the steps of ghats and on the river where lamps are named, and stands none among people', () => {
  const built = (prompt: string) =>
    ghats(decide(readPrompt(prompt), null, 5, 0), createRandom(3), 0).length;
  const prompt = 'a girl lighting lamps on the ghats of varanasi';
  expect(built(prompt)).toBeGreaterThan(built('a girl on the ghats of varanasi') + 150);
  const things = wishes(groundStage(prompt)).map(({ thing }) => thing);
  expect(things).toEqual(['person']);
});
