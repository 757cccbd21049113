/** Direction and name of a language, as react-aria asks for it. */
type Locale = { readonly locale: string; readonly direction: 'ltr' | 'rtl' };

const ENGLISH: Locale = { locale: 'en', direction: 'ltr' };

/**
 * In the place of react-aria's hook of this name (scripts/build/slim-aria.ts): the language where no
 * provider names one, which the page's does everywhere. To find out the browser's own takes it a tenth of
 * a second on a slow machine, before anything is asked.
 */
export const useDefaultLocale = (): Locale => ENGLISH;
