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

describe('a room that is said to be where no room is', () => {
  it.each([
    ['a café on the moon', 'cafe', 'space'],
    ['चाँद पर एक स्कूल', 'classroom', 'space'],
    ['a hotel lobby in space', 'lobby', 'orbit'],
    ['eine Bibliothek im Weltall', 'library', 'orbit'],
    ['une salle de classe sur un nuage', 'classroom', 'clouds'],
    ['雲の上のカフェ', 'cafe', 'clouds'],
    ['a bar above the clouds', 'cocktailbar', 'clouds'],
    ['غرفة نوم تحت البحر', 'bedroom', 'underwater'],
  ] as const)('%s', (prompt, land, outlook) => {
    expect(readPrompt(prompt)).toMatchObject({ land, outlook });
  });

  it('leaves what flies, and what is called so for its style', () => {
    expect(readPrompt('an airplane above the clouds').land).toBe('clouds');
    expect(readPrompt('a sci-fi bedroom').outlook).toBeNull();
  });
});
