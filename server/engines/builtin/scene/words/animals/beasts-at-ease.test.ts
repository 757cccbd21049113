import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe.each([
  [
    'bear',
    'cup',
    'a bear drinking coffee|ein Bär trinkt Kaffee|un ours qui boit du café|un oso bebiendo café|un orso beve il caffè|um urso bebendo café|медведь пьёт кофе|kahve içen ayı|دب يشرب القهوة|कॉफी पीता भालू|喝咖啡的熊|コーヒーを飲むクマ|커피를 마시는 곰',
  ],
  [
    'cat',
    'cup',
    'a cat drinking tea|eine Katze trinkt Tee|un chat boit du thé|un gato bebiendo té|un gatto beve il tè|um gato bebendo chá|кошка пьёт чай|çay içen kedi|قطة تشرب الشاي|चाय पीती बिल्ली|喝茶的猫|お茶を飲む猫|차를 마시는 고양이',
  ],
  [
    'fox',
    'wineglass',
    'a fox drinking wine|ein Fuchs trinkt Wein|un renard qui boit du vin|un zorro bebiendo vino|una volpe beve vino|uma raposa bebendo vinho|лиса пьёт вино|şarap içen tilki|ثعلب يشرب النبيذ|शराब पीती लोमड़ी|喝红酒的狐狸|ワインを飲むキツネ|와인을 마시는 여우',
  ],
  [
    'fox',
    'newspaper',
    'a fox reading a newspaper|ein Fuchs liest eine Zeitung|un renard qui lit le journal|un zorro leyendo el periódico|una volpe legge il giornale|uma raposa lendo jornal|лиса читает газету|gazete okuyan tilki|ثعلب يقرأ الجريدة|अखबार पढ़ती लोमड़ी|看报纸的狐狸|新聞を読むキツネ|신문을 읽는 여우',
  ],
  [
    'dog',
    'book',
    'a dog reading a book|ein Hund liest ein Buch|un chien qui lit un livre|un perro leyendo un libro|un cane legge un libro|um cachorro lendo um livro|собака читает книгу|kitap okuyan köpek|كلب يقرأ كتابا|किताब पढ़ता कुत्ता|看书的狗|本を読む犬|책을 읽는 개',
  ],
] as const)('a %s with a %s in its paws', (thing, held, prompts) => {
  it.each(prompts.split('|'))('drinks or reads as people do: %s', (prompt) => {
    const { subjects, ignored, land } = readPrompt(prompt);
    expect(subjects).toMatchObject([{ thing: 'person', posture: null, holds: { thing: held } }]);
    expect(subjects[0]?.traits).toEqual([`${thing}folk`]);
    expect(land).toBeNull();
    expect(ignored).toEqual([]);
  });
});

describe('animals at ease', () => {
  it('sit so where a seat or their sitting is named', () => {
    expect(readPrompt('dog reading a book in an armchair').subjects).toMatchObject([
      { traits: ['dogfolk', 'reading'], posture: 'sitting', on: 'armchair' },
    ]);
    expect(readPrompt('a rabbit sitting and reading a newspaper').subjects).toMatchObject([
      { traits: ['rabbitfolk'], posture: 'sitting', holds: { thing: 'newspaper' } },
    ]);
    expect(readPrompt('a sitting bear drinking hot chocolate').subjects).toMatchObject([
      { traits: ['bearfolk'], posture: 'sitting', holds: { thing: 'cup' } },
    ]);
  });

  it.each(['a cat drinking milk', 'a bear drinking water from a river', 'a deer drinking'])(
    'drink what else they drink with their heads lowered: %s',
    (prompt) => {
      const [one] = readPrompt(prompt).subjects;
      expect(one).toMatchObject({ posture: 'grazing' });
      expect(one?.holds).toBeUndefined();
    },
  );

  it.each([
    'a woman drinking coffee with a cat',
    'a cat next to a cup of tea',
    'reading a newspaper with a cat',
    'a dog and a book',
  ])('leave to others what is theirs, or nobody’s: %s', (prompt) => {
    const beasts = readPrompt(prompt).subjects.filter(({ thing }) => thing !== 'person');
    expect(beasts.every(({ holds }) => holds === undefined)).toBe(true);
  });
});
