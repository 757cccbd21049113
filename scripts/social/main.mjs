/**
 * `node scripts/run.mjs social`: draws the picture of each page that social networks show beside a
 * link, from the example pictures and the product's mark and name, into `public/social/`. They carry no
 * other words, so one does for every language. Needs a browser, so its results are committed.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { CONTENT } from '../../src/app/content/content.ts';
import { CARDS } from './cards.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const FONT = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const JPEG_QUALITY = 80;

const asData = async (path, type) =>
  `data:${type};base64,${(await readFile(join(root, path))).toString('base64')}`;
const pictureOf = (name) => asData(`public/examples/${name}.webp`, 'image/webp');

/** What is laid over the picture, in the user's own coral. */
const MARKS = {
  stroke:
    '<path d="M470 330c90-110 150 70 250-20s170-90 260 30" fill="none" stroke="#f0703f" stroke-opacity=".62" stroke-width="74" stroke-linecap="round"/>',
  frame:
    '<rect x="330" y="70" width="540" height="400" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray="16 12"/><path d="M330 120V70h50M870 120V70h-50M330 420v50h50M870 420v50h-50" fill="none" stroke="#f0703f" stroke-width="12"/>',
};

const STYLE = `
  * { margin: 0; box-sizing: border-box }
  body { position: relative; width: 1200px; height: 630px; overflow: hidden; background: #1a1714;
    font-family: Inter; color: #f6f2ee }
  img, svg.mark { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover }
  .top img { object-position: top }
  .after { clip-path: inset(0 0 0 50%) }
  .line { position: absolute; inset: 0 auto 0 calc(50% - 2px); width: 4px; background: #fff }
  .scrim { position: absolute; inset: 55% 0 0; background: linear-gradient(transparent, #120f0dee) }
  .name { position: absolute; left: 56px; bottom: 44px; display: flex; align-items: center; gap: 26px;
    font-size: 84px; font-weight: 650; letter-spacing: -0.03em }
`;

const draw = async (card, font) => {
  const [first, second] = await Promise.all(card.pictures.map(pictureOf));
  const after =
    second === undefined ? '' : `<img class="after" src="${second}"><div class="line"></div>`;
  const mark =
    card.mark === undefined
      ? ''
      : `<svg class="mark" viewBox="0 0 1200 630">${MARKS[card.mark]}</svg>`;
  return `<!doctype html><meta charset="utf-8">
    <style>@font-face { font-family: Inter; src: url(${font}); font-weight: 100 900 } ${STYLE}</style>
    <body class="${card.from ?? ''}"><img src="${first}">${after}${mark}<div class="scrim"></div>
    <div class="name"><svg width="96" height="96" viewBox="0 0 32 32"><path d="M5 23c5-1.5 5-11 11-11s5 8 11 5"
      fill="none" stroke="#f0703f" stroke-width="7" stroke-linecap="round"/></svg>${CONTENT.name}</div>`;
};

const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath ? { executablePath } : {}),
});
const { width, height } = CONTENT.socialImage;
const page = await browser.newPage({ viewport: { width, height } });
const font = await asData(FONT, 'font/woff2');
const folder = join(root, 'public/social');
await mkdir(folder, { recursive: true });
for (const card of CARDS) {
  await page.setContent(await draw(card, font), { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const path = join(folder, `${card.page}.jpg`);
  await page.screenshot({ path, type: 'jpeg', quality: JPEG_QUALITY });
}
await browser.close();
console.log(`${CARDS.length} pictures in public/social`);
