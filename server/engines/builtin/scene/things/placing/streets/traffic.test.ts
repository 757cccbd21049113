import { describe, expect, it } from 'vitest';
import { levelStage } from '../testing/level-stage.ts';
import { traffic } from './traffic.ts';

/** Half the roadway, and the way to the fronts of the houses, world units. */
const KERB = 6;
const FRONTS = 10.5;

function trafficIn(prompt: string) {
  const all = traffic(levelStage(prompt)).map(({ x, z, size }) => ({ x, z, size }));
  const cars = all.filter(({ x }) => Math.abs(x) < KERB);
  const people = all.filter(({ x }) => Math.abs(x) > KERB);
  return { all, cars, people };
}

describe('the traffic of a street', () => {
  it('is cars on both lanes and people on both pavements', () => {
    const { all, cars, people } = trafficIn('a city street');
    for (const kind of [cars, people])
      expect(kind.some(({ x }) => x < 0) && kind.some(({ x }) => x > 0)).toBe(true);
    expect(cars.length + people.length).toBe(all.length);
    for (const { x } of people) expect(Math.abs(x)).toBeLessThan(FRONTS);
  });

  it('leaves out whom nobody wants, and moves nobody else', () => {
    const whole = trafficIn('a city street');
    const empty = trafficIn('a city street without cars');
    expect(empty.cars).toEqual([]);
    expect(empty.people).toEqual(whole.people);
    expect(trafficIn('a city street without people').people).toEqual([]);
  });

  it('has no wheels in the future, and people walk all the same', () => {
    const { cars, people } = trafficIn('a street of a futuristic city');
    expect(cars).toEqual([]);
    expect(people.length).toBeGreaterThan(0);
  });

  it('walks under umbrellas when it rains', () => {
    const highest = (prompt: string) =>
      Math.max(...trafficIn(prompt).people.map(({ size }) => size));
    expect(highest('a city street in the rain')).toBeGreaterThan(highest('a sunny city street'));
  });

  it('is nowhere but in streets with a roadway', () => {
    expect(trafficIn('a street market').all).toEqual([]);
    expect(trafficIn('a country road').all).toEqual([]);
    expect(trafficIn('a narrow alley').all).toEqual([]);
  });
});
