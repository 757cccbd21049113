import { splitLanguage } from '../i18n/language-route.ts';

/** First parts of the paths of our screens (document 1 section 2). */
const SCREENS: ReadonlySet<string> = new Set([
  'account-settings',
  'area-redraw',
  'edit',
  'expand',
  'explore',
  'flux-context',
  'flux-context-multi',
  'image-detail',
  'remove',
  'restore-image',
  'tailwind-test',
  'text-removal',
  'updates',
  'watermark-remover',
]);

const PLAIN = /^[a-z-]{1,30}$/;

/** A path of our API with every id replaced by `{}`. */
export const apiPattern = (path: string): string =>
  `/${path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => (PLAIN.test(part) ? part : '{}'))
    .join('/')}`;

/** The screen at a path, without language and ids; one that nobody lives at is `/{}`. */
export const screenPattern = (path: string): string => {
  const [screen, ...rest] = splitLanguage(path)
    .path.split('/')
    .filter((part) => part !== '');
  if (screen === undefined) return '/';
  if (!SCREENS.has(screen)) return '/{}';
  return rest.length === 0 ? `/${screen}` : `/${screen}/{}`;
};
