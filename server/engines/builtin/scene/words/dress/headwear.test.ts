import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const LANGUAGES = {
  hatted: [
    'a woman with a hat',
    'eine Frau mit Hut',
    'une femme avec un chapeau',
    'una mujer con sombrero',
    'una donna con un cappello',
    'uma mulher de chapéu',
    'женщина в шляпе',
    'şapkalı bir kadın',
    '戴帽子的女人',
    '帽子をかぶった女性',
    '모자를 쓴 여자',
    'امرأة ترتدي قبعة',
    'टोपी वाली औरत',
  ],
  headscarf: [
    'a woman with a headscarf',
    'eine Frau mit Kopftuch',
    'une femme avec un foulard',
    'una mujer con un pañuelo en la cabeza',
    'una donna con il foulard',
    'uma mulher com lenço na cabeça',
    'женщина в платке',
    'başörtülü bir kadın',
    '戴头巾的女人',
    'ヒジャブの女性',
    '히잡을 쓴 여자',
    'امرأة ترتدي حجاب',
    'हिजाब पहने औरत',
  ],
  glasses: [
    'a woman with glasses',
    'eine Frau mit Brille',
    'une femme avec des lunettes',
    'una mujer con gafas',
    'una donna con gli occhiali',
    'uma mulher de óculos',
    'женщина в очках',
    'gözlüklü bir kadın',
    '戴眼镜的女人',
    'メガネの女性',
    '안경을 쓴 여자',
    'امرأة ترتدي نظارة',
    'चश्मा पहने औरत',
  ],
  sunglasses: [
    'a woman with sunglasses',
    'eine Frau mit Sonnenbrille',
    'une femme avec des lunettes de soleil',
    'una mujer con gafas de sol',
    'una donna con gli occhiali da sole',
    'uma mulher de óculos de sol',
    'женщина в солнечных очках',
    'güneş gözlüklü bir kadın',
    '戴墨镜的女人',
    'サングラスの女性',
    '선글라스를 쓴 여자',
    'امرأة ترتدي نظارة شمسية',
    'काला चश्मा पहने औरत',
  ],
} as const;

const cases = Object.entries(LANGUAGES).flatMap(([trait, prompts]) =>
  prompts.map((prompt) => [trait, prompt] as const),
);

describe('what is worn on the head', () => {
  it.each(cases)('is known in every language: %s, %s', (trait, prompt) => {
    const { subjects } = readPrompt(prompt);
    expect(subjects).toHaveLength(1);
    expect(subjects[0]?.thing).toBe('person');
    expect(subjects[0]?.traits).toContain(trait);
    expect(subjects[0]?.traits).toContain('woman');
  });

  it('has the colour that is said of it, and the clothes have not', () => {
    const [one] = readPrompt('a man with glasses and a blue hat').subjects;
    expect(one?.hat?.[2]).toBeGreaterThan(0.5);
    expect(one?.colour).toBeNull();
    const [two] = readPrompt('une femme avec un foulard rouge').subjects;
    expect(two?.hat?.[0]).toBeGreaterThan(0.5);
  });

  it('is ignored where nobody can wear it', () => {
    expect(readPrompt('a mountain with a hat').ignored).toContain('hat');
  });
});
