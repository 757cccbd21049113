import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../words/language.ts';
import { A_WOMAN } from '../../../../words/testing/a-woman.ts';
import { CRAFT_WORDS } from '../../lists/crafts.ts';
import { HANDCRAFT_WORDS } from '../../lists/handcrafts.ts';
import { readPrompt } from '../../read-prompt.ts';
import { CRAFT_KEYS, type CraftKey } from './craft-keys.ts';
import { HANDCRAFT_KEYS, type HandcraftKey } from './handcraft-keys.ts';

const LANDS = { ...CRAFT_KEYS, ...HANDCRAFT_KEYS };
const KEYS = Object.keys(LANDS) as (CraftKey | HandcraftKey)[];

describe.each(LANGUAGES)(
  'what is done with both hands over a table in the words of %s',
  (language) => {
    it.each(KEYS)('is done sitting by who is named with it, at home: %s', (key) => {
      const words = { ...CRAFT_WORDS[language], ...HANDCRAFT_WORDS[language] };
      for (const phrase of words[key].split('|')) {
        const { subjects, land, ignored } = readPrompt(`${A_WOMAN[language]} ${phrase}`);
        expect(ignored, phrase).toEqual([]);
        expect(land, phrase).toBe(LANDS[key].land);
        expect(subjects, phrase).toMatchObject([{ thing: 'person', posture: 'sitting' }]);
        expect(subjects[0]?.traits, phrase).toContain(key);
      }
    });
  },
);

describe('who is at a table with work of the hands', () => {
  it('sits there and in no other seat that is named', () => {
    for (const [prompt, land] of [
      ['my grandmother shelling peas on the porch', 'porch'],
      ['mom folding laundry on the bed', 'bedroom'],
      ['おばあちゃんが縁側で枝豆をむいている', 'engawa'],
    ] as const) {
      const idea = readPrompt(prompt);
      expect(idea.land, prompt).toBe(land);
      expect(idea.subjects[0], prompt).toMatchObject({ thing: 'person', posture: 'sitting' });
      expect(idea.subjects[0]?.on, prompt).toBeUndefined();
      expect(idea.subjects[0]?.traits, prompt).not.toContain('rocking');
    }
  });

  it('has what it is done to there, and not once more elsewhere', () => {
    const { subjects } = readPrompt('a girl wrapping presents beside the gifts');
    expect(subjects).toMatchObject([{ thing: 'person' }]);
  });

  it('is at it with the one who is with them, and does not leave that one to run about', () => {
    for (const [prompt, craft] of [
      ['爷爷教孙子写毛笔字', 'calligraphy'],
      ['おじいちゃんが孫に書道を教える', 'calligraphy'],
      ['a woman peeling apples with her son', 'fruitpeeling'],
      ['Mutter und Tochter schnitzen einen Kürbis', 'pumpkincarving'],
    ] as const) {
      const { subjects } = readPrompt(prompt);
      expect(subjects, prompt).toHaveLength(2);
      for (const one of subjects) {
        expect(one, prompt).toMatchObject({ thing: 'person', posture: 'sitting' });
        expect(one.traits, prompt).toContain(craft);
      }
    }
  });

  it('is somebody where nobody is named', () => {
    expect(readPrompt('shelling peas').subjects).toMatchObject([
      { thing: 'person', posture: 'sitting', traits: ['podding'] },
    ]);
  });
});
