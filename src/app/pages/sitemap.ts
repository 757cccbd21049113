import { OFFERED_LANGUAGES } from '../i18n/languages.ts';
import { addressOf, alternatesOf, SITE_ORIGIN } from './addresses.ts';
import type { SitePage } from './page-list.ts';

const entryOf = (page: SitePage, address: string): string =>
  [
    '  <url>',
    `    <loc>${address}</loc>`,
    ...alternatesOf(page).map(
      (other) =>
        `    <xhtml:link rel="alternate" hreflang="${other.language}" href="${other.address}"/>`,
    ),
    '  </url>',
  ].join('\n');

/** Every listed page in every complete language (sitemaps.org), with the origin to be filled in. */
export const sitemapOf = (pages: readonly SitePage[]): string => {
  const listed = pages.filter(({ isIndexed }) => isIndexed);
  const entries = listed.flatMap((page) =>
    OFFERED_LANGUAGES.map(({ code }) => entryOf(page, addressOf(page, code))),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
};

/** Pages that are not to be listed say so themselves, so crawlers have to be let in to read it. */
export const ROBOTS = [
  'User-agent: *',
  'Disallow: /api/',
  'Disallow: /metrics',
  '',
  `Sitemap: ${SITE_ORIGIN}/sitemap.xml`,
  '',
].join('\n');
