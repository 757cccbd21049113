import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { planFor } from '../plan-for.ts';

const CAMERA = { focal: 400, horizon: 230, height: 1.5, centre: 256 };

const planOf = (prompt: string, index: number) =>
  planFor(CAMERA, decide(readPrompt(prompt), null, 3, index));

describe('the deck of a bridge in a town', () => {
  it.each([0, 1, 2, 3])(
    'ends at a balustrade from side to side that is lower than a man, with a lantern on either hand: composition %i',
    (index) => {
      const { solids, lamps = [] } = planOf('a couple on a bridge in Venice', index);
      const isRail = ({ low, high }: (typeof solids)[number]) => high[0] - low[0] > 10;
      const coping = solids.filter((one) => isRail(one) && one.high[1] > 0.9);
      expect(coping).toHaveLength(1);
      expect(coping[0]?.high[1]).toBeLessThan(1.2);
      const balusters = solids.filter(
        ({ low, high }) => high[1] > 0.8 && high[1] < 0.95 && high[0] - low[0] < 0.2,
      );
      expect(balusters.length).toBeGreaterThan(30);
      expect(new Set(lamps.map(([x]) => Math.sign(x)))).toEqual(new Set([-1, 1]));
      for (const [, up] of lamps) expect(up).toBeGreaterThan(2.4);
    },
  );
});
