import { expect, it } from 'vitest';
import { landStage } from '../testing/land-stage.ts';
import { wishes } from '../wishes.ts';

it.each([
  ['a piano floating on the sea', 'piano', 0.26],
  ['a bed in the middle of the ocean', 'bed', 0.3],
] as const)(
  'sinks into the water as far as it floats, and is cut by it: %s',
  (prompt, thing, under) => {
    const planted = wishes(landStage(prompt, 7, 0)).find((one) => one.thing === thing);
    if (planted === undefined) throw new Error(`no ${thing}`);
    expect(planted.deep).toBe(0);
    expect(-planted.base / planted.size).toBeGreaterThanOrEqual(under);
    expect(-planted.base / planted.size).toBeLessThan(under + 0.1);
  },
);

it('goes through shallow water on its feet, hardly sunk, but along a beach on the sand', () => {
  const horseOf = (prompt: string) =>
    wishes(landStage(prompt, 7, 0)).find((one) => one.thing === 'horse');
  const ford = horseOf('a horse galloping through shallow water');
  expect(ford?.deep).toBe(0);
  expect(-(ford?.base ?? 0) / (ford?.size ?? 1)).toBeLessThan(0.15);
  expect(horseOf('a horse galloping through shallow water on a beach')?.deep).not.toBe(0);
});
