import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const LANGUAGES = {
  coat: [
    'a woman in a red coat',
    'eine Frau in einem roten Mantel',
    'une femme en manteau rouge',
    'una mujer con un abrigo rojo',
    'una donna con un cappotto rosso',
    'uma mulher de casaco vermelho',
    'женщина в красном пальто',
    'kırmızı paltolu bir kadın',
    '穿红色大衣的女人',
    '赤いコートを着た女性',
    '빨간 코트를 입은 여자',
    'امرأة ترتدي معطف أحمر',
    'लाल कोट पहने औरत',
  ],
  raincoat: [
    'a woman in a red raincoat',
    'eine Frau im roten Regenmantel',
    'une femme en imperméable rouge',
    'una mujer con un impermeable rojo',
    'una donna con un impermeabile rosso',
    'uma mulher com capa de chuva vermelha',
    'женщина в красном дождевике',
    'kırmızı yağmurluklu bir kadın',
    '穿红色雨衣的女人',
    '赤いレインコートの女性',
    '빨간 우비를 입은 여자',
    'امرأة ترتدي معطف مطر أحمر',
    'लाल रेनकोट पहने औरत',
  ],
  jacket: [
    'a woman in a red jacket',
    'eine Frau in roter Jacke',
    'une femme en veste rouge',
    'una mujer con una chaqueta roja',
    'una donna con una giacca rossa',
    'uma mulher de jaqueta vermelha',
    'женщина в красной куртке',
    'kırmızı ceketli bir kadın',
    '穿红色夹克的女人',
    '赤いジャケットの女性',
    '빨간 재킷을 입은 여자',
    'امرأة ترتدي سترة حمراء',
    'लाल जैकेट पहने औरत',
  ],
  shirt: [
    'a woman in a red shirt',
    'eine Frau im roten Hemd',
    'une femme en chemise rouge',
    'una mujer con una camisa roja',
    'una donna con una camicia rossa',
    'uma mulher de camisa vermelha',
    'женщина в красной рубашке',
    'kırmızı gömlekli bir kadın',
    '穿红色衬衫的女人',
    '赤いシャツの女性',
    '빨간 셔츠를 입은 여자',
    'امرأة ترتدي قميص أحمر',
    'लाल कमीज पहने औरत',
  ],
  pullover: [
    'a woman in a red sweater',
    'eine Frau im roten Pullover',
    'une femme en pull rouge',
    'una mujer con un suéter rojo',
    'una donna con un maglione rosso',
    'uma mulher de suéter vermelho',
    'женщина в красном свитере',
    'kırmızı kazaklı bir kadın',
    '穿红色毛衣的女人',
    '赤いセーターの女性',
    '빨간 스웨터를 입은 여자',
    'امرأة ترتدي كنزة حمراء',
    'लाल स्वेटर पहने औरत',
  ],
  cloak: [
    'a woman in a red cloak',
    'eine Frau im roten Umhang',
    'une femme en pèlerine rouge',
    'una mujer con un capote rojo',
    'una donna con un mantello rosso',
    'uma mulher de manto vermelho',
    'женщина в красной накидке',
    'kırmızı pelerinli bir kadın',
    '披红色斗篷的女人',
    '赤いマントの女性',
    '빨간 망토를 입은 여자',
    'امرأة ترتدي عباءة بقلنسوة حمراء',
    'लाल लबादा पहने औरत',
  ],
} as const;

const cases = Object.entries(LANGUAGES).flatMap(([trait, prompts]) =>
  prompts.map((prompt) => [trait, prompt] as const),
);

describe('what somebody wears', () => {
  it.each(cases)('is known in every language, and has its colour: %s, %s', (trait, prompt) => {
    const { subjects } = readPrompt(prompt);
    expect(subjects).toHaveLength(1);
    const [one] = subjects;
    expect(one?.thing).toBe('person');
    expect(one?.traits).toEqual(expect.arrayContaining([trait, 'woman']));
    const [red = 0, green = 1] = one?.colour ?? [];
    expect(red).toBeGreaterThan(2 * green);
  });

  it('does not colour the dog that goes along', () => {
    const subjects = readPrompt('a man in a black coat with a brown dog').subjects;
    const coloured = (thing: string) => subjects.find((one) => one.thing === thing)?.colour ?? [1];
    expect(coloured('person')[0]).toBeLessThan(0.15);
    expect(coloured('dog')[0]).toBeGreaterThan(0.3);
  });

  it('is ignored where nobody can wear it', () => {
    expect(readPrompt('a mountain in a coat').ignored).toContain('coat');
  });
});
