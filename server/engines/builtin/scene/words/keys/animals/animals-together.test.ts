import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../words/language.ts';
import { ANIMALS_WORDS } from '../../lists/animals.ts';
import { readPrompt } from '../../read-prompt.ts';

/** All words of a list for one of its keys, with the language. */
const wordsFor = (key: keyof (typeof ANIMALS_WORDS)['en']) =>
  LANGUAGES.flatMap((language) =>
    ANIMALS_WORDS[language][key].split('|').map((word) => word.replace(/\+$/u, '')),
  );

const asked = (prompt: string) =>
  readPrompt(prompt).subjects.filter(({ isDressing }) => isDressing !== true);

describe('animals without their kind', () => {
  it.each(wordsFor('animals'))('are on two legs at what people do: %s', (word) => {
    expect(asked(`${word}, yoga`)[0]?.traits, word).toEqual(['anyfolk', 'yoga']);
  });

  it.each([
    'animals playing football|Tiere spielen Fußball|animaux jouant au football',
    'animales jugando al fútbol|animali che giocano a calcio|animais jogando futebol',
    'футбол, животные играют|动物踢足球|동물들이 축구를 한다|動物たちがサッカーをする',
  ])('play, each another kind: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const [one] = asked(prompt);
      expect(one?.traits, prompt).toEqual(['anyfolk', 'footballer']);
      expect(one?.count, prompt).toBeGreaterThan(3);
    }
  });

  it('are no people where nothing is said of them', () => {
    expect(asked('animals in the forest')).toEqual([]);
    expect(asked('a man dancing with animals')[0]?.traits).toEqual(['dancing']);
  });

  it.each([
    ['an orchestra of animals', 'orchestra'],
    ['a choir of frogs', 'choir'],
  ] as const)('make music together: %s', (prompt, bond) => {
    const [one] = asked(prompt);
    expect(one?.company?.bond).toBe(bond);
    expect(one?.company?.members[0]?.[0]).toMatch(/folk$/u);
  });
});

describe('animals that are together as people', () => {
  it.each(wordsFor('teaparty'))('sit at a table with cups: %s', (word) => {
    expect(asked(`three bears, ${word}`), word).toMatchObject([
      { thing: 'person', count: 3, company: { bond: 'meal' } },
    ]);
  });

  it.each(wordsFor('poolparty'))('are in and at a pool: %s', (word) => {
    const { land } = readPrompt(`penguins, ${word}`);
    expect(land, word).toBe('pool');
    expect(asked(`penguins, ${word}`), word).toMatchObject([
      { thing: 'swimmer', traits: ['penguinfolk'] },
      { thing: 'person', traits: ['penguinfolk'], holds: { thing: 'wineglass' } },
    ]);
  });

  it('have a cake in hats of paper at a birthday, and sit round a picnic', () => {
    expect(asked('foxes at a birthday party')[0]?.traits).toEqual(['foxfolk', 'partyhat']);
    expect(asked('animals having a picnic')[0]).toMatchObject({
      traits: ['anyfolk'],
      posture: 'sitting',
    });
    expect(asked('a fox at a picnic')[0]?.thing).toBe('fox');
  });

  it('sleep in beds, but for those who lie on them', () => {
    expect(asked('a bear sleeping in a bed')).toMatchObject([
      { traits: ['bearfolk'], company: { bond: 'asleep', members: [['bearfolk']] } },
    ]);
    expect(asked('a cat sleeping on a bed')[0]?.thing).toBe('cat');
  });
});

describe('an animal in what it sits in', () => {
  it.each([
    ...wordsFor('box').map((word) => ['box', word] as const),
    ...wordsFor('bucket').map((word) => ['bucket', word] as const),
  ])('looks out of a %s: %s', (within, word) => {
    expect(asked(`cat in ${word}`), word).toMatchObject([{ thing: 'cat', within }]);
  });

  it.each([
    'a cat in a box|eine Katze in einem Karton|un chat dans une boîte|un gato en una caja',
    'un gatto in una scatola|um gato em uma caixa|кошка в коробке|kutuda bir kedi',
    'قطة في صندوق|डिब्बे में बिल्ली|盒子里的猫|箱の中の猫|상자 안의 고양이',
  ])('does so in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(asked(prompt), prompt).toMatchObject([{ thing: 'cat', within: 'box', count: 1 }]);
  });

  it.each([
    ['a kitten in a teacup', 'teacup'],
    ['puppies in a basket', 'basket'],
    ['a mouse in a boot', 'boot'],
  ] as const)('may be what else things are: %s', (prompt, within) => {
    expect(asked(prompt)).toMatchObject([{ within }]);
  });

  it('is beside what it is only named with', () => {
    for (const prompt of [
      'a cat and a basket',
      'a cat next to a box',
      'a woman with a cat and a box',
    ])
      expect(
        asked(prompt).every(({ within }) => within === undefined),
        prompt,
      ).toBe(true);
  });
});
