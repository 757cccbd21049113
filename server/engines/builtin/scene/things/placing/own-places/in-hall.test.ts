import { describe, expect, it } from 'vitest';
import type { Subject } from '../../../words/idea.ts';
import { groundStage } from '../testing/ground-stage.ts';
import { wishedFor } from '../wished-for.ts';
import { wishes } from '../wishes.ts';

describe('who is in a hall with a place of its own', () => {
  it('swims there in the water, each in a lane', () => {
    const stage = groundStage('three people swimming in an indoor pool');
    const swimmers = wishes(stage).filter(({ thing }) => thing === 'swimmer');
    const middle = stage.setting.side * 0.7;
    expect(swimmers).toHaveLength(3);
    expect(new Set(swimmers.map(({ x }) => Math.floor((x - middle) / 2.2))).size).toBe(3);
    for (const { x, z } of swimmers) {
      expect(Math.abs(x - middle)).toBeLessThan(4.4);
      expect(z).toBeGreaterThan(5);
    }
  });

  it('stands in the aisle of an aircraft, between its seats', () => {
    const [attendant, ...others] = wishes(groundStage('a flight attendant in an airplane cabin'));
    expect(others).toEqual([]);
    expect(attendant?.thing).toBe('person');
    expect(Math.abs(attendant?.x ?? 9)).toBeLessThan(0.1);
  });

  it('sits on the benches of a train’s compartment, those who are apart on both sides', () => {
    const people = wishes(groundStage('an old man and a girl in a train compartment'));
    expect(people.map(({ x }) => Math.sign(x)).sort()).toEqual([-1, 1]);
    for (const { x, size } of people) {
      expect(Math.abs(x)).toBeGreaterThan(0.4);
      expect(size).toBeLessThan(1.5);
    }
  });

  it('sits on the seats at the windows of an aircraft, one beside the other, and stands beside a submarine’s window', () => {
    const stage = groundStage('a woman and a boy looking out of the airplane window');
    const people = wishes(stage);
    expect(people).toHaveLength(2);
    const [first, second] = people.map(({ x }) => stage.setting.side * x) as [number, number];
    expect(second - first).toBeGreaterThan(0.5);
    for (const { size } of people) expect(size).toBeLessThan(1.5);
    const inside = groundStage('a submarine captain drinking tea');
    expect(inside.setting.side * (wishes(inside)[0]?.x ?? 0)).toBeLessThan(-0.3);
  });

  it('sits on the stools at the glass of a convenience store who eats there, each on another', () => {
    const people = wishes(groundStage('two girls eating noodles in a convenience store'));
    expect(people).toHaveLength(2);
    const [first, second] = people.map(({ x }) => x) as [number, number];
    expect(Math.abs(second - first)).toBeGreaterThan(0.5);
    for (const { size, z } of people) {
      expect(size).toBeLessThan(1.5);
      expect(z).toBeGreaterThan(3.4);
    }
  });

  it('leans at the door of an underground car, facing across it', () => {
    const stage = groundStage('a nurse leaning against the door of a subway car');
    const [nurse] = wishes(stage);
    expect(stage.setting.land).toBe('metro');
    expect(-stage.setting.side * (nurse?.x ?? 0)).toBeGreaterThan(0.8);
    expect(nurse?.z).toBeCloseTo(3.3);
  });

  it('stands at the anvil of a forge who is its smith', () => {
    const stage = groundStage('a blacksmith at work in his forge');
    const [smith] = wishes(stage);
    expect(stage.setting.land).toBe('forge');
    // The middle of him and of what he works on, between his feet and the anvil.
    expect(stage.setting.side * (smith?.x ?? 9)).toBeGreaterThan(-0.55);
    expect(stage.setting.side * (smith?.x ?? 9)).toBeLessThan(0.1);
    expect(smith?.z).toBeCloseTo(3.15, 5);
  });

  it('hammers there whatever is said of what is forged', () => {
    for (const prompt of [
      'a blacksmith in his forge',
      'a blacksmith hammering a sword in a forge',
    ]) {
      const { setting } = groundStage(prompt);
      const [smith] = setting.subjects;
      const { traits, holds } = wishedFor(setting, smith as Subject, 0, undefined);
      expect(traits, prompt).toContain('hammering');
      expect(holds, prompt).toBeUndefined();
    }
  });

  it('has bread in the oven of a bakery and looks at it', () => {
    for (const prompt of ['a baker in a bakery', 'a woman taking bread out of the oven']) {
      const stage = groundStage(prompt);
      const { setting } = stage;
      expect(setting.land).toBe('bakery');
      const { traits, faces } = wishedFor(setting, setting.subjects[0] as Subject, 0, undefined);
      expect(traits, prompt).toContain('atoven');
      expect(faces, prompt).toBe(setting.side > 0 ? 1 : -1);
      const [baker, ...others] = wishes(stage);
      expect(others).toEqual([]);
      // Before the counter, which ends where the oven begins.
      expect(Math.abs(baker?.x ?? 9)).toBeLessThan(0.8);
      expect(baker?.z).toBeLessThan(3.9);
    }
  });

  it('cooks at a stove in a kitchen', () => {
    const { setting } = groundStage('a chef in a restaurant kitchen');
    const [chef] = setting.subjects;
    expect(wishedFor(setting, chef as Subject, 0, undefined).traits).toContain('atstove');
    expect(wishedFor(setting, chef as Subject, 1, undefined).traits).not.toContain('atstove');
    const home = groundStage('a woman cooking in the kitchen').setting;
    const [cook] = home.subjects;
    expect(wishedFor(home, cook as Subject, 0, undefined).traits).toContain('atstove');
  });

  it('paints in a classroom before the teacher, who writes on no board', () => {
    const stage = groundStage('teacher and little kids painting in a classroom');
    const all = wishes(stage);
    expect(all).toHaveLength(4);
    const [teacher] = stage.setting.subjects;
    expect(wishedFor(stage.setting, teacher as Subject, 0, undefined).traits).toEqual(['talking']);
    for (const { z } of all) expect(z).toBeLessThan(4.5);
  });

  it('paints and draws at tables near the eye in a classroom, all of them seen', () => {
    for (const deed of ['painting', 'drawing']) {
      const stage = groundStage(`children ${deed} in a classroom`);
      const all = wishes(stage);
      expect(all, deed).toHaveLength(3);
      const half = (0.5 * stage.frame.width) / stage.camera.focal;
      for (const { x, z } of all) {
        expect(z, deed).toBeLessThan(3);
        expect(Math.abs(x), deed).toBeLessThan(half * z);
      }
    }
  });

  it('sits on the seats of an aircraft that is full, and stands nowhere', () => {
    expect(wishes(groundStage('an airplane cabin full of passengers'))).toEqual([]);
  });
});
