import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';
import type { Trait } from '../trait.ts';

const traitsOf = (prompt: string) =>
  readPrompt(prompt).subjects.flatMap(({ traits = [] }) => traits);

describe('what people type of what somebody does', () => {
  it.each<[Trait, string]>([
    [
      'boardgame',
      'dos viejitos jugando dominó en el parque|iki adam okey oynuyor|바둑 두는 할아버지',
    ],
    ['chess', '公園で将棋を指すおじいさん二人|공원에서 장기 두는 할아버지 두 명'],
    ['puddlejumping', 'un niño saltando en un charco|un petit garçon saute dans une flaque'],
    ['puddlejumping', 'çocuk su birikintisine atlıyor|水たまりでジャンプする男の子'],
    ['baking', 'üç kız kardeş mutfakta kurabiye yapıyor|부엌에서 쿠키 굽는 세 자매'],
    ['baking', 'ثلاث أخوات يخبزن الكعك في المطبخ'],
    ['kneeling', 'فارس يركع أمام الملكة|घुटने टेकता शूरवीर|şövalye diz çöküyor'],
    ['olivepicking', 'نساء يقطفن الزيتون'],
  ])('is %s: %s', (trait, prompts) => {
    for (const prompt of prompts.split('|')) expect(traitsOf(prompt), prompt).toContain(trait);
  });

  it.each([
    'une meute de loups|um cardume de peixes|uno sciame di api|ein Rudel Wölfe|табун лошадей',
    'a pack of wolves|un enjambre de abejas|a pod of dolphins|una bandada de pájaros en el suelo',
  ])('many are many: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { subjects, sky } = readPrompt(prompt);
      expect(sky.length > 0 || (subjects[0]?.count ?? 0) > 4, prompt).toBe(true);
    }
  });
});
