import { expect, it } from 'vitest';
import { createImportPicture } from './import-picture.ts';

it('lets the guests of one address import no more than so many a minute, however many they are', async () => {
  const importPicture = createImportPicture({
    isOn: true,
    images: { stage: () => Promise.reject(new Error('none')), discard: async () => undefined },
    loose: { keep: () => Promise.reject(new Error('none')) },
    maxBytes: 1,
    reach: { resolve: () => Promise.reject(new Error('none')), mayConnect: () => false },
  });
  const codeOf = (userId: string, network: string): Promise<unknown> =>
    importPicture({ userId, network }, 'http://pictures.test/', new AbortController().signal).then(
      () => null,
      ({ code }: { code: unknown }) => code,
    );
  for (let n = 0; n < 100; n++)
    expect(await codeOf(`guest ${n}`, 'here')).toBe('image_unreachable');
  expect(await codeOf('guest 100', 'here')).toBe('too_many_requests');
  expect(await codeOf('guest 100', 'elsewhere')).toBe('image_unreachable');
});
