import { expect, it } from 'vitest';
import { createNoise } from '../../noise.ts';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { paved } from '../scenery/built/paved-site.ts';
import { stoneWornAt } from './worn-ground.ts';

const noise = createNoise(5);

it('cracks, mends and stains asphalt close to the eye, and leaves it even far off', () => {
  const near = Array.from({ length: 4000 }, (_, n) =>
    stoneWornAt(noise, (n % 80) * 0.1, 4 + n / 800, 0.02),
  );
  const share = (of: (light: number) => boolean) => near.filter(of).length / near.length;
  expect(share((light) => light < 0.84)).toBeGreaterThan(0.01);
  expect(share((light) => light < 0.84)).toBeLessThan(0.25);
  expect(share((light) => Math.abs(light - 1) > 0.04)).toBeGreaterThan(0.2);
  expect(stoneWornAt(noise, 2, 60, 0.2)).toBe(1);
});

it('gives made ground what it is made of: grey is worn, green has blades, and sand neither', () => {
  const setting = decide(readPrompt('a parking lot'), null, 3, 0);
  const changes = (colour: readonly [number, number, number]) => {
    const soil = paved(() => [colour, 1])(() => colour, setting);
    const at = (x: number) => soil(x, 6, 1, 0)[1] / colour[1];
    return (
      Array.from({ length: 300 }, (_, n) => Math.abs(at(n * 0.05 + 0.02) - at(n * 0.05))).reduce(
        (a, b) => a + b,
      ) / 300
    );
  };
  const sand = changes([0.8, 0.7, 0.5]);
  expect(changes([0.3, 0.3, 0.31])).toBeGreaterThan(2 * sand);
  expect(changes([0.2, 0.4, 0.15])).toBeGreaterThan(1.5 * sand);
});
