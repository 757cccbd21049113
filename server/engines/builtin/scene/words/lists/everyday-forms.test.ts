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

  it.each([
    'un chavo tocando la guitarra|galera jogando futebol na praia|عيال في الشارع|unos pibes en la calle',
  ])('people are people by what they call one another: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(
        readPrompt(prompt).subjects.map(({ thing }) => thing),
        prompt,
      ).toEqual(['person']);
  });

  it.each([
    '終電、誰もいないホーム|末班车,空荡荡的站台|القطار الأخير، رصيف المحطة|막차, 텅 빈 승강장',
    'आखिरी ट्रेन, खाली प्लेटफॉर्म',
  ])('the last train is at a platform: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({
        land: 'station',
        subjects: [{ thing: 'train' }],
      });
  });

  it.each(['초원을 달리는 야생마 떼', '草原を走る野生馬'])('wild horses run: %s', (prompt) => {
    expect(readPrompt(prompt).subjects).toMatchObject([{ thing: 'horse', posture: 'running' }]);
  });

  it('blue hair is no pigeons, a bowl that steams flies nowhere, and a Vespa is no wasp', () => {
    expect(readPrompt('девочка, голубые волосы').sky).toEqual([]);
    expect(readPrompt('김이 나는 라면 한 그릇').subjects[0]?.posture).toBeNull();
    expect(readPrompt('vespa rossa in un vicolo').subjects).toMatchObject([
      { thing: 'motorcycle' },
    ]);
  });

  it.each([
    'pétalos de cerezo, chica',
    '樱花花瓣,女孩',
    'лепестки сакуры, девочка',
    'زهور الكرز، بنت',
  ])('petals of cherries are blossom: %s', (prompt) => {
    const { subjects, ignored } = readPrompt(prompt);
    expect(subjects.map(({ thing }) => thing).sort()).toEqual(['blossom', 'person']);
    expect(ignored).toEqual([]);
  });

  it.each([
    'tres gallinas frente al granero',
    'mein Hund schläft unterm Küchentisch',
    'a house in front of a lake',
  ])('no word of place is told as left out: %s', (prompt) => {
    expect(readPrompt(prompt).ignored).toEqual([]);
  });
});
