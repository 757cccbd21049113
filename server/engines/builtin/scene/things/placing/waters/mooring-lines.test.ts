import { describe, expect, it } from 'vitest';
import type { Jetty } from '../../../world/water/jetty-plan.ts';
import { atJetty } from '../own-places/at-jetty.ts';
import { levelStage } from '../testing/level-stage.ts';
import { mooringLines } from './mooring-lines.ts';

const JETTY: Jetty = {
  ...{ x: 2, z: 2, right: -0.1, ahead: 0.995, long: 20, afloat: 0 },
  ...{ half: 1, deck: 0.75, open: -1 },
};

describe('rowing boats at a jetty', () => {
  it('are each tied to it by a line that hangs above the water', () => {
    const stage = { ...levelStage('two rowing boats at a jetty', -6, 9.6), jetty: JETTY };
    const subject = stage.setting.idea.subjects.find(({ thing }) => thing === 'rowboat');
    if (subject === undefined) throw new Error('no boat');
    const sprite = { sizes: [], width: 1, height: 1 };
    const boats = [0, 1].map((index) => {
      const place = atJetty(stage, subject, index);
      if (place === null) throw new Error('no berth');
      return { sprite, thing: 'rowboat' as const, x: place.x, z: place.z, base: 0, size: 1 };
    });
    const lines = mooringLines(stage, boats);
    expect(lines).toHaveLength(2);
    lines.forEach(({ x, base }, index) => {
      const boat = boats[index];
      expect(base).toBeGreaterThan(-0.3);
      expect(Math.abs(x - (boat?.x ?? 99))).toBeLessThan(3.5);
    });
    expect(mooringLines({ ...stage, jetty: null }, boats)).toEqual([]);
  });
});
