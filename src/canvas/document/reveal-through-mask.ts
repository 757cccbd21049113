import type { Imaging } from '../../workers/index.ts';
import type { PlaceOutcome } from '../editor-types.ts';
import type { DocumentFlow } from './document-flow.ts';

/**
 * Shows another picture of the same size where something is marked: both are blended by the mask,
 * which is one step. Rejects if the pictures can't be blended; nothing has changed then.
 */
export async function revealThroughMask(
  { imaging, flow }: { readonly imaging: Imaging; readonly flow: DocumentFlow },
  other: Blob,
  signal?: AbortSignal,
): Promise<PlaceOutcome> {
  await flow.settled();
  const page = flow.current();
  if (page === null) return 'document_changed';
  const origin = { documentId: page.documentId, revision: flow.revision() };
  const unpin = flow.pages.pin(page);
  const call = signal === undefined ? {} : { signal };
  try {
    const mask = await imaging.masks.read(page.id, call);
    await flow.pages.wake(page, signal);
    const blended = await imaging.pictures.blend(page.id, other, mask, call);
    return await flow.place(blended, { ...origin, ...call });
  } finally {
    unpin();
    flow.tidy();
  }
}
