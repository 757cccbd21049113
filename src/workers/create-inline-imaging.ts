import { createInlineLink } from './client/inline-link.ts';
import { createMaskClient } from './client/mask-client.ts';
import type { Imaging } from './shared/imaging.ts';
import { createMaskService } from './shared/mask/mask-service.ts';
import { createPictureService, type PictureCodecs } from './shared/picture/picture-service.ts';
import { NO_STORAGE } from './shared/storage/no-storage.ts';
import type { WorkspaceStorage } from './shared/storage/storage.ts';
import type { WorkspaceOptions } from './shared/storage/workspace.ts';

/**
 * The same calls without a thread, for tests that run in Node.
 * @param codecs what a browser does with image files; a test hands in its own
 * @param storage where work is saved; nowhere unless a test hands something in
 */
export function createInlineImaging(
  codecs: PictureCodecs,
  storage: WorkspaceStorage = NO_STORAGE,
  options: WorkspaceOptions = {},
): Imaging {
  const client = createMaskClient(() => createInlineLink(createMaskService(storage, options)));
  return {
    masks: client.masks,
    saving: client.saving,
    pictures: createPictureService(codecs),
    destroy: client.destroy,
  };
}
