import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

/** On what somebody of a prompt is, and in which land. */
const placed = (prompt: string) => {
  const { subjects, land } = readPrompt(prompt);
  return { on: subjects.find(({ on }) => on !== undefined)?.on, land };
};

describe('furniture that an animal is on', () => {
  it.each([
    ['a cat sleeping on the counter of a small bookshop', 'counter', 'bookshop'],
    ['a cat on the shop counter of a bakery', 'counter', 'bakery'],
    ['a parrot on the bar counter of a tavern', 'counter', 'tavern'],
    ['a cat on the countertop', 'counter', 'kitchen'],
    ['猫がラーメン屋のカウンターで寝ている', 'counter', 'sushibar'],
    ['a cat sleeping on the counter of a ramen shop', 'counter', 'sushibar'],
    ['一只猫睡在拉面店的柜台上', 'counter', 'sushibar'],
    ['고양이가 라멘집 카운터 위에서 자고 있다', 'counter', 'sushibar'],
    ['кот спит на прилавке в раменной', 'counter', 'sushibar'],
    ['a cat on the checkout counter of a toy shop', 'counter', 'toyshop'],
    ['a cat sleeping on the desk', 'desk', 'office'],
    ['a cat on the writing desk in a library', 'desk', 'library'],
    ['a dog lying on the rug', 'rug', 'room'],
    ['a dog lying on the carpet', 'rug', 'room'],
    ['a cat on the stairs', 'stairs', 'room'],
    ['a cat on the staircase of an old house', 'stairs', 'room'],
    ['a cat sitting on the steps', 'stairs', 'room'],
    ['eine Katze auf der Theke einer Buchhandlung', 'counter', 'bookshop'],
    ['eine Katze auf der Ladentheke einer Buchhandlung', 'counter', 'bookshop'],
    ['eine Katze auf dem Verkaufstresen einer Bäckerei', 'counter', 'bakery'],
    ['eine Katze auf dem Tresen', 'counter', 'kitchen'],
    ['eine Katze auf dem Ladentisch einer Bäckerei', 'counter', 'bakery'],
    ['eine Katze auf dem Schreibtisch', 'desk', 'office'],
    ['eine Katze auf dem Pult', 'desk', 'office'],
    ['ein Hund auf dem Teppich', 'rug', 'room'],
    ['ein Hund auf dem Läufer', 'rug', 'room'],
    ['eine Katze auf der Treppe', 'stairs', 'room'],
    ['eine Katze auf den Stufen', 'stairs', 'room'],
    ['eine Katze auf den Treppenstufen', 'stairs', 'room'],
    ['un chat sur le comptoir d’une librairie', 'counter', 'bookshop'],
    ['un chat sur le zinc', 'counter', 'kitchen'],
    ['un chat sur le bureau', 'desk', 'office'],
    ['un chien sur le tapis', 'rug', 'room'],
    ['un chat sur l’escalier', 'stairs', 'room'],
    ['un chat sur les marches', 'stairs', 'room'],
    ['un chat dans les escaliers', 'stairs', 'room'],
    ['un gato durmiendo en el mostrador de una librería', 'counter', 'bookshop'],
    ['un gato sobre la barra', 'counter', 'kitchen'],
    ['un gato en el escritorio', 'desk', 'office'],
    ['un perro en la alfombra', 'rug', 'room'],
    ['un gato en las escaleras', 'stairs', 'room'],
    ['un gato en la escalera', 'stairs', 'room'],
    ['un gato en los escalones', 'stairs', 'room'],
    ['un gatto sul bancone di una panetteria', 'counter', 'bakery'],
    ['un gatto sul banco del negozio', 'counter', 'kitchen'],
    ['un gatto sulla scrivania', 'desk', 'office'],
    ['un cane sul tappeto', 'rug', 'room'],
    ['un gatto sulle scale', 'stairs', 'room'],
    ['un gatto sulla scala', 'stairs', 'room'],
    ['un gatto sui gradini', 'stairs', 'room'],
    ['um gato dormindo no balcão da loja', 'counter', 'kitchen'],
    ['um cachorro em cima da bancada', 'counter', 'kitchen'],
    ['um gato dormindo em cima do balcão', 'counter', 'kitchen'],
    ['um gato na escrivaninha', 'desk', 'office'],
    ['um cachorro no tapete', 'rug', 'room'],
    ['um gato na escada', 'stairs', 'room'],
    ['um gato nas escadas', 'stairs', 'room'],
    ['um gato nos degraus', 'stairs', 'room'],
    ['кот спит на прилавке книжного магазина', 'counter', 'bookshop'],
    ['кот на стойке', 'counter', 'kitchen'],
    ['кот на барной стойке', 'counter', 'kitchen'],
    ['кот на письменном столе', 'desk', 'office'],
    ['собака на ковре', 'rug', 'room'],
    ['собака на коврике', 'rug', 'room'],
    ['кот на лестнице', 'stairs', 'room'],
    ['кот на ступеньках', 'stairs', 'room'],
    ['кот на ступенях', 'stairs', 'room'],
    ['tezgahın üstünde uyuyan kedi', 'counter', 'kitchen'],
    ['bankonun üstünde bir kedi', 'counter', 'kitchen'],
    ['çalışma masasının üstünde kedi', 'desk', 'office'],
    ['yazı masasının üstünde kedi', 'desk', 'office'],
    ['halının üstünde köpek', 'rug', 'room'],
    ['kilimin üstünde köpek', 'rug', 'room'],
    ['merdivenin üstünde kedi', 'stairs', 'room'],
    ['basamakların üstünde kedi', 'stairs', 'room'],
    ['柜台上的猫', 'counter', 'kitchen'],
    ['吧台上的猫', 'counter', 'kitchen'],
    ['收银台上的猫', 'counter', 'kitchen'],
    ['书桌上的猫', 'desk', 'office'],
    ['办公桌上的猫', 'desk', 'office'],
    ['地毯上的狗', 'rug', 'room'],
    ['楼梯上的猫', 'stairs', 'room'],
    ['台阶上的猫', 'stairs', 'room'],
    ['カウンターの上の猫', 'counter', 'kitchen'],
    ['帳場の上の猫', 'counter', 'kitchen'],
    ['机の上の猫', 'desk', 'office'],
    ['デスクの上の猫', 'desk', 'office'],
    ['絨毯の上の犬', 'rug', 'room'],
    ['カーペットの上の犬', 'rug', 'room'],
    ['ラグの上の犬', 'rug', 'room'],
    ['階段の上の猫', 'stairs', 'room'],
    ['石段の上の猫', 'stairs', 'room'],
    ['카운터 위의 고양이', 'counter', 'kitchen'],
    ['계산대 위의 고양이', 'counter', 'kitchen'],
    ['책상 위의 고양이', 'desk', 'office'],
    ['양탄자 위의 개', 'rug', 'room'],
    ['카펫 위의 개', 'rug', 'room'],
    ['러그 위의 개', 'rug', 'room'],
    ['계단 위의 고양이', 'stairs', 'room'],
    ['قطة نائمة على منضدة المتجر', 'counter', 'kitchen'],
    ['قطة نائمة على منضدة البيع', 'counter', 'kitchen'],
    ['قطة على كاونتر', 'counter', 'kitchen'],
    ['قطة على طاولة البيع', 'counter', 'kitchen'],
    ['قطة على المكتب', 'desk', 'office'],
    ['كلب على السجادة', 'rug', 'room'],
    ['كلب على البساط', 'rug', 'room'],
    ['قطة على الدرج', 'stairs', 'room'],
    ['قطة على السلالم', 'stairs', 'room'],
    ['قطة على السلم', 'stairs', 'room'],
    ['काउंटर पर बिल्ली', 'counter', 'kitchen'],
    ['डेस्क पर बिल्ली', 'desk', 'office'],
    ['कालीन पर कुत्ता', 'rug', 'room'],
    ['दरी पर कुत्ता', 'rug', 'room'],
    ['सीढ़ियों पर बिल्ली', 'stairs', 'room'],
    ['सीढ़ी पर बिल्ली', 'stairs', 'room'],
  ])('bears it in the room that is named: %s', (prompt, on, land) => {
    expect(placed(prompt)).toEqual({ on, land });
  });

  it('bears who is said to sit or lie there, on no chair', () => {
    const { subjects } = readPrompt('a girl sitting on the kitchen counter');
    expect(subjects[0]).toMatchObject({ on: 'counter', posture: 'sitting' });
    expect(subjects[0]?.traits).toContain('perched');
    expect(placed('a man sleeping on the rug').on).toBe('rug');
  });

  it('bears nobody who only stands there', () => {
    expect(placed('a woman pouring coffee at the counter of a cafe').on).toBeUndefined();
    expect(placed('a typewriter on a desk').on).toBeUndefined();
    expect(readPrompt('a man in a kitchen with a counter').ignored).toContain('counter');
  });

  it('are no stairs of a house where they are those before a temple or a church', () => {
    for (const prompt of [
      'ein Affe sitzt auf den Stufen eines Tempels',
      'मंदिर की सीढ़ियों पर बैठा एक बंदर',
      'a girl sitting on the steps of a church',
    ]) {
      const { land, subjects } = readPrompt(prompt);
      expect([land, subjects.length], prompt).toEqual([null, 2]);
      for (const one of subjects) expect(one.on, prompt).toBeUndefined();
    }
  });
});
