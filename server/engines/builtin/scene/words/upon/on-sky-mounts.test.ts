import { describe, expect, it } from 'vitest';
import { TALE_FIGURE_WORDS } from '../lists/tale-figures.ts';
import { readPrompt } from '../read-prompt.ts';

const allOf = (key: 'flyingcarpet' | 'monkeyking' | 'babayaga' | 'caveman'): string[] =>
  Object.values(TALE_FIGURE_WORDS).flatMap((words) => words[key].split('|'));

const first = (prompt: string) => readPrompt(prompt).subjects[0];

describe('what carries somebody through the air', () => {
  it.each(allOf('flyingcarpet'))('is a carpet with somebody on it: %s', (word) => {
    expect(readPrompt(word)).toMatchObject({
      scenery: 'easternroofs',
      subjects: [{ thing: 'skyrider', traits: ['aladdin', 'oncarpet'] }],
    });
  });

  it.each<[string, readonly string[]]>([
    ['a girl on a flying carpet over the mountains', ['oncarpet']],
    ['un garçon sur un tapis volant dans les montagnes', ['oncarpet']],
    ['a cat on a magic carpet over the sea', ['catfolk', 'oncarpet']],
    ['a boy flying on a paper plane over the sea', ['onpaperplane']],
    ['ein Mädchen fliegt auf einem Papierflieger über die Berge', ['onpaperplane']],
    ['孙悟空站在云上,下面是高山和瀑布', ['monkeyfolk', 'oncloud']],
    ['孫悟空が筋斗雲に乗って空を飛ぶ', ['monkeyfolk', 'oncloud']],
    ['Баба-яга летит в ступе над зимним лесом', ['babayaga', 'inmortar']],
    ['Baba Yaga flying over the forest', ['babayaga', 'inmortar']],
  ])('has who is named: %s', (prompt, traits) => {
    const rider = first(prompt);
    expect(rider?.thing).toBe('skyrider');
    expect(rider?.traits).toEqual(expect.arrayContaining([...traits]));
  });

  it.each([
    'a woman grinding spices in a mortar',
    'a boy flying a paper plane in the park',
    'Baba Yaga in front of her hut',
    'the monkey king eating peaches in a garden',
    'an angel on a cloud',
  ])('carries nobody else: %s', (prompt) => {
    expect(readPrompt(prompt).subjects.map(({ thing }) => thing)).not.toContain('skyrider');
  });
});

describe('figures of tales', () => {
  it.each(allOf('monkeyking'))('are a monkey on two legs on a cloud: %s', (word) => {
    expect(first(word)).toMatchObject({ thing: 'skyrider' });
    expect(first(word)?.traits).toContain('monkeyfolk');
  });

  it.each(allOf('babayaga'))('are an old woman: %s', (word) => {
    expect(first(word)?.traits).toEqual(expect.arrayContaining(['babayaga', 'old', 'woman']));
  });

  it.each(allOf('caveman'))('are people in furs, in a cave: %s', (word) => {
    expect(first(word)?.traits).toContain('caveman');
    expect(readPrompt(word).land).toBe('cave');
  });
});

it.each(['caveman costume', 'a man dressed as a caveman', 'a caveman driving a car'])(
  'who is dressed as a caveman, or drives, is in no cave: %s',
  (prompt) => {
    expect(readPrompt(prompt).land).not.toBe('cave');
  },
);
