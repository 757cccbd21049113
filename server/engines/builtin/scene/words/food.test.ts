import { describe, expect, it } from 'vitest';
import { decide } from '../setting.ts';
import { readPrompt } from './read-prompt.ts';
import { FOOD } from './thing.ts';

const things = (prompt: string): string[] =>
  readPrompt(prompt).subjects.map(({ thing, count }) => `${count} ${thing}`);

describe('food', () => {
  it.each([
    ['a stack of blueberry pancakes with maple syrup', 'pancakes'],
    ['une pile de crêpes au sirop d’érable', 'pancakes'],
    ['Pfannkuchen mit Ahornsirup', 'pancakes'],
    ['tortitas con jarabe de arce', 'pancakes'],
    ['panquecas com xarope de bordo', 'pancakes'],
    ["pancake con sciroppo d'acero", 'pancakes'],
    ['блины с кленовым сиропом', 'pancakes'],
    ['akçaağaç şurubu ile pankek', 'pancakes'],
    ['بان كيك مع شراب القيقب', 'pancakes'],
    ['मेपल सिरप के साथ पैनकेक', 'pancakes'],
    ['枫糖浆松饼', 'pancakes'],
    ['メープルシロップのパンケーキ', 'pancakes'],
    ['메이플 시럽 팬케이크', 'pancakes'],
    ...['a pizza', 'une pizza', 'eine Pizza', 'una pizza', 'uma pizza', 'una pizza napoletana'].map(
      (prompt) => [prompt, 'pizza'],
    ),
    ...['пицца', 'pizza', 'بيتزا', 'पिज़्ज़ा', '披萨', 'ピザ', '피자'].map((prompt) => [
      prompt,
      'pizza',
    ]),
    ...['a birthday cake', 'un gâteau', 'ein Kuchen', 'una tarta', 'um bolo', 'una torta'].map(
      (prompt) => [prompt, 'cake'],
    ),
    ...['торт', 'kek', 'كعكة', 'केक', '蛋糕', 'ケーキ', '케이크'].map((prompt) => [prompt, 'cake']),
    ...['a bowl of soup', 'une soupe', 'eine Suppe', 'una sopa', 'uma sopa', 'una zuppa'].map(
      (prompt) => [prompt, 'soup'],
    ),
    ...['суп', 'çorba', 'حساء', 'सूप', '一碗汤', 'スープ', '수프'].map((prompt) => [prompt, 'soup']),
    ...['a loaf of bread', 'du pain', 'ein Brot', 'pan casero', 'um pão', 'il pane'].map(
      (prompt) => [prompt, 'bread'],
    ),
    ...['хлеб', 'ekmek', 'خبز', 'रोटी', '面包', 'パン', '빵'].map((prompt) => [prompt, 'bread']),
    ...['a burger', 'un hamburger', 'una hamburguesa', 'um hambúrguer', 'бургер'].map((prompt) => [
      prompt,
      'burger',
    ]),
    ...['برغر', 'बर्गर', '汉堡', 'ハンバーガー', '햄버거'].map((prompt) => [prompt, 'burger']),
    ...['sushi', 'суши', 'suşi', 'سوشي', 'सुशी', '寿司', '초밥'].map((prompt) => [prompt, 'sushi']),
  ])('is read from "%s"', (prompt, thing) => {
    expect(things(prompt as string)).toEqual([`1 ${thing}`]);
  });

  it('is one dish, with what is said of its picture', () => {
    const prompt =
      'a stack of blueberry pancakes with maple syrup, wooden table, top-down food photography';
    expect(things(prompt)).toEqual(['1 pancakes']);
    expect(readPrompt(prompt)).toMatchObject({ composition: 'aerial', akin: [] });
    expect(things('an old maple by a lake')).toEqual(['1 tree']);
  });

  it('is not heard in other words', () => {
    for (const prompt of ['a man in pain', 'パンダ', 'Peter Pan flying over London'])
      expect(readPrompt(prompt).subjects.filter(({ thing }) => FOOD.has(thing))).toEqual([]);
  });

  it('is served in a kitchen where no other place is named', () => {
    const landOf = (prompt: string) => decide(readPrompt(prompt), null, 3, 0).land;
    expect(landOf('a pizza on a wooden table')).toBe('kitchen');
    expect(landOf('a pizza in a cafe')).toBe('cafe');
  });
});
