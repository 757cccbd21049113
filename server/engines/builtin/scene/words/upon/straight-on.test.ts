import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const traitsOf = (prompt: string) =>
  readPrompt(prompt).subjects.flatMap(({ traits = [] }) => traits);

describe('nobody rides', () => {
  it.each([
    'a knight on foot fighting a dragon',
    'pirates on deck fighting a shark',
    'a girl on a fence petting a horse',
    'a lion tamer on a pedestal with a lion',
    'an old man on crutches and a donkey',
    'a man on a wall painting a tiger',
  ])('what is named behind something else that somebody is on: %s', (prompt) => {
    expect(traitsOf(prompt)).not.toContain('mounted');
  });

  it.each([
    'a man on a bear hunt',
    'a man on an elephant hunt',
    'a man on a bear chase',
    'a man on a bear skin rug',
    'a girl sleeping on a goose down bed',
    'a woman on a camel brown sofa',
    'people on a turtle beach',
    'a hunter on a deer stand',
    'tourists on a dolphin tour',
    'a boy on a crocodile float',
    'a hiker on a bear’s trail',
  ])('an animal whose name is part of another noun: %s', (prompt) => {
    expect(traitsOf(prompt)).not.toContain('mounted');
  });

  it.each([
    'ein Ritter schießt auf einen Drachen',
    'ein Jäger zielt auf einen Bären',
    'рыцарь нападает на дракона',
    'девочка показывает на жирафа',
    'un chasseur tire sur un ours',
    'девочка сидит на заборе и смотрит на лошадь',
    'رجل على السجادة والجمل',
    'un gaucho con su caballo en la pampa',
  ])('what another word’s "on" belongs to: %s', (prompt) => {
    expect(traitsOf(prompt)).not.toContain('mounted');
  });

  it.each([
    '馬に餌をやる少女',
    '馬に水をやる少年',
    '馬に話しかける少女',
    '象に餌をあげる飼育員',
    '말에 물을 주는 소년',
    '코끼리에 먹이를 주는 사육사',
  ])('an animal that is fed, watered or spoken to: %s', (prompt) => {
    expect(traitsOf(prompt)).not.toContain('mounted');
  });

  it.each([
    'a man riding past a herd of cows',
    'a man riding after a wolf',
    'a girl riding among sheep',
  ])('what is ridden past: %s', (prompt) => {
    expect(traitsOf(prompt)).not.toContain('mounted');
  });
});

describe('who rides', () => {
  it.each([
    ['a girl on a majestic unicorn', 'unicorn'],
    ['a girl on a dragon’s back', 'dragon'],
    ['a girl on a dragon digital art', 'dragon'],
    ['men on elephants hunt in the jungle', 'elephant'],
    ['ein Mädchen auf einem majestätischen Pferd', 'horse'],
    ['девочка на огромном драконе', 'dragon'],
    ['一个男孩骑着一头红色的大老虎', 'tiger'],
    ['馬に座る少女', 'horse'],
    ['말에 앉은 소년', 'horse'],
    ['رجل على الجمل', 'camel'],
  ])('does so whatever is said of the animal, and is seen so: %s', (prompt, thing) => {
    expect(readPrompt(prompt).subjects).toMatchObject([
      { thing, traits: expect.arrayContaining(['mounted']) },
    ]);
  });

  it('herds others from a horse', () => {
    expect(readPrompt('a cowboy herding cows on horseback').subjects).toMatchObject([
      { thing: 'horse', traits: expect.arrayContaining(['mounted']) },
      { thing: 'cow' },
    ]);
  });
});

it.each([
  'a mermaid riding a whale',
  'a mouse riding a snail',
  'a bird riding a crocodile',
  'a bird on a horse',
  'a butterfly on a horse',
  'a bird on a horse’s back',
  'gatto su un cavallo',
  'кот на лошади',
  '牛の背中に乗った鳥',
  'طائر على ظهر بقرة',
  'Hase reitet auf einer Schildkröte',
  '거북이를 탄 토끼',
  'Affe auf einem Pferd im Zirkus',
  'قرد على حصان',
  'balinanın sırtında bir şehir',
  'bir ejderhanın sırtında kale',
  'مدينة على ظهر سلحفاة',
])('no human is added to what another carries: %s', (prompt) => {
  for (const { thing, traits = [], crew } of readPrompt(prompt).subjects) {
    expect(thing).not.toBe('person');
    expect(crew).toBeUndefined();
    expect(traits).not.toContain('mounted');
  }
});
