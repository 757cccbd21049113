import { expect, it } from 'vitest';
import { createInlineImaging, type Imaging } from '../../workers/index.ts';
import type { Page } from './page.ts';
import { createPageStore, type PageStore } from './page-store.ts';

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

/** Imaging whose pictures turn out to be none, once that is over. */
function unreadable(decoded: Promise<void>): Imaging {
  const imaging = createInlineImaging({
    decode: () => Promise.reject(new Error('not part of this test')),
    encodeLossy: () => Promise.reject(new Error('not part of this test')),
  });
  const open = async (): Promise<never> => {
    await decoded;
    throw new Error('unreadable');
  };
  return { ...imaging, pictures: { ...imaging.pictures, open } };
}

it('keeps the file while the picture is decoded, and forgets it, once written, where that fails', async () => {
  const decoded = Promise.withResolvers<void>();
  const written = Promise.withResolvers<Blob>();
  const did: string[] = [];
  const imaging = unreadable(decoded.promise);
  const pages = createPageStore({
    ...imaging,
    masks: { ...imaging.masks, close: async (id) => void did.push(`forgot ${id}`) },
    saving: {
      ...imaging.saving,
      store(id) {
        did.push(`keeps ${id}`);
        return written.promise;
      },
    },
  });
  const source = new Blob([new Uint8Array([0xff, 0xd8, 0xff])]);
  const draft = { id: 'p', documentId: 'p', name: 'p', source, original: null, corner: () => null };
  const opening = pages.open(draft);
  expect(did).toEqual(['keeps p']);
  decoded.resolve();
  await expect(opening).rejects.toThrow('unreadable');
  did.length = 0;
  written.resolve(source);
  await written.promise;
  await Promise.resolve();
  expect(did).toEqual(['forgot p']);
});

it('tells of a file that cannot be kept when the picture is decoded, and to nobody before', async () => {
  const source = new Blob([new Uint8Array([0xff, 0xd8, 0xff])]);
  // A worker's answer is a message: until it comes, a rejection that nobody heard is an error of the page.
  const { port1: page, port2: worker } = new MessageChannel();
  const answered = new Promise<void>((resolve) => {
    page.onmessage = () => resolve();
  });
  const imaging = unreadable(answered);
  const store = () => Promise.reject(new Error('storage is full'));
  const pages = createPageStore({ ...imaging, saving: { ...imaging.saving, store } });
  const draft = { id: 'p', documentId: 'p', name: 'p', source, original: null, corner: () => null };
  worker.postMessage(null);
  await expect(pages.open(draft)).rejects.toThrow('unreadable');
  page.close();
});

/** Which of the pages a to e are decoded once each was opened, and what was done meanwhile. */
async function decodedOf(
  budget: number | undefined,
  side: number,
  meanwhile: (pages: PageStore, page: Page, id: string) => void = () => undefined,
): Promise<string> {
  const decoded = new Set<string>();
  const imaging = createInlineImaging({
    decode: () => Promise.reject(new Error('not part of this test')),
    encodeLossy: () => Promise.reject(new Error('not part of this test')),
  });
  const pages = createPageStore(
    {
      ...imaging,
      pictures: {
        ...imaging.pictures,
        async open(id) {
          decoded.add(id);
          return { width: side, height: side, hasAlpha: false, type: 'image/png' };
        },
        close: async (id) => void decoded.delete(id),
      },
    },
    budget,
  );
  for (const id of 'abcde') {
    const draft = { documentId: id, name: id, source: new Blob([id]), original: null };
    const { page, release } = await pages.open({ id, ...draft, corner: () => null });
    release();
    meanwhile(pages, page, id);
  }
  return [...decoded].join('');
}

it('keeps decoded pictures by their bytes: many small ones, and of the largest only the last', async () => {
  expect(await decodedOf(undefined, 1_000)).toBe('abcde');
  expect(await decodedOf(undefined, 10_000)).toBe('e');
  // Two with their levels fit: 2 × 100² × 4 × 4/3.
  expect(await decodedOf(106_700, 100)).toBe('de');
});

it('never lets go of the picture that is shown, or pinned', async () => {
  const shown = await decodedOf(0, 100, (pages, page, id) => {
    if (id === 'a') pages.show(page);
    if (id === 'c') pages.pin(page);
  });
  expect(shown).toBe('ace');
});
