import { expect, it } from 'vitest';
import { LEVEL } from '../../../world/scenery/level-site.ts';
import { BOG } from '../../../world/scenery/outlying/cranberry-bog.ts';
import { HELD } from '../../../world/scenery/outlying/junkyard.ts';
import { LEGS } from '../../../world/scenery/outlying/mountain-pass.ts';
import { BANK } from '../../../world/scenery/outlying/sky-lanterns.ts';
import { TREE_AVENUE } from '../../../world/scenery/outlying/tree-avenue.ts';
import { levelStage } from '../testing/level-stage.ts';
import { africanvillage } from './african-village.ts';
import { skylanterns } from './at-lanterns.ts';
import { stadiumfront } from './before-stadium.ts';
import { cranberrybog } from './cranberry-bog.ts';
import { prairie, steppe } from './grasslands.ts';
import { junkyard } from './junkyard.ts';
import { mountainpass } from './mountain-pass.ts';
import { stripmall } from './strip-mall.ts';
import { tipicamp } from './tipi-camp.ts';
import { trailerpark } from './trailer-park.ts';
import { treeavenue } from './tree-avenue.ts';
import { waterpark } from './water-park.ts';

it('stacks wrecks several high on both sides of a junkyard, and holds one over them', () => {
  const wrecks = junkyard(levelStage('a junkyard without people'));
  for (const side of [-1, 1]) {
    const near = wrecks.filter(({ x, z }) => Math.sign(x) === side && z < 18);
    expect(new Set(near.map(({ base }) => base.toFixed(1))).size).toBeGreaterThan(3);
  }
  expect(wrecks.filter(({ base }) => base > HELD.up - 0.1).map(({ z }) => z)).toContain(HELD.z);
});

it('parks a caravan and cars in a trailer park, and lets people bathe in a water park and stand between tipis', () => {
  const both = (draw: typeof junkyard, prompt: string) =>
    draw(levelStage(prompt)).length - draw(levelStage(`${prompt} without people`)).length;
  expect(both(trailerpark, 'a trailer park')).toBe(4);
  expect(both(waterpark, 'a water park')).toBe(10);
  expect(both(tipicamp, 'a tipi camp')).toBe(5);
  expect(both(africanvillage, 'an African village')).toBe(6);
  const cars = trailerpark(levelStage('a trailer park')).length;
  expect(cars - trailerpark(levelStage('a trailer park without cars')).length).toBe(2);
});

it('plants an avenue on both sides of its road up to far off, whose petals or leaves lie on it', () => {
  const stage = levelStage('桜並木 without people');
  const trees = treeavenue(stage);
  for (const side of [-1, 1]) {
    const row = trees.filter(({ x }) => Math.sign(x) === side);
    expect(row.length).toBeGreaterThan(18);
    expect(row.every(({ x, size }) => Math.abs(x) > 4 && size > 8)).toBe(true);
  }
  const pink = ([red, green]: readonly number[]) => (red ?? 0) > 0.7 && (green ?? 0) > 0.5;
  const fallen = (prompt: string) => {
    const { setting } = levelStage(prompt);
    const soil = TREE_AVENUE.soil?.(() => [0.2, 0.4, 0.1], setting);
    return Array.from({ length: 60 }, (_, n) => soil?.(2.4, 9 + n / 9, 12, 0) ?? []).filter(pink);
  };
  expect(fallen('桜並木').length).toBeGreaterThan(15);
  expect(fallen('a tree-lined road in summer')).toEqual([]);
});

it('lets fans come to a stadium, cars park at a strip mall and harvesters stand in a bog', () => {
  expect(stadiumfront(levelStage('a stadium from outside')).length).toBeGreaterThan(30);
  expect(stadiumfront(levelStage('a stadium from outside without people'))).toEqual([]);
  const cars = stripmall(levelStage('a strip mall without people'));
  expect(cars.length).toBeGreaterThan(7);
  expect(stripmall(levelStage('a strip mall without people, without cars'))).toEqual([]);
  const [first] = cranberrybog(levelStage('a cranberry bog', 10.9));
  // The water's face is at half a unit under the dykes.
  expect(first?.base).toBeLessThan(LEVEL - BOG.under - 0.5);
});

it('lets lanterns rise from people on the bank, not from the lake', () => {
  const people = skylanterns(levelStage('sky lanterns'));
  expect(people.length).toBeGreaterThan(8);
  for (const { z } of people) expect(z).toBeLessThan(BANK.ends - 1);
});

it('lets cars drive and people cycle on the road of a mountain pass', () => {
  const all = mountainpass(levelStage('a mountain pass'));
  expect(all.length).toBe(7);
  const far = Math.max(...LEGS.map(([, [x]]) => Math.abs(x)));
  for (const { x } of all) expect(Math.abs(x)).toBeLessThan(far + 2);
  expect(mountainpass(levelStage('cyclists on a mountain pass'))).toHaveLength(4);
  expect(mountainpass(levelStage('a mountain pass without cars'))).toHaveLength(3);
});

it('sets tents and horses on the steppe, and a herd on the prairie', () => {
  const all = steppe(levelStage('the steppe'));
  const tents = steppe(levelStage('the steppe without horses'));
  expect(tents.length).toBeGreaterThan(2);
  expect(all.length - tents.length).toBeGreaterThan(5);
  expect(prairie(levelStage('a prairie')).length).toBeGreaterThan(12);
  expect(prairie(levelStage('a prairie without cows'))).toEqual([]);
});
