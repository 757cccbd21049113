import type {
  MaskCell,
  MaskChange,
  MaskRegion,
  Masks,
  MaskView,
  SavedWorkspace,
  Saving,
  StorageProblem,
} from '../shared/imaging.ts';
import { ImagingError } from '../shared/imaging-error.ts';
import type { Keeping, MaskService, OpenedWorkspace } from '../shared/mask/mask-service.ts';
import { createSentCalls, type Sent, type SentCall } from './sent-calls.ts';
import type { Call, WorkerLink } from './worker-link.ts';

/** Masks in a worker and the storage that they are saved in. */
export interface MaskClient extends Pick<WorkerLink, 'destroy'> {
  readonly masks: Masks;
  readonly saving: Saving;
}

type StoreAnswer = Awaited<ReturnType<MaskService['storePicture']>>;

/** A view in which there is nothing. */
const NOTHING: MaskView = { level: 0, left: 0, top: 0, right: 0, bottom: 0 };

/** How many regions are told where no limit is given. */
const MAX_REGIONS = 50;

/** How often in a row a worker may die before those who wait are told. */
const MAX_DEATHS = 3;

/**
 * Masks that outlive their worker: a new one opens the workspace again and is sent what storage
 * does not have. Calls that were under way are answered by the new one.
 * @param connect makes the link; a new worker that replaces a dead one is given to `restore`
 */
