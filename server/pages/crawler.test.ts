import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servePages } from './serve-pages.ts';

/** What a crawler sees that runs no scripts: the real build, served as the server serves it. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const HOST = 'pictures.example:8443';
const ORIGIN = `http://${HOST}`;

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  await servePages(app, join(root, 'dist'));
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: HOST, 'accept-encoding': 'identity', ...headers } });

const readTexts = async (language: string): Promise<Record<string, string>> =>
  JSON.parse(await readFile(join(root, 'locales', `${language}.json`), 'utf8'));

/** A path below the prefix, and the key of a text that its first view shows. */
const LISTED = [
  ['', 'home.headline'],
  ['explore', 'explore.title'],
  ['edit', 'start.editHint'],
  ['area-redraw', 'start.areaRedrawHint'],
  ['remove', 'start.removeHint'],
  ['expand', 'start.expandHint'],
  ['flux-context', 'tool.hint.flux-context'],
  ['flux-context-multi', 'tool.hint.flux-context-multi'],
  ['restore-image', 'tool.title.restore'],
  ['text-removal', 'tool.title.text-removal'],
  ['watermark-remover', 'tool.title.watermark-remover'],
  ['updates', 'updates.title'],
] as const;

/** Keys of all texts that a page shows further down. */
const FURTHER_DOWN: Readonly<Record<string, RegExp>> = {
  '': /^(?:features?|testimonials?|cases)\.|^card\.(?!case|pause|play)|^stat\.(?:pictures|ratios|styles|tools)$|^tool\.title\.(?:restore|text-removal|watermark-remover)$/,
  explore: /^explore\.(?:all|hint|use)$/,
  updates: /^updates?\.(?!none)/,
};
/** Tools by the paths of their pages. */
const TOOLS = {
  'flux-context': 'flux-context',
  'flux-context-multi': 'flux-context-multi',
  'restore-image': 'restore',
  'text-removal': 'text-removal',
  'watermark-remover': 'watermark-remover',
} as const;

interface Example {
  readonly id: string;
  readonly prompt?: string;
  readonly instruction?: string;
}
interface Examples {
  readonly explore: readonly Example[];
  readonly tools: Readonly<Record<(typeof TOOLS)[keyof typeof TOOLS], readonly Example[]>>;
}

const readExamples = async (): Promise<Examples> =>
  JSON.parse(await readFile(join(root, 'src/app/content/examples.json'), 'utf8'));

/** Names of the pictures that a page shows, and the words that belong to them. */
const examplesOn = async (
  path: string,
  texts: Readonly<Record<string, string>>,
): Promise<{ readonly pictures: readonly string[]; readonly words: readonly string[] }> => {
  const { explore, tools } = await readExamples();
  if (path === '' || path === 'explore') {
    return {
      pictures: [
        ...explore.map(({ id }) => `explore-${id}`),
        // On Home one case of each card, before and after.
        ...(path === '' ? Object.values(TOOLS) : []).map((kind) => `${kind}-${tools[kind][0]?.id}`),
      ],
      words: explore.map(({ prompt = '' }) => prompt),
    };
  }
  const tool = Object.entries(TOOLS).find(([place]) => place === path)?.[1];
  const examples = tool === undefined ? [] : tools[tool];
  return {
    pictures: examples.flatMap(({ id }) => [`${tool}-${id}-before`, `${tool}-${id}-after`]),
    words: examples.map(
      ({ id, instruction = '' }) => texts[`example.${tool}.${id}`] ?? instruction,
    ),
  };
};

const LANGUAGES = ['en', 'zh', 'ar'] as const;
const addressOf = (path: string, language: string): string =>
  language === 'en' ? `${ORIGIN}/${path}` : `${ORIGIN}/${language}/${path}`;

const contentOf = (html: string, name: string): string =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
const linksOf = (html: string, relation: string): string[] =>
  [...html.matchAll(new RegExp(`<link rel="${relation}"[^>]*href="([^"]*)"`, 'g'))].map(
    ([, address = '']) => address,
  );
