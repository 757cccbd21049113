/**
 * What finding damage and writing and taking off watermarks is worth: `npm run bench -- repair [folder …]`, on
 * pictures that the engine draws itself and on each folder of photographs (PNG or JPEG) given. Of
 * writing drawn on them: recall is the share of its pixels that was found, precision the share of what
 * was found that lies within an eighth of the letters' size and 4 pixels of it.
 */
import { findText } from '../server/engines/builtin/find-text/find-text.ts';
import { findDamage } from '../server/engines/builtin/restore/find-damage.ts';
import { type Judged, judgeFound } from '../server/engines/builtin/testing/judge-found.ts';
import { type Writing, writeOn } from '../server/engines/builtin/testing/letters.ts';
import { findWatermark } from '../server/engines/builtin/watermark/find-watermark.ts';
import { unblend } from '../server/engines/builtin/watermark/unblend.ts';
import type { Pixels } from '../server/engines/engine.ts';
import { psnr } from './engine/metrics.ts';
import { ownPictures, photographs } from './engine/pictures.ts';
import { scratch } from './sheets/damage.ts';

const WRITINGS: readonly Omit<Writing, 'x' | 'y'>[] = [
  { text: 'Summer in Paris 2024', size: 12, colour: 'white' },
  { text: 'Summer in Paris 2024', size: 28, colour: 'white' },
  { text: 'Summer in Paris 2024', size: 28, colour: '#181818' },
  { text: 'Summer 24', size: 80, colour: '#d02030' },
  { text: 'Summer in Paris 2024', size: 32, colour: 'yellow', outline: 'black' },
  { text: 'Летние каникулы', size: 26, colour: 'white' },
  { text: 'chinese', size: 34, colour: 'white' },
  { text: 'arabic', size: 48, colour: 'white', outline: 'black' },
  { text: 'Summer in Paris 2024', size: 28, colour: 'white', opacity: 0.3 },
  { text: 'Summer in Paris 2024', size: 28, colour: 'black', opacity: 0.3 },
  { text: 'Summer in Paris 2024', size: 28, colour: 'white', turn: -6 },
  { text: 'Summer in Paris 2024', size: 28, colour: 'white', turn: -15 },
  { text: 'Summer in Paris 2024', size: 28, colour: '#181818', turn: 15 },
  { text: 'Summer in Paris 2024', size: 28, colour: 'yellow', outline: 'black', turn: 33 },
  { text: 'Summer in Paris', size: 24, colour: 'white', turn: -90 },
  { text: 'chinese', size: 34, colour: 'white', upright: true },
];

/** Seeds of the scratches and dust that are drawn, and what a pixel differs by that they cover. */
const DAMAGES = [5, 7] as const;
const COVERED = 40;

async function measure(title: string, pictures: readonly Pixels[]): Promise<void> {
  measureDamage(title, pictures);
  const clean = pictures.filter(({ data, width }) => findText(data, width, () => {}).areas > 0);
  console.log(
    `${title} · writing found where none was drawn: ${clean.length} of ${pictures.length}`,
  );
  for (const writing of WRITINGS) {
    const found = pictures.map((picture) => judge(picture, writing));
    const mean = (read: (one: Judged) => number) =>
      (found.reduce((sum, one) => sum + read(one), 0) / found.length).toFixed(2);
    const { text, size, colour, outline, opacity, turn = 0, upright } = writing;
    const how = [
      outline ? ', outlined' : '',
      opacity ? `, ${100 * opacity} %` : '',
      turn !== 0 ? `, at ${turn}°` : '',
      upright ? ', upright' : '',
    ];
    const what = `${text}, ${size} px, ${colour}${how.join('')}`;
    console.log(
      `  ${what.padEnd(54)} recall ${mean((one) => one.recall)} · precision ${mean((one) => one.precision)}`,
    );
  }
  for (const picture of pictures) measureMark(picture);
}

/** Scratches and dusts pictures, and prints how much of that is found, and how much in them as they are. */
function measureDamage(title: string, pictures: readonly Pixels[]): void {
  const found = pictures.flatMap((picture) =>
    DAMAGES.map((seed) => {
      const { width, height, data } = scratch(picture, seed);
      const truth = Uint8Array.from({ length: width * height }, (_, at) =>
        [0, 1, 2].some((c) => Math.abs(difference(data, picture.data, at * 4 + c)) > COVERED)
          ? 255
          : 0,
      );
      return judgeFound(findDamage(data, width, () => {}).mask, { width, height, data: truth }, 3);
    }),
  );
  const clean = pictures.filter(({ data, width }) =>
    findDamage(data, width, () => {}).mask.includes(255),
  );
  const mean = (read: (one: Judged) => number) =>
    (found.reduce((sum, one) => sum + read(one), 0) / found.length).toFixed(2);
  console.log(
    `${title} · scratches and dust: recall ${mean((one) => one.recall)} · precision ${mean((one) => one.precision)}; found where there are none: ${clean.length} of ${pictures.length}`,
  );
}

const difference = (one: Uint8ClampedArray, other: Uint8ClampedArray, at: number): number =>
  (one[at] ?? 0) - (other[at] ?? 0);

function judge(picture: Pixels, writing: Omit<Writing, 'x' | 'y'>): Judged {
  const { width, height } = picture;
  const place = { x: width * 0.06, y: height * placeOf(writing) };
  const { image, truth } = writeOn(picture, [{ ...writing, ...place }]);
  const { mask } = findText(image.data, image.width, () => {});
  return judgeFound(mask, truth, Math.round(4 + writing.size / 8));
}

/** The share of the height at which a writing's first letter stands, so that most of it is on the picture. */
function placeOf({ turn = 0, upright = false }: Omit<Writing, 'x' | 'y'>): number {
  if (upright) return 0.2;
  return turn < 0 ? 0.9 : turn > 20 ? 0.1 : 0.45;
}

/** Stamps a word at 35 % white all over, takes it off, and prints how near that comes to the picture. */
function measureMark(picture: Pixels): void {
  const { width, height } = picture;
  const words = Array.from({ length: 200 }, (_, n) => {
    const row = Math.floor(n / 10);
    return { text: 'PROOF', x: (n % 10) * 160 - 80 + (row % 2) * 80, y: row * 90, size: 34 };
  });
  const black = { width, height, data: new Uint8ClampedArray(picture.data.length) };
  const { image } = writeOn(
    black,
    words.map((word) => ({ ...word, colour: 'white' })),
  );
  const cover = new Uint8Array(width * height);
  const data = picture.data.map((value, at) => {
    const opacity = ((image.data[at - (at % 4)] ?? 0) / 255) * 0.35;
    if (opacity > 0) cover[at >> 2] = 255;
    return at % 4 === 3 ? value : value + (255 - value) * opacity;
  });
  const mark = findWatermark(data, width, () => {});
  const before = psnr(picture.data, data, cover).toFixed(1);
  if (mark === null) {
    console.log(`  watermark of 35 %: not found (PSNR ${before} under it)`);
    return;
  }
  unblend(data, mark.cover, mark.paint);
  const after = psnr(picture.data, data, cover).toFixed(1);
  const opacity = Math.round(mark.paint.opacity * 100);
  console.log(`  watermark of 35 %: measured ${opacity} %, PSNR under it ${before} → ${after}`);
}

await measure('own pictures', ownPictures());
for (const folder of process.argv.slice(2)) await measure(folder, await photographs(folder));
