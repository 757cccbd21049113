import { expect, it } from 'vitest';
import type { Stage } from '../stage.ts';
import { flashlightBeams } from './flashlight-beams.ts';

const SIDE = 64;

/** A dark frame with somebody in its middle who points a flashlight to the right; what is nearer than they are takes the lower half. */
function lit(gives: 'beam' | 'lantern'): readonly number[] {
  const rgb = new Float32Array(SIDE * SIDE * 3).fill(0.2);
  const depth = new Float32Array(SIDE * SIDE).fill(10).fill(1, SIDE * (SIDE / 2));
  const stage = {
    frame: { width: SIDE, height: SIDE, rgb, depth },
    camera: { focal: SIDE, centre: SIDE / 2, horizon: SIDE / 2, height: 1.6 },
    setting: { light: { isNight: true }, land: 'forest', side: -1 },
  } as unknown as Stage;
  const bearer = { x: 0, z: 4, base: 1.1, size: 1.7, gives, faces: 1 };
  flashlightBeams(stage, [bearer] as never);
  return Array.from({ length: SIDE * SIDE }, (_, at) => rgb[at * 3] as number);
}

it('a flashlight lights what is ahead of who points it, and nothing that stands nearer', () => {
  const seen = lit('beam');
  const at = (column: number, row: number) => seen[row * SIDE + column] as number;
  expect(at(52, 22)).toBeGreaterThan(0.4);
  expect(at(12, 22)).toBeCloseTo(0.2);
  expect(at(52, 34)).toBeCloseTo(0.2);
  expect(Math.max(...lit('lantern'))).toBeCloseTo(0.2);
});
