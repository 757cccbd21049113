import type { WorkerLink } from './worker-link.ts';

/** A link to a service in the same thread, for tests in Node. */
export function createInlineLink(service: object): WorkerLink {
  const methods = new Map(Object.entries(service));
  return {
    async call(method, parameters, signal) {
      signal?.throwIfAborted();
      const work: unknown = methods.get(method)?.(...parameters, { signal });
      return await work;
    },
    destroy: () => undefined,
  };
}
