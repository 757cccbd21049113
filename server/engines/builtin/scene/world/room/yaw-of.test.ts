import { expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { yawOf } from './yaw-of.ts';

const yaw = (prompt: string) => Math.abs(yawOf(decide(readPrompt(prompt), null, 3, 0)));

it('looks toward the sofa that is named, also with books, and straight ahead at who is there', () => {
  expect(yaw('a cosy space with a sofa and books')).toBeGreaterThan(0.4);
  expect(yaw('a room with a sofa')).toBeGreaterThan(0.4);
  expect(yaw('a room with books')).toBe(0);
  expect(yaw('a man in a room with a sofa and books')).toBe(0);
});
