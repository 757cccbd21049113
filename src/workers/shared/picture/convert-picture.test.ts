import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { convertPicture } from './convert-picture.ts';
import type { PictureCodecs } from './picture-service.ts';

const [WIDTH, HEIGHT] = [4, 3];
const picture = () =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#39c' } });
const fileOf = async (type: 'png' | 'webp'): Promise<Blob> =>
  new Blob([Uint8Array.from(await picture().toFormat(type, { lossless: true }).toBuffer())]);

/** Stand-ins for the browser's codecs that tell what they were used for. */
const createCodecs = () => {
  const used: string[] = [];
  const codecs: PictureCodecs = {
    decode: async (_source, { type }) => {
      used.push(`decode ${type}`);
      const pixels = Uint8Array.from(await picture().ensureAlpha().raw().toBuffer());
      return { width: WIDTH, height: HEIGHT, pixels, hasAlpha: false };
    },
    encodeLossy: async (_picture, type) => {
      used.push(`encode ${type}`);
      return new Blob([], { type });
    },
  };
  return { codecs, used };
};

const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer());

describe('converting a file', () => {
  it('neither decodes nor encodes a PNG that becomes a PNG, with texts or without', async () => {
    const { codecs, used } = createCodecs();
    const source = await fileOf('png');
    const described = await convertPicture(codecs, source, 'image/png', { Title: 'Sea' });
    const plain = await convertPicture(codecs, source, 'image/png', {});
    const { comments } = await sharp(await bytesOf(described)).metadata();
    expect(comments).toEqual([{ keyword: 'Title', text: 'Sea' }]);
    expect((await bytesOf(plain)).equals(await bytesOf(source))).toBe(true);
    expect(used).toEqual([]);
  });

  it('writes texts into a PNG made of another type, with the same pixels', async () => {
    const { codecs, used } = createCodecs();
    const png = await convertPicture(codecs, await fileOf('webp'), 'image/png', { Title: '海' });
    const image = sharp(await bytesOf(png));
    expect(await image.metadata()).toMatchObject({
      format: 'png',
      comments: [{ keyword: 'Title', text: '海' }],
    });
    expect((await image.raw().toBuffer()).equals(await picture().raw().toBuffer())).toBe(true);
    expect(used).toEqual(['decode image/webp']);
  });

  it('goes through the browser for the lossy types', async () => {
    const { codecs, used } = createCodecs();
    const jpeg = await convertPicture(codecs, await fileOf('png'), 'image/jpeg', { Title: 'x' });
    expect([jpeg.type, used]).toEqual(['image/jpeg', ['decode image/png', 'encode image/jpeg']]);
  });

  it('refuses a PNG that ends too early', async () => {
    const half = (await fileOf('png')).slice(0, 60);
    await expect(
      convertPicture(createCodecs().codecs, half, 'image/png', {}),
    ).rejects.toMatchObject({ code: 'image_truncated' });
  });
});
