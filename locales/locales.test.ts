import { describe, expect, it } from 'vitest';
import { LOGIC_TEXTS } from '../src/app/text-keys.ts';
import { PROMPT_MAX } from '../src/net/contracts/terms.ts';
import arabic from './ar.json' with { type: 'json' };
import english from './en.json' with { type: 'json' };
import chinese from './zh.json' with { type: 'json' };

type Texts = Readonly<Record<string, string>>;

const en: Texts = english;
const others: readonly (readonly [string, Texts])[] = [
  ['zh', chinese],
  ['ar', arabic],
];

/** Proper names and signs, which are the same in every language. */
const SAME_EVERYWHERE = [
  'url.example',
  'tag.flux',
  'style.midjourney',
  'style.ghibsky',
  'style.3d',
  'command.zoomActual',
  'nav.flux-context',
  'title.flux-context',
  'tool.title.flux-context',
  'tool.url',
];

const placesOf = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(String).sort();

describe('the English texts', () => {
  it('word the messages of the logic half exactly as it states them', () => {
    expect(en).toMatchObject(LOGIC_TEXTS);
  });
});

it.each([['en', en], ...others] as const)(
  'in %s the longest prompt is as long as the product takes',
  (language, texts) => {
    expect(texts['form.length']).toContain(new Intl.NumberFormat(language).format(PROMPT_MAX));
  },
);

describe.each(others)('the texts of %s', (_code, texts) => {
  it('are the same keys as in English', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(en).sort());
  });

  it('have the same places to fill as in English', () => {
    for (const [key, text] of Object.entries(texts)) {
      expect(placesOf(text), key).toEqual(placesOf(en[key] ?? ''));
    }
  });

  it('leave no English over', () => {
    const left = Object.keys(en).filter(
      (key) => texts[key] === en[key] && !SAME_EVERYWHERE.includes(key),
    );
    expect(left).toEqual([]);
  });
});

describe('the Chinese texts', () => {
  it.each([
    ['message.userMissing', '请先登录'],
    ['message.networkError', '网络错误，请重试'],
    ['message.toolFailed', '生成失败，请重试'],
  ])('word %s as the specification does', (key, text) => {
    expect((chinese as Texts)[key]).toBe(text);
  });

  it('address people as 您 only', () => {
    expect(Object.keys(chinese).filter((key) => /你/.test((chinese as Texts)[key] ?? ''))).toEqual(
      [],
    );
  });
});

describe('the Arabic texts', () => {
  it('count no thing by a number that changes its form: what stands after one is no noun', () => {
    const counted = /\{\{(?:count|days|scale|total)\}\}\s+(?!من)\p{sc=Arabic}/u;
    expect(Object.keys(arabic).filter((key) => counted.test((arabic as Texts)[key] ?? ''))).toEqual(
      [],
    );
  });
});

it.each(others)(
  'in %s what says which button makes new pictures names it as it is',
  (_code, texts) => {
    expect(texts['message.templateCopied']).toContain(texts['command.generate']);
  },
);
