import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../engine.ts';
import { judgeFound } from '../testing/judge-found.ts';
import { type Writing, writeOn } from '../testing/letters.ts';
import { lattice, paint, solid, speck } from '../testing/pictures.ts';
import { findText } from './find-text.ts';

const find = ({ data, width }: Pixels) => findText(data, width, () => {});

/** Soft hills of colour with grain: nothing in it is drawn. */
const hills = (width: number, height: number): Pixels =>
  paint(width, height, (x, y) => {
    const grain = speck(x, y) * 14;
    const wave = 40 * Math.sin(x / 31) + 30 * Math.cos(y / 23 + x / 57);
    return [110 + wave + grain, 120 + wave * 0.6 + grain, 90 - wave * 0.5 + grain];
  });

/** A crossing as it is seen from the road: stripes that lean outward. */
const crossing = (): Pixels =>
  paint(420, 90, (x, y) => {
    const grain = speck(x, y) * 8;
    const across = (x - 210) / (1 + (y - 40) / 90);
    const isStripe = y >= 40 && y < 53 && Math.abs(across) < 180 && (across + 400) % 45 < 30;
    return isStripe
      ? [110 + grain, 110 + grain, 120 + grain]
      : [24 + grain, 22 + grain, 28 + grain];
  });

describe('finding text', { timeout: 60_000 }, () => {
  const line = (change: Partial<Writing>): Writing => ({
    text: 'Summer in Paris 2024',
    x: 12,
    y: 70,
    size: 24,
    colour: 'white',
    ...change,
  });

  it('finds every letter of a large title, the one with slanting strokes too', () => {
    const title = line({ text: 'MAINE', x: 12, y: 130, size: 114 });
    const { image, truth } = writeOn(hills(420, 160), [title]);
    expect(judgeFound(find(image).mask, truth, 18).recall).toBeGreaterThan(0.97);
  });

  it.each<[string, Partial<Writing>]>([
    ['white Latin letters', {}],
    ['dark letters', { colour: '#181818' }],
    ['coloured letters as bright as the ground', { colour: '#d03070' }],
    ['outlined letters', { colour: 'yellow', outline: 'black' }],
    ['letters 12 pixels high', { size: 12 }],
    ['letters 80 pixels high', { size: 80, text: 'Hotel', y: 100 }],
    ['Cyrillic letters', { text: 'Летние каникулы' }],
    ['Greek letters', { text: 'Καλημέρα κόσμε' }],
    ['Chinese signs', { text: 'chinese', size: 30 }],
    ['joined Arabic letters with dots', { text: 'arabic', size: 40 }],
    ['letters that run uphill by 14 degrees', { y: 118, turn: -14 }],
    ['dark letters that run downhill by 16', { y: 34, turn: 16, colour: '#181818' }],
    ['letters that run straight up', { text: 'Hotel Paris', x: 150, y: 128, size: 20, turn: -90 }],
    ['signs one under the other', { text: 'chinese', x: 150, y: 20, size: 16, upright: true }],
    ['letters that let the ground through', { opacity: 0.4 }],
    ['faint letters', { opacity: 0.22 }],
  ])('finds %s and little else', (_, change) => {
    const writing = line(change);
    const reach = Math.round(4 + writing.size / 8);
    const { image, truth } = writeOn(hills(300, 130), [writing]);
    const { recall, precision } = judgeFound(find(image).mask, truth, reach);
    expect(recall).toBeGreaterThan(0.95);
    expect(precision).toBeGreaterThan(0.9);
  });

  it('marks an outline that hardly differs from the ground', () => {
    const night = paint(300, 130, (x, y) => {
      const grain = speck(x, y) * 16;
      return [22 + grain, 20 + grain, 28 + grain];
    });
    const writing = line({ text: 'arabic', size: 46, outline: '#2a2a1a', y: 90 });
    const { image, truth } = writeOn(night, [writing]);
    const { recall, precision } = judgeFound(find(image).mask, truth, 6);
    expect(recall).toBeGreaterThan(0.97);
    expect(precision).toBeGreaterThan(0.9);
  });

  it.each<[string, Pixels]>([
    [
      'grain',
      paint(200, 150, (x, y) => Array(3).fill(speck(x, y) * 255) as [number, number, number]),
    ],
    ['bricks', lattice(240, 160)],
    [
      'windows in rows',
      paint(240, 160, (x, y) => (x % 20 < 9 && y % 24 < 13 ? [240, 220, 120] : [40, 40, 60])),
    ],
    ['a zebra crossing', crossing()],
    ['soft hills', hills(240, 160)],
    ['stripes', paint(200, 120, (x) => (x % 9 < 3 ? [220, 220, 220] : [60, 90, 60]))],
  ])('finds none in %s', (_, picture) => {
    expect(find(picture).areas).toBe(0);
    expect(find(picture).mask.some((value) => value > 0)).toBe(false);
  });

  it('counts lines that lie apart as areas and lines of one paragraph as one', () => {
    const { image } = writeOn(hills(320, 220), [
      line({ y: 30, size: 16 }),
      line({ y: 50, size: 16 }),
      line({ y: 190, x: 60, colour: 'black', text: 'far below' }),
    ]);
    expect(find(image).areas).toBe(2);
  });

  it('finds the same each time, and tells how far it is', () => {
    const { image } = writeOn(hills(200, 80), [line({ y: 45, size: 18 })]);
    const shares: number[] = [];
    const first = findText(image.data, image.width, (share) => shares.push(share));
    expect(find(image)).toEqual(first);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.at(-1)).toBe(1);
  });

  it.each([
    [1, 1],
    [8, 8],
    [3_000, 5],
  ])('takes a picture of %i by %i', (width, height) => {
    expect(find(lattice(width, height)).areas).toBe(0);
    expect(find(solid(width, height, [9, 9, 9, 0])).areas).toBe(0);
  });
});
