import type { Notices } from '../stores/notices.ts';

/** How text comes in at once; who types sees that a key does nothing. */
const AT_ONCE: readonly string[] = ['insertFromPaste', 'insertFromDrop', 'insertFromYank'];
/** Characters of what was left out that are shown. */
const SHOWN = 40;

type Box = Pick<HTMLTextAreaElement, 'value' | 'maxLength' | 'selectionStart' | 'selectionEnd'>;

/** Text that comes into a box, as an event tells of it. */
type TextAtOnce = Pick<InputEvent, 'inputType' | 'data'> & { readonly target: unknown };

declare global {
  interface Window {
    /** What the script in index.html noted since the page began; nobody notes any more where it is missing. */
    textsAtOnce?: readonly TextAtOnce[];
  }
}

const isLimitedBox = (target: unknown): target is Box =>
  typeof target === 'object' &&
  target !== null &&
  'maxLength' in target &&
  'value' in target &&
  Number(target.maxLength) > 0;

/** What of a text a box has no room for. */
const restOf = ({ data, inputType }: TextAtOnce, box: Box): string => {
  const text = (data ?? '').replace(/\r\n?/g, '\n');
  // What is dropped replaces nothing.
  const replaced = inputType === 'insertFromDrop' ? 0 : box.selectionEnd - box.selectionStart;
  return text.slice(Math.max(0, box.maxLength - box.value.length + replaced)).trim();
};

/**
 * Says so where a box takes only the beginning of what is pasted or dropped into it, and where it was cut:
 * browsers leave the rest out without a word. Tells also of what was noted before. Answers what ends it.
 */
export const tellOfCutText = (
  target: EventTarget & Pick<Window, 'textsAtOnce'>,
  notices: Pick<Notices, 'notify'>,
): (() => void) => {
  const look = (text: TextAtOnce): void => {
    if (!AT_ONCE.includes(text.inputType) || !isLimitedBox(text.target)) return;
    const rest = restOf(text, text.target);
    if (rest === '') return;
    const shown = rest.length > SHOWN ? `${rest.slice(0, SHOWN).trimEnd()}…` : rest;
    notices.notify('warning', 'message.promptCut', { rest: shown });
  };
  const hear = (event: Event): void => look(event as InputEvent);
  for (const text of target.textsAtOnce ?? []) look(text);
  delete target.textsAtOnce;
  target.addEventListener('beforeinput', hear);
  return () => target.removeEventListener('beforeinput', hear);
};
