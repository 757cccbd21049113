import type { LanguageCode } from '../i18n/languages.ts';

/** One page in one language, ready to be put between the tags of index.html. */
export type RenderedPage = {
  readonly id: string;
  readonly language: LanguageCode;
  readonly direction: 'ltr' | 'rtl';
  /** What it was made from; see `beginsWith`. */
  readonly begin: string;
  /** HTML of the tags that tell what the page is. */
  readonly head: string;
  /** HTML of what it shows. */
  readonly body: string;
  /** HTML of what it says where its code does not come. */
  readonly notAlive: string;
  /** Source modules that are loaded by themselves and that its first view needs. */
  readonly modules: readonly string[];
};

/** All that the build asks of the app. */
export type RenderedSite = {
  readonly pages: readonly RenderedPage[];
  /** Each path below the language prefix, `*` for any one part, and the page that is there. */
  readonly paths: readonly { readonly path: string; readonly id: string }[];
  /** The page of every other path. */
  readonly notFound: string;
  /** Each prefix, '' for none, and the language that is shown there. */
  readonly languages: Readonly<Record<string, LanguageCode>>;
  /** Texts by the name of the file that they are served as. */
  readonly files: Readonly<Record<string, string>>;
};

/** What the entry of the build's second half exports. */
export type SiteRenderer = { readonly renderSite: () => Promise<RenderedSite> };
