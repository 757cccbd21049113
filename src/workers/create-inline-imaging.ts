import type { Imaging } from './shared/imaging.ts';
import { createMaskService } from './shared/mask/mask-service.ts';
import { createPictureService, type PictureCodecs } from './shared/picture/picture-service.ts';

/**
 * The same calls without a thread, for tests that run in Node.
 * @param codecs what a browser does with image files; a test hands in its own
 */
export function createInlineImaging(codecs: PictureCodecs): Imaging {
  return {
    masks: createMaskService(),
    pictures: createPictureService(codecs),
    destroy: () => undefined,
  };
}
