import { describe, expect, it } from 'vitest';
import { createCreationStore } from '../stores/creation-store.ts';
import type { EditView } from '../stores/editor-store.ts';
import { COMMAND_IDS, type Command, type CommandId } from './command.ts';
import { createCommands } from './create-commands.ts';
import { chordOf, type KeyPress, watchKeyboard } from './keyboard.ts';

const press = (key: string, change: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...change,
});

describe('a key press', () => {
  it.each([
    [press('b'), 'B'],
    [press('B', { shiftKey: true }), 'Shift+B'],
    [press('z', { ctrlKey: true }), 'Mod+Z'],
    [press('Z', { metaKey: true, shiftKey: true }), 'Mod+Shift+Z'],
    [press('?', { shiftKey: true }), '?'],
    [press('+', { shiftKey: true }), '+'],
    [press('Enter', { ctrlKey: true }), 'Mod+Enter'],
    [press('Enter', { shiftKey: true }), 'Shift+Enter'],
    [press('s', { altKey: true }), 'Alt+S'],
    [press('Enter', { altKey: true }), 'Alt+Enter'],
    [press('1', { altKey: true }), 'Alt+1'],
    // A German Mac writes it so.
    [press('[', { code: 'Digit5', altKey: true }), '['],
    // French keys: what a Latin letter says counts, wherever it is.
    [press('z', { code: 'KeyW', ctrlKey: true }), 'Mod+Z'],
    [press('ü', { code: 'BracketLeft' }), 'Ü'],
    [press('−', { code: 'Slash' }), '−'],
    [press('+', { code: 'Digit1' }), '+'],
    // Dvorak's keys for programmers.
    [press(']', { code: 'Digit0' }), ']'],
    [press('€', { code: 'KeyE' }), '€'],
    [press('£', { code: 'BracketRight', shiftKey: true }), '£'],
    [press('¡', { code: 'Equal' }), '¡'],
    [press('!', { code: 'Digit1', shiftKey: true }), '!'],
  ])('%o is %s', (given, chord) => {
    expect(chordOf(given)).toBe(chord);
  });

  it.each([
    ['Russian', press('я', { code: 'KeyZ', ctrlKey: true }), 'Mod+Z'],
    ['Russian', press('Я', { code: 'KeyZ', ctrlKey: true, shiftKey: true }), 'Mod+Shift+Z'],
    ['Russian', press('ъ', { code: 'BracketRight' }), ']'],
    ['French', press('à', { code: 'Digit0' }), '0'],
    ['French', press('0', { code: 'Digit0', shiftKey: true }), '0'],
    ['French', press('&', { code: 'Digit1' }), '1'],
    ['Greek', press('ε', { code: 'KeyE' }), 'E'],
    ['Arabic', press('لا', { code: 'KeyB' }), 'B'],
    ['Arabic', press('؟', { code: 'Slash', shiftKey: true }), '?'],
    ['Persian', press('۰', { code: 'Digit0' }), '0'],
    ['Chinese', press('【', { code: 'BracketLeft' }), '['],
    ['Korean', press('ㅠ', { code: 'KeyB' }), 'B'],
    ['Thai', press('ข', { code: 'Minus' }), '-'],
    ['Thai', press('ช', { code: 'Equal' }), '='],
  ])('on %s keys %o is %s by its place', (_, given, chord) => {
    expect(chordOf(given)).toBe(chord);
  });
});

/** All commands with their real shortcuts, whose running is only noted down. */
const setUp = (
  scope: 'home' | 'editor' | 'other',
  disabled: readonly CommandId[] = [],
  view: EditView = 'remove',
) => {
  const ran: CommandId[] = [];
  const nothing = { isEnabled: () => true, run: async () => {} };
  const real = createCommands({
    generate: { ...nothing, takeBack: () => false },
    remove: nothing,
    expand: { ...nothing, refuse: () => {} },
    redraw: nothing,
    enhance: nothing,
    creations: createCreationStore({ now: () => 0 }),
    editor: () => null,
    view: () => view,
    goToView: () => {},
    onNew: () => {},
    actions: { cancelTask: async () => {}, downloadCanvas: async () => {} },
    onCleared: () => {},
    showShortcuts: () => {},
  });
  const noted = (command: Command): Command => ({
    ...command,
    isEnabled: () => !disabled.includes(command.id),
    run: () => void ran.push(command.id),
  });
  const commands = Object.fromEntries(COMMAND_IDS.map((id) => [id, noted(real[id])])) as Record<
    CommandId,
    Command
  >;
  const target = new EventTarget();
  const stop = watchKeyboard({ target, commands, scope: () => scope, view: () => view });
  const type = (key: string, change: Partial<KeyPress> = {}, isComposing = false): boolean => {
    const event = new Event('keydown', { cancelable: true });
    return target.dispatchEvent(Object.assign(event, press(key, change), { isComposing }));
  };
  return { ran, type, stop };
};

describe('shortcuts', () => {
  it('run the commands of the screen that is shown', () => {
    const { ran, type } = setUp('editor');
    for (const key of [
      'b',
      'e',
      'r',
      'l',
      'h',
      '[',
      ']',
      'x',
      'm',
      'i',
      '0',
      '1',
      '+',
      '-',
      '?',
      'Enter',
    ]) {
      type(key);
    }
    type('z', { ctrlKey: true });
    type('Z', { ctrlKey: true, shiftKey: true });
    type('s', { metaKey: true });
    expect(ran).toEqual([
      'tool-brush',
      'tool-eraser',
      'tool-rectangle',
      'tool-lasso',
      'tool-pan',
      'brush-smaller',
      'brush-larger',
      'swap-brush',
      'toggle-mask',
      'invert-mask',
      'zoom-fit',
      'zoom-actual',
      'zoom-in',
      'zoom-out',
      'show-shortcuts',
      'remove-selected-area',
      'undo',
      'redo',
      'download',
    ]);
  });

  it('of the editor do nothing at home', () => {
    const { ran, type } = setUp('home');
    type('b');
    type('Enter', { ctrlKey: true });
    expect(ran).toEqual(['generate']);
  });

  it('of a disabled command are held back from the browser all the same', () => {
    const { ran, type } = setUp('editor', ['download']);
    expect(type('s', { ctrlKey: true })).toBe(false);
    expect(type('q', { ctrlKey: true })).toBe(true);
    expect(ran).toEqual([]);
  });

  it('wait while a text is being composed, and end with the watch', () => {
    const { ran, type, stop } = setUp('editor');
    type('b', {}, true);
    stop();
    type('b');
    expect(ran).toEqual([]);
  });
});

it('Enter is for what the view is for: it removes in Remove only', () => {
  const inRemove = setUp('editor');
  inRemove.type('Enter');
  const onCanvas = setUp('editor', [], 'edit');
  onCanvas.type('Enter');
  expect([inRemove.ran, onCanvas.ran]).toEqual([['remove-selected-area'], []]);
});
