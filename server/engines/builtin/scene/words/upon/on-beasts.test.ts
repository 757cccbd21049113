import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const things = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('who rides a beast of tales', () => {
  it.each([
    ['a girl riding a dinosaur', 'dinosaur'],
    ['boy on a dragon', 'dragon'],
    ['a knight sitting on a giant snail', 'snail'],
    ['Ein Mädchen reitet auf einem Eisbären', 'bear'],
    ['Junge auf einem Drachen', 'dragon'],
    ['une fille chevauchant un loup', 'wolf'],
    ['enfant sur le dos d’une baleine', 'whale'],
    ['niño montando un dinosaurio', 'dinosaur'],
    ['una principessa cavalca un leone', 'lion'],
    ['menina montada em um dragão', 'dragon'],
    ['мальчик верхом на волке', 'wolf'],
    ['ejderhaya binen kız', 'dragon'],
    ['فتاة تركب تنين', 'dragon'],
    ['ドラゴンに乗る女の子', 'dragon'],
    ['용을 타고 하늘을 나는 소녀', 'dragon'],
    ['一个女孩骑着老虎', 'tiger'],
    ['ड्रैगन पर सवार लड़की', 'dragon'],
    ['a mouse riding a frog', 'frog'],
    ['girl riding an eagle', 'soaringeagle'],
    ['menino em cima de um urso', 'bear'],
    ['kaplanın üstünde kız', 'tiger'],
    ['狮子上的女孩', 'lion'],
    ['ライオンの上に座る王様', 'lion'],
    ['호랑이 위에 앉은 소녀', 'tiger'],
    ['शेर पर बैठा राजा', 'lion'],
    ['a boy in a forest on a bear', 'bear'],
  ])('is drawn with it: %s', (prompt, thing) => {
    const [ridden, ...others] = readPrompt(prompt).subjects;
    expect(ridden).toMatchObject({ thing, traits: expect.arrayContaining(['mounted']) });
    expect(ridden?.crew).toHaveLength(1);
    expect(others).toEqual([]);
  });

  it('sits on one that goes, whoever is said to sit', () => {
    expect(readPrompt('a knight sitting on a lion').subjects).toMatchObject([
      { thing: 'lion', posture: null },
    ]);
  });

  it('is each of several who have room on one', () => {
    const [turtle] = readPrompt('two children on a giant turtle').subjects;
    expect(turtle).toMatchObject({ thing: 'turtle', crew: [['child'], ['child']] });
  });

  it('leaves the beast its own traits', () => {
    const [ridden] = readPrompt('kids riding a triceratops').subjects;
    expect(ridden?.traits).toEqual(['triceratops', 'mounted']);
  });

  it.each([
    ['a girl with a dog', ['person', 'dog']],
    ['a rider watching a bear', ['horse', 'bear']],
    ['a girl riding a bus with her dog', ['person', 'dog']],
    ['köpekle otobüse binen kız', ['dog', 'person']],
    ['tourists on a whale watching boat', ['whale', 'rowboat']],
    ['a cat riding a horse', ['horse']],
    ['a girl with her dog riding a horse', ['horse', 'dog']],
    ['a bear riding a bicycle', ['bicycle']],
  ])('is nobody by other words: %s', (prompt, those) => {
    expect(things(prompt)).toEqual(those);
  });
});

it.each(['a girl lying on a bear', 'a girl sleeping on a bear'])(
  'who lies or sleeps on a beast does not ride it: %s',
  (prompt) => {
    expect(readPrompt(prompt).subjects).toMatchObject([
      { thing: 'person' },
      { thing: 'bear', posture: null },
    ]);
  },
);
