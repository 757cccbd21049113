import type { RenderedPage } from '../../src/app/pages/rendered-site.ts';

/** The server's place for the nonce of an answer, as in vite.config.ts. */
const NONCE = 'nonce="__CSP_NONCE__"';

/** Files of the bundle that a page loads before its scripts ask for them. */
export interface Preloads {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
}

/**
 * Turns style attributes, which the Content-Security-Policy refuses, into rules of one style element.
 * React writes attributes in one way only, and text never with a quote sign in it.
 */
export const liftStyles = (html: string): { readonly html: string; readonly rules: string } => {
  const names = new Map<string, number>();
  const lifted = html.replace(/ style="([^"]*)"/g, (_all, style: string) => {
    const known = names.get(style) ?? names.size;
    names.set(style, known);
    return ` data-style="${known}"`;
  });
  const rules = [...names].map(
    ([style, name]) =>
      `[data-style="${name}"]{${style.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')}}`,
  );
  return { html: lifted, rules: rules.join('') };
};

const preloadTags = ({ scripts, styles, fonts }: Preloads): string[] => [
  ...fonts.map(
    (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
  ),
  ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" ${NONCE}>`),
  ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" ${NONCE}>`),
];

const replaceOnce = (text: string, what: RegExp, by: string): string => {
  if (!what.test(text)) throw new Error(`index.html has nothing like ${what}.`);
  return text.replace(what, () => by);
};

/** Puts a rendered page into the bundler's index.html. @throws when a place for it is missing */
export const fillPage = (template: string, page: RenderedPage, preloads: Preloads): string => {
  const { html, rules } = liftStyles(page.body);
  const missing = preloadTags({
    fonts: preloads.fonts,
    scripts: preloads.scripts.filter((file) => !template.includes(`/${file}"`)),
    styles: preloads.styles.filter((file) => !template.includes(`/${file}"`)),
  });
  const style = rules === '' ? [] : [`<style id="lifted-styles" ${NONCE}>${rules}</style>`];
  const tags = `<html lang="${page.language}" dir="${page.direction}">`;
  const named = replaceOnce(template, /<html [^>]*>/, tags);
  const told = replaceOnce(named, /<!-- page -->[\s\S]*?<!-- \/page -->/, page.head);
  const loaded = replaceOnce(told, /<\/head>/, [...missing, ...style, '</head>'].join('\n    '));
  return replaceOnce(
    loaded,
    /<div id="root"><\/div>/,
    `<div id="root" data-waiting="${page.begin}">${html}</div>\n    <template>${page.notAlive}</template>`,
  );
};