const visible = (html: string): string =>
  html
    .replace(/[\s\S]*<div id="root"/, '')
    .replace(/<template[\s\S]*?<\/template>/g, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

describe.each(LANGUAGES)('a crawler that reads %s', (language) => {
  it.each(LISTED)('finds /%s whole', async (path, key) => {
    const response = await get(new URL(addressOf(path, language)).pathname);
    const html = response.body;
    expect(response.statusCode).toBe(200);
    expect(/<html lang="(\w+)" dir="(\w+)">/.exec(html)?.slice(1)).toEqual([
      language,
      language === 'ar' ? 'rtl' : 'ltr',
    ]);
    expect(visible(html)).toContain((await readTexts(language))[key]);
    expect(contentOf(html, 'description').length).toBeGreaterThan(15);
    expect(contentOf(html, 'keywords')).not.toBe('');
    expect(linksOf(html, 'canonical')).toEqual([addressOf(path, language)]);
    expect(linksOf(html, 'alternate')).toEqual([
      ...LANGUAGES.map((one) => addressOf(path, one)),
      addressOf(path, 'en'),
    ]);
    expect(contentOf(html, 'og:url')).toBe(addressOf(path, language));
    expect(contentOf(html, 'og:locale')).toBe({ en: 'en_US', zh: 'zh_CN', ar: 'ar_AR' }[language]);
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
    const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
    expect(title).toContain('Overpaint');
    expect(contentOf(html, 'og:title')).toBe(title);
    const data = JSON.parse(/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '');
    expect(data).toMatchObject({
      inLanguage: language,
      mainEntity: {
        '@type': 'WebApplication',
        isAccessibleForFree: true,
        offers: { price: '0', priceCurrency: 'USD' },
      },
    });
    expect(html).not.toMatch(/__ORIGIN__|__CSP_NONCE__| style="/);
    // Texts bring their own quotation marks, which differ from language to language.
    expect(html).not.toContain('<q ');
  });

  it.each(LISTED)('finds all that /%s shows further down, and its pictures', async (path) => {
    const { body } = await get(new URL(addressOf(path, language)).pathname);
    const texts = await readTexts(language);
    const { pictures, words } = await examplesOn(path, texts);
    const shown = visible(body);
    const wanted = Object.keys(texts)
      .filter((key) => FURTHER_DOWN[path]?.test(key))
      .map((key) => texts[key] ?? '');
    const everywhere = [texts['footer.kept'] ?? '', texts['page.needsScripts'] ?? ''];
    expect([...wanted, ...words, ...everywhere].filter((text) => !shown.includes(text))).toEqual(
      [],
    );
    const images = body.match(/<img [^>]*>/g) ?? [];
    const absent = pictures.filter(
      (name) => !images.some((image) => image.includes(` src="/examples/${name}-`)),
    );
    expect(absent).toEqual([]);
    const isWhole = (image: string) =>
      [' width="', ' height="', ' alt="', ' loading="lazy"'].every((part) => image.includes(part));
    expect(
      images.filter((image) => image.includes('/examples/explore-') && !isWhole(image)),
    ).toEqual([]);
    expect(images.filter((image) => !/ width="\d+"/.test(image) || !/ alt="/.test(image))).toEqual(
      [],
    );
  });

  it('can install the app in that language', async () => {
    const [place = ''] = linksOf(
      (await get(new URL(addressOf('', language)).pathname)).body,
      'manifest',
    );
    const manifest = JSON.parse((await get(place)).body);
    const texts = await readTexts(language);
    expect(manifest).toMatchObject({
      id: '/',
      lang: language,
      dir: language === 'ar' ? 'rtl' : 'ltr',
      start_url: language === 'en' ? '/' : `/${language}/`,
      description: texts['product.description'],
    });
    for (const { src } of manifest.icons) expect((await get(src)).statusCode).toBe(200);
  });

  it('finds the social image of every page', async () => {
    for (const [path] of LISTED) {
      const html = (await get(new URL(addressOf(path, language)).pathname)).body;
      const image = new URL(contentOf(html, 'og:image'));
      const response = await get(image.pathname);
      expect([image.pathname, response.statusCode]).toEqual([image.pathname, 200]);
      expect(response.headers['content-type']).toBe('image/jpeg');
    }
  });

  it('is told what not to list, and that nothing is at an unknown address', async () => {
    const prefix = language === 'en' ? '' : `/${language}`;
    for (const path of ['account-settings', 'image-detail/0189-x', 'tailwind-test']) {
      const response = await get(`${prefix}/${path}`);
      expect([path, response.statusCode]).toEqual([path, 200]);
      expect(contentOf(response.body, 'robots')).toBe('noindex');
      expect(linksOf(response.body, 'canonical')).toEqual([]);
    }
    const missing = await get(`${prefix}/nothing/here`);
    expect(missing.statusCode).toBe(404);
    expect(missing.body).toContain((await readTexts(language))['notFound.title']);
  });
});

describe('the addresses of pages', () => {
  it('may end with a slash, and in a language that is not complete lead to the English page', async () => {
    expect((await get('/updates/')).statusCode).toBe(200);
    expect((await get('/zh')).body).toContain('<html lang="zh"');
    const french = (await get('/fr/edit')).body;
    expect(french).toContain('<html lang="en"');
    expect(linksOf(french, 'canonical')).toEqual([`${ORIGIN}/edit`]);
  });

  it('do not take over what a Host header smuggles in', async () => {
    const { body } = await get('/', { host: 'x"><script>alert(1)</script>' });
    expect(body).not.toContain('alert(1)');
  });

  it('stand in robots.txt and sitemap.xml, each page in each complete language', async () => {
    expect((await get('/robots.txt')).body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toContain('xml');
    const places = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place);
    const wanted = LISTED.flatMap(([path]) => LANGUAGES.map((one) => addressOf(path, one)));
    expect(places).toEqual(expect.arrayContaining(wanted));
    for (const path of ['account-settings', 'tailwind-test', '/fr/']) {
      expect(body).not.toContain(path);
    }
  });
});

describe('what is sent', () => {
  it('is packed by brotli where the client can, pages and files alike', async () => {
    const page = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(page.headers['content-encoding']).toBe('br');
    const [script = ''] = /\/assets\/start-[\w-]+\.js/.exec((await get('/')).body) ?? [];
    const file = await get(script, { 'accept-encoding': 'br' });
    expect(file.headers['content-encoding']).toBe('br');
    expect(file.headers['cache-control']).toContain('immutable');
    expect(
      (await get('/', { 'accept-encoding': 'gzip, br;q=0' })).headers['content-encoding'],
    ).toBe('gzip');
  });
});
