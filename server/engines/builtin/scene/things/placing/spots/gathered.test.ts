import { describe, expect, it } from 'vitest';
import { WATER } from '../../../world/frame.ts';
import type { Stage } from '../stage.ts';
import { groundStage } from '../testing/ground-stage.ts';
import { buildsIt, gathered } from './gathered.ts';

/** Where the middle and those around it are. */
function groupOn(stage: Stage) {
  const all = stage.setting.subjects.flatMap((subject) =>
    Array.from({ length: subject.count }, (_, n) => ({
      subject,
      place: gathered(stage, subject, n, 1),
    })),
  );
  const people = all.filter(({ subject }) => subject.thing === 'person');
  const middle = all.find(({ subject }) => subject.thing !== 'person');
  return { people: people.map(({ place }) => place), middle: middle?.place ?? null };
}

describe('people around something', () => {
  it.each([
    'four friends around a campfire',
    'a family having a picnic',
    'kids building a snowman',
  ])('look at it from all sides but the one before the eye: %s', (prompt) => {
    const { people, middle } = groupOn(groundStage(prompt));
    expect(people.length).toBeGreaterThan(1);
    expect(middle).not.toBeNull();
    for (const one of people) {
      const [dx, dz] = [(middle?.x ?? 0) - (one?.x ?? 0), (middle?.z ?? 0) - (one?.z ?? 0)];
      const far = Math.hypot(dx, dz);
      const heading = one?.heading ?? 0;
      const along = (Math.cos(heading) * dx - Math.sin(heading) * dz) / far;
      expect(along).toBeGreaterThan(0.9);
      expect(one?.z).toBeGreaterThan(0.8 * (middle?.z ?? 0));
    }
    const xs = people.map((one) => one?.x ?? 0);
    expect(Math.min(...xs)).toBeLessThan(middle?.x ?? 0);
    expect(Math.max(...xs)).toBeGreaterThan(middle?.x ?? 0);
  });

  it('do not hide behind a snowman, as the third of three', () => {
    const stage = groundStage('kids building a snowman');
    const { people, middle } = groupOn(stage);
    const { x = 0, z = 1, tall = 0 } = middle ?? {};
    expect(people.length).toBe(3);
    for (const one of people) {
      const isBefore = (one?.z ?? 0) < z;
      const aside = Math.abs((one?.x ?? 0) / (one?.z ?? 1) - x / z);
      expect(isBefore || aside > (0.2 * tall) / stage.camera.focal).toBe(true);
    }
  });

  it('keep out of the water', () => {
    const stage = groundStage('a cowboy at a campfire');
    const [dry] = groupOn(stage).people;
    const { frame, camera } = stage;
    const column = Math.round(camera.centre + ((dry?.x ?? 0) * camera.focal) / (dry?.z ?? 1));
    const isRight = column > frame.width / 2;
    for (let at = 0; at < frame.kind.length; at++)
      if (isRight ? at % frame.width > column - 12 : at % frame.width < column + 12)
        frame.kind[at] = WATER;
    const [other] = groupOn(stage).people;
    const now = Math.round(camera.centre + ((other?.x ?? 0) * camera.focal) / (other?.z ?? 1));
    expect(isRight ? now : -now).toBeLessThanOrEqual(isRight ? column - 12 : -(column + 12));
  });

  it('are nobody who dances or is far off', () => {
    const stage = groundStage('people dancing around a campfire');
    expect(groupOn(stage).people.every((one) => one === null)).toBe(true);
  });

  it('shape a snowman, and nothing else', () => {
    const [snow, fire] = ['kids building a snowman', 'kids around a campfire'].map((prompt) => {
      const { setting } = groundStage(prompt);
      return setting.subjects.some((one) => buildsIt(setting, one));
    });
    expect([snow, fire]).toEqual([true, false]);
  });
});
