import { splitLanguage } from '../i18n/language-route.ts';

/** Local storage key: everything that lies in this browser is to be forgotten at the next start. */
const FORGET_KEY = 'forgetLocalWork';

/** What keeps local work. */
export interface LocalKeeper {
  /** Removes what is kept; false when some of it is in use and stays. */
  clear(): Promise<boolean>;
}

/** How forgetting went: not asked for, all gone, or some of it in use by another tab. */
export type Forgetting = 'not-asked' | 'forgotten' | 'partly';

/**
 * Leaves the page for Home, which forgets all local work before it begins: only a page that has not
 * begun holds nothing open. The mark outlives a crash. What is this tab's own goes at once: another tab
 * may be the one that finds the mark and takes it away.
 */
export const startAnew = ({
  localStorage,
  sessionStorage,
  location,
}: {
  readonly localStorage: Pick<Storage, 'setItem'>;
  readonly sessionStorage: Pick<Storage, 'clear'>;
  readonly location: Pick<Location, 'pathname' | 'assign'>;
}): void => {
  localStorage.setItem(FORGET_KEY, 'true');
  sessionStorage.clear();
  location.assign(homeOf(location));
};

/** Home in the language of an address. */
const homeOf = ({ pathname }: Pick<Location, 'pathname'>): string => {
  const { language } = splitLanguage(pathname);
  return language === null ? '/' : `/${language}/`;
};

/** Where another tab starts anew this one does, too: what it shows is gone. */
export const followStartAnew = (target: Window): (() => void) => {
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key !== FORGET_KEY || newValue === null) return;
    target.sessionStorage.clear();
    target.location.assign(homeOf(target.location));
  };
  target.addEventListener('storage', onStorage);
  return () => target.removeEventListener('storage', onStorage);
};

/** To be called before the page begins: forgets all local work if that was asked for. */
export const forgetIfAsked = async (
  { localStorage, sessionStorage }: Pick<Window, 'localStorage' | 'sessionStorage'>,
  keepers: readonly LocalKeeper[],
): Promise<Forgetting> => {
  if (localStorage.getItem(FORGET_KEY) === null) return 'not-asked';
  const cleared = await Promise.all(keepers.map((keeper) => keeper.clear().catch(() => false)));
  localStorage.clear();
  sessionStorage.clear();
  return cleared.every(Boolean) ? 'forgotten' : 'partly';
};
