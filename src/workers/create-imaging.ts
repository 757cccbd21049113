import { createMaskClient } from './client/mask-client.ts';
import { createPictureClient } from './client/picture-client.ts';
import { createWorkerLink } from './client/worker-link.ts';
import type { Imaging } from './shared/imaging.ts';

/**
 * The client of the imaging workers: one for masks, so that painting never waits, one for
 * pictures. Each starts at its first call and again after a death.
 */
export function createImaging(): Imaging {
  const { masks, saving, destroy } = createMaskClient((restore) =>
    createWorkerLink(
      () => new Worker(new URL('./mask/worker.ts', import.meta.url), { type: 'module' }),
      restore,
    ),
  );
  const pictures = createPictureClient(
    () => new Worker(new URL('./picture/worker.ts', import.meta.url), { type: 'module' }),
  );
  return {
    masks,
    saving,
    pictures,
    destroy() {
      destroy();
      pictures.destroy();
    },
  };
}
