import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('the voices of beasts', () => {
  it.each([
    'a wolf howling at the moon',
    'ein Wolf heult den Mond an',
    'un loup hurlant à la lune',
    'un lobo aullando a la luna',
    'un lupo che ulula alla luna',
    'um lobo uivando para a lua',
    'волк воет на луну',
    'aya uluyan kurt',
    '对着月亮嚎叫的狼',
    '月に遠吠えするオオカミ',
    '달을 보고 울부짖는 늑대',
    'ذئب يعوي على القمر',
    'चाँद पर चिल्लाता भेड़िया',
  ])('are known in every language where they howl: %s', (prompt) => {
    const { subjects, sky } = readPrompt(prompt);
    expect(subjects).toMatchObject([{ thing: 'wolf', traits: ['howling'] }]);
    expect(sky).toContain('moon');
  });

  it.each([
    'a roaring lion',
    'ein brüllender Löwe|ein Löwe brüllt',
    'un lion rugissant',
    'un león rugiendo',
    'un leone che ruggisce',
    'um leão rugindo',
    'лев рычит',
    'kükreyen aslan',
    '咆哮的狮子',
    '吠えるライオン',
    '포효하는 사자',
    'أسد يزأر',
    'दहाड़ता शेर',
  ])('are known in every language where they roar: %s', (prompts) => {
    const prompt = prompts.split('|').at(-1) as string;
    const { subjects } = readPrompt(prompt);
    expect(subjects).toMatchObject([{ thing: 'lion', traits: ['roaring'] }]);
  });

  it('belong to who can have them, and the wind has none', () => {
    const { subjects } = readPrompt('a girl and a wolf howling');
    expect(subjects.find(({ thing }) => thing === 'wolf')?.traits).toEqual(['howling']);
    expect(subjects.find(({ thing }) => thing === 'person')?.traits).not.toContain('howling');
    expect(readPrompt('a cat in the howling wind').ignored).toContain('howling');
  });

  it('leave the posture that is said with them', () => {
    expect(readPrompt('a wolf sitting on a rock, howling').subjects).toContainEqual(
      expect.objectContaining({ thing: 'wolf', posture: 'sitting', traits: ['howling'] }),
    );
  });
});

describe('snow leopards', () => {
  it.each([
    'a snow leopard',
    'ein Schneeleopard',
    'une panthère des neiges',
    'un leopardo de las nieves',
    'un leopardo delle nevi',
    'um leopardo-das-neves',
    'снежный барс',
    'bir kar leoparı',
    '雪豹',
    'ユキヒョウ',
    '눈표범',
    'نمر الثلوج',
    'एक हिम तेंदुआ',
  ])('are pale beasts of snowy mountains: %s', (prompt) => {
    const { subjects, land, snowy, ignored } = readPrompt(prompt);
    expect(subjects).toHaveLength(1);
    expect(subjects[0]?.thing).toBe('leopard');
    expect(Math.min(...(subjects[0]?.colour ?? [0]))).toBeGreaterThan(0.7);
    expect({ land, snowy, ignored }).toEqual({ land: 'mountain', snowy: true, ignored: [] });
  });
});
