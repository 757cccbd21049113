import sharp from 'sharp';
import { expect, it } from 'vitest';
import { isPlainPng } from './is-plain-png.ts';
import { PNG_SIGNATURE, pngChunk, pngHeader } from './png-chunks.ts';

const png = (...names: string[]): string => {
  const chunks = names.map((name) => pngChunk(name, new Uint8Array(3)));
  return Buffer.concat([PNG_SIGNATURE, pngHeader(1, 1, 8, 6), ...chunks]).toString();
};

it.each<[string[], boolean]>([
  [[], true],
  [['sRGB', 'tEXt', 'pHYs'], true],
  [['gAMA'], false],
  [['cHRM'], false],
  [['iCCP'], false],
  [['cICP'], false],
  [['eXIf'], false],
  [['tRNS'], false],
])('a PNG with %j', (names, isPlain) => {
  expect(isPlainPng(png(...names, 'IDAT', 'IDAT', 'IEND'))).toBe(isPlain);
  expect(isPlainPng(png('IDAT', ...names, 'IEND'))).toBe(isPlain);
});

it('a file of another program, with and without a colour profile', async () => {
  const image = sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } }).png();
  const plain = await image.clone().toBuffer();
  const wide = await image.clone().withIccProfile('p3').toBuffer();
  expect([isPlainPng(plain.toString()), isPlainPng(wide.toString())]).toEqual([true, false]);
});
