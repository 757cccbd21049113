import { describe, expect, it } from 'vitest';
import { createNoise } from '../../noise.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { createGround } from '../ground.ts';

describe('a fjord', () => {
  it.each([1, 2, 3, 4])(
    'lies deep between walls that rise from it on both sides: chance %i',
    (seed) => {
      const options = { side: seed % 2 === 0 ? 1 : -1, relief: 1, isFjord: true };
      const ground = createGround('lake', createNoise(seed), options);
      for (let z = 250; z < 1_400; z += 50) {
        const across = Array.from({ length: 200 }, (_, n) => ground((n - 100) * 10, z));
        const water = across.flatMap((height, n) => (height < 0 ? [n] : []));
        expect(water.length, `water, ${z} ahead`).toBeGreaterThan(5);
        const [left, right] = [Math.min(...water), Math.max(...water)];
        for (const wall of [
          across.slice(Math.max(0, left - 28), left),
          across.slice(right + 1, right + 29),
        ])
          expect(Math.max(...wall), `a wall, ${z} ahead`).toBeGreaterThan(110);
      }
      expect(ground(0, 4)).toBeGreaterThan(2);
      expect(ground(0, 90)).toBeLessThan(0);
    },
  );

  it('has its shore behind the eye where a jetty leads from it', () => {
    const options = { side: 1, relief: 1, isFjord: true, isPond: true };
    for (const seed of [1, 2, 3, 4]) {
      const ground = createGround('lake', createNoise(seed), options);
      for (const z of [2, 8, 20, 40]) expect(ground(0, z), `${z} ahead`).toBeLessThan(-1);
    }
  });

  it.each([
    'a fjord|un fjord|ein Fjord|un fiordo noruego|фьорд|um fiorde',
    'un fiordo norvegese|bir fiyort|峡湾|フィヨルド|피오르|مضيق بحري|एक फ्योर्ड',
  ])('is known in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'lake', fjord: true, ignored: [] });
  });

  it('is not what any lake is', () => {
    expect(readPrompt('a mountain lake').fjord).toBe(false);
  });
});
