import { expect, it } from 'vitest';
import { groundStage } from './testing/ground-stage.ts';
import { wishes } from './wishes.ts';

it('leaves a cup on the table of a balcony over a street of cafés, which has its own', () => {
  const cups = (prompt: string) =>
    wishes(groundStage(prompt)).filter(({ thing }) => thing === 'cup').length;
  expect(cups('coffee on a balcony in paris')).toBe(1);
  expect(cups('coffee in a street café in paris')).toBe(0);
});
