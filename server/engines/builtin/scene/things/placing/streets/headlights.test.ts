import { describe, expect, it } from 'vitest';
import { LAND } from '../../../world/frame.ts';
import { levelStage } from '../testing/level-stage.ts';
import { wishes } from '../wishes.ts';
import { castHeadlights } from './headlights.ts';

/** The brightest ground before and behind a prompt's car, where all was of one grey. */
function groundBy(prompt: string, grey = 0.1) {
  const stage = levelStage(prompt);
  const { frame, camera } = stage;
  const wished = wishes(stage);
  for (let row = 0; row < frame.height; row++)
    for (let column = 0; column < frame.width; column++) {
      const at = row * frame.width + column;
      const isGround = row > camera.horizon;
      frame.kind[at] = isGround ? LAND : 0;
      frame.depth[at] = isGround
        ? (camera.focal * camera.height) / (row - camera.horizon)
        : Number.POSITIVE_INFINITY;
    }
  frame.rgb.fill(grey);
  castHeadlights(stage, wished);
  const z = wished.find(({ thing }) => thing === 'car')?.z ?? 0;
  const most = (test: (far: number) => boolean) =>
    [...frame.depth.keys()].reduce(
      (light, at) =>
        test(frame.depth[at] as number) ? Math.max(light, frame.rgb[at * 3] as number) : light,
      0,
    );
  return { before: most((far) => far < z), behind: most((far) => far > z) };
}

describe('the lamps of what drives', () => {
  it('light the road before it by night, and nothing behind it', () => {
    const { before, behind } = groundBy('a car on a country road at night');
    expect(before).toBeGreaterThan(0.2);
    expect(behind).toBeCloseTo(0.1);
  });

  it('burn no pale ground out at dusk', () => {
    const { before } = groundBy('a car on a country road at night', 0.4);
    expect(before).toBeGreaterThan(0.5);
    expect(before).toBeLessThan(0.85);
  });

  it('light a street less, whose lamps do', () => {
    const street = groundBy('a car in a city street at night').before;
    expect(street).toBeGreaterThan(0.12);
    expect(street).toBeLessThan(groundBy('a car on a country road at night').before);
  });

  it('light nothing by day', () => {
    expect(groundBy('a car on a country road at noon').before).toBeCloseTo(0.1);
  });
});
