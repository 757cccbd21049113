import { describe, expect, it } from 'vitest';
import arabic from '../../../../locales/ar.json' with { type: 'json' };
import arabicNotes from '../../../../locales/notes/ar.json' with { type: 'json' };
import chineseNotes from '../../../../locales/notes/zh.json' with { type: 'json' };
import chinese from '../../../../locales/zh.json' with { type: 'json' };
import { sayNote } from '../../../../src/net/contracts/say-note.ts';
import { STYLES } from '../../../../src/net/contracts/terms.ts';
import { describeStep } from './describe-step.ts';

type Texts = Readonly<Record<string, string>>;
const LANGUAGES: readonly (readonly [string, Texts, Texts])[] = [
  ['zh', chinese, chineseNotes],
  ['ar', arabic, arabicNotes],
];

describe.each(LANGUAGES)('in %s a style', (language, screen, texts) => {
  it.each(STYLES)('%s is called as the form calls it', (style) => {
    const step = describeStep({ do: 'style', target: 'all', amount: 1, style });
    const name = screen[`style.${style}`];
    const sentence = texts['step.style']?.replace('{{style}}', name ?? 'nothing');
    expect(sayNote(step, { texts, language })).toBe(sentence);
  });
});
