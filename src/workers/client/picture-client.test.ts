import * as Comlink from 'comlink';
import { expect, it } from 'vitest';
import type { RemoteService } from '../shared/remote.ts';
import { createPictureClient } from './picture-client.ts';

it('lets go of a picture that was decoded when its opening was given up', async () => {
  const open = new Set<unknown>();
  const controller = new AbortController();
  const service: RemoteService = {
    async call(_number, method, [id]) {
      if (method === 'close') open.delete(id);
      if (method === 'open') {
        open.add(id);
        // The pixels are there, the answer is not yet.
        controller.abort(new Error('changed my mind'));
      }
      return { ok: true, value: null };
    },
    abort: () => undefined,
    pulse: () => Promise.resolve(null),
  };
  const client = createPictureClient(() => {
    const { port1, port2 } = new MessageChannel();
    Comlink.expose(service, port2);
    const terminate = (): void => {
      port1.close();
      port2.close();
    };
    return Object.assign(port1, { terminate }) as EventTarget as Worker;
  });
  const opening = client.open('p', new Blob(), { signal: controller.signal });
  await expect(opening).rejects.toThrow('changed my mind');
  await expect.poll(() => open.size).toBe(0);
  client.destroy();
});
