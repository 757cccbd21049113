import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('who is on a flat roof', () => {
  it.each([
    'a student on the roof of the school looking at the city|a nurse on the roof of a hospital|two girls on the school roof|a nurse drinking coffee on the hospital roof',
    '天台上的少年|医院天台上的护士',
    '高校の屋上で弁当を食べる女子高生|屋上に立つ少年',
    '학교 옥상에서 도시를 보는 소년|옥상에 앉아 있는 소녀',
    "une fille sur le toit de l'école",
    'ein Mädchen auf dem Dach der Schule|zwei Freunde auf dem Schuldach',
    'una niña en la azotea de la escuela',
    'девочка на крыше школы',
    'uma menina no telhado da escola',
    'una ragazza sul tetto della scuola',
    'okulun çatısında bir kız',
    'فتاة على سطح المدرسة|رجل فوق سطح المستشفى',
    'स्कूल की छत पर एक लड़की',
  ])('stands there before the city, and in no classroom: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { land, perch, subjects } = readPrompt(prompt);
      expect([land, perch], prompt).toEqual(['flatroof', null]);
      expect(
        subjects.map(({ thing }) => thing),
        prompt,
      ).toContain('person');
      expect(
        subjects.filter(({ thing }) => thing !== 'person'),
        prompt,
      ).toEqual([]);
    }
  });

  it('is on a ridge of tiles, a terrace or in a room where that is meant', () => {
    expect(readPrompt('a cat on the roof').perch).toBe('roof');
    expect(readPrompt('friends having dinner on a rooftop').land).toBe('roofterrace');
    expect(readPrompt('屋上でヨガをする女性').land).toBe('roofterrace');
    expect(readPrompt('children at school').land).toBe('classroom');
  });
});
