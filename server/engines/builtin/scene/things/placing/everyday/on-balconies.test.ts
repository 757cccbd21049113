import { describe, expect, it } from 'vitest';
import { BALCONY, NEXT_BALCONY } from '../../../world/scenery/everyday/facing-balconies.ts';
import { LEVEL } from '../../../world/scenery/level-site.ts';
import { planOf } from '../../../world/scenery/sceneries.ts';
import { groundStage } from '../testing/ground-stage.ts';
import { wishes } from '../wishes.ts';
import { facingbalconies } from './on-balconies.ts';

describe('balconies that face each other', () => {
  const prompt = 'two neighbours chatting from balcony to balcony';

  it('have who is named on them, one on either side of the lane, and nobody in that', () => {
    const stage = groundStage(prompt);
    const all = facingbalconies(stage);
    expect(all.map(({ x }) => Math.sign(x))).toEqual([-1, 1]);
    expect(all.map(({ base }) => base)).toEqual(all.map(() => LEVEL + BALCONY.up));
    expect(wishes(stage)).toEqual([]);
  });

  it('are seen from ground under the eye that is as high as they are', () => {
    const { setting } = groundStage(prompt);
    const ground = planOf(setting)?.ground?.(() => 0, setting);
    expect(ground?.(0, 0.5)).toBe(LEVEL + BALCONY.up);
    expect(ground?.(0, 8)).toBe(LEVEL);
  });

  it('have them on the next two in a picture so narrow that it cuts the first ones off', () => {
    const stage = groundStage(prompt);
    const narrow = { ...stage, camera: { ...stage.camera, focal: 2 * stage.frame.width } };
    const [near] = facingbalconies(stage);
    const [far] = facingbalconies(narrow);
    expect((far?.z ?? 0) - (near?.z ?? 0)).toBeCloseTo(NEXT_BALCONY);
  });

  it('are empty where nobody is wanted', () => {
    expect(facingbalconies(groundStage('facing balconies without people'))).toEqual([]);
    expect(facingbalconies(groundStage('facing balconies'))).toHaveLength(2);
  });
});
