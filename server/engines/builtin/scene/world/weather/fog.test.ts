import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { type Camera, createFrame, LAND } from '../frame.ts';
import { builtSince, createFog, layFog } from './fog.ts';

const CAMERA: Camera = { focal: 300, horizon: 150, height: 20, centre: 150 };

/** The luma of a black wall 400 units off in the fog of a prompt, beside that of the sky behind it; `isBuilt` says whether the place is known by it. */
function wallInFog(prompt: string, isBuilt: boolean): number {
  const frame = createFrame(32, 32);
  frame.rgb.fill(1);
  const before = frame.depth.slice();
  const wall = 8 * 32 + 12;
  frame.rgb.fill(0, wall * 3, wall * 3 + 3);
  frame.depth[wall] = 400;
  frame.kind[wall] = LAND;
  const fog = fogOf(prompt);
  const camera = { ...CAMERA, focal: 32, horizon: 9, centre: 16 };
  if (fog !== null) layFog(frame, camera, fog, false, isBuilt ? builtSince(before, frame) : null);
  const luma = (at: number) => [0, 1, 2].reduce((sum, c) => sum + (frame.rgb[at * 3 + c] ?? 0), 0);
  return luma(wall) / luma(wall + 4);
}

/** The fog of a prompt's first picture. */
function fogOf(prompt: string) {
  const setting = decide(readPrompt(prompt), null, 5, 0);
  return createFog(setting, CAMERA);
}

describe('createFog', () => {
  const fog = fogOf('mountains in fog');

  it('leaves what is near clear and takes what is far', () => {
    const shares = [10, 80, 400, 1600].map((z) => fog?.through(0, -0.01, z) ?? -1);
    expect(shares[0]).toBeGreaterThan(0.85);
    expect(shares[3]).toBeLessThan(0.1);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
  });

  it('lies low: a peak stands clearer above it than its foot', () => {
    const peak = fog?.through(0, 0.25, 1200) ?? 0;
    const foot = fog?.through(0, -0.01, 1200) ?? 1;
    expect(peak).toBeGreaterThan(foot + 0.3);
  });

  it('leaves the trunks of a forest that are near as they are, and takes the far ones', () => {
    const woods = fogOf('a forest path in the fog');
    expect(woods?.through(0.2, 0.1, 6)).toBe(1);
    expect(woods?.through(0.2, 0.1, 14)).toBeGreaterThan(0.7);
    expect(woods?.through(0.2, 0.1, 90)).toBeLessThan(0.1);
  });

  it('leaves what its place is known by dark before the sky, and takes other walls', () => {
    expect(wallInFog('the Great Wall of China in thick fog', true)).toBeLessThan(0.55);
    expect(wallInFog('the Great Wall of China in thick fog', false)).toBeGreaterThan(0.85);
  });

  it('is lit by the lamps of a town by night, near the ground most, and by nothing in the country', () => {
    const [town, country] = [
      fogOf('a London street at night in thick fog'),
      fogOf('a meadow at night in thick fog'),
    ];
    const red = (fog: typeof town, up: number) => fog?.colour(0, up)[0] ?? 0;
    expect(red(town, 0)).toBeGreaterThan(red(country, 0) + 0.2);
    expect(red(town, 0)).toBeGreaterThan(red(town, 0.7) + 0.15);
  });

  it('is brighter toward the sun', () => {
    const setting = decide(readPrompt('a field in fog at dawn'), null, 5, 0);
    const dawn = createFog(setting, CAMERA);
    const right = setting.light.toward[0] / setting.light.toward[2];
    const luma = (at: number) => (dawn?.colour(at, 0.1) ?? []).reduce((sum, one) => sum + one, 0);
    expect(luma(right)).toBeGreaterThan(luma(right - 2 * Math.sign(right)));
  });

  it('lies thinly on the land of a clear dawn, and on no other clear day', () => {
    const dawn = fogOf('a lake at dawn');
    expect(dawn?.through(0, -0.02, 800)).toBeGreaterThan(fog?.through(0, -0.02, 800) ?? 1);
    expect(fogOf('a lake at noon')).toBeNull();
    expect(fogOf('a lake at dawn without fog')).toBeNull();
  });
});

describe('mist on the Ganges', () => {
  it('veils less of the temples over its steps than fog does of a canal’s houses', () => {
    const through = (prompt: string) => fogOf(prompt)?.through(0, 0.1, 60) ?? 1;
    const ghats = through('the ghats of Varanasi in the mist');
    expect(ghats).toBeGreaterThan(0.7);
    expect(ghats).toBeGreaterThan(through('a canal in Venice in the mist') + 0.1);
  });
});
