import sharp from 'sharp';
import type { Plugin } from 'vite';
import english from '../../locales/en.json' with { type: 'json' };
import { CONTENT } from '../../src/app/content/content.ts';

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
 * What makes the page installable: the web app manifest, and icons drawn in every size that systems
 * ask for.
 */
export const installPlugin = (): Plugin => ({
  name: 'overpaint-install',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle() {
    const source = JSON.stringify(manifest(), null, 2);
    this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source });
    for (const icon of ICONS) {
      this.emitFile({ type: 'asset', fileName: icon.file, source: await draw(icon) });
    }
  },
});

const manifest = () => ({
  id: '/',
  name: CONTENT.name,
  short_name: CONTENT.name,
  description: english[CONTENT.descriptionKey],
  lang: 'en',
  start_url: '/',
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
    { name: english['nav.home'], url: '/', icons: shortcutIcons() },
    { name: english['nav.edit'], url: '/edit', icons: shortcutIcons() },
  ],
});

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
