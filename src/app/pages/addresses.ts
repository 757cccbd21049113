import { CONTENT } from '../content/content.ts';
import { FALLBACK_LANGUAGE, type LanguageCode, OFFERED_LANGUAGES } from '../i18n/languages.ts';
import type { SitePage } from './page-list.ts';

/** Stands for scheme and host in what the build writes; the server puts in those of the request. */
export const ORIGIN_PLACE = '__ORIGIN__';

/** Where the product's pages are: what the operator says, else what the server fills in. */
export const SITE_ORIGIN = CONTENT.baseUrl ?? ORIGIN_PLACE;

/**
 * The one address by which search engines shall know a page in a language: English has no prefix,
 * Home in another language ends with a slash (document 1 section 2).
 */
export const addressOf = ({ path }: Pick<SitePage, 'path'>, language: LanguageCode): string =>
  `${SITE_ORIGIN}${language === FALLBACK_LANGUAGE ? '' : `/${language}`}/${path}`;

/** The same page in each complete language, and where who reads none of them shall go. */
export const alternatesOf = (
  page: Pick<SitePage, 'path'>,
): readonly { readonly language: string; readonly address: string }[] => [
  ...OFFERED_LANGUAGES.map(({ code }) => ({ language: code, address: addressOf(page, code) })),
  { language: 'x-default', address: addressOf(page, FALLBACK_LANGUAGE) },
];

/** Path of the web app manifest of a language. */
export const manifestPath = (language: LanguageCode): string =>
  language === FALLBACK_LANGUAGE ? '/manifest.webmanifest' : `/manifest.${language}.webmanifest`;
