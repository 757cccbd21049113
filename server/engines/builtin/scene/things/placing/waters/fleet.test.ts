import { describe, expect, it } from 'vitest';
import { createNoise } from '../../../noise.ts';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { fleetOf, wakesOf } from '../../../world/water/fleet-plan.ts';
import type { Sprite } from '../../sprite.ts';
import { levelStage } from '../testing/level-stage.ts';
import { fleet } from './fleet.ts';

const COMING_HOME = 'fishing boats coming back to the harbor at dawn with seagulls';
const settingOf = (turn: number) => decide(readPrompt(COMING_HOME), null, 5, turn);

/** The share of each of red, green and blue in what is drawn of the lower half of a sprite. */
function hueOf({ width, sizes }: Sprite): number[] {
  const rgba = sizes[0]?.rgba ?? new Float32Array();
  const sums = [0, 0, 0];
  for (let at = rgba.length / 8; at < rgba.length / 4; at++)
    for (const part of [0, 1, 2]) sums[part] = (sums[part] ?? 0) + (rgba[at * 4 + part] ?? 0);
  const all = sums.reduce((sum, value) => sum + value, 0);
  if (width === 0 || all === 0) throw new Error('nothing is drawn');
  return sums.map((value) => value / all);
}

describe('fishing boats in a harbour', () => {
  it('are under way in the foreground, gulls behind the first', () => {
    const all = fleet(levelStage(COMING_HOME));
    const boats = all.filter(({ size }) => size > 5);
    expect(boats.length).toBeGreaterThanOrEqual(4);
    expect(Math.min(...boats.map(({ z }) => z))).toBeLessThan(26);
    expect(all.length).toBeGreaterThan(boats.length);
    expect(fleet(levelStage('a harbour with two fishing boats'))).toHaveLength(2);
    expect(fleet(levelStage('a harbour'))).toEqual([]);
  });

  it('are each painted in another colour', () => {
    const hues = fleet(levelStage('a harbour with four fishing boats')).map(({ sprite }) =>
      hueOf(sprite),
    );
    expect(hues).toHaveLength(4);
    for (const [n, hue] of hues.entries())
      for (const other of hues.slice(n + 1)) {
        const apart = Math.hypot(...hue.map((value, at) => value - (other[at] ?? 0)));
        expect(apart).toBeGreaterThan(0.012);
      }
  });

  it('leave wakes astern, and none before their bows', () => {
    const { setting, frame, camera } = levelStage(COMING_HOME);
    const boats = fleetOf(setting, frame, camera).slice(0, 1);
    const foam = wakesOf(boats, createNoise(3));
    const [boat] = boats;
    if (boat === undefined) throw new Error('no boat');
    const most = (from: number, to: number) => {
      let all = 0;
      for (let x = from; x < to; x += 0.2)
        for (let z = boat.z - 6; z < boat.z + 6; z += 0.2) all = Math.max(all, foam(x, z));
      return all;
    };
    expect(most(boat.x - 9, boat.x - 3)).toBeGreaterThan(0.4);
    expect(most(boat.x + 6, boat.x + 12)).toBe(0);
  });

  it('are seen from the quay in every other picture', () => {
    expect([0, 1, 2, 3].map((turn) => settingOf(turn).land)).toEqual([
      'harbour',
      'quay',
      'harbour',
      'quay',
    ]);
    expect(settingOf(1).outlook).toBe('harbour');
  });
});
