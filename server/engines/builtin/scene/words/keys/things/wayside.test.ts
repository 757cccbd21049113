import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../words/language.ts';
import { WAYSIDE_WORDS } from '../../lists/wayside.ts';
import { readPrompt } from '../../read-prompt.ts';
import { WAYSIDE_KEYS, type WaysideKey } from './wayside-keys.ts';

const KEYS = Object.keys(WAYSIDE_KEYS) as readonly WaysideKey[];
const things = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('what stands by the wayside', () => {
  it.each(LANGUAGES)('is that thing, by every word for it: %s', (language) => {
    for (const key of KEYS)
      for (const word of WAYSIDE_WORDS[language][key].split('|')) {
        const idea = readPrompt(word.replace('+', ''));
        expect(
          idea.subjects.map(({ thing }) => thing),
          word,
        ).toContain(key);
        expect(idea.ignored, word).toEqual([]);
      }
  });

  it.each([
    ['a beach with an ice cream cart', 'beach', 'icecreamcart'],
    ['a beach with ice cream carts', 'beach', 'icecreamcart'],
    ['eine Straße mit Graffiti', 'street', 'mural'],
    ['un desierto con una planta rodadora', 'desert', 'tumbleweed'],
    ['деревня ночью с факелами', 'field', 'torch'],
    ['广告牌在沙漠里', 'desert', 'billboard'],
  ] as const)('stands in the place that is named: %s', (prompt, land, thing) => {
    expect(readPrompt(prompt).land).toBe(land);
    expect(things(prompt)).toContain(thing);
  });

  it.each(['a kitchen with popcorn', 'ein Wohnzimmer mit Popcorn'])(
    'is not heard in a room: %s',
    (prompt) => {
      const { subjects, ignored } = readPrompt(prompt);
      expect(subjects).toEqual([]);
      expect(ignored).toHaveLength(1);
    },
  );
});

describe('a flag', () => {
  it.each([
    ['a flag on the moon', 1],
    ['a village street with flags', 3],
    ['ein Dorf mit Fahnen', 3],
    ['un castillo con banderas', 3],
  ] as const)('flies on its pole where nobody bears it: %s', (prompt, count) => {
    expect(readPrompt(prompt).subjects).toContainEqual(
      expect.objectContaining({ thing: 'flag', count }),
    );
  });

  it.each([
    'a boy waving a red flag',
    'a man holding a flag in a village',
    'ein Junge mit einer Fahne',
  ])('is borne where somebody is there: %s', (prompt) => {
    const { subjects, ignored } = readPrompt(prompt);
    expect(ignored).toEqual([]);
    expect(subjects).toEqual([
      expect.objectContaining({
        thing: 'person',
        holds: expect.objectContaining({ thing: 'flag' }),
      }),
    ]);
  });
});
