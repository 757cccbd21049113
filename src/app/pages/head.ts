import type { LanguageCode } from '../i18n/languages.ts';
import { type HeadTag, headTagsOf, type PageWords } from './head-tags.ts';
import type { SitePage } from './page-list.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const write = ({ name, attributes, text }: HeadTag): string => {
  const written = Object.entries(attributes).map(([key, value]) => `${key}="${escapeText(value)}"`);
  const begun = `<${name} ${written.join(' ')}`;
  return text === undefined ? `${begun} />` : `${begun}>${text}</${name}>`;
};

/** The tags of a page's head that tell what it is, as HTML; the origin is still to be filled in. */
export const headOf = (page: SitePage, language: LanguageCode, words: PageWords): string =>
  [
    `<title>${escapeText(words.title)}</title>`,
    ...headTagsOf(page, language, words).map(write),
  ].join('\n    ');
