import type { PictureInfo, Pictures, PictureTile } from '../shared/imaging.ts';
import { createWorkerLink, type WorkerLink } from './worker-link.ts';

/** Pictures in a worker; after its death they are decoded again from their files. */
export function createPictureClient(spawn: () => Worker): Pictures & Pick<WorkerLink, 'destroy'> {
  const sources = new Map<string, Blob>();
  const { call, destroy } = createWorkerLink(spawn, async (resend) => {
    await Promise.all([...sources].map(([id, source]) => resend('open', [id, source])));
  });

  return {
    async open(id, source, options) {
      const info = (await call('open', [id, source], options?.signal)) as PictureInfo;
      sources.set(id, source);
      return info;
    },
    async tile(id, address, options) {
      return (await call('tile', [id, address], options?.signal)) as PictureTile;
    },
    async encode(id, type, options) {
      return (await call('encode', [id, type], options?.signal)) as Blob;
    },
    async close(id) {
      sources.delete(id);
      await call('close', [id]);
    },
    destroy,
  };
}
