import { expect, it } from 'vitest';
import type { ImageStore } from '../images/image-store.ts';
import { Refusal } from '../refusal.ts';
import { STORAGE_UNWRITABLE } from '../storage-trouble.ts';
import { createSparingStore } from './sparing-store.ts';

it('asks before it begins a file, which a folder that can not be written refuses in other words', async () => {
  const { code, message } = STORAGE_UNWRITABLE;
  const folder: Pick<ImageStore, 'stage'> = {
    stage: () => Promise.reject(Object.assign(new Error('EROFS'), { code: 'EROFS' })),
  };
  const store = createSparingStore(folder as ImageStore, {
    assertEnough: () => Promise.reject(new Refusal(code, message)),
  });
  await expect(store.stage([new Uint8Array(1)])).rejects.toMatchObject({ code, message });
});
