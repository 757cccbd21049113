import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import type { TextKey } from '../i18n/texts.ts';
import type { Theme } from '../stores/settings-store.ts';

/** What the page can look like, in the order of the menu. */
export const THEMES: readonly { id: Theme; name: TextKey; Icon: LucideIcon }[] = [
  { id: 'light', name: 'theme.light', Icon: Sun },
  { id: 'dark', name: 'theme.dark', Icon: Moon },
  { id: 'system', name: 'theme.system', Icon: Monitor },
];
