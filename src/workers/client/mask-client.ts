import type { MaskChange, MaskOperation, Masks } from '../shared/imaging.ts';
import { type Call, createWorkerLink, type WorkerLink } from './worker-link.ts';

/** Everything that was done to a mask: enough to make it again in a new worker. */
interface Journal {
  readonly width: number;
  readonly height: number;
  readonly operations: MaskOperation[];
  /** True if the caller's tiles may be older than the mask, after a restart. */
  stale: boolean;
}

/** Masks in a worker; after its death they are made again from their strokes, frozen ones not. */
export function createMaskClient(spawn: () => Worker): Masks & Pick<WorkerLink, 'destroy'> {
  const journals = new Map<string, Journal>();
  const { call, destroy } = createWorkerLink(spawn, (resend) => replay(journals, resend));

  return {
    async open(id, width, height, options) {
      journals.set(id, { width, height, operations: [], stale: false });
      await call('open', [id, width, height], options?.signal);
    },
    async apply(id, operations, options) {
      const journal = journals.get(id);
      const sent = call(
        'apply',
        [id, journal?.stale ? refreshed(operations) : operations],
        options?.signal,
      );
      // After the call: a worker started by it was given the journal without these.
      journal?.operations.push(...operations);
      const change = (await sent) as MaskChange;
      if (journal !== undefined) journal.stale = false;
      return change;
    },
    async freeze(id, frozenId, options) {
      await call('freeze', [id, frozenId], options?.signal);
    },
    async encode(frozenId, options) {
      return (await call('encode', [frozenId], options?.signal)) as Blob;
    },
    async read(id, options) {
      return (await call('read', [id], options?.signal)) as Uint8Array<ArrayBuffer>;
    },
    async close(id) {
      journals.delete(id);
      await call('close', [id]);
    },
    destroy,
  };
}

function refreshed(operations: readonly MaskOperation[]): MaskOperation[] {
  return [...operations, { kind: 'refresh' }];
}

/** Reads the journals at once, so that what is done from now on is not done twice. */
async function replay(journals: ReadonlyMap<string, Journal>, call: Call): Promise<void> {
  const calls: Promise<unknown>[] = [];
  for (const [id, journal] of journals) {
    journal.stale = true;
    calls.push(call('open', [id, journal.width, journal.height]));
    calls.push(call('apply', [id, [...journal.operations]]));
  }
  await Promise.all(calls);
}
