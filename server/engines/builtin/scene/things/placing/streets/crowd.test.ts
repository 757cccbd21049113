import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { person } from '../../creatures/person.ts';
import { wishIn } from '../../wish.ts';
import type { Planted } from '../stage.ts';
import { levelStage } from '../testing/level-stage.ts';
import { crowd, fillsStreet, isOfStreetCrowd } from './crowd.ts';

const { setting: meadow } = levelStage('a meadow', 1);
const plainWish = wishIn(meadow, { colour: null, posture: null, tall: 40, isPortrait: false });

/** Somebody who was asked for, where a picture has such people. */
const NEAREST: Planted = {
  sprite: person({ ...plainWish, random: createRandom(1) }),
  thing: 'person',
  ...{ x: 0, z: 9, base: 1, size: 1.7, boost: 1.2 },
};

/** The stage of a prompt, and all who are about with somebody who was asked for. */
function peopleOf(prompt: string) {
  const stage = levelStage(prompt, prompt.includes('street') ? 0 : 1);
  return { stage, about: crowd(stage, [NEAREST]) };
}

describe('a crowd', () => {
  it('fills a street from near on, where nothing drives then', () => {
    const { stage, about } = peopleOf('a crowd in a city street');
    expect(fillsStreet(stage.setting)).toBe(true);
    expect(stage.setting.subjects.every((one) => isOfStreetCrowd(stage.setting, one))).toBe(true);
    expect(about.length).toBeGreaterThan(40);
    expect(Math.min(...about.map(({ z }) => z))).toBeLessThan(7);
  });

  it('keeps to the pavements where people walk in a street with cars', () => {
    const { stage, about } = peopleOf('people walking in a city street');
    expect(fillsStreet(stage.setting)).toBe(false);
    expect(stage.setting.subjects.some((one) => isOfStreetCrowd(stage.setting, one))).toBe(false);
    expect(about.length).toBeGreaterThan(5);
    for (const { z } of about) expect(z).toBeGreaterThan(10);
  });

  it('is on the pavements of a busy street, where cars drive on', () => {
    const { stage, about } = peopleOf('a busy street in the city');
    expect(fillsStreet(stage.setting)).toBe(false);
    expect(about.length).toBeGreaterThan(25);
  });

  it('stands behind those who are nearest in the open, as tall as they are', () => {
    const { about } = peopleOf('a crowd in a meadow');
    expect(about.length).toBeGreaterThan(20);
    for (const { z, size } of about) {
      expect(z).toBeGreaterThan(NEAREST.z);
      expect(size).toBeLessThan(1.1 * NEAREST.size);
      expect(size).toBeGreaterThan(0.5 * NEAREST.size);
    }
  });

  it.each([
    'three people in a meadow',
    'people in a meadow',
    'a man in a street',
    'a crowd in a library',
  ])('is not there without its word: %s', (prompt) => {
    expect(peopleOf(prompt).about).toEqual([]);
  });
});

describe('who fights in an arena', () => {
  it('is on its sand where a crowd is named too, which sits around', () => {
    const { setting } = levelStage('gladiators entering the roman arena, crowd cheering');
    const [gladiators] = setting.subjects;
    if (gladiators === undefined) throw new Error('nobody was asked for');
    expect(isOfStreetCrowd(setting, gladiators)).toBe(false);
    const { setting: watched } = levelStage('a crowd cheering in a roman arena');
    expect(watched.subjects.every((one) => isOfStreetCrowd(watched, one))).toBe(true);
  });
});
