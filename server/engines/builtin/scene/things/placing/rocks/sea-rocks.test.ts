import { expect, it } from 'vitest';
import { createNoise } from '../../../noise.ts';
import { foamRound } from '../../../world/water/foam.ts';
import { levelStage } from '../testing/level-stage.ts';
import { seaRocks, seaRocksIn } from './sea-rocks.ts';

it('rocks stand in the sea before the eye where waves break on them, and nowhere else', () => {
  const stage = levelStage('stormy sea with waves breaking on rocks', 0, 8);
  const rocks = seaRocks(stage);
  expect(rocks.length).toBeGreaterThan(4);
  const { camera, frame } = stage;
  for (const { z, base, size, isAfloat } of rocks) {
    expect(isAfloat).toBe(true);
    expect(base).toBeLessThan(0);
    // Each foot is in the picture, and none fills it.
    expect(camera.horizon + (camera.height * camera.focal) / z).toBeLessThan(frame.height);
    expect((size * camera.focal) / z).toBeLessThan(0.4 * frame.height);
  }
  expect(seaRocks(levelStage('stormy sea', 0, 8))).toEqual([]);
});

it('a rough sea is white round its rocks and a quiet one is not', () => {
  const stage = levelStage('waves crashing against rocks', 0, 8);
  const rocks = seaRocksIn(stage, stage.setting);
  const noise = createNoise(3);
  const meanOf = (roughness: number, away: number): number => {
    const foam = foamRound(noise, { roughness }, rocks.slice(0, 1));
    const [rock] = rocks;
    if (rock === undefined) throw new Error('no rock');
    const around = Array.from({ length: 60 }, (_, n) => {
      const turn = (n / 60) * Math.PI * 2;
      const far = away * rock.size;
      return foam(rock.x + far * Math.cos(turn), rock.z + far * Math.sin(turn));
    });
    return around.reduce((sum, one) => sum + one, 0) / around.length;
  };
  expect(meanOf(1, 1.2)).toBeGreaterThan(0.5);
  expect(meanOf(1, 2.2)).toBeLessThan(meanOf(1, 1.2));
  expect(meanOf(1, 4)).toBe(0);
  expect(meanOf(0.1, 1.2)).toBe(0);
});
