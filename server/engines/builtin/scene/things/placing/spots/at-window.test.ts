import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { windowSill } from '../../../world/room/window.ts';
import { createCamera, mapGround } from '../../../world/view.ts';
import { groundStage } from '../testing/ground-stage.ts';
import { wishes } from '../wishes.ts';

const ROOMS = ['living room', 'classroom', 'library', 'café', 'office'];

describe.each(ROOMS)('at the window of a %s', (room) => {
  it.each([0, 1, 2, 3])('somebody is seen large before it (composition %i)', (index) => {
    const prompt = `a girl looks out of the ${room} window`;
    const level = groundStage(prompt);
    const setting = () => decide(readPrompt(prompt), null, 3, index);
    const map = mapGround(level.frame, setting());
    const camera = { ...createCamera(level.frame, setting(), map), height: 1.5 };
    const sill = windowSill(camera, setting());
    const stage = { ...level, setting: setting(), camera, map, sill, random: createRandom(1) };
    const [girl] = wishes(stage);
    if (girl === undefined) throw new Error('She was asked for.');
    const columnOf = (x: number, z: number) =>
      (camera.centre + (x * camera.focal) / z) / level.frame.width;
    const middle = columnOf((sill.left + sill.right) / 2, sill.z);
    expect(middle).toBeGreaterThan(0.3);
    expect(middle).toBeLessThan(0.7);
    expect(girl.z).toBeGreaterThan(0.8 * sill.z);
    expect(columnOf(girl.x, girl.z)).toBeGreaterThan(0.1);
    expect(columnOf(girl.x, girl.z)).toBeLessThan(0.9);
    expect((girl.size * camera.focal) / girl.z / level.frame.height).toBeGreaterThan(0.35);
  });
});
