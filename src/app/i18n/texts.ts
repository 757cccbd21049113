import i18next, { type i18n } from 'i18next';
import type english from '../../../locales/en.json';
import { CONTENT } from '../content/content.ts';
import { firstTexts } from './english/first.ts';
import { FALLBACK_LANGUAGE, type LanguageCode, shownLanguage } from './languages.ts';

/** Every text of the product, by key; en.json is the list. */
export type TextKey = keyof typeof english;

/** Answers a text in the page's language, its `{{places}}` filled. */
export type Translate = (
  key: TextKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

const known: Record<string, string> = { ...firstTexts };
const other = {
  loading: null as Promise<boolean> | null,
  areThere: false,
  /** One was asked for before they were there: who shows it is to be drawn again. */
  areMissed: false,
};

/** Whether a string names a text, of those that are there in English or in the page's language. */
export const isTextKey = (key: string): key is TextKey =>
  Object.hasOwn(known, key) || texts.exists(key);

const loaders = import.meta.glob<Record<string, string>>(
  ['../../../locales/*.json', '!../../../locales/en.json'],
  { import: 'default' },
);

/** The one translator of the page; English is in it from the start, as far as the first view needs it. */
export const texts: i18n = i18next.createInstance();

const newTranslate = (): Translate => (key, values) => texts.t(key, { ...values });
const shown = { translate: newTranslate() };
const watchers = new Set<() => void>();
const change = (): void => {
  shown.translate = newTranslate();
  for (const tell of watchers) tell();
};
texts.on('languageChanged', change);

/**
 * What translates now: another function after each change of what the page says. With {@link watchTexts}
 * a store for `useSyncExternalStore`, which also sees what changes while a component is being rendered.
 */
export const currentTranslate = (): Translate => shown.translate;

/** Calls back after each change of what the page says; what it answers ends that. */
export const watchTexts = (tell: () => void): (() => void) => {
  watchers.add(tell);
  return () => watchers.delete(tell);
};

const addOtherTexts = async (): Promise<boolean> => {
  const { otherTexts } = await import('./english/others.ts');
  Object.assign(known, otherTexts);
  other.areThere = true;
  texts.addResourceBundle(FALLBACK_LANGUAGE, 'translation', otherTexts, false, true);
  if (other.areMissed) change();
  return true;
};

/**
 * Loads the English texts that the first view of Home needs not; the same promise ever after. Where
 * they can't be loaded it answers false, and the page stays as readable as it is. Never rejects.
 */
export const loadOtherTexts = (): Promise<boolean> => {
  other.loading ??= addOtherTexts().catch((error: unknown) => {
    other.loading = null;
    console.warn('English texts could not be loaded.', error);
    return false;
  });
  return other.loading;
};

/** For a moment nothing is said rather than the name of a text that is on its way. */
const sayMissing = (key: string): string => {
  if (other.areThere) return key;
  other.areMissed = true;
  void loadOtherTexts();
  return '';
};

/** Makes the translator ready; call once before the first render. */
export const startTexts = async (): Promise<void> => {
  await texts.init({
    lng: FALLBACK_LANGUAGE,
    fallbackLng: FALLBACK_LANGUAGE,
    resources: { en: { translation: firstTexts } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, defaultVariables: { product: CONTENT.name } },
    parseMissingKeyHandler: sayMissing,
  });
};

const loadTexts = async (language: LanguageCode): Promise<void> => {
  const load = loaders[`../../../locales/${language}.json`];
  if (!load || texts.hasResourceBundle(language, 'translation')) return;
  texts.addResourceBundle(language, 'translation', await load(), false, true);
};

/** The language that was asked for last. */
let wanted: LanguageCode = FALLBACK_LANGUAGE;

/**
 * Shows the page in the language of a path, loading its texts first, unless another one was asked for
 * meanwhile; where they cannot be loaded it answers false, and the page stays readable in the language
 * that it has.
 */
export const showLanguage = async (code: LanguageCode): Promise<boolean> => {
  const language = shownLanguage(code);
  wanted = language;
  // To change to what is shown would draw everything anew.
  if (texts.language === language && texts.hasResourceBundle(language, 'translation')) return true;
  try {
    await loadTexts(language);
    if (wanted === language) await texts.changeLanguage(language);
    return true;
  } catch (error) {
    console.warn(`The texts of ${language} could not be loaded.`, error);
    return false;
  }
};
