import { expect, it } from 'vitest';
import { createPictureService } from './picture-service.ts';

it('A picture is encoded once, however often its file is asked for, but not after a try that was given up', async () => {
  const [width, height] = [900, 900];
  const pictures = createPictureService({
    decode: async () => ({
      width,
      height,
      pixels: new Uint8Array(width * height * 4),
      hasAlpha: true,
    }),
    encodeLossy: async () => new Blob(['lossy']),
  });
  await pictures.open('p', new Blob(['any']));
  const life = new AbortController();
  const givenUp = pictures.encode('p', 'image/png', { signal: life.signal });
  life.abort(new Error('no longer wanted'));
  await expect(givenUp).rejects.toThrow('no longer wanted');

  const heard: number[] = [];
  const options = { onProgress: (share: number) => heard.push(share) };
  const first = await pictures.encode('p', 'image/png', options);
  expect(heard.length).toBeGreaterThan(0);
  heard.length = 0;
  expect(await pictures.encode('p', 'image/png', options)).toBe(first);
  expect(heard).toEqual([]);
  expect(await pictures.encode('p', 'image/jpeg')).not.toBe(first);
});
