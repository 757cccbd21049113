import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a room in a basement', () => {
  it('is that room', () => {
    expect(readPrompt('a bakery in a basement').land).toBe('bakery');
    expect(readPrompt('a basement').land).toBe('basement');
  });
});

describe('a forge in a volcano', () => {
  it('is one with lava in it, in whatever words, with its smith at the anvil', () => {
    for (const prompt of ['a forge inside a volcano', 'eine Schmiede in einem Vulkan'])
      expect(readPrompt(prompt).land, prompt).toBe('lavaforge');
    expect(readPrompt('a forge').land).toBe('forge');
    expect(readPrompt('a volcano').land).not.toBe('lavaforge');
    expect(readPrompt('a village below a volcano with a forge').land).not.toBe('lavaforge');
  });
});
