import type { TextKey } from '../i18n/texts.ts';

/** One screen as search engines and the server know it. */
export type SitePage = {
  /** Names its files and its texts in `locales/pages/`. */
  readonly id: string;
  /** Below the language prefix, without slashes at its ends; `*` stands for one part of a path. */
  readonly path: string;
  readonly titleKey: TextKey;
  /** Whether search engines may list it. */
  readonly isIndexed: boolean;
  /** The module that holds its screen, where it is loaded by itself. */
  readonly screen?: string;
};

const EDIT_SCREEN = 'src/app/screens/edit/edit-screen.tsx';
const TOOL_SCREEN = 'src/app/screens/tools/tool-screen.tsx';

/** Every page with an address of its own, in the order of the sitemap. */
export const SITE_PAGES = [
  { id: 'home', path: '', titleKey: 'title.home', isIndexed: true },
  {
    id: 'explore',
    path: 'explore',
    titleKey: 'title.explore',
    isIndexed: true,
    screen: 'src/app/screens/explore/explore-screen.tsx',
  },
  { id: 'edit', path: 'edit', titleKey: 'title.edit', isIndexed: true, screen: EDIT_SCREEN },
  {
    id: 'area-redraw',
    path: 'area-redraw',
    titleKey: 'title.area-redraw',
    isIndexed: true,
    screen: EDIT_SCREEN,
  },
  { id: 'remove', path: 'remove', titleKey: 'title.remove', isIndexed: true, screen: EDIT_SCREEN },
  { id: 'expand', path: 'expand', titleKey: 'title.expand', isIndexed: true, screen: EDIT_SCREEN },
  {
    id: 'flux-context',
    path: 'flux-context',
    titleKey: 'title.flux-context',
    isIndexed: true,
    screen: TOOL_SCREEN,
  },
  {
    id: 'flux-context-multi',
    path: 'flux-context-multi',
    titleKey: 'title.flux-context-multi',
    isIndexed: true,
    screen: TOOL_SCREEN,
  },
  {
    id: 'restore-image',
    path: 'restore-image',
    titleKey: 'title.restore',
    isIndexed: true,
    screen: TOOL_SCREEN,
  },
  {
    id: 'text-removal',
    path: 'text-removal',
    titleKey: 'title.text-removal',
    isIndexed: true,
    screen: TOOL_SCREEN,
  },
  {
    id: 'watermark-remover',
    path: 'watermark-remover',
    titleKey: 'title.watermark-remover',
    isIndexed: true,
    screen: TOOL_SCREEN,
  },
  {
    id: 'updates',
    path: 'updates',
    titleKey: 'title.updates',
    isIndexed: true,
    screen: 'src/app/screens/updates/updates-screen.tsx',
  },
  {
    id: 'account-settings',
    path: 'account-settings',
    titleKey: 'title.account',
    isIndexed: false,
    screen: 'src/app/screens/account-settings/account-screen.tsx',
  },
  {
    id: 'image-detail',
    path: 'image-detail/*',
    titleKey: 'title.imageDetail',
    isIndexed: false,
    screen: 'src/app/screens/image-detail/image-detail-screen.tsx',
  },
  {
    id: 'tailwind-test',
    path: 'tailwind-test',
    titleKey: 'title.tailwindTest',
    isIndexed: false,
    screen: 'src/app/screens/tailwind-test/sheet-screen.tsx',
  },
] as const satisfies readonly SitePage[];

/** What is answered, with status 404, where no page is. */
export const NOT_FOUND_PAGE = {
  id: 'not-found',
  path: 'not-found',
  titleKey: 'title.notFound',
  isIndexed: false,
} as const satisfies SitePage;

/** Any of them. */
export type TitledPage = (typeof SITE_PAGES)[number] | typeof NOT_FOUND_PAGE;

/** Id of a page; its texts in `locales/pages/` begin with it. */
export type PageId = TitledPage['id'];

const hasPath = (pattern: readonly string[], parts: readonly string[]): boolean =>
  pattern.length === parts.length &&
  pattern.every((part, at) => (part === '*' ? parts[at] !== '' : part === parts[at]));

/** The page at a path without language prefix, as the server finds it: `/edit` and `/edit/` are one. */
export const pageAt = (path: string): TitledPage => {
  const parts = path
    .replace(/^\//, '')
    .replace(/(?<=.)\/$/, '')
    .split('/');
  return SITE_PAGES.find((page) => hasPath(page.path.split('/'), parts)) ?? NOT_FOUND_PAGE;
};
