import { CONTENT } from '../content/content.ts';
import { type LanguageCode, OFFERED_LANGUAGES } from '../i18n/languages.ts';
import { addressOf, alternatesOf, manifestPath, SITE_ORIGIN } from './addresses.ts';
import type { SitePage } from './page-list.ts';
import { structuredData } from './structured-data.ts';

/** What a page says of itself in one language. */
export type PageWords = {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
};

/** An element of a page's head. */
export type HeadTag = {
  readonly name: 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  /** What is between its tags, where it has two. */
  readonly text?: string;
};

/** Locales as social networks write them. */
const SOCIAL_LOCALES: Record<LanguageCode, string> = {
  en: 'en_US',
  zh: 'zh_CN',
  ja: 'ja_JP',
  ko: 'ko_KR',
  fr: 'fr_FR',
  de: 'de_DE',
  es: 'es_ES',
  ru: 'ru_RU',
  pt: 'pt_BR',
  it: 'it_IT',
  tr: 'tr_TR',
  ar: 'ar_AR',
  hi: 'hi_IN',
};

const link = (attributes: HeadTag['attributes']): HeadTag => ({ name: 'link', attributes });
const named = (name: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { name, content },
});
const open = (property: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { property, content },
});

/** Where a page's social image is. */
const socialImageOf = ({ id }: Pick<SitePage, 'id'>): string => `${SITE_ORIGIN}/social/${id}.jpg`;

const socialTags = (page: SitePage, language: LanguageCode, words: PageWords): HeadTag[] => {
  const { width, height, account } = CONTENT.socialImage;
  const image = socialImageOf(page);
  const others = OFFERED_LANGUAGES.filter(({ code }) => code !== language);
  return [
    open('og:type', 'website'),
    open('og:site_name', CONTENT.name),
    open('og:title', words.title),
    open('og:description', words.description),
    open('og:url', addressOf(page, language)),
    open('og:locale', SOCIAL_LOCALES[language]),
    ...others.map(({ code }) => open('og:locale:alternate', SOCIAL_LOCALES[code])),
    open('og:image', image),
    open('og:image:width', String(width)),
    open('og:image:height', String(height)),
    open('og:image:alt', words.title),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', words.title),
    named('twitter:description', words.description),
    named('twitter:image', image),
    ...(account === null ? [] : [named('twitter:site', account)]),
  ];
};

/** Only what search engines list has one address in each language. */
const placeTags = (page: SitePage, language: LanguageCode): HeadTag[] => {
  if (!page.isIndexed) return [named('robots', 'noindex')];
  return [
    link({ rel: 'canonical', href: addressOf(page, language) }),
    ...alternatesOf(page).map(({ language: hreflang, address: href }) =>
      link({ rel: 'alternate', hreflang, href }),
    ),
  ];
};

const dataBlock = (page: SitePage, language: LanguageCode, words: PageWords): HeadTag => {
  const address = addressOf(page, language);
  const data = structuredData({ ...words, address, image: socialImageOf(page), language });
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return { name: 'script', attributes: { type: 'application/ld+json' }, text };
};

/**
 * The tags that tell what a page is, but for its title, with {@link SITE_ORIGIN} in their addresses.
 * The build writes them into the page; `show-head.ts` puts those of another page in their place.
 */
export const headTagsOf = (
  page: SitePage,
  language: LanguageCode,
  words: PageWords,
): readonly HeadTag[] => [
  named('description', words.description),
  named('keywords', words.keywords),
  ...placeTags(page, language),
  ...(page.isIndexed
    ? [...socialTags(page, language, words), dataBlock(page, language, words)]
    : []),
  link({ rel: 'manifest', href: manifestPath(language) }),
];
