import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { lampsOf } from './street-lamps.ts';

const FOUR = [0, 1, 2, 3];
const settings = (prompt: string) => FOUR.map((turn) => decide(readPrompt(prompt), null, 5, turn));

describe('the lamps of a street', () => {
  it('are lit in rain by day, and not when the sun shines', () => {
    for (const one of settings('a rainy street by day')) expect(lampsOf(one)).toBeGreaterThan(0.2);
    for (const one of settings('a sunny street at noon')) expect(lampsOf(one)).toBe(0);
  });

  it('shine by dusk in most pictures of a cobbled street in the rain', () => {
    const times = settings('a cobblestone street in the rain').map(({ time }) => time);
    expect(times.filter((time) => time === 'dusk').length).toBeGreaterThan(2);
  });

  it('are lit beside signs of neon when the sun is low', () => {
    for (const one of settings('a neon city street at sunset'))
      expect(lampsOf(one)).toBeGreaterThan(0.3);
  });
});
