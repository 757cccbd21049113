import { expect, it } from 'vitest';
import { createClockWatch } from './clock-watch.ts';

const HOUR_MS = 3_600_000;

/** A watch over clocks that both go on by `pass`, of which one can be set. */
function watch() {
  let wall = 1_000 * HOUR_MS;
  let steady = 0;
  const told: string[] = [];
  const clocks = { wall: () => wall, steady: () => steady };
  const { isBelieved } = createClockWatch({ onLeap: (sentence) => told.push(sentence), clocks });
  return {
    isBelieved,
    told,
    set(byMs: number) {
      wall += byMs;
    },
    pass(byMs: number) {
      wall += byMs;
      steady += byMs;
    },
  };
}

it('believes a clock that goes, however long, and one that is corrected by minutes', () => {
  const { isBelieved, told, set, pass } = watch();
  for (let day = 0; day < 60; day++) {
    pass(24 * HOUR_MS);
    set(0.5 * HOUR_MS);
    expect(isBelieved()).toBe(true);
  }
  expect(told).toEqual([]);
});

it('believes none that was set forward until it is set back, and tells it once', () => {
  const { isBelieved, told, set, pass } = watch();
  set(1_000 * HOUR_MS);
  expect(isBelieved()).toBe(false);
  pass(HOUR_MS);
  expect(isBelieved()).toBe(false);
  expect(told).toEqual([expect.stringContaining('set forward by 1000 hours')]);
  set(-1_000 * HOUR_MS);
  expect(isBelieved()).toBe(true);
  set(2 * HOUR_MS);
  expect(isBelieved()).toBe(false);
  expect(told).toHaveLength(2);
});

it('believes one that has stood for a day: it was wrong before', () => {
  const { isBelieved, set, pass } = watch();
  set(1_000 * HOUR_MS);
  isBelieved();
  pass(23 * HOUR_MS);
  expect(isBelieved()).toBe(false);
  pass(2 * HOUR_MS);
  expect(isBelieved()).toBe(true);
  pass(HOUR_MS);
  expect(isBelieved()).toBe(true);
});

it('believes one that was set back', () => {
  const { isBelieved, set } = watch();
  set(-1_000 * HOUR_MS);
  expect(isBelieved()).toBe(true);
});
