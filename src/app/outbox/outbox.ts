import type { TaskCreated } from '../../net/contracts/index.ts';
import { type Api, type Clock, isApiError, type UploadOptions } from '../../net/index.ts';
import type { WorkspaceClaims } from '../saved-work/workspace-claims.ts';
import { isServerAway, type ServerState, type ServerStore } from '../stores/server-store.ts';
import type { HeldStorage } from './held-storage.ts';
import { bytesOf, type HeldWork, hasRoom, OutboxFullError, type Work } from './held-work.ts';
import { limitHeld } from './limit-held.ts';

/** How a work is sent, and who hears of it. */
export interface SendCall extends UploadOptions {
  /** Told when it begins to wait for the network, and when it does no more. */
  readonly onHeld?: (isHeld: boolean) => void;
}
/** The same for work that has its key already. */
export type RejoinCall = Omit<SendCall, 'idempotencyKey'>;

/** Sends work, now or when the network is back. */
export interface Outbox {
  /** Whether work that is asked for now would wait. */
  isAway(): boolean;
  /**
   * Answers the task that was made. Without a network the work is kept first, and may be answered
   * hours later; the signal takes it back. Rejects as the call does, or with `OutboxFullError`. Where
   * the page ends before the answer, the next one goes on with it (`adopt`).
   */
  send(work: Work, call: SendCall): Promise<TaskCreated>;
  /** The same for work that was told by `onAdopted`. */
  rejoin(id: string, call: RejoinCall): Promise<TaskCreated>;
  /** Takes over what waits and no open tab has; tells each by `onAdopted`. Never rejects. */
  adopt(): Promise<void>;
  /** The network may be back: sends what waits, in order. Never rejects. */
  flush(): Promise<void>;
}

/** What an outbox needs. */
export interface OutboxOptions {
  readonly api: Pick<Api, 'edit' | 'createTask'>;
  readonly storage: HeldStorage;
  readonly claims: WorkspaceClaims;
  /** What is known of the way to the server, and what asks it. */
  readonly server: Pick<ServerStore, 'load'> & {
    readonly state: Pick<ServerState, 'online' | 'reachable'>;
  };
  readonly tabId: string;
  /** Text that no other work has, ordered by time. */
  readonly newId: () => string;
  readonly clock: Clock;
  readonly onAdopted: (held: HeldWork) => void;
  readonly log: (message: string, error?: unknown) => void;
}

/** How long a reload waits for the page before it to give its claims back, ms. */
const PATIENCE_MS = 2_000;
/** A server that is there and fails is asked again after this time, ms, and so many times. */
export const AGAIN_MS = 10_000;
/** See {@link AGAIN_MS}. */
export const MOST_TRIES = 5;

interface Waiting {
  readonly held: HeldWork;
  readonly call: RejoinCall;
  readonly resolve: (made: TaskCreated) => void;
  readonly reject: (error: unknown) => void;
  tries: number;
}

/** Failures that are not about the work: the next try may do better. */
const isPassing = (error: unknown): boolean =>
  isApiError(error) &&
  (error.code === 'network' || error.code === 'no_token' || error.status >= 500);

const claimOf = (id: string): string => `outbox-${id}`;

