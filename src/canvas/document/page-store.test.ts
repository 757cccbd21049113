import { expect, it } from 'vitest';
import { createInlineImaging } from '../../workers/index.ts';
import { createPageStore } from './page-store.ts';

it('lets go of a decoded picture whose page can not be made', async () => {
  const imaging = createInlineImaging({
    decode: async () => ({ width: 1, height: 1, pixels: new Uint8Array(4), hasAlpha: false }),
    encodeLossy: () => Promise.reject(new Error('not part of this test')),
  });
  const masks = { ...imaging.masks, open: () => Promise.reject(new Error('no mask')) };
  const pages = createPageStore({ ...imaging, masks });
  const source = new Blob(['any']);
  const draft = { id: 'p', documentId: 'p', name: 'p', source, original: null, corner: () => null };
  await expect(pages.open(draft)).rejects.toThrow('no mask');
  const tile = imaging.pictures.tile('p', { level: 0, column: 0, row: 0 });
  await expect(tile).rejects.toMatchObject({ code: 'unknown_id' });
});
