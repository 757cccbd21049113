import arabic from '../../../locales/pages/ar.json';
import english from '../../../locales/pages/en.json';
import chinese from '../../../locales/pages/zh.json';
import type { LanguageCode } from '../i18n/languages.ts';
import { texts } from '../i18n/texts.ts';
import type { PageWords } from './head-tags.ts';
import type { PageId, TitledPage } from './page-list.ts';

type PageTexts = typeof english;

const TEXTS: Partial<Record<LanguageCode, PageTexts>> = {
  en: english,
  zh: chinese,
  ar: arabic,
};

const readTexts = (id: PageId, language: LanguageCode): Omit<PageWords, 'title'> => {
  const own = TEXTS[language] ?? english;
  return { description: own[`${id}.description`], keywords: own[`${id}.keywords`] };
};

/**
 * What a page says of itself in a language whose texts are loaded; English where its language has
 * no words for search engines.
 */
export const pageWords = ({ id, titleKey }: TitledPage, language: LanguageCode): PageWords => ({
  title: texts.t(titleKey, { lng: language }),
  ...readTexts(id, language),
});
