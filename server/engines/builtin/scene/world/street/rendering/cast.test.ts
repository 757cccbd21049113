import { describe, expect, it } from 'vitest';
import { NO_GLOW } from '../front.ts';
import { boxOn, type Paint, type Plot, roofOn } from '../solid.ts';
import { cast, sceneOf } from './cast.ts';
import { sunAmong } from './shade.ts';

const grey: Paint = () => ({ colour: [0.5, 0.5, 0.5], glass: 0, glow: NO_GLOW });
const plotAt = (x: number, z: number): Plot => ({
  ...{ x, z, u: [1, 0], w: [0, 1], wide: 10, deep: 8 },
});
const CAMERA = { focal: 100, horizon: 50, height: 2, centre: 50 };

describe('a line of sight', () => {
  const house = boxOn(plotAt(-5, 20), 0, 9, grey);
  const behind = boxOn(plotAt(-5, 40), 0, 30, grey);
  const scene = sceneOf(CAMERA, 100, [behind, house]);

  it('meets the nearest house, and over its roof the one behind', () => {
    expect(cast(scene, 50, 0, 0)).toMatchObject({ z: 20, face: { role: 'front' } });
    expect(cast(scene, 50, 0, 0.5)).toMatchObject({ z: 40, solid: behind });
    expect(cast(scene, 50, 0, 0.9)).toBeNull();
    expect(cast(scene, 95, 0.45, 0)).toBeNull();
  });

  it('meets a slope of a roof where that rises', () => {
    const roof = roofOn(plotAt(-5, 20), 6, 12, [{ side: 'front', pitch: 1, from: 6 }], grey);
    const hit = cast(sceneOf(CAMERA, 100, [roof]), 50, 0, 0.25);
    expect(hit?.face.role).toBe('roof');
    expect(2 + 0.25 * (hit?.z ?? 0)).toBeCloseTo(6 + (hit?.z ?? 0) - 20, 5);
  });
});

describe('the sun among houses', () => {
  const low: readonly [number, number, number] = [0.8, 0.6, 0];
  const sunlit = sunAmong([boxOn(plotAt(5, 20), 0, 12, grey)], low);

  it('leaves the street behind a house in its shadow, as far as that is high', () => {
    expect(sunlit(0, 0, 24)).toBe(0);
    expect(sunlit(-6, 0, 24)).toBe(0);
    expect(sunlit(-20, 0, 24)).toBe(1);
    expect(sunlit(0, 14, 24)).toBe(1);
    expect(sunlit(20, 0, 24)).toBe(1);
  });
});
