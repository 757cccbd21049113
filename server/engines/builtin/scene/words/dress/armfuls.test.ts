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
    ['flowers', 'bridesmaids with bouquets'],
    ['flowers', 'a bride holding a bouquet'],
    ['flowers', 'eine Braut mit Blumenstrauß'],
    ['flowers', 'novia con un ramo de flores'],
    ['flowers', 'невеста с букетом'],
    ['flowers', '拿着花束的新娘'],
    ['flowers', '꽃다발을 든 신부'],
  ])('are in their arms and neither in a vase nor in a bed: %s, %s', (thing, prompt) => {
    const { beds, subjects, ignored } = readPrompt(prompt);
    expect(heldIn(prompt)).toEqual({ thing, colour: null });
    expect(beds).toEqual([]);
    expect(subjects.map((one) => one.thing)).not.toContain('flower');
    expect(ignored).toEqual([]);
  });

  it('are in no arms where they are said to be on a table', () => {
    expect(heldIn('a woman in a kitchen with a bouquet on the table')).toBeUndefined();
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
