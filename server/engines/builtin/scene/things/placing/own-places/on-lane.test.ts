import { describe, expect, it } from 'vitest';
import { middleOfWay } from '../../../world/paths/path.ts';
import { levelStage } from '../testing/level-stage.ts';
import { onLane } from './on-lane.ts';

/** What the prompt names first, and where it drives. */
function placeIn(prompt: string, index = 0) {
  const stage = levelStage(prompt);
  const { setting, camera, frame } = stage;
  const [subject] = setting.subjects;
  if (subject === undefined) throw new Error(`"${prompt}" names nothing`);
  const place = onLane(stage, subject, index);
  const row = camera.horizon + (camera.focal * camera.height) / (place?.z ?? 0);
  return { setting, place, isInView: row < frame.height };
}

describe('what drives along a way', () => {
  it.each(['a car in a city street', 'a red bus in a street', 'a tram in a city street'])(
    'comes towards the eye on the left of a street: %s',
    (prompt) => {
      const { place } = placeIn(prompt);
      expect(place?.x).toBeLessThan(-1);
      expect(place?.x).toBeGreaterThan(-4);
      // Its front is seen, and its flank on the side of the middle.
      expect(place?.heading).toBeGreaterThan(Math.PI / 2);
      expect(place?.heading).toBeLessThan(Math.PI);
    },
  );

  it('is so large that an animal at its wheel is seen', () => {
    const stage = levelStage('a dog driving a car through the desert');
    const [car] = stage.setting.subjects;
    if (car === undefined) throw new Error('no car');
    // From high above the car is small.
    const above = { ...stage, camera: { ...stage.camera, height: 4 * stage.camera.height } };
    const { traits, ...empty } = car;
    expect(traits).toContain('dogfolk');
    const shareOf = (subject: typeof car) =>
      (onLane(above, subject, 0)?.tall ?? 0) / stage.frame.height;
    expect(shareOf(empty)).toBeLessThan(0.3);
    expect(shareOf(car)).toBeGreaterThan(0.33);
  });

  it('is larger with those in it who were asked for', () => {
    const stage = levelStage('four friends on a road trip through the desert in a convertible');
    const [car] = stage.setting.subjects;
    if (car === undefined) throw new Error('no car');
    const above = { ...stage, camera: { ...stage.camera, height: 2 * stage.camera.height } };
    const { traits, ...empty } = car;
    expect(traits).toContain('crewed');
    const tallOf = (subject: typeof car) => onLane(above, subject, 0)?.tall ?? 0;
    expect(tallOf(car)).toBeGreaterThan(1.2 * tallOf(empty));
  });

  it('is beside the middle of a road in open land, and within the picture', () => {
    const { setting, place, isInView } = placeIn('a car on a country road');
    const middle = middleOfWay(setting, place?.z ?? 0) ?? Number.NaN;
    expect((place?.x ?? 0) - middle).toBeLessThan(-1);
    expect((place?.x ?? 0) - middle).toBeGreaterThan(-3.4);
    expect(isInView).toBe(true);
  });

  it.each([
    'a motorcycle on a country road',
    'a monkey riding a motorcycle',
    'a motorcycle in a city street',
  ])(
    'has a motorcycle go along its lane, large enough to be what the picture is about: %s',
    (prompt) => {
      const stage = levelStage(prompt);
      const { setting, place, isInView } = placeIn(prompt);
      const { x = 0, z = 1, tall = 0, heading = 0 } = place ?? {};
      // It looks along the way, as that is seen from where the eye is.
      const isStreet = setting.land === 'street';
      const middle = (at: number) => (isStreet ? 0 : (middleOfWay(setting, at) ?? Number.NaN));
      const way = Math.atan2(middle(z * 1.1) - middle(z * 0.9), 0.2 * z);
      expect(heading).toBeCloseTo(Math.PI / 2 - Math.atan2(x, z) + way, 1);
      expect(x - middle(z)).toBeLessThan(-1);
      expect(tall / stage.frame.height).toBeGreaterThan(0.25);
      expect(tall / stage.frame.height).toBeLessThanOrEqual(0.5);
      expect(isInView).toBe(true);
    },
  );

  it('is smaller the more of them are before it', () => {
    const talls = [0, 1, 2].map((index) => placeIn('three cars in a street', index).place?.tall);
    expect(talls).toEqual(talls.toSorted((a = 0, b = 0) => b - a));
    expect(new Set(talls).size).toBe(3);
  });

  it.each(['a car and a bus on a country road', 'a bus and a car in a city street'])(
    'drives behind what is lower, clear of it: %s',
    (prompt) => {
      const stage = levelStage(prompt);
      const placeOf = (name: string) => {
        const subject = stage.setting.subjects.find(({ thing }) => thing === name);
        return subject === undefined ? null : onLane(stage, subject, 0);
      };
      const [car, bus] = [placeOf('car'), placeOf('bus')];
      // Half a car and half a bus lie between their middles.
      expect((bus?.z ?? 0) - (car?.z ?? 0)).toBeGreaterThan(2 + 5);
    },
  );

  it('is so far behind the one before it on a road that it is seen beyond that, about half as large', () => {
    const [first, second] = [0, 1].map((n) => placeIn('two cars on a country road', n).place);
    expect((second?.z ?? 0) / (first?.z ?? 1)).toBeGreaterThan(1.75);
    expect((second?.z ?? 0) / (first?.z ?? 1)).toBeLessThan(2.2);
  });

  it('is nothing that walks, and nothing among market stalls', () => {
    expect(placeIn('a dog in a city street').place).toBeNull();
    expect(placeIn('a car in a street market').place).toBeNull();
  });
});
