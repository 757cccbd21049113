import { describe, expect, it } from 'vitest';
import { groundStage } from '../testing/ground-stage.ts';
import { villageLandmark } from './village-landmark.ts';

/** Where the last thing that a prompt names stands as a landmark, in the picture of a seed. */
function landmarkOf(prompt: string, seed = 0) {
  const stage = groundStage(prompt, seed);
  const subject = stage.setting.subjects.at(-1);
  if (subject === undefined) throw new Error('nothing is named');
  return { stage, place: villageLandmark(stage, subject, 0) };
}

describe('the church of a village', () => {
  it.each([0, 1, 2, 3])('stands large behind who is before it: seed %i', (seed) => {
    for (const prompt of ['kids in front of a village church', 'an old man by a village mosque']) {
      const { stage, place } = landmarkOf(prompt, seed);
      const { camera, frame } = stage;
      const column = camera.centre + ((place?.x ?? 0) * camera.focal) / (place?.z ?? 1);
      expect(place?.tall).toBeGreaterThan(0.45 * frame.height);
      expect(Math.abs(column / frame.width - 0.5)).toBeLessThan(0.25);
    }
  });

  it('is seen from afar where nobody is before it, or no village', () => {
    expect(landmarkOf('a village with a church').place).toBe(null);
    expect(landmarkOf('kids in front of a church').place).toBe(null);
    expect(landmarkOf('a shepherd before a village with a castle').place).toBe(null);
  });
});
