import { describe, expect, it } from 'vitest';
import { shortcutKeys } from './shortcut-keys.ts';

describe('shortcutKeys', () => {
  it.each([
    ['B', false, ['B']],
    ['Mod+Z', false, ['Ctrl', 'Z']],
    ['Mod+Z', true, ['⌘', 'Z']],
    ['Mod+Shift+Z', false, ['Ctrl', 'Shift', 'Z']],
    ['Mod+Shift+Z', true, ['⌘', '⇧', 'Z']],
    ['+', false, ['+']],
    ['Mod++', false, ['Ctrl', '+']],
    ['Escape', false, ['Esc']],
    ['?', false, ['?']],
  ])('shows %s (Mac: %s) as %j', (shortcut, isMac, keys) => {
    expect(shortcutKeys(shortcut, isMac)).toEqual(keys);
  });
});
