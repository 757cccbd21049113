import arabic from '../../../locales/pages/ar.json';
import english from '../../../locales/pages/en.json';
import chinese from '../../../locales/pages/zh.json';
import type { LanguageCode } from '../i18n/languages.ts';
import type { PageWords } from './head.ts';
import type { PageId } from './page-list.ts';

type PageTexts = typeof english;

const TEXTS: Partial<Record<LanguageCode, PageTexts>> = {
  en: english,
  zh: chinese,
  ar: arabic,
};

/** A page's description and keywords, English where its language has none. */
export const readPageTexts = (id: PageId, language: LanguageCode): Omit<PageWords, 'title'> => {
  const texts = TEXTS[language] ?? english;
  return { description: texts[`${id}.description`], keywords: texts[`${id}.keywords`] };
};
