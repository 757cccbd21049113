import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('who is on top of what stands in a room, or of a wall', () => {
  it.each([
    [
      'homelaundry',
      'washer',
      'a cat sleeping on top of a dryer|a cat sitting on the washing machine',
    ],
    [
      'homelaundry',
      'washer',
      'un chat dort sur le sèche-linge|un gato durmiendo encima de la lavadora',
    ],
    [
      'homelaundry',
      'washer',
      'кот на стиральной машине|세탁기 위에서 자는 고양이|洗衣机上的猫|洗濯機の上に座る猫',
    ],
    [
      'kitchen',
      'fridge',
      'a cat on top of the fridge|eine Katze schläft auf dem Kühlschrank|un gatto sul frigorifero',
    ],
    [
      'kitchen',
      'fridge',
      'кот спит на холодильнике|buzdolabının üstünde uyuyan kedi|قطة نائمة على الثلاجة',
    ],
    [
      'kitchen',
      'fridge',
      'um gato dormindo em cima da geladeira|फ्रिज पर सोती बिल्ली|冷蔵庫の上で寝る猫|一只猫睡在冰箱上',
    ],
    [
      'field',
      'wall',
      'a boy sitting on a wall|ein Junge sitzt auf einer Mauer|un garçon assis sur un muret',
    ],
    [
      'field',
      'wall',
      'um menino sentado no muro|мальчик сидит на каменной стене|ولد يجلس على السور',
    ],
    [
      'field',
      'wall',
      'दीवार पर बैठा लड़का|담장 위에 앉은 소년|石垣に座る少年|坐在围墙上的男孩|a cat resting on a wall',
    ],
  ])('is there: %s, %s: %s', (land, on, prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land, subjects: [{ on }] });
  });

  it.each([
    [
      'icecream',
      'a boy sitting on a wall eating ice cream|due ragazzi seduti sul muretto con un gelato',
    ],
    [
      'icecream',
      'deux enfants assis sur le mur avec une glace|niños sentados en el muro comiendo helado',
    ],
    ['icecream', 'um menino sentado no muro tomando sorvete'],
    [
      'apple',
      'a girl sitting on a wall eating an apple|ein Junge sitzt auf einer Mauer und isst einen Apfel',
    ],
    ['cup', 'a man sitting on a wall drinking coffee|une femme assise sur un muret boit un café'],
    ['flowers', 'a girl sitting on a wall with flowers in her hand'],
  ])('has %s in the hands on a wall: %s', (thing, prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt).subjects, prompt).toMatchObject([{ on: 'wall', holds: { thing } }]);
  });

  it('is on the wall of the land that is named', () => {
    expect(readPrompt('two girls sitting on a stone wall by the sea')).toMatchObject({
      land: 'sea',
      subjects: [{ on: 'wall', count: 2 }],
    });
  });

  it.each([
    'a picture of a cat on the wall',
    'a boy hanging a picture of his dog on the wall',
    'a cat on the wall of a bedroom',
    'a cat in the washing machine',
    'a cat next to the fridge',
    'a woman leaning against a wall',
  ])('is on none where it hangs there, or is in it or beside it: %s', (prompt) => {
    expect(readPrompt(prompt).subjects[0]?.on).toBeUndefined();
  });

  it.each([
    'девушка у каменной стены|овцы у каменной стены|taş duvarın önünde kız',
    'a girl next to a stone wall|картина на каменной стене',
  ])('is in the land of stone walls where nobody is on the one that is named: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt).scenery, prompt).toBe('drystone');
  });

  it('is in the kitchen where a refrigerator is only named', () => {
    expect(readPrompt('a boy opening the fridge').land).toBe('kitchen');
    expect(readPrompt('a fridge on the beach').land).toBe('beach');
  });
});
