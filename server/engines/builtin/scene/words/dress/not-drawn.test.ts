import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('what somebody wears that no figure is drawn with', () => {
  it.each([
    ['a kid in yellow wellies jumping in a puddle', ['yellow', 'wellies']],
    ['ein Kind mit gelben Gummistiefeln', ['gelben', 'gummistiefeln']],
    ['un niño con botas amarillas saltando', ['botas', 'amarillas']],
    ['мальчик в жёлтых сапогах', ['жёлтых', 'сапогах']],
    ['sarı çizmeli çocuk', ['sarı', 'çizmeli']],
    ['ولد بحذاء أصفر', ['بحذاء', 'أصفر']],
    ['黄色い長靴の男の子', ['黄色い', '長靴']],
    ['노란 장화를 신은 아이', ['노란', '장화를']],
    ['穿黄色雨靴的小男孩', ['黄色', '雨靴']],
    ['portrait of a woman with green scarf', ['green', 'scarf']],
  ])(
    'is told with its colour, and neither dyes the dress nor stands by itself: %s',
    (prompt, told) => {
      const { subjects, ignored, weather } = readPrompt(prompt);
      expect(subjects.map(({ thing, colour }) => [thing, colour])).toEqual([['person', null]]);
      expect(ignored).toEqual(expect.arrayContaining(told));
      expect(weather).toBeNull();
    },
  );

  it.each([
    'a girl in school uniform',
    'anime kız, okul üniforması',
    'بنت، زي مدرسي',
    'लड़की, स्कूल यूनिफॉर्म',
  ])('is no classroom where it is of school: %s', (prompt) => {
    expect(readPrompt(prompt).land).not.toBe('classroom');
  });

  it.each([
    'a nurse in a green uniform',
    'ein Soldat in grüner Uniform',
    'солдат в зелёной форме',
    'un soldato in divisa verde',
  ])('dyes who wears it where it is a uniform: %s', (prompt) => {
    expect(readPrompt(prompt).subjects[0]?.colour).toEqual([0.2, 0.58, 0.25]);
  });

  it('leaves a dress its own colour', () => {
    for (const prompt of [
      'a boy with yellow boots and a red coat',
      'a woman in a red dress and black boots',
    ])
      expect(readPrompt(prompt).subjects[0]?.colour, prompt).toEqual([0.78, 0.12, 0.1]);
  });

  it('is in the hands of who buys it in a shop, and a German boat is one', () => {
    const [man] = readPrompt('a man in a shop buying red shoes').subjects;
    expect(man?.holds?.thing).toBe('shoebox');
    expect(readPrompt('ein Junge und sein Opa in einem Boot').subjects[0]?.thing).toBe('rowboat');
  });

  it('is a thing by itself where nobody wears it', () => {
    const things = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);
    expect(things('old boots in the snow')).toEqual(['boots']);
    expect(things('a pair of red sneakers on white background')).toEqual(['shoes']);
  });
});
