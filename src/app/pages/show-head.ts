import { splitLanguage } from '../i18n/language-route.ts';
import type { LanguageCode } from '../i18n/languages.ts';
import { ORIGIN_PLACE } from './addresses.ts';
import { type HeadTag, headTagsOf } from './head-tags.ts';
import { pageAt } from './page-list.ts';
import { pageWords } from './page-texts.ts';

/** Whatever {@link headTagsOf} makes, for any page. */
const OWN = [
  ...['description', 'keywords', 'robots'].map((name) => `meta[name="${name}"]`),
  'meta[name^="twitter:"]',
  'meta[property^="og:"]',
  ...['canonical', 'alternate', 'manifest'].map((relation) => `link[rel="${relation}"]`),
  'script[type="application/ld+json"]',
].join(', ');

const make = ({ name, attributes, text }: HeadTag, origin: string): HTMLElement => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    element.setAttribute(key, value.replaceAll(ORIGIN_PLACE, origin));
  }
  if (text !== undefined) element.textContent = text.replaceAll(ORIGIN_PLACE, origin);
  return element;
};

/**
 * Puts the tags of the page at a path into the head, in the place of those that are there. The title
 * is the screen's own to set: some screens have one for each of their views.
 */
export const showHead = (pathname: string, language: LanguageCode): void => {
  const page = pageAt(splitLanguage(pathname).path);
  const tags = headTagsOf(page, language, pageWords(page, language));
  for (const former of document.head.querySelectorAll(OWN)) former.remove();
  document.head.append(...tags.map((tag) => make(tag, location.origin)));
};
