import { expect, it } from 'vitest';
import { sharesOf } from './shares.ts';

const SMALL = { width: 600, height: 600 };
const LARGE = { width: 12_000, height: 8_000 };

it('leaves nearly all of a small picture to the engine', () => {
  const { prepared, engine } = sharesOf({ picture: SMALL, shown: SMALL, count: 1 });
  expect(prepared).toBeLessThan(0.02);
  expect(engine).toBeGreaterThan(0.95);
});

it('counts what it takes to read and to encode a large picture of which little is changed', () => {
  const one = sharesOf({ picture: LARGE, shown: SMALL, count: 1 });
  expect(one.prepared).toBeGreaterThan(0.15);
  expect(one.engine).toBeLessThan(0.3);
  const four = sharesOf({ picture: LARGE, shown: SMALL, count: 4 });
  expect(four.prepared).toBeLessThan(one.prepared);
});

it('leaves more to encode where what is added makes a picture much larger', () => {
  const asked = { picture: SMALL, shown: SMALL, count: 1 };
  const expanded = sharesOf({ ...asked, answer: LARGE });
  expect(expanded.engine).toBeLessThan(0.3);
  expect(sharesOf(asked).engine).toBeGreaterThan(0.95);
});
