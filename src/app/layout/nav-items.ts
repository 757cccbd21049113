import type { TextKey } from '../i18n/texts.ts';
import { TOOL_TRAITS } from '../stores/tool-traits.ts';

/** A place that the main menu leads to, below the language prefix. */
export type NavItem = { readonly href: string; readonly name: TextKey };

/** The places that stand in the menu itself, in its order. */
export const PLACES: readonly NavItem[] = [
  { href: '/', name: 'nav.home' },
  { href: '/explore', name: 'nav.explore' },
  { href: '/edit', name: 'nav.edit' },
  { href: TOOL_TRAITS['flux-context'].path, name: 'nav.flux-context' },
  { href: TOOL_TRAITS['flux-context-multi'].path, name: 'nav.flux-context-multi' },
];

/** The tools that take no words: a menu of their own. */
export const APPS: readonly NavItem[] = [
  { href: TOOL_TRAITS.restore.path, name: 'tool.title.restore' },
  { href: TOOL_TRAITS['text-removal'].path, name: 'tool.title.text-removal' },
  { href: TOOL_TRAITS['watermark-remover'].path, name: 'tool.title.watermark-remover' },
];

/** What can be done on the canvas; the footer leads there. */
export const EDITING: readonly NavItem[] = [
  { href: '/area-redraw', name: 'skill.areaRedraw' },
  { href: '/remove', name: 'skill.erase' },
  { href: '/expand', name: 'skill.expand' },
];

/** What a signed-in user's own menu leads to (decision 44). */
export const ACCOUNT_PLACES: readonly NavItem[] = [
  { href: '/account-settings', name: 'nav.accountSettings' },
  { href: '/account-settings#plan', name: 'nav.subscription' },
];
