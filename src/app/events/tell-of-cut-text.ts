import type { Notices } from '../stores/notices.ts';

/** How text comes in at once; who types sees that a key does nothing. */
const AT_ONCE: readonly string[] = ['insertFromPaste', 'insertFromDrop', 'insertFromYank'];
/** Characters of what was left out that are shown. */
const SHOWN = 40;

type Box = Pick<HTMLTextAreaElement, 'value' | 'maxLength' | 'selectionStart' | 'selectionEnd'>;

const isLimitedBox = (target: unknown): target is Box =>
  typeof target === 'object' &&
  target !== null &&
  'maxLength' in target &&
  'value' in target &&
  Number(target.maxLength) > 0;

/** What of a text a box has no room for. */
const restOf = ({ data, inputType }: InputEvent, box: Box): string => {
  const text = (data ?? '').replace(/\r\n?/g, '\n');
  // What is dropped replaces nothing.
  const replaced = inputType === 'insertFromDrop' ? 0 : box.selectionEnd - box.selectionStart;
  return text.slice(Math.max(0, box.maxLength - box.value.length + replaced)).trim();
};

/**
 * Says so where a box takes only the beginning of what is pasted or dropped into it, and where it was cut:
 * browsers leave the rest out without a word. Answers what ends it.
 */
export const tellOfCutText = (
  target: EventTarget,
  notices: Pick<Notices, 'notify'>,
): (() => void) => {
  const look = (event: Event): void => {
    const input = event as InputEvent;
    if (!AT_ONCE.includes(input.inputType) || !isLimitedBox(event.target)) return;
    const rest = restOf(input, event.target);
    if (rest === '') return;
    const shown = rest.length > SHOWN ? `${rest.slice(0, SHOWN).trimEnd()}…` : rest;
    notices.notify('warning', 'message.promptCut', { rest: shown });
  };
  target.addEventListener('beforeinput', look);
  return () => target.removeEventListener('beforeinput', look);
};
