import { describe, expect, it } from 'vitest';
import { disc, solid } from '../../testing/pictures.ts';
import { areaBounds } from '../box.ts';
import { MATERIAL_WORDS, type MaterialName } from './material-words.ts';
import { paintMaterial } from './paint-material.ts';

const SIDE = 160;
const AREA = disc(SIDE, SIDE, 80, 80, 50).data;
const NAMES = Object.keys(MATERIAL_WORDS.en) as MaterialName[];

function lay(material: MaterialName, grey = 150, horizon: number | null = null) {
  const image = solid(SIDE, SIDE, [grey, grey, grey, 255]);
  const laying = {
    area: AREA,
    bounds: areaBounds(AREA, SIDE),
    margin: 4,
    horizon,
    noise: 0,
    seed: 3,
  };
  paintMaterial(image, { material, colour: null, words: [] }, laying, () => {});
  return image.data;
}

/** Mean of a channel over the marked places, and how far they stray from it. */
function statistics(data: Uint8ClampedArray, channel: number) {
  const values = [...AREA.keys()]
    .filter((at) => AREA[at] !== 0)
    .map((at) => data[at * 4 + channel] ?? 0);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, deviation: Math.sqrt(spread) };
}

describe('a material that is laid over an area', () => {
  it.each(NAMES)('is no even patch and stays within its margin: %s', (material) => {
    const data = lay(material);
    expect(statistics(data, 1).deviation).toBeGreaterThan(3);
    const at = (20 * SIDE + 20) * 4;
    expect([...data.subarray(at, at + 3)]).toEqual([150, 150, 150]);
  });

  it('has the colour of the material', () => {
    const brick = lay('brick');
    expect(statistics(brick, 0).mean).toBeGreaterThan(1.3 * statistics(brick, 2).mean);
    const ivy = lay('ivy');
    expect(statistics(ivy, 1).mean).toBeGreaterThan(1.2 * statistics(ivy, 0).mean);
  });

  it('is darker where its surroundings are', () => {
    expect(statistics(lay('marble', 60), 1).mean).toBeLessThan(
      0.8 * statistics(lay('marble', 220), 1).mean,
    );
  });

  it('runs toward the horizon where it lies on the ground', () => {
    expect(lay('tiles', 150, 10)).not.toEqual(lay('tiles'));
  });

  it('is the same each time', () => {
    expect(lay('wood')).toEqual(lay('wood'));
  });
});
