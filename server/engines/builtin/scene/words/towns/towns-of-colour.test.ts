import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a favela', () => {
  it.each([
    ['a favela in Rio|a favela|a shanty town|a hillside slum|favela in Rio de Janeiro'],
    ['eine Favela|ein Slum|ein Armenviertel'],
    ['une favela|un bidonville'],
    ['una favela|un barrio de chabolas'],
    ['una favela|una baraccopoli'],
    ['uma favela no Rio|a Rocinha'],
    ['фавела|трущобы'],
    ['bir favela|gecekondu mahallesi'],
    ['فافيلا|عشوائيات'],
    ['फवेला|झुग्गी बस्ती'],
    ['里约贫民窟|棚户区'],
    ['ファベーラ|丘の上のスラム'],
    ['파벨라|판자촌'],
  ])('is known in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'canal', town: 'favela' });
  });

  it('is not every town on a hill', () => {
    expect(readPrompt('a town on a hill').town).toBe(null);
  });
});

describe('a street of Havana', () => {
  it.each([
    ['a street in Havana|Old Havana|a Cuban street|Cuba|a Cuban town|La Habana Vieja'],
    ['eine Straße in Havanna|Kuba|eine kubanische Straße'],
    ['une rue cubaine|La Havane|Cuba'],
    ['La Habana Vieja|una calle cubana|Cuba'],
    ["L'Avana|una strada cubana|Cuba"],
    ['Havana Velha|uma rua cubana|Cuba'],
    ['старая Гавана|кубинская улица|Куба'],
    ['eski Havana|küba sokağı|Küba'],
    ['هافانا|شارع كوبي|كوبا'],
    ['हवाना|क्यूबा की सड़क|क्यूबा'],
    ['哈瓦那老城|古巴街道|古巴'],
    ['ハバナの街|キューバの街|キューバ'],
    ['아바나 거리|쿠바 거리|쿠바'],
  ])('is known in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'street', town: 'havana' });
  });

  it('is not where another land of Cuba is named', () => {
    expect(readPrompt('a beach in Cuba').land).toBe('beach');
    expect(readPrompt('гавань').land).toBe('harbour');
  });
});
