import { expect, it } from 'vitest';
import { stoolsOf } from '../../../world/street/asia/yatai.ts';
import { wayOf } from '../../../world/street/way.ts';
import { levelStage } from '../testing/level-stage.ts';
import { wishes } from '../wishes.ts';
import { yataiGuests } from './yatai-guests.ts';

const people = (prompt: string) => {
  const stage = levelStage(prompt);
  const stools = stoolsOf(wayOf(stage.setting)).map(
    ([x, , z]) => `${x.toFixed(2)} ${z.toFixed(2)}`,
  );
  const all = yataiGuests(stage);
  const seated = all.filter(({ x, z }) => stools.includes(`${x.toFixed(2)} ${z.toFixed(2)}`));
  return { seated: seated.length, all: all.length, standing: wishes(stage).length };
};

it('seats those who were asked for on the stools of a food stall, others where none were', () => {
  expect(people('a ramen stall').seated).toBe(2);
  const asked = people('three women eating ramen at a yatai');
  expect(asked).toMatchObject({ seated: 3, standing: 0 });
  expect(people('a ramen stall without people').seated).toBe(0);
  expect(people('a city street at night').all).toBe(0);
});

it('has who runs the stall behind its counter, and others eat at its ends', () => {
  const kept = people('a cat runs a small ramen shop');
  expect(kept).toMatchObject({ seated: 2, standing: 0 });
  const xs = (prompt: string) => {
    const stage = levelStage(prompt);
    const at = stoolsOf(wayOf(stage.setting)).map(([x]) => x.toFixed(2));
    const there = new Set(yataiGuests(stage).map(({ x }) => x.toFixed(2)));
    return at.map((x) => there.has(x));
  };
  expect(xs('a cat runs a small ramen shop')).toEqual([false, false, true, true]);
});
