import { expect, it } from 'vitest';
import { cutleryOf } from './cutlery.ts';
import { dishOf, drinkOf } from './served.ts';

it('serves a doughnut as a ring on its plate, and coffee with it', () => {
  const rings = dishOf('donut', [0, 0.4, 0], 1).filter(({ shape }) => shape === 'ring');
  expect(rings).toHaveLength(2);
  expect(drinkOf('donut')).toBe(drinkOf('cup'));
});

it('puts a spoon, a fork or chopsticks into what takes them, and none into what is eaten from the hand', () => {
  const tools = (['soup', 'spaghetti', 'ramen'] as const).map((dish) =>
    cutleryOf(dish, [0, 0.4, 0], 1.3),
  );
  expect(tools.every((tool) => tool !== null && tool.hand[1] > 0.5)).toBe(true);
  expect(cutleryOf('pizza', [0, 0.4, 0], 1.3)).toBeNull();
});

it('serves spaghetti as strands and pancakes as a pile, each to be told from a dinner', () => {
  const shapes = (dish: 'spaghetti' | 'pancakes', shape: string) =>
    dishOf(dish, [0, 0.4, 0], 1).filter((one) => one.shape === shape).length;
  expect(shapes('spaghetti', 'ring')).toBeGreaterThan(5);
  expect(shapes('pancakes', 'frustum')).toBeGreaterThan(6);
});
