import { describe, expect, it } from 'vitest';
import { fromShore } from '../../../world/scenery/everyday/park-pond.ts';
import { landStage } from '../testing/land-stage.ts';
import { wishedFor } from '../wished-for.ts';
import { atPond, comingToBank } from './at-pond.ts';

describe('who feeds ducks at the pond of a park', () => {
  it.each([0, 1, 2, 3])('stands on its bank, and they come (composition %i)', (index) => {
    const stage = landStage('grandma feeding ducks at the park pond', 7, index);
    const { setting, camera, frame } = stage;
    const somebody = setting.subjects.find(({ thing }) => thing === 'person');
    if (somebody === undefined) throw new Error('Somebody feeds them.');
    const place = atPond(stage, somebody, 0);
    const coming = comingToBank(stage);
    if (place === null || coming === null) throw new Error('There is a pond.');
    const { x, z } = place;
    const off = fromShore(x, z, setting.side);
    expect(off).toBeGreaterThan(0.5);
    expect(off).toBeLessThan(1.2);
    const column = (camera.centre + (x * camera.focal) / z) / frame.width;
    expect(Math.abs(column - 0.5)).toBeLessThan(0.36);
    expect(coming.length).toBeGreaterThan(3);
    for (const one of coming) {
      expect(fromShore(one.x, one.z, setting.side)).toBeLessThan(-0.5);
      // They look to the bank.
      expect(Math.sign(x - one.x)).toBe(one.faces);
    }
    expect(wishedFor(setting, somebody, 0, place.heading).traits).toContain('scattering');
  });

  it('is nobody who only walks there', () => {
    const stage = landStage('a woman walking at the park pond with ducks', 7, 0);
    expect(comingToBank(stage)).toBeNull();
    for (const one of stage.setting.subjects) expect(atPond(stage, one, 0)).toBeNull();
  });
});
