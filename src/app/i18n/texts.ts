import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import english from '../../../locales/en.json';
import { CONTENT } from '../content/content.ts';
import { FALLBACK_LANGUAGE, type LanguageCode, shownLanguage } from './languages.ts';

/** Every text of the product, by key; en.json is the list. */
export type TextKey = keyof typeof english;

/** Whether a string names a text. */
export const isTextKey = (key: string): key is TextKey => Object.hasOwn(english, key);

const loaders = import.meta.glob<Record<string, string>>(
  ['../../../locales/*.json', '!../../../locales/en.json'],
  { import: 'default' },
);

/** The one translator of the page; English is in it from the start. */
export const texts: i18n = i18next.createInstance();

/** Makes the translator ready; call once before the first render. */
export const startTexts = async (): Promise<void> => {
  await texts.use(initReactI18next).init({
    lng: FALLBACK_LANGUAGE,
    fallbackLng: FALLBACK_LANGUAGE,
    resources: { en: { translation: english } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, defaultVariables: { product: CONTENT.name } },
    react: { useSuspense: false },
  });
};

const loadTexts = async (language: LanguageCode): Promise<void> => {
  const load = loaders[`../../../locales/${language}.json`];
  if (!load || texts.hasResourceBundle(language, 'translation')) return;
  texts.addResourceBundle(language, 'translation', await load());
};

/**
 * Shows the page in the language of a path, loading its texts first; where they cannot be loaded
 * the page stays readable in the language that it has.
 */
export const showLanguage = async (code: LanguageCode): Promise<void> => {
  const language = shownLanguage(code);
  try {
    await loadTexts(language);
    await texts.changeLanguage(language);
  } catch (error) {
    console.warn(`The texts of ${language} could not be loaded.`, error);
  }
};
