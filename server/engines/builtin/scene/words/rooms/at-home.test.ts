import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'kids at home|Kinder zu Hause|des enfants à la maison|niños en casa|bambini a casa|crianças em casa',
  'дети дома|дети играют дома|evde çocuklar|أطفال في البيت|家で遊ぶ子供|집에서 노는 아이들|在家的孩子们|घर पर बच्चे',
])('who is at home is in a room, and no house stands there: %s', (prompts) => {
  for (const prompt of prompts.split('|')) {
    const { land, subjects } = readPrompt(prompt);
    expect(land, prompt).toBe('room');
    expect(
      subjects.map(({ thing }) => thing),
      prompt,
    ).toEqual(['person']);
  }
});

it('who is at home in another room is in that', () => {
  expect(readPrompt('a man at home in the kitchen').land).toBe('kitchen');
});

it.each([
  'дома на берегу',
  'a house by a lake',
  'une maison à la mer',
  'घर पर बर्फ',
  'une fille à la maison blanche',
  'menina pinta a casa amarela',
])('houses are looked at elsewhere: %s', (prompt) => {
  expect(readPrompt(prompt).subjects.map(({ thing }) => thing)).toContain('house');
});

it.each([
  'une femme rentre à la maison sous la pluie|un menino volta a casa|un bambino torna a casa',
  '一只狗在家门前|женщина смотрит на дома|घर पर बैठी चिड़िया',
  'a cat at home on the roof|a boy at home plate|a family at home in the village at christmas',
])('who goes home, or is before, on or by one, is outside: %s', (prompts) => {
  for (const prompt of prompts.split('|'))
    expect(readPrompt(prompt).land ?? 'field', prompt).toBe('field');
});

it('furniture in Chinese is no home', () => {
  expect(readPrompt('家具店').subjects).toEqual([]);
});
