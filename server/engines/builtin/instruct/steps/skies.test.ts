import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../../engine.ts';
import { solid } from '../../testing/pictures.ts';
import { createSight } from '../seeing/sight.ts';
import { addClouds } from './clouds.ts';
import { changeTime } from './daytime.ts';

const WIDTH = 200;
const HEIGHT = 80;
const paleSky = (): Pixels => solid(WIDTH, HEIGHT, [190, 205, 225, 255]);
const redAt = ({ data }: Pixels, at: number): number => data[at * 4] as number;

describe('a sky', () => {
  it('of another time has no dark clouds where a little of it was taken for ground', () => {
    const picture = paleSky();
    const sky = new Uint8Array(WIDTH * HEIGHT).fill(255);
    const rim = 30 * WIDTH + 100;
    sky[rim] = 215;
    const sight = { ...createSight(paleSky()), sky: () => sky, depth: () => sky };
    changeTime(picture, sight, 'dusk', 1, false, 3, () => undefined);
    expect(Math.abs(redAt(picture, rim) - redAt(picture, rim + 1))).toBeLessThan(12);
  });

  it('gets no clouds below its horizon, where they would be upright bars', () => {
    const picture = paleSky();
    const sky = new Uint8Array(WIDTH * HEIGHT).fill(255, 0, 50 * WIDTH);
    for (let row = 50; row < 58; row++) sky.fill(255, row * WIDTH, row * WIDTH + 20);
    addClouds(picture, sky, 3, 1.5);
    const [above, below] = [
      picture.data.slice(0, 30 * WIDTH * 4),
      picture.data.slice(51 * WIDTH * 4),
    ];
    expect(above).not.toEqual(paleSky().data.slice(0, 30 * WIDTH * 4));
    expect(below).toEqual(paleSky().data.slice(51 * WIDTH * 4));
  });
});
