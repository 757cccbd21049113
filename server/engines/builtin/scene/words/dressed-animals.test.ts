import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

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
    ['fox', 'business', 'a fox in a suit', 'ein Fuchs im Anzug', 'un renard en costume'],
    ['cat', 'spacesuit', 'astronaut cat', 'un chat astronaute', 'un gato astronauta'],
    ['bear', 'pirate', 'a bear dressed as a pirate', 'un oso vestido de pirata', 'a pirate bear'],
  ])(
    'is named right beside whom it is dressed as, or wears their clothes: %s, %s',
    (thing, trait, ...prompts) => {
      for (const prompt of prompts) expect(said(prompt)).toEqual([[thing, trait]]);
    },
  );

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
