import { v7 as newId } from 'uuid';
import type { Imaging } from '../../workers/index.ts';
import type { EditorSnapshot } from '../editor-types.ts';
import type { DocumentFlow } from './document-flow.ts';

/** Freezes page and mask as they are now; null if no document is open. */
export function takeSnapshot(imaging: Imaging, flow: DocumentFlow): EditorSnapshot | null {
  const page = flow.current();
  if (page === null) return null;
  const { documentId } = page;
  const { width, height } = page.picture;
  const revision = flow.revision();
  const frozenId = newId();
  const unpin = flow.pages.pin(page);
  const frozen = imaging.masks.freeze(page.id, frozenId);
  // pack reports it; a snapshot that is never packed need not.
  frozen.catch(() => undefined);
  let released = false;

  return {
    documentId,
    revision,
    width,
    height,
    async pack(options = {}) {
      await Promise.all([frozen, flow.pages.wake(page, options.signal)]);
      const [original, mask] = await Promise.all([
        imaging.pictures.encode(page.id, 'image/png', options),
        imaging.masks.encode(frozenId, options),
      ]);
      return { original, mask, width, height, documentId, revision };
    },
    async packOriginal(options = {}) {
      await flow.pages.wake(page, options.signal);
      return imaging.pictures.encode(page.id, 'image/png', options);
    },
    async packExpansion(wish, options = {}) {
      await flow.pages.wake(page, options.signal);
      const [padding, original] = await Promise.all([
        imaging.pictures.padding(page.id, wish, options),
        imaging.pictures.encode(page.id, 'image/png', options),
      ]);
      return { original, padding, width, height, documentId, revision };
    },
    release() {
      if (released) return;
      released = true;
      unpin();
      flow.tidy();
      void imaging.masks.close(frozenId).catch(() => undefined);
    },
  };
}
