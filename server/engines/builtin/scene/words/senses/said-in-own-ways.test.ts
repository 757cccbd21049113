import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const traits = (prompt: string) => readPrompt(prompt).subjects.map((one) => one.traits ?? []);
const things = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('ages', () => {
  it.each([
    'a ten-year-old girl and her eighty-year-old grandfather',
    'ein zehnjähriges Mädchen und ihr achtzigjähriger Großvater',
    'une fille de dix ans et son grand-père de quatre-vingts ans',
    'una niña de diez años y su abuelo de ochenta años',
    'uma menina de dez anos e o seu avô de oitenta anos',
    "una bambina di dieci anni e suo nonno di ottant'anni",
    'десятилетняя девочка и её восьмидесятилетний дедушка',
    'on yaşında bir kız ve seksen yaşındaki dedesi',
    'فتاة عمرها عشر سنوات وجدها البالغ من العمر ثمانين عاما',
    '10歳の女の子と80歳の祖父',
    '열 살 소녀와 여든 살 할아버지',
    '十岁的女孩和她八十岁的爷爷',
    'दस साल की लड़की और उसके अस्सी साल के दादा',
  ])('count nobody, and are of who is named with them: %s', (prompt) => {
    const { subjects } = readPrompt(prompt);
    expect(subjects.map(({ count }) => count)).toEqual([1, 1]);
    expect(traits(prompt)).toEqual([expect.arrayContaining(['girl', 'child']), ['old']]);
  });
});

describe('two that are not there', () => {
  it.each([
    'an empty street without cars or people at dawn',
    '夜明けの車も人もいない空っぽの通り',
    '새벽에 차도 사람도 없는 텅 빈 거리',
    '黎明时没有汽车也没有人的空荡街道',
  ])('are not drawn: %s', (prompt) => {
    const idea = readPrompt(prompt);
    expect([idea.land, idea.subjects]).toEqual(['street', []]);
    expect(idea.without).toEqual(expect.arrayContaining(['car', 'person']));
  });
});

describe('what is worn by the second of two', () => {
  it.each([
    'an old lady in a blue coat and a little boy in a yellow raincoat',
    'mavi paltolu yaşlı bir kadın ve sarı yağmurluklu küçük bir çocuk',
    '파란 코트를 입은 할머니와 노란 비옷을 입은 남자아이',
    '穿蓝色大衣的老太太和穿黄色雨衣的小男孩',
    'नीले कोट में बूढ़ी औरत और पीले रेनकोट में छोटा लड़का',
  ])('is theirs where it is said before them too: %s', (prompt) => {
    const [first = [], second = []] = traits(prompt);
    expect([first.includes('coat'), first.includes('raincoat')]).toEqual([true, false]);
    expect(second).toContain('raincoat');
  });
});

describe('what is on a sofa', () => {
  it.each([
    'a black dog and a white cat on a red sofa',
    'كلب أسود وقطة بيضاء على أريكة حمراء',
    '빨간 소파 위에 검은 개와 하얀 고양이',
  ])('is each of two who are joined: %s', (prompt) => {
    expect(readPrompt(prompt).subjects.map(({ on }) => on)).toEqual(['sofa', 'sofa']);
  });
});

describe('what is done under a tree', () => {
  it.each(['一个孩子在树下睡觉，旁边有一只狗', 'a child sleeps under a tree, a dog beside him'])(
    'is done by who is there, not by who comes next: %s',
    (prompt) => {
      expect(readPrompt(prompt).subjects.map(({ thing, posture }) => [thing, posture])).toEqual([
        ['person', 'sleeping'],
        ['tree', null],
        ['dog', null],
      ]);
    },
  );
});

describe('words for matter', () => {
  it.each([
    ['木のテーブルの上の手袋と帽子', ['gloves', 'hat']],
    ['나무 탁자 위의 빨간 목도리와 장갑과 모자', ['gloves', 'hat']],
    ['木の下の犬', ['tree', 'dog']],
    ['나무 타는 원숭이', ['tree', 'monkey']],
    ['나무 꼭대기에 있는 새', ['tree', 'bird']],
    ['ormanda camdan bir ev', ['house']],
    ['una casa de cristal en el bosque', ['house']],
    ['رجل مع سيارته الحمراء', ['person', 'car']],
  ])('name no tree, no cave and no palace: %s', (prompt, named) => {
    const idea = readPrompt(prompt);
    expect(things(prompt)).toEqual(named);
    expect([idea.crystals, idea.scenery]).toEqual([false, null]);
  });

  it.each([
    ['水洼里的纸船', false],
    ['물웅덩이에 떠 있는 종이배', false],
    ['su birikintisinde kağıttan bir gemi', false],
    ['a lion at a waterhole', true],
    ['물웅덩이의 코끼리', true],
  ])('make a puddle no waterhole without its animals: %s', (prompt, is) => {
    expect(readPrompt(prompt).waterhole).toBe(is);
  });
});

describe('glass in Turkish', () => {
  it('is no pine, which is one as before', () => {
    expect(readPrompt('ormanda camdan bir ev').conifers).toBe(false);
    expect(readPrompt('çam ormanında bir ev').conifers).toBe(true);
  });
});

describe('a pair in Turkish', () => {
  it('is one of boots, or two people', () => {
    expect(things('kapının yanında bir çift eski çizme')).toEqual(['door', 'shoes']);
    expect(traits('parkta yaşlı bir çift')[0]).toEqual(expect.arrayContaining(['couple', 'old']));
  });
});

describe('what is somebody’s in Arabic', () => {
  it('is known behind its feminine ending', () => {
    expect(things('امرأة وقطتها')).toEqual(['person', 'cat']);
  });
});
