import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { planFor } from '../plan-for.ts';

const CAMERA = { focal: 400, horizon: 230, height: 1.5, centre: 256 };

describe('a brewery', () => {
  const { solids, left, right } = planFor(CAMERA, decide(readPrompt('a brewery'), null, 3, 0));
  const middle = (left + right) / 2;
  const isKettle = ({ low, high }: (typeof solids)[number]) =>
    high[0] - low[0] > 2.4 && low[1] < 1 && high[1] > 2;

  it('has kettles on both sides of its way, and none in it', () => {
    const kettles = solids.filter(isKettle);
    expect(kettles).toHaveLength(4);
    for (const { low, high } of kettles)
      expect(low[0] > middle + 1 || high[0] < middle - 1).toBe(true);
  });

  it('leads the neck of each through its ceiling', () => {
    const necks = solids.filter(({ low, high }) => low[1] > 1.5 && low[1] < 2.6 && high[1] > 4.6);
    expect(necks).toHaveLength(4);
  });
});
