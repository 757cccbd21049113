import { describe, expect, it } from 'vitest';
import { createFrame } from '../../../world/frame.ts';
import { lookUp } from '../../../world/height-map.ts';
import { mapGround } from '../../../world/view.ts';
import { balloons } from '../air/fliers.ts';
import { groundStage } from '../testing/ground-stage.ts';
import { wishes } from '../wishes.ts';
import { fairyChimneys } from './fairy-chimneys.ts';

/** As large as the ground's forms are known well in. */
const SIDE = 512;

describe('a valley of fairy chimneys', () => {
  it('is dry, and full of them but for its middle', () => {
    const stage = groundStage('Cappadocia');
    const all = fairyChimneys(stage);
    expect(all.length).toBeGreaterThan(50);
    const half = stage.frame.width / 2 / stage.camera.focal;
    const seen = all.filter(({ x, z }) => Math.abs(x / z) < half);
    expect(seen.length).toBeGreaterThan(40);
    const { heights } = mapGround(createFrame(SIDE, SIDE), stage.setting);
    for (const { x, z } of seen) expect(lookUp(heights, x, z)).toBeGreaterThan(1);
    const inMiddle = all.filter(({ x, z }) => z < 40 && Math.abs(x / z) < 0.3 * half);
    expect(inMiddle).toEqual([]);
    expect(wishes(stage).filter(({ thing }) => thing === 'hoodoo')).toEqual([]);
  });

  it('has more balloons over it than another place', () => {
    const over = (prompt: string) => balloons(groundStage(prompt)).length;
    expect(over('hot air balloons over Cappadocia')).toBeGreaterThan(
      1.5 * over('hot air balloons over a canyon'),
    );
  });

  it('are in no other canyon', () => {
    expect(fairyChimneys(groundStage('a canyon'))).toEqual([]);
  });
});
