/** Whether this machine has a Command key. */
export const hasCommandKey = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

const NAMES: Readonly<Record<string, string>> = {
  ' ': '␣',
  Escape: 'Esc',
  Enter: '⏎',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/**
 * The caps to show for a shortcut as commands write it: `Mod+Shift+Z` is `Ctrl`, `Shift`, `Z`, or
 * with a Command key `⌘`, `⇧`, `Z`. A plus sign is a key of its own.
 */
export const shortcutKeys = (shortcut: string, isMac: boolean): readonly string[] => {
  const parts = shortcut.split(/\+(?=.)/);
  return parts.map((part) => {
    if (part === 'Mod') return isMac ? '⌘' : 'Ctrl';
    if (part === 'Shift') return isMac ? '⇧' : 'Shift';
    return NAMES[part] ?? part;
  });
};
