import { describe, expect, it } from 'vitest';
import { backOfBed, bedAt, besidePath, GARDEN } from '../../../world/paths/garden-plan.ts';
import { findSpot } from '../spots/find-spot.ts';
import { levelStage } from '../testing/level-stage.ts';
import { garden } from './garden.ts';

describe('a garden', () => {
  it('has flowers in its beds, and a fence and a hedge at its end that leave its path free', () => {
    const stage = levelStage('a garden in spring', 3);
    const planted = garden(stage, []);
    const inside = planted.filter(({ z, size }) => z < GARDEN.end - 0.4 && size < 1);
    expect(inside.length).toBeGreaterThan(200);
    for (const { x, z } of inside) expect(bedAt(stage.setting, x, z)).toBeGreaterThan(0.4);
    const fence = planted.filter(({ z }) => z === GARDEN.end);
    expect(fence.length).toBeGreaterThan(6);
    const behind = planted.filter(({ z, size }) => z > GARDEN.end && size < 3);
    expect(behind.length).toBeGreaterThan(12);
    for (const { x, z } of [...fence, ...behind])
      expect(Math.abs(besidePath(stage.setting, x, z))).toBeGreaterThan(1);
  });

  it('grows the flowers that are named in drifts, tall ones behind low ones', () => {
    const stage = levelStage('a garden full of roses and foxgloves', 3);
    const inBeds = garden(stage, []).filter(({ x, z }) => bedAt(stage.setting, x, z) >= 0.5);
    const isTall = ({ size }: { readonly size: number }) => size > 1.24;
    const along = inBeds.filter(({ z }) => z < GARDEN.beds.far);
    const backOf = (ones: typeof along) =>
      ones.reduce((sum, { x, z }) => sum + backOfBed(stage.setting, x, z), 0) / ones.length;
    const [tall, low] = [along.filter(isTall), along.filter((one) => !isTall(one))];
    expect(tall.length).toBeGreaterThan(15);
    expect(low.length).toBeGreaterThan(15);
    expect(backOf(tall)).toBeGreaterThan(backOf(low) + 0.1);
    // Most stand beside another of their kind.
    const alike = along.filter((one) => {
      const [next] = along
        .filter((other) => other !== one)
        .sort(
          (a, b) => Math.hypot(a.x - one.x, a.z - one.z) - Math.hypot(b.x - one.x, b.z - one.z),
        );
      return next !== undefined && isTall(next) === isTall(one);
    });
    expect(alike.length).toBeGreaterThan(0.7 * along.length);
  });

  it('has no flowers in the snow', () => {
    const stage = levelStage('a garden in winter, snow', 3);
    const low = garden(stage, []).filter(({ z, size }) => z < GARDEN.end - 0.4 && size < 1);
    expect(low).toEqual([]);
  });

  it('is none where a field of flowers is asked for', () => {
    expect(garden(levelStage('a field of tulips', 3), [])).toEqual([]);
  });

  it('keeps its path free of benches and trees', () => {
    const stage = levelStage('a garden with a bench and an apple tree', 3);
    for (const subject of stage.setting.subjects) {
      const spot = findSpot(stage, subject, { middle: 0.5, index: 0, count: 1 });
      if (spot === null) throw new Error('no place');
      expect(Math.abs(besidePath(stage.setting, spot.x, spot.z))).toBeGreaterThan(2);
    }
  });
});
