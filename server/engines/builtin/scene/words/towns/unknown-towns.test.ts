import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('the streets of a town whose name is unknown', () => {
  it.each([
    ['un turista corriendo por las calles de Pamplona', 'southern'],
    ['una coppia nelle strade di Matera', 'southern'],
    ['um homem nas ruas de Coimbra', 'southern'],
    ['Safranbolu sokaklarında yürüyen kadın', 'southern'],
    ['a girl on a bicycle in the streets of Gdansk', null],
    ['une femme dans les rues de Sarlat', null],
    ['eine Frau in den Gassen von Rothenburg', null],
    ['девочка на улочках Суздаля', null],
    ['Улицы Суздаля, зима, девочка', null],
    ['Strade di Matera, una coppia', 'southern'],
  ])('are old lanes: %s', (prompt, manner) => {
    const { land, alley, manner: own } = readPrompt(prompt);
    expect([land, alley, own]).toEqual(['street', true, manner]);
  });

  it('are avenues where no name follows, or a known one', () => {
    for (const prompt of [
      'a woman walking down the street',
      'una mujer en la calle',
      'in the streets of New York',
      'a street in Winter',
    ])
      expect(readPrompt(prompt).alley, prompt).toBe(false);
  });
});
