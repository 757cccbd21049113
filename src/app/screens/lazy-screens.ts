import { EDIT_PATHS } from '../events/edit-address.ts';
import { splitLanguage } from '../i18n/language-route.ts';
import { Page } from '../layout/page.tsx';
import { TOOL_KINDS, TOOL_TRAITS } from '../stores/tool-traits.ts';
import { EditSkeleton } from './edit/edit-skeleton.tsx';
import { lazyScreen } from './lazy-screen.tsx';

/** Screens whose code comes when they are opened, by the route that names them. */
export const AccountScreen = lazyScreen(() => import('./account-settings/account-screen.tsx'));
export const ExploreScreen = lazyScreen(() => import('./explore/explore-screen.tsx'));
export const UpdatesScreen = lazyScreen(() => import('./updates/updates-screen.tsx'));
export const EditScreen = lazyScreen(() => import('./edit/edit-screen.tsx'), {
  Waiting: EditSkeleton,
  Frame: Page,
});
export const ImageDetailScreen = lazyScreen(() => import('./image-detail/image-detail-screen.tsx'));
export const ToolScreen = lazyScreen(() => import('./tools/tool-screen.tsx'));
export const SheetScreen = lazyScreen(() => import('./tailwind-test/sheet-screen.tsx'));

const TOOL_PATHS: readonly string[] = TOOL_KINDS.map((kind) => TOOL_TRAITS[kind].path);

const OTHERS: Readonly<Record<string, { load: () => Promise<unknown> }>> = {
  '/account-settings': AccountScreen,
  '/explore': ExploreScreen,
  '/updates': UpdatesScreen,
  '/tailwind-test': SheetScreen,
};

/** Which screen a path without its prefix shows; Home and the missing page are always there. */
const screenAt = (path: string): { load: () => Promise<unknown> } | undefined => {
  if (EDIT_PATHS.test(path)) return EditScreen;
  if (TOOL_PATHS.includes(path)) return ToolScreen;
  return path.startsWith('/image-detail') ? ImageDetailScreen : OTHERS[path];
};

const pathOf = (pathname: string): string => splitLanguage(pathname).path.replace(/(?<=.)\/$/, '');

/** Whether a path is Home's, in any language. */
export const isHome = (pathname: string): boolean => pathOf(pathname) === '/';

/**
 * Loads the code of the screen at a path, so that the first picture of the page is whole; answers whether
 * it is there. Never rejects: the screen asks again when it is rendered, and says what is wrong.
 */
export const loadScreenOf = (pathname: string): Promise<boolean> =>
  Promise.resolve(screenAt(pathOf(pathname))?.load()).then(
    () => true,
    () => false,
  );
