import { describe, expect, it } from 'vitest';
import { createNotices } from '../stores/notices.ts';
import { tellOfCutText } from './tell-of-cut-text.ts';

/** A box of ten characters at most, as an event finds it. */
const boxOf = (value: string, selectionStart = value.length, selectionEnd = selectionStart) =>
  Object.assign(new EventTarget(), { value, maxLength: 10, selectionStart, selectionEnd });

const setUp = () => {
  const notices = createNotices();
  const box = boxOf('');
  const put = (state: Partial<typeof box>, data: string | null, inputType = 'insertFromPaste') => {
    Object.assign(box, { selectionStart: 0, selectionEnd: 0, ...state });
    box.dispatchEvent(Object.assign(new Event('beforeinput'), { data, inputType }));
  };
  const stop = tellOfCutText(box, notices);
  const told = () => notices.state.list.map(({ key, params }) => [key, params]);
  return { put, stop, told };
};

describe('Text that is too long for its box', () => {
  it.each<[string, Partial<ReturnType<typeof boxOf>>, string, string, string]>([
    ['is pasted into an empty one', { value: '' }, 'one two three', 'insertFromPaste', 'ree'],
    [
      'is pasted where there is something',
      { value: '123456' },
      'one two',
      'insertFromPaste',
      'two',
    ],
    [
      'is dropped',
      { value: '123456', selectionStart: 0, selectionEnd: 6 },
      'one two',
      'insertFromDrop',
      'two',
    ],
    [
      'has two characters at the end of a line',
      { value: '' },
      'one\r\ntwo\r\nthree',
      'insertFromPaste',
      'ree',
    ],
  ])('is told of, with where it was cut, when it %s', (_how, state, data, inputType, rest) => {
    const { put, told } = setUp();
    put(state, data, inputType);
    expect(told()).toEqual([['message.promptCut', { rest }]]);
  });

  it('is shown by its beginning only', () => {
    const { put, told } = setUp();
    put({ value: '' }, 'a'.repeat(500));
    expect(told()).toEqual([['message.promptCut', { rest: `${'a'.repeat(40)}…` }]]);
  });
});

it('Nothing is told of what fits, replaces enough, loses blanks only, is typed, or is put in later', () => {
  const { put, told, stop } = setUp();
  put({ value: '' }, '0123456789');
  put({ value: '0123456789', selectionStart: 0, selectionEnd: 4 }, 'abcd');
  put({ value: '' }, '0123456789 \n');
  put({ value: '0123456789' }, 'x', 'insertText');
  put({ value: '' }, null);
  stop();
  put({ value: '' }, 'one two three');
  expect(told()).toEqual([]);
});

it('What came in before it began is told of, once', () => {
  const notices = createNotices();
  const text = { inputType: 'insertFromPaste', data: 'one two three', target: boxOf('') };
  const page = Object.assign(new EventTarget(), {
    textsAtOnce: [text, { ...text, data: 'short' }, { ...text, target: {} }],
  });
  tellOfCutText(page, notices)();
  tellOfCutText(page, notices);
  expect(notices.state.list.map(({ params }) => params)).toEqual([{ rest: 'ree' }]);
});
