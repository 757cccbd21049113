import type { EditView } from '../stores/editor-store.ts';
import type { Command } from './command.ts';

/** The parts of a keyboard event that say which keys were pressed. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'
>;

/** What of a command its shortcuts need. */
export type Shortcut = Omit<Command, 'id' | 'labelKey'>;

/** What the shortcuts need. */
export interface KeyboardOptions {
  readonly target: EventTarget;
  readonly commands: Readonly<Record<string, Shortcut>>;
  /** The screen that is shown. */
  readonly scope: () => 'home' | 'editor' | 'other';
  /** The view of the edit page, which decides what Enter is for. */
  readonly view: () => EditView;
}

/** What an American keyboard writes by the keys that are no letters or digits. */
const SIGNS: Readonly<Record<string, string>> = {
  BracketLeft: '[',
  BracketRight: ']',
  Slash: '?',
  Minus: '-',
  Equal: '=',
};

/**
 * The key by what it writes; by its place where that is no Latin writing (`Я`, `【`, `؟`), which no shortcut
 * has (signs such as `€`, `£` and `¿` are written by Latin keys), or where a digit takes Shift, as on French
 * keys. Others have a sign of the shortcuts there, such as Czech ones `+`.
 */
const keyOf = ({ key, code, shiftKey }: KeyPress): string =>
  /^[^\p{ASCII}\p{sc=Latin}\p{S}¡-¿]+$/u.test(key) ||
  (/^Digit[01]/.test(code) && !shiftKey && !/[-+=?[\]]/.test(key))
    ? (SIGNS[code] ?? code.replace(/^Key|^Digit/, ''))
    : key;

/**
 * The press as it stands in `Command.shortcuts`, e.g. `Mod+Shift+Z`, `]`, `B`. Shift is named with
 * letters only: with others it is part of the key itself (`?`, `+`), as Alt is of signs (`[` on a
 * German Mac).
 */
export const chordOf = (press: KeyPress): string => {
  const key = keyOf(press);
  const isLetter = /^\p{L}$/u.test(key);
  const parts = [
    press.ctrlKey || press.metaKey ? 'Mod' : '',
    press.altKey && /^[\p{L}\p{N} ]/u.test(key) ? 'Alt' : '',
    press.shiftKey && (isLetter || key.length > 1) ? 'Shift' : '',
    isLetter ? key.toUpperCase() : key,
  ];
  return parts.filter((part) => part !== '').join('+');
};

const TAKES_ALL =
  '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], textarea, select';

const TEXT_TYPES = ['text', 'search', 'url', 'email', 'password', 'tel', 'number'];

/** What the event's target takes for itself: everything, Enter and Space, or nothing. */
const takenBy = (target: EventTarget | null): 'all' | 'activation' | 'nothing' => {
  if (typeof Element === 'undefined' || !(target instanceof Element)) return 'nothing';
  if (target.closest(TAKES_ALL)) return 'all';
  if (target instanceof HTMLInputElement && target.type !== 'range') {
    return TEXT_TYPES.includes(target.type) ? 'all' : 'activation';
  }
  if (target instanceof HTMLElement && target.isContentEditable) return 'all';
  return target.closest('button, a[href], summary, [role="button"]') ? 'activation' : 'nothing';
};

const isActivation = (chord: string): boolean => chord === 'Enter' || chord === ' ';

/** Chords with Mod that are wanted while typing as well. */
const isSubmit = (chord: string): boolean => chord === 'Mod+Enter';

/** Whether a focused element leaves this chord to the shortcuts. */
const isFree = (target: EventTarget | null, chord: string): boolean => {
  const taken = takenBy(target);
  if (taken === 'all') return isSubmit(chord);
  return taken === 'nothing' || !isActivation(chord);
};

const worksIn = (command: Shortcut, scope: string, shown: EditView): boolean =>
  (command.scope === 'everywhere' || command.scope === scope) && (command.view ?? shown) === shown;

/** Dispatches shortcuts to commands; answers what ends it. */
export const watchKeyboard = ({ target, commands, scope, view }: KeyboardOptions): (() => void) => {
  const onKeyDown = (event: Event): void => {
    if (!isKeyEvent(event) || event.defaultPrevented || event.isComposing) return;
    const chord = chordOf(event);
    if (!isFree(event.target, chord)) return;
    const command = Object.values(commands).find(
      (one) => one.shortcuts.includes(chord) && worksIn(one, scope(), view()),
    );
    if (command === undefined) return;
    // Also when disabled: Ctrl+S must never save the page instead of the picture.
    event.preventDefault();
    if (command.isEnabled()) void command.run();
    else command.refuse?.();
  };
  target.addEventListener('keydown', onKeyDown);
  return () => target.removeEventListener('keydown', onKeyDown);
};

const isKeyEvent = (event: Event): event is KeyboardEvent => 'key' in event && 'ctrlKey' in event;
