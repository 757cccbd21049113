/** Codes that may stand first in a path (document 1 section 1). */
const LANGUAGES = 'en|zh|ja|ko|fr|de|es|ru|pt|it|tr|ar|hi';

/** Paths of screens without their language prefix (document 1 section 2); '' is Home. */
const SCREENS = [
  '',
  'explore',
  'edit',
  'updates',
  'account-settings',
  'image-detail/[^/]+',
  'area-redraw',
  'remove',
  'expand',
  'flux-context',
  'flux-context-multi',
  'restore-image',
  'watermark-remover',
  'text-removal',
  'tailwind-test',
];

const KNOWN = new RegExp(`^/(?:(?:${LANGUAGES})(?:/|$))?(?:${SCREENS.join('|')})/?$`);

/** Whether a path (without its query) is one of a screen, so that the page is answered with 200. */
export function isKnownRoute(path: string): boolean {
  return KNOWN.test(path);
}
