import { describe, expect, it } from 'vitest';
import { groundStage } from './testing/ground-stage.ts';
import { wishes } from './wishes.ts';

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

  it('stands at the anvil of a forge who is its smith', () => {
    const stage = groundStage('a blacksmith at work in his forge');
    const [smith] = wishes(stage);
    expect(stage.setting.land).toBe('forge');
    expect(smith?.x).toBeCloseTo(stage.setting.side * -0.52, 1);
    expect(smith?.z).toBeCloseTo(3.15, 5);
  });

  it('sits on the seats of an aircraft that is full, and stands nowhere', () => {
    expect(wishes(groundStage('an airplane cabin full of passengers'))).toEqual([]);
  });
});