export function createMaskClient(
  connect: (restore: (call: Call) => Promise<void>) => WorkerLink,
): MaskClient {
  const sizes = new Map<string, { readonly width: number; readonly height: number }>();
  const sent = createSentCalls();
  const listeners = new Set<(problem: StorageProblem | null) => void>();
  /** What is shown of each mask: a new worker looks there too. */
  const views = new Map<string, MaskView>();
  const lostMasks = new Set<string>();
  let workspace: string | null = null;
  /** What those who listen know. */
  let told: StorageProblem | null = null;
  /** Pictures that no storage has: a new worker is given them again. */
  const unsaved = new Map<string, Blob>();
  let deaths = 0;
  let isReviving = false;
  let isLostHeard = false;
  /** Whether the worker was asked to tell when all is written. */
  let asking = false;

  const heed = ({ durable, problem, isWriting }: Keeping): void => {
    sent.forgetUpTo(durable);
    if (isWriting) hearOfWriting();
    if (problem === told) return;
    told = problem;
    for (const listener of listeners) listener(problem);
  };
  const hearOfWriting = (): void => {
    if (asking) return;
    asking = true;
    link
      .call('written', [])
      .finally(() => {
        asking = false;
      })
      .then(heedAnswer, () => undefined);
  };
  const settle = async (one: Sent, answered: Promise<unknown>): Promise<void> => {
    try {
      const answer = await answered;
      deaths = 0;
      one.resolve(answer);
      if (isKeeping(answer)) heed(answer);
    } catch (error) {
      if (isLost(error)) {
        void revive();
        return;
      }
      sent.forget(one);
      one.reject(error);
    }
  };
  /** Starts a new worker, which is sent again and answers what is pending. */
  const revive = async (): Promise<void> => {
    isLostHeard = true;
    if (isReviving) return;
    isReviving = true;
    while (isLostHeard) {
      isLostHeard = false;
      try {
        await link.call('listWorkspaces', []);
      } catch (error) {
        deaths += 1;
        isLostHeard = isLost(error) && deaths < MAX_DEATHS;
        if (!isLostHeard) sent.giveUp();
      }
    }
    isReviving = false;
  };
  const resend = async (calls: readonly Sent[], call: Call, saved: number): Promise<void> => {
    const work: Promise<unknown>[] = [];
    for (const one of calls) {
      const answered = send(call, one, saved);
      if (one.isAnswered()) work.push(answered.then(heedAnswer));
      else work.push(settle(one, answered));
    }
    await Promise.allSettled(work);
  };
  const heedAnswer = (answer: unknown): void => {
    if (isKeeping(answer)) heed(answer);
  };
  const restore = async (call: Call): Promise<void> => {
    // At once: what is asked for from now on reaches the new worker by itself.
    const calls = sent.sentSoFar();
    const opened =
      workspace === null
        ? null
        : ((await call('openWorkspace', [workspace, false])) as OpenedWorkspace);
    for (const [id, source] of unsaved) void store(call, id, source).catch(() => undefined);
    for (const [id, { width, height }] of sizes)
      call('open', [id, width, height]).catch(() => undefined);
    for (const [id, view] of views) call('view', [id, view]).catch(() => undefined);
    await resend(calls, call, opened?.sequence ?? 0);
  };
  /** What of a call the saved state does not contain yet. */
  const send = (call: Call, { call: what, before, sequence }: Sent, saved: number) => {
    switch (what.kind) {
      case 'apply': {
        const rest = what.operations.slice(Math.max(0, saved - before));
        const operations = rest.length > 0 ? rest : [{ kind: 'refresh' } as const];
        return call('apply', [
          what.maskId,
          operations,
          what.revision,
          sequence - operations.length,
        ]);
      }
      case 'freeze':
        // It was painted on since, and saved: the mask of then is gone.
        if (sequence < saved) lostMasks.add(what.frozenId);
        return sequence < saved ? Promise.resolve() : call('freeze', [what.maskId, what.frozenId]);
      case 'turn':
        if (sequence <= saved) return Promise.resolve();
        return call('turn', [...what.parameters, sequence]);
      case 'move':
        if (sequence <= saved) return Promise.resolve();
        return call('move', [what.direction, sequence]);
    }
  };
  const store = async (call: Call, pageId: string, source: Blob): Promise<Blob> => {
    const answer = (await call('storePicture', [pageId, source])) as StoreAnswer;
    if (answer.isStored) unsaved.delete(pageId);
    else unsaved.set(pageId, source);
    heed(answer);
    return answer.stored;
  };
  const link = connect(restore);

  const ask = (what: SentCall): Promise<unknown> => {
    const one = sent.number(what);
    const answered = send(link.call, one, 0);
    sent.noteSent(one);
    void settle(one, answered);
    return one.answer;
  };
  /** Calls that change nothing are simply made again. */
  const retry = async (method: string, parameters: readonly unknown[], signal?: AbortSignal) => {
    try {
      return await link.call(method, parameters, signal);
    } catch (error) {
      if (!isLost(error)) throw error;
      return link.call(method, parameters, signal);
    }
  };
  const look = async (
    id: string,
    view: MaskView,
    signal?: AbortSignal,
  ): Promise<readonly MaskCell[]> => {
    try {
      return (await link.call('view', [id, view], signal)) as readonly MaskCell[];
    } catch (error) {
      if (!isLost(error)) throw error;
      // A new worker looks there already, and so would have nothing new to show.
      link.call('view', [id, NOTHING]).catch(() => undefined);
      return (await link.call('view', [id, view], signal)) as readonly MaskCell[];
    }
  };
  const frozenCall = async (method: string, id: string, signal?: AbortSignal) => {
    try {
      return await retry(method, [id], signal);
    } catch (error) {
      if (!lostMasks.has(id)) throw error;
      throw new ImagingError('worker_lost', 'The frozen mask went with its worker.');
    }
  };

  const masks: Masks = {
    async open(id, width, height, options) {
      sizes.set(id, { width, height });
      await retry('open', [id, width, height], options?.signal);
    },
    async apply(id, operations, options) {
      options?.signal?.throwIfAborted();
      const revision = options?.revision ?? 0;
      const answer = await ask({ kind: 'apply', maskId: id, operations, revision });
      return (answer as { change: MaskChange }).change;
    },
    async view(id, view, options) {
      options?.signal?.throwIfAborted();
      views.set(id, view);
      return look(id, view, options?.signal);
    },
    async regions(id, options) {
      const parameters = [id, options?.limit ?? MAX_REGIONS];
      return (await retry('regions', parameters, options?.signal)) as readonly MaskRegion[];
    },
    async freeze(id, frozenId, options) {
      options?.signal?.throwIfAborted();
      await ask({ kind: 'freeze', maskId: id, frozenId });
    },
    async encode(frozenId, options) {
      return (await frozenCall('encode', frozenId, options?.signal)) as Blob;
    },
    async read(id, options) {
      return (await frozenCall('read', id, options?.signal)) as Uint8Array<ArrayBuffer>;
    },
    async close(id) {
      sizes.delete(id);
      views.delete(id);
      lostMasks.delete(id);
      unsaved.delete(id);
      sent.forgetMask(id);
      await link.call('close', [id]);
    },
  };
  const saving: Saving = {
    list: async () => (await retry('listWorkspaces', [])) as Awaited<ReturnType<Saving['list']>>,
    async open(id) {
      workspace = null;
      const opened = (await retry('openWorkspace', [id, true])) as OpenedWorkspace;
      workspace = id;
      told = null;
      unsaved.clear();
      sent.startAfter(opened.sequence);
      noteMasks(opened.saved);
      return opened.saved;
    },
    remove: async (id) => void (await link.call('removeWorkspace', [id])),
    store: (pageId, source) => store(retry, pageId, source),
    picture: async (pageId) => (await retry('readPicture', [pageId])) as Blob | null,
    turn: async (after, revision) =>
      void (await ask({ kind: 'turn', parameters: [after, revision] })),
    move: async (direction) => void (await ask({ kind: 'move', direction })),
    view: async (view) => heed((await link.call('saveView', [view])) as Keeping),
    onProblem(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async retry() {
      const answer = (await retry('retrySaving', [])) as Keeping;
      heed(answer);
      return answer.problem;
    },
  };
  const noteMasks = (saved: SavedWorkspace | null): void => {
    for (const { id, width, height } of saved?.pages ?? []) sizes.set(id, { width, height });
  };
  return { masks, saving, destroy: link.destroy };
}

function isLost(error: unknown): boolean {
  return error instanceof ImagingError && error.code === 'worker_lost';
}

function isKeeping(answer: unknown): answer is Keeping {
  return typeof answer === 'object' && answer !== null && 'durable' in answer;
}
