import { describe, expect, it } from 'vitest';
import { findUntranslated } from './untranslated.mjs';

const find = (jsx) => findUntranslated('a.tsx', `const a = ${jsx};`);

describe('findUntranslated', () => {
  it.each([
    ['text between tags', '<p>Hello there</p>', 'Hello there'],
    ['text in a fragment', '<>Hello</>', 'Hello'],
    ['text in braces', "<p>{'Hello'}</p>", 'Hello'],
    ['either side of a choice', "<p>{a ? 'Yes' : text('no')}</p>", 'Yes'],
    ['what follows a condition', "<p>{a && 'Shown'}</p>", 'Shown'],
    ['the fixed parts of a template', '<p>{`${a} pictures`}</p>', 'pictures'],
    ['a text that is read out', '<button aria-label="Close" />', 'Close'],
    ['a text in braces that is read out', "<img alt={'A cat'} />", 'A cat'],
    ['another script than Latin', '<p>请先登录</p>', '请先登录'],
  ])('finds %s', (_what, jsx, said) => {
    expect(find(jsx)).toEqual([`a.tsx:1: "${said}"`]);
  });

  it.each([
    ['translated text', "<p title={text('a.b')}>{text('a.c')}</p>"],
    ['what is not for people', '<p className="big" data-kind="task" id="a" />'],
    ['signs and figures', '<p>– 100 % · {a}</p>'],
  ])('leaves %s alone', (_what, jsx) => {
    expect(find(jsx)).toEqual([]);
  });

  it('tells the line', () => {
    expect(findUntranslated('b.tsx', 'const a = (\n  <p>\n    Hello\n  </p>\n);')).toEqual([
      'b.tsx:3: "Hello"',
    ]);
  });
});
