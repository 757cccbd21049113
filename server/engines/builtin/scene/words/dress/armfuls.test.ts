import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const heldIn = (prompt: string) =>
  readPrompt(prompt).subjects.find(({ thing }) => thing === 'person')?.holds;

describe('flowers that somebody holds', () => {
  it.each([
    ['sunflowers', 'un mercado de flores en México con una niña cargando girasoles'],
    ['sunflowers', 'ein Mädchen trägt Sonnenblumen'],
    ['sunflowers', 'ひまわりを抱えた女の子'],
    ['flowers', 'a girl carrying an armful of tulips in the market'],
    ['flowers', 'девочка несёт тюльпаны'],
    ['flowers', 'a woman holding flowers'],
  ])('are in their arms and neither in a vase nor in a bed: %s, %s', (thing, prompt) => {
    const { beds, subjects, ignored } = readPrompt(prompt);
    expect(heldIn(prompt)).toEqual({ thing, colour: null });
    expect(beds).toEqual([]);
    expect(subjects.map((one) => one.thing)).not.toContain('flower');
    expect(ignored).toEqual([]);
  });

  it('have the colour that is said of them', () => {
    expect(heldIn('a woman holding a bouquet of red roses')).toMatchObject({
      thing: 'flowers',
      colour: [0.78, 0.12, 0.1],
    });
  });

  it('are in the basket or the vase that is held', () => {
    expect(heldIn('a girl carrying a basket of flowers')?.thing).toBe('basket');
    expect(heldIn('a woman holding a cup beside roses')?.thing).toBe('cup');
  });
});
