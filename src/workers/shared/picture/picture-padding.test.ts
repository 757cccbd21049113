import { describe, expect, it } from 'vitest';
import { createPictureService } from './picture-service.ts';

/** A picture of a size, without decoding anything. */
async function opened(width: number, height: number) {
  const data = new Uint8Array(new ArrayBuffer(0));
  const pictures = createPictureService({
    decode: async () => ({ width, height, pixels: data, hasAlpha: false }),
    encodeLossy: async () => new Blob(),
  });
  await pictures.open('p', new Blob(['any']));
  return pictures;
}

describe('the padding that is submitted', () => {
  it('is worked out from the picture’s own size', async () => {
    const pictures = await opened(1000, 300);
    const padding = await pictures.padding('p', { ratio: '16:9' });
    expect(padding).toEqual({ left: 0, right: 0, top: 131, bottom: 132 });
  });

  it.each([
    ['pixels', { left: 0, right: 0, top: 0, bottom: 90_001 }],
    ['px a side', { left: 29_001, right: 0, top: 0, bottom: 0 }],
  ])('is refused where the result would have too many %s', async (_, padding) => {
    const pictures = await opened(1000, 1000);
    await expect(pictures.padding('p', { ratio: 'custom', padding })).rejects.toMatchObject({
      code: 'image_too_large',
    });
  });
});
