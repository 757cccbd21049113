import { describe, expect, it } from 'vitest';
import { wayOf } from '../../../world/street/way.ts';
import { levelStage } from '../testing/level-stage.ts';
import { townLife } from './town-life.ts';

describe('the people of a town', () => {
  it.each([
    'a souk in Marrakech',
    'a night market',
    'a sidewalk café',
    'a wild west town',
    'a Mexican plaza',
    'a street in India',
  ])('go about between its houses: %s', (prompt) => {
    const stage = levelStage(prompt);
    const way = wayOf(stage.setting);
    const people = townLife(stage).filter(({ casts }) => casts === true);
    expect(people.length).toBeGreaterThan(3);
    for (const { x, z } of people) expect(Math.abs(x - way.middle(z))).toBeLessThan(way.front);
  });

  it('are about in a busy street whoever was asked for, and more than elsewhere', () => {
    const about = (prompt: string) =>
      townLife(levelStage(prompt)).filter(({ casts }) => casts === true);
    expect(about('a woman in a busy souk').length).toBeGreaterThan(8);
    expect(about('a busy souk').length).toBeGreaterThan(1.5 * about('a souk').length);
    expect(about('a busy souk without people')).toEqual([]);
  });

  it('are not there where none are wanted or others were asked for, nor in another street', () => {
    expect(townLife(levelStage('a souk without people'))).toEqual([]);
    expect(townLife(levelStage('a woman in a souk'))).toEqual([]);
    expect(townLife(levelStage('a city street'))).toEqual([]);
  });
});
