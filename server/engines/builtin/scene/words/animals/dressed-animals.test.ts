import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const said = (prompt: string) =>
  readPrompt(prompt).subjects.map(({ thing, traits = [] }) => [thing, ...traits]);

describe('an animal that is dressed as somebody', () => {
  it.each([
    ['a cat wearing a wizard hat', 'eine Katze mit Zauberhut'],
    ['eine Katze trägt einen Hexenhut', 'un chat portant un chapeau de sorcier'],
    ['un gato con sombrero de mago', 'un gatto che indossa un cappello da mago'],
    ['um gato usando um chapéu de mago', 'кошка в шляпе волшебника'],
    ['büyücü şapkası takan bir kedi', 'قطة ترتدي قبعة ساحر'],
    ['जादूगर की टोपी पहने हुए बिल्ली', '戴着巫师帽的猫'],
    ['魔法使いの帽子をかぶった猫', '마법사 모자를 쓴 고양이'],
  ])('has a hat on, and nobody else is there: %s, %s', (...prompts) => {
    for (const prompt of prompts) {
      expect(said(prompt)).toEqual([['cat', 'mage']]);
      expect(readPrompt(prompt).ignored).toEqual([]);
    }
  });

  it.each([
    ['sloth', 'business', 'a sloth in a business suit', 'un paresseux en costume'],
    ['fox', 'business', 'a fox in a suit', 'ein Fuchs im Anzug', 'un renard en costume'],
    ['cat', 'spacesuit', 'astronaut cat', 'un chat astronaute', 'un gato astronauta'],
    ['bear', 'pirate', 'a bear dressed as a pirate', 'un oso vestido de pirata', 'a pirate bear'],
  ])(
    'is named right beside whom it is dressed as, or wears their clothes: %s, %s',
    (thing, trait, ...prompts) => {
      for (const prompt of prompts) {
        const [one = [], ...others] = said(prompt);
        expect(one, prompt).toEqual(expect.arrayContaining(['person', `${thing}folk`, trait]));
        expect(others, prompt).toEqual([]);
      }
    },
  );

  it.each([
    ['royal', 'a cat wearing a crown', 'a cat with a golden crown', 'eine Katze mit Krone'],
    ['royal', 'un gato con corona', '戴着王冠的猫', '王冠をかぶった猫', '왕관을 쓴 고양이'],
    [
      'sunglasses',
      'a cat wearing sunglasses',
      'a cat in sunglasses',
      'eine Katze mit Sonnenbrille',
    ],
    [
      'glasses',
      'a cat with glasses',
      'portrait of a cat with glasses',
      'un chat avec des lunettes',
    ],
    ['hatted', 'a cat wearing a hat', 'eine Katze mit Hut'],
  ])('has on its head and before its eyes what is said to be there: %s', (trait, ...prompts) => {
    for (const prompt of prompts) expect(said(prompt), prompt).toEqual([['cat', trait]]);
  });

  it.each(['a lion with a crown, king', 'un león con corona, rey', '戴着王冠的狮子，国王'])(
    'is itself who is called a king behind it: %s',
    (prompt) => {
      expect(said(prompt)).toEqual([['lion', 'royal']]);
    },
  );

  it('is not the king who is named with others', () => {
    expect(said('a lion with a crown, a king and a queen').length).toBe(3);
  });

  it('is dressed so by a Japanese particle', () => {
    expect(said('宇宙飛行士の猫')).toHaveLength(1);
    expect(said('宇宙飛行士の猫')[0]).toEqual(expect.arrayContaining(['catfolk', 'spacesuit']));
  });

  it('has glasses where it is an owl', () => {
    for (const prompt of ['an owl with glasses in a library', 'un búho con gafas'])
      expect(said(prompt), prompt).toEqual([['owl', 'glasses']]);
  });

  it('has a crown beside it that is named apart', () => {
    expect(said('a cat and a crown')).toEqual([['cat'], ['crown']]);
  });

  it('is beside somebody who is named apart', () => {
    expect(said('a wizard with a cat')).toEqual([['person', 'mage'], ['cat']]);
    expect(said('a man in a suit with a dog')).toEqual([['person', 'business'], ['dog']]);
    expect(said('a knight and a fox')).toEqual([['person', 'knight'], ['fox']]);
    expect(said('a knight, a fox')).toEqual([['person', 'knight'], ['fox']]);
  });

  it('leaves what people wear to them', () => {
    expect(said('a boy wearing a wizard hat')).toEqual([['person', 'child', 'boy', 'mage']]);
  });
});

describe('armour that is worn', () => {
  it.each([
    ['a knight in shining armor', 'ein Ritter in Rüstung', 'un chevalier en armure'],
    ['un caballero con armadura', 'un cavaliere in armatura', 'um cavaleiro de armadura'],
    ['рыцарь в доспехах', 'zırhlı bir şövalye', 'فارس في درع'],
    ['कवच पहने शूरवीर', '穿着盔甲的骑士', '鎧を着た騎士', '갑옷을 입은 기사'],
  ])('is understood as a knight’s: %s, %s, %s', (...prompts) => {
    for (const prompt of prompts) {
      expect(said(prompt)[0]).toContain('knight');
      expect(readPrompt(prompt).ignored).toEqual([]);
    }
  });

  it('makes a knight of a woman or a cat, and gives the steel its colour', () => {
    expect(said('a woman in armor')).toEqual([['person', 'woman', 'knight']]);
    expect(said('a cat in armor')).toEqual([['person', 'catfolk', 'knight']]);
    const colourOf = (prompt: string) => readPrompt(prompt).subjects[0]?.colour;
    expect(colourOf('a knight in golden armor')).toEqual(colourOf('a golden knight'));
  });
});
