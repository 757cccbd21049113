import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withPngTexts } from './png-text.ts';

/** A little real PNG with a text of somebody else's in it. */
const somePng = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const made = await sharp({ create: { width: 5, height: 3, channels: 3, background: '#d62' } })
    .png()
    .toBuffer();
  return whole(withPngTexts(Uint8Array.from(made), { Author: 'A person', Title: 'Old' }));
};

const whole = (parts: readonly Uint8Array<ArrayBuffer>[] | null): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.concat(parts ?? []));

/** What libpng (through libvips) reads: it knows tEXt and iTXt alike, and checks every CRC. */
const readTexts = async (png: Uint8Array): Promise<Record<string, string>> => {
  const { comments = [] } = await sharp(png, { failOn: 'warning' }).metadata();
  return Object.fromEntries(comments.map(({ keyword, text }) => [keyword, text]));
};

const chunkTypes = (png: Uint8Array): readonly string[] =>
  Buffer.from(png)
    .toString('latin1')
    .match(/tEXt|iTXt/g) ?? [];

describe('texts in a PNG', () => {
  it('are read by libpng as they were written, in any script', async () => {
    const texts = {
      Software: 'Overpaint',
      Title: 'Café, “naïve”',
      Description: 'شجرة 雪の森 🦊',
      parameters: 'a fox\nSeed: 7, Size: 5x3',
    };
    const written = whole(withPngTexts(await somePng(), texts));
    expect(await readTexts(written)).toEqual({ Author: 'A person', ...texts });
  });

  it('are plain tEXt where Latin-1 has every letter, and iTXt elsewhere', async () => {
    const png = await somePng();
    const typesOf = (text: string) =>
      chunkTypes(whole(withPngTexts(png, { Author: text, Title: text })));
    expect(typesOf('naïve café, line\nby line')).toEqual(['tEXt', 'tEXt']);
    expect(typesOf('“quoted”')).toEqual(['iTXt', 'iTXt']);
  });

  it('take the place of those under the same keyword and leave every pixel as it was', async () => {
    const before = await somePng();
    const after = whole(withPngTexts(before, { Title: 'New' }));
    expect(await readTexts(after)).toEqual({ Author: 'A person', Title: 'New' });
    const pixels = (png: Uint8Array) => sharp(png).raw().toBuffer();
    expect((await pixels(after)).equals(await pixels(before))).toBe(true);
    const idat = (png: Uint8Array) => Buffer.from(png).subarray(Buffer.from(png).indexOf('IDAT'));
    expect(idat(after).equals(idat(before))).toBe(true);
  });

  it('hold neither NUL, which would end them, nor carriage returns', async () => {
    const written = whole(withPngTexts(await somePng(), { Title: 'a\0b\r\nc\rd' }));
    expect((await readTexts(written))['Title']).toBe('ab\nc\nd');
  });

  it('are refused by what is no whole PNG', async () => {
    const png = await somePng();
    expect(withPngTexts(png.slice(0, -3), { Title: 'x' })).toBeNull();
    expect(withPngTexts(png.slice(0, 20), { Title: 'x' })).toBeNull();
    expect(withPngTexts(Uint8Array.of(255, 216, 255), { Title: 'x' })).toBeNull();
  });
});
