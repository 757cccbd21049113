import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { CONTENT } from '../../src/app/content/content.ts';
import {
  FALLBACK_LANGUAGE,
  type Language,
  OFFERED_LANGUAGES,
} from '../../src/app/i18n/languages.ts';
import type { TextKey } from '../../src/app/i18n/texts.ts';
import { manifestPath } from '../../src/app/pages/addresses.ts';

/** Ground and mark of the icon; the same as in public/icon.svg. */
const GROUND = '#241d1a';
const MARK =
  '<path d="M7 21c4-1 4-9 9-9s4 6 9 4" fill="none" stroke="#ff7f5c" stroke-width="6" stroke-linecap="round"/>';
/** Width of the drawing's own coordinates. */
const BOX = 32;

interface Icon {
  readonly file: string;
  /** Width and height in pixels. */
  readonly size: number;
  /** `any` has corners of its own; systems cut what they like from the others, outside 80 %. */
  readonly purpose: 'any' | 'maskable' | 'touch';
}

const ICONS: readonly Icon[] = [
  { file: 'icons/any-192.png', size: 192, purpose: 'any' },
  { file: 'icons/any-512.png', size: 512, purpose: 'any' },
  { file: 'icons/maskable-192.png', size: 192, purpose: 'maskable' },
  { file: 'icons/maskable-512.png', size: 512, purpose: 'maskable' },
  { file: 'icons/touch-180.png', size: 180, purpose: 'touch' },
];

/**
 * What makes the page installable: a web app manifest in each complete language, and icons drawn in
 * every size that systems ask for.
 */
export const installPlugin = (): Plugin => ({
  name: 'overpaint-install',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle() {
    for (const language of OFFERED_LANGUAGES) {
      const source = JSON.stringify(await manifestIn(language), null, 2);
      this.emitFile({ type: 'asset', fileName: manifestPath(language.code).slice(1), source });
    }
    for (const icon of ICONS) {
      this.emitFile({ type: 'asset', fileName: icon.file, source: await draw(icon) });
    }
  },
});

const readTexts = async (code: string): Promise<(key: TextKey) => string> => {
  const texts: Record<TextKey, string> = JSON.parse(
    await readFile(new URL(`../../locales/${code}.json`, import.meta.url), 'utf8'),
  );
  return (key) => texts[key].replaceAll('{{product}}', CONTENT.name);
};

/** One app in whichever language it is installed: the id is the same, only its start is not. */
const manifestIn = async ({ code, direction }: Language) => {
  const text = await readTexts(code);
  const prefix = code === FALLBACK_LANGUAGE ? '' : `/${code}`;
  return {
    id: '/',
    name: CONTENT.name,
    short_name: CONTENT.name,
    description: text(CONTENT.descriptionKey),
    lang: code,
    dir: direction,
    start_url: `${prefix}/`,
    scope: '/',
    display: 'standalone',
    background_color: '#0f0d0c',
    theme_color: '#0f0d0c',
    categories: ['graphics', 'photo'],
    icons: ICONS.filter(({ purpose }) => purpose !== 'touch').map(({ file, size, purpose }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: [
      { name: text('nav.home'), url: `${prefix}/`, icons: shortcutIcons() },
      { name: text('nav.edit'), url: `${prefix}/edit`, icons: shortcutIcons() },
    ],
  };
};

const shortcutIcons = () => [{ src: '/icons/any-192.png', sizes: '192x192', type: 'image/png' }];

const draw = ({ size, purpose }: Icon): Promise<Buffer> => {
  const corner = purpose === 'any' ? 8 : 0;
  const scale = purpose === 'any' ? 1 : 0.8;
  const shift = (BOX * (1 - scale)) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX} ${BOX}" width="${size}" height="${size}">
<rect width="${BOX}" height="${BOX}" rx="${corner}" fill="${GROUND}"/>
<g transform="translate(${shift} ${shift}) scale(${scale})">${MARK}</g></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
};
