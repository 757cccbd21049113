import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const HATS = [
  'a cat with a santa hat',
  'eine Katze mit Weihnachtsmütze',
  'un chat avec un bonnet de Noël',
  'un gato con gorro de Papá Noel',
  'un gatto con un cappello di Babbo Natale',
  'um gato com gorro de Papai Noel',
  'кошка в шапке Деда Мороза',
  'noel baba şapkası olan bir kedi',
  '戴圣诞帽的猫',
  'サンタ帽の猫',
  '산타 모자를 쓴 고양이',
  'قطة مع قبعة بابا نويل',
  'सांता टोपी वाली बिल्ली',
];

describe("Santa's hat", () => {
  it.each(HATS)('is on the head of who has it, and no Santa comes with it: %s', (prompt) => {
    const { subjects } = readPrompt(prompt);
    expect(subjects).toHaveLength(1);
    expect(subjects[0]).toMatchObject({ thing: 'cat', traits: ['santahat'] });
  });

  it('is on that of several who is named with it', () => {
    const traits = (prompt: string) => readPrompt(prompt).subjects.map((one) => one.traits ?? []);
    expect(traits('a horse and a dog with a santa hat')).toEqual([[], ['santahat']]);
    expect(traits('a woman in a santa hat')[0]).toContain('santahat');
  });
});

describe('who lies', () => {
  it.each([
    'a dog lying in the grass',
    'ein liegender Hund|ein Hund liegt im Gras',
    'un chien couché dans l’herbe',
    'un perro tumbado en la hierba',
    'un cane sdraiato nel prato',
    'um cachorro deitado na grama',
    'собака лежит на траве',
    'yatan bir köpek',
    '躺着的狗',
    '横たわる犬',
    '누워있는 개',
    'كلب مستلق على العشب',
    'घास पर लेटा कुत्ता',
  ])('is awake, and who sleeps is not: %s', (prompts) => {
    const prompt = prompts.split('|').at(-1) as string;
    expect(readPrompt(prompt).subjects[0]).toMatchObject({ thing: 'dog', posture: 'lying' });
    expect(readPrompt('a sleeping dog').subjects[0]?.posture).toBe('sleeping');
  });
});
