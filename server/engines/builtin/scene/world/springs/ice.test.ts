import { describe, expect, it } from 'vitest';
import { lumaAt } from '../../arithmetic.ts';
import { drawScene } from '../../draw-scene.ts';
import { createNoise } from '../../noise.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { createFrame, WATER } from '../frame.ts';
import { createLight } from '../light.ts';
import { freeze } from './ice.ts';

const SIZE = 96;

/** How bright the lower third of a picture of words is, pixel for pixel, 0 to 255. */
function ground(prompt: string): number[] {
  const picture = drawScene(
    { idea: readPrompt(prompt), style: null, width: SIZE, height: SIZE, seed: 5, index: 0 },
    () => {},
  );
  return Array.from({ length: (SIZE * SIZE) / 3 }, (_, n) => {
    const at = 4 * (Math.floor((2 * SIZE * SIZE) / 3) + n);
    return ((picture[at] ?? 0) + (picture[at + 1] ?? 0) + (picture[at + 2] ?? 0)) / 3;
  });
}

describe('the ice of a frozen lake', () => {
  it('is bright where snow lies on it and dark where it is clear', () => {
    const spread = (all: readonly number[]) => {
      const sorted = all.toSorted((a, b) => a - b);
      return (
        (sorted[Math.floor(0.9 * all.length)] ?? 0) - (sorted[Math.floor(0.1 * all.length)] ?? 0)
      );
    };
    const frozen = ground('a frozen lake on a clear winter day');
    expect(spread(frozen)).toBeGreaterThan(60);
  });

  it('is sharp close to the eye: cracks, scratches and frayed snow change from one pixel to the next', () => {
    const [wide, high] = [400, 60];
    const camera = { focal: 400, horizon: -40, height: 3, centre: wide / 2 };
    const frame = createFrame(wide, high);
    for (let at = 0; at < wide * high; at++) {
      frame.kind[at] = WATER;
      frame.depth[at] =
        (camera.focal * camera.height) / (Math.floor(at / wide) - camera.horizon + 60);
    }
    freeze(frame, camera, {
      light: createLight('day', 'clear', 2.8, 0, null),
      noise: createNoise(5),
    });
    let sharp = 0;
    for (let at = 1; at < wide * high; at++)
      if (Math.abs(lumaAt(frame.rgb, at) - lumaAt(frame.rgb, at - 1)) > 0.06) sharp++;
    expect(sharp / (wide * high)).toBeGreaterThan(0.03);
  });
});
