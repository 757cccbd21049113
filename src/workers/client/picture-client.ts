import type { Padding, PictureInfo, Pictures, PictureTile } from '../shared/imaging.ts';
import { ImagingError } from '../shared/imaging-error.ts';
import { createWorkerLink, type WorkerLink } from './worker-link.ts';

/** Pictures in a worker; after its death they are decoded again from their files. */
export function createPictureClient(spawn: () => Worker): Pictures & Pick<WorkerLink, 'destroy'> {
  const sources = new Map<string, Blob>();
  const { call, destroy } = createWorkerLink(spawn, async (resend) => {
    // A file that is gone must not take the others with it.
    await Promise.allSettled([...sources].map(([id, source]) => resend('open', [id, source])));
  });

  /** A worker that dies takes the call with it; the next one has the picture again. */
  const retry: typeof call = async (method, parameters, ...options) => {
    try {
      return await call(method, parameters, ...options);
    } catch (error) {
      if (!(error instanceof ImagingError) || error.code !== 'worker_lost') throw error;
      return call(method, parameters, ...options);
    }
  };

  return {
    async open(id, source, options) {
      try {
        const info = (await call('open', [id, source], options?.signal)) as PictureInfo;
        sources.set(id, source);
        return info;
      } catch (error) {
        // Given up after the pixels were there, before the answer was: nobody would close it.
        if (options?.signal?.aborted) void call('close', [id]).catch(() => undefined);
        throw error;
      }
    },
    async tile(id, address, options) {
      return (await retry('tile', [id, address], options?.signal)) as PictureTile;
    },
    async encode(id, type, options) {
      return (await retry('encode', [id, type], options?.signal, options?.onProgress)) as Blob;
    },
    async padding(id, wish, options) {
      return (await retry('padding', [id, wish], options?.signal)) as Padding;
    },
    async blend(id, other, mask, options) {
      return (await retry('blend', [id, other, mask], options?.signal)) as Blob;
    },
    async convert(source, type, texts, options) {
      return (await retry('convert', [source, type, texts], options?.signal)) as Blob;
    },
    async outline(mask, options) {
      return (await retry('outline', [mask], options?.signal)) as Int32Array<ArrayBuffer>;
    },
    async close(id) {
      sources.delete(id);
      await call('close', [id]);
    },
    destroy,
  };
}
