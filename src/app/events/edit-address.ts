import { navigate } from 'wouter/use-browser-location';
import { splitLanguage } from '../i18n/language-route.ts';
import { EDIT_VIEWS, type EditView } from '../stores/editor-store.ts';
import { GALLERY_PARAMS } from '../stores/gallery-query.ts';

/** The parts of an address that say where the page is. */
export type Address = Pick<Location, 'pathname' | 'search'>;

/** Matches the path of every view, below the language prefix. */
export const EDIT_PATHS = new RegExp(`^/(?:${EDIT_VIEWS.join('|')})/?$`);

/** The view of a path with or without a language prefix; null where it is another screen's. */
export const viewOfPath = (pathname: string): EditView | null => {
  const [, name] = splitLanguage(pathname).path.split('/');
  const { path } = splitLanguage(pathname);
  return EDIT_PATHS.test(path) ? (EDIT_VIEWS.find((view) => view === name) ?? null) : null;
};

/**
 * The address of a view in the same language. What the query says stays, but for the gallery's
 * switch: going to a view leaves the gallery.
 */
export const addressOfView = (view: EditView, { pathname, search }: Address): string => {
  const { language } = splitLanguage(pathname);
  const query = new URLSearchParams(search);
  for (const name of ['view', ...GALLERY_PARAMS]) query.delete(name);
  const rest = query.size > 0 ? `?${query}` : '';
  return `${language === null ? '' : `/${language}`}/${view}${rest}`;
};

/** Goes to a view of the edit page, as one entry of the browser's history; nothing if it is shown. */
export const goToView = (view: EditView): void => {
  const to = addressOfView(view, location);
  if (to !== location.pathname + location.search) navigate(to);
};
