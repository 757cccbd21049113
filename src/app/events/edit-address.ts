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

const SOURCE = 'AreaRedraw';

/** Whether the page was come to from area redraw (document 2 section 2.2). */
export const isFromAreaRedraw = (search: string): boolean =>
  new URLSearchParams(search).get('source') === SOURCE;

/** The same address without the source; everything else of it stays. */
export const withoutSource = ({
  pathname,
  search,
  hash,
}: Address & Pick<Location, 'hash'>): string => {
  const query = new URLSearchParams(search);
  query.delete('source');
  return `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`;
};

/** Forgets where the page was come from, in place of the present entry of the history. */
export const leaveSource = (): void => navigate(withoutSource(location), { replace: true });

/** Shows the gallery over the view that is shown; going to a view leaves it. */
export const goToGallery = (): void => {
  const query = new URLSearchParams(location.search);
  query.set('view', 'all');
  navigate(`${location.pathname}?${query}`);
};

/** Goes to a view of the edit page, as one entry of the browser's history; nothing if it is shown. */
export const goToView = (view: EditView): void => {
  const to = addressOfView(view, location);
  if (to !== location.pathname + location.search) navigate(to);
};
