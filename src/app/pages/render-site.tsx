import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { App } from '../app.tsx';
import {
  directionOf,
  FALLBACK_LANGUAGE,
  LANGUAGE_CODES,
  type LanguageCode,
  OFFERED_LANGUAGES,
  shownLanguage,
} from '../i18n/languages.ts';
import { showLanguage, startTexts } from '../i18n/texts.ts';
import { ExploreGallery } from '../screens/explore/explore-gallery.tsx';
import { Sections } from '../screens/home/sections/sections.tsx';
import { loadScreenOf } from '../screens/lazy-screens.ts';
import { createSession, type Session } from '../session.ts';
import { SessionContext } from '../session-context.ts';
import { type WholeParts, WholePartsContext } from '../whole-parts.tsx';
import { beginsWith } from './begins-with.ts';
import { headOf } from './head.ts';
import { NotAlive } from './not-alive.tsx';
import { NOT_FOUND_PAGE, SITE_PAGES, type SitePage, type TitledPage } from './page-list.ts';
import { pageWords } from './page-texts.ts';
import type { RenderedPage, RenderedSite } from './rendered-site.ts';
import { ROBOTS, sitemapOf } from './sitemap.ts';
import { standAt, withStandInWindow } from './stand-in-window.ts';

const WHOLE_PARTS: WholeParts = { Examples: ExploreGallery, Sections };

/** A path that the page is at; no picture has the id 0. */
const examplePath = ({ path }: SitePage, language: LanguageCode): string =>
  `${language === FALLBACK_LANGUAGE ? '' : `/${language}`}/${path.replace('*', '0')}`;

/** React answers the HTML in pieces, and may hide large ones behind a script if it is not told. */
const renderBody = async (session: Session): Promise<string> => {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <SessionContext value={session}>
      <WholePartsContext value={WHOLE_PARTS}>
        <App />
      </WholePartsContext>
    </SessionContext>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        errors.push(error);
      },
    },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
};

/** What holds the texts that are not there from the start, as src/app/main.tsx loads them. */
const textModules = (id: string, language: LanguageCode): readonly string[] => {
  if (language !== FALLBACK_LANGUAGE) return [`locales/${language}.json`];
  return id === 'home' ? [] : ['src/app/i18n/english/others.ts'];
};

const renderPage = async (
  page: TitledPage,
  language: LanguageCode,
  session: Session,
): Promise<RenderedPage> => {
  const path = examplePath(page, language);
  standAt(path);
  // As in a browser: what waited for its code would be taken over by itself, and later.
  await loadScreenOf(path);
  const screens = 'screen' in page ? [page.screen] : [];
  return {
    id: page.id,
    language,
    direction: directionOf(language),
    begin: beginsWith(session, path),
    head: headOf(page, language, pageWords(page, language)),
    body: await renderBody(session).catch((error: unknown) => {
      throw new Error(`The page "${page.id}" can't be rendered without a browser.`, {
        cause: error,
      });
    }),
    notAlive: renderToStaticMarkup(<NotAlive />),
    modules: [...screens, ...textModules(page.id, language)],
  };
};

/** Renders every page in every complete language. @throws naming the page that can't be. */
export const renderSite = async (): Promise<RenderedSite> => {
  standAt('/');
  const session = withStandInWindow(() => createSession());
  await startTexts();
  const pages: RenderedPage[] = [];
  for (const { code } of OFFERED_LANGUAGES) {
    await showLanguage(code);
    // One after the other: they share the address.
    for (const page of [...SITE_PAGES, NOT_FOUND_PAGE]) {
      pages.push(await renderPage(page, code, session));
    }
  }
  return {
    pages,
    paths: SITE_PAGES.map(({ path, id }) => ({ path, id })),
    notFound: NOT_FOUND_PAGE.id,
    languages: Object.fromEntries([
      ['', FALLBACK_LANGUAGE],
      ...LANGUAGE_CODES.map((code) => [code, shownLanguage(code)]),
    ]),
    files: { 'robots.txt': ROBOTS, 'sitemap.xml': sitemapOf(SITE_PAGES) },
  };
};
