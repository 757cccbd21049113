import { expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { planOf } from './sceneries.ts';

const solidsOf = (prompt: string) => {
  const setting = decide(readPrompt(prompt), null, 5, 0);
  const plan = planOf(setting);
  const { random } = setting;
  return plan?.solids?.({ setting, random, lamps: 0, groundAt: () => 12 }).length ?? 0;
};

it('lays a long table with candles under the olives where two marry there, in place of one great candle', () => {
  const bare = solidsOf('a donkey in an olive grove');
  for (const prompt of [
    'wedding in an old olive grove, long table with candles and string lights',
    'boda en un olivar',
    '橄榄园里的婚礼',
    'свадьба в оливковой роще',
  ])
    expect(solidsOf(prompt), prompt).toBeGreaterThan(bare + 40);
  const setting = decide(readPrompt('candles in an olive grove'), null, 5, 0);
  expect(planOf(setting)?.has?.has('candle')).toBe(true);
});