/** Makes an outbox that knows of nothing; `adopt` finds what was left. */
export const createOutbox = (options: OutboxOptions): Outbox => {
  const { api, claims, server, clock, log } = options;
  const storage = limitHeld(options.storage, clock);
  const adopted = new Map<string, HeldWork>();
  /** Ids of all that this page keeps or has taken over. */
  const own = new Set<string>();
  let waiting: readonly Waiting[] = [];
  let isFlushing = false;
  let adopting: Promise<void> | null = null;
  let cancelAgain = (): void => {};

  const isAway = (): boolean => isServerAway(server.state);
  const deliver = (work: Work, call: SendCall): Promise<TaskCreated> =>
    work.call === 'edit' ? api.edit(work.kind, work.parts, call) : api.createTask(work.task, call);
  /** It waits no more: answered, refused or taken back. */
  const forget = ({ id }: HeldWork): void => {
    waiting = waiting.filter(({ held }) => held.id !== id);
    adopted.delete(id);
    own.delete(id);
    void storage
      .remove(id)
      .catch((error: unknown) => log('What was sent could not be forgotten', error))
      .finally(() => claims.release(claimOf(id)));
  };
  /** Answers whether the next one may be sent. */
  const sendOne = async (one: Waiting): Promise<boolean> => {
    const { held, call, resolve, reject } = one;
    call.onHeld?.(false);
    try {
      const made = await deliver(held.work, { ...call, idempotencyKey: held.key });
      forget(held);
      resolve(made);
    } catch (error) {
      if (
        call.signal?.aborted !== true &&
        isPassing(error) &&
        (isAway() || ++one.tries < MOST_TRIES)
      ) {
        call.onHeld?.(true);
        return false;
      }
      forget(held);
      reject(error);
    }
    return true;
  };
  const flush = async (): Promise<void> => {
    if (isFlushing) return;
    isFlushing = true;
    cancelAgain();
    for (let goesOn = true; goesOn && !isAway(); ) {
      const [next] = waiting;
      goesOn = next !== undefined && (await sendOne(next));
    }
    isFlushing = false;
    if (waiting.length > 0) cancelAgain = clock.after(AGAIN_MS, () => void flush());
  };
  const wait = (held: HeldWork, call: RejoinCall): Promise<TaskCreated> =>
    new Promise((resolve, reject) => {
      const { signal } = call;
      signal?.addEventListener('abort', () => {
        if (!waiting.some((one) => one.held.id === held.id)) return;
        forget(held);
        reject(signal.reason);
      });
      waiting = [...waiting, { held, call, resolve, reject, tries: 0 }];
      call.onHeld?.(true);
      void flush();
    });
  /** Null where the browser keeps nothing. */
  const keep = async (work: Work, key: string): Promise<HeldWork | null> => {
    const held = { id: options.newId(), key, tab: options.tabId, bytes: bytesOf(work), work };
    try {
      if (!hasRoom(await storage.list(), held.bytes)) throw new OutboxFullError('Too much waits');
      // Claimed first, or another tab might take it over at once.
      await claims.take(claimOf(held.id), 0);
      own.add(held.id);
      await storage.add(held);
      return held;
    } catch (error) {
      own.delete(held.id);
      claims.release(claimOf(held.id));
      if (error instanceof OutboxFullError) throw error;
      log('Work could not be kept for later', error);
      return null;
    }
  };
  const hold = async (work: Work, call: SendCall, kept: HeldWork | null): Promise<TaskCreated> => {
    const { idempotencyKey, ...rest } = call;
    const held = kept ?? (await keep(work, idempotencyKey));
    if (held === null) return deliver(work, call);
    if (call.signal?.aborted !== true) return wait(held, rest);
    forget(held);
    throw call.signal.reason;
  };
  /**
   * Kept as long as it is on its way: phones end a page without asking anybody, and the next one then sends
   * it under the same key. It waits for no storage.
   */
  const sendNow = async (work: Work, call: SendCall): Promise<TaskCreated> => {
    const keeping = keep(work, call.idempotencyKey).catch(() => null);
    const forgetKept = async (): Promise<void> => {
      const held = await keeping;
      if (held !== null) forget(held);
    };
    try {
      const made = await deliver(work, call);
      void forgetKept();
      return made;
    } catch (error) {
      const waits = isApiError(error, 'network') && !server.state.online;
      if (waits) return hold(work, call, await keeping);
      void forgetKept();
      throw error;
    }
  };
  /** Who asks for something wants it now: a server that did not answer is asked then, not at the next turn. */
  const sendLater = (work: Work, call: SendCall): Promise<TaskCreated> => {
    if (server.state.online) void server.load();
    return hold(work, call, null);
  };
  const adoptOne = async (held: HeldWork): Promise<void> => {
    const { id, tab } = held;
    if (own.has(id)) return;
    if (!(await claims.take(claimOf(id), tab === options.tabId ? PATIENCE_MS : 0))) return;
    let isMine = false;
    try {
      // Whoever had it before may have sent it meanwhile.
      isMine = (await storage.list()).some((one) => one.id === id) && !own.has(id);
    } finally {
      if (!isMine) claims.release(claimOf(id));
    }
    if (!isMine) return;
    own.add(id);
    adopted.set(id, held);
    options.onAdopted(held);
  };
  const adoptAll = async (): Promise<void> => {
    try {
      for (const held of await storage.list()) await adoptOne(held);
    } catch (error) {
      log('What waits to be sent could not be read', error);
    }
  };
  return {
    isAway,
    flush,
    send: (work, call) => (isAway() ? sendLater(work, call) : sendNow(work, call)),
    rejoin: (id, call) => {
      const held = adopted.get(id);
      if (held === undefined) throw new Error(`No work ${id} was taken over`);
      return wait(held, call);
    },
    adopt: () => {
      adopting ??= adoptAll().finally(() => {
        adopting = null;
      });
      return adopting;
    },
  };
};
