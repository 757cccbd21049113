import { CONTENT } from '../content/content.ts';
import { FALLBACK_LANGUAGE, type LanguageCode } from '../i18n/languages.ts';
import { addressOf } from './addresses.ts';

/** What {@link structuredData} tells of a page. */
export type StructuredPage = {
  readonly title: string;
  readonly description: string;
  readonly address: string;
  readonly image: string;
  readonly language: LanguageCode;
};

/** A page as part of a free web application (schema.org), price 0 USD. */
export const structuredData = (page: StructuredPage): object => ({
  '@context': 'https://schema.org',
  '@type': 'WebPage',
  name: page.title,
  description: page.description,
  url: page.address,
  inLanguage: page.language,
  primaryImageOfPage: page.image,
  mainEntity: {
    '@type': 'WebApplication',
    name: CONTENT.name,
    url: addressOf({ path: '' }, FALLBACK_LANGUAGE),
    description: page.description,
    applicationCategory: 'MultimediaApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  },
});
