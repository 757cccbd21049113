import { describe, expect, it } from 'vitest';
import { throne } from './throne.ts';

describe('a throne', () => {
  it('rises over the head of who sits on it, and stands on the ground', () => {
    const pieces = throne(0.27);
    expect(Math.max(...pieces.map(({ middle }) => middle[1]))).toBeGreaterThan(1);
    expect(Math.min(...pieces.map(({ middle }) => middle[1]))).toBeLessThan(0.02);
  });

  it('has golden buttons in velvet', () => {
    const back = throne(0.27)[3];
    const button = back?.look.paint(0, 0.51, 0, [1, 0, 0]) ?? [0, 0, 0];
    const velvet = back?.look.paint(0, 0.5525, 0.0425, [1, 0, 0]) ?? [0, 0, 0];
    expect(button[1]).toBeGreaterThan(0.5);
    expect(velvet[1]).toBeLessThan(0.2);
  });
});
