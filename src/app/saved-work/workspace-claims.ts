/** Who may write which workspace: one tab each (decision 40). */
export interface WorkspaceClaims {
  /**
   * Takes a workspace for as long as this tab lives; false if another tab has it.
   * @param patience how long to wait for a tab that is just going, ms
   */
  take(id: string, patience: number): Promise<boolean>;
  /** Gives back what was taken. */
  release(id: string): void;
}

const nameOf = (id: string): string => `overpaint-workspace-${id}`;

/** Claims by the browser's Web Locks: the end of a tab, however it comes, releases them. */
export const createLockClaims = (locks: Pick<LockManager, 'request'>): WorkspaceClaims => {
  const held = new Map<string, () => void>();
  const hold = (id: string): Promise<void> =>
    new Promise((resolve) => {
      held.set(id, resolve);
    });
  return {
    take: (id, patience) =>
      new Promise((resolve) => {
        const options: LockOptions =
          patience > 0 ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true };
        const taken = (lock: Lock | null): Promise<void> | undefined => {
          resolve(lock !== null);
          return lock === null ? undefined : hold(id);
        };
        locks.request(nameOf(id), options, taken).catch(() => resolve(false));
      }),
    release: (id) => {
      held.get(id)?.();
      held.delete(id);
    },
  };
};

/** Time for the other tabs to say that they hold a workspace, ms. */
const ANSWER_MS = 250;

interface Message {
  readonly kind: 'ask' | 'held';
  readonly id: string;
  /** Tells two tabs apart that ask at the same time: the lower one gets it. */
  readonly from: string;
}

const isMessage = (data: unknown): data is Message =>
  typeof data === 'object' && data !== null && 'kind' in data && 'id' in data && 'from' in data;

/** What {@link createChannelClaims} uses of a `BroadcastChannel`. */
export type ClaimChannel = Pick<BroadcastChannel, 'postMessage'> & {
  onmessage: ((event: MessageEvent) => void) | null;
};

/**
 * Claims by asking the other tabs, where there are no Web Locks (plain http). A lease with a beat
 * would run out in a tab in the background, whose timers the browser slows down; messages reach it.
 * Should a frozen tab keep silent, storage itself refuses the second writer.
 * @param from text that no other tab has
 */
export const createChannelClaims = (channel: ClaimChannel, from: string): WorkspaceClaims => {
  const held = new Set<string>();
  const refused = new Map<string, () => void>();
  const say = (kind: Message['kind'], id: string): void =>
    channel.postMessage({ kind, id, from } satisfies Message);

  channel.onmessage = ({ data }) => {
    if (!isMessage(data)) return;
    const refuse = refused.get(data.id);
    if (data.kind === 'held') refuse?.();
    else if (held.has(data.id)) say('held', data.id);
    else if (refuse !== undefined && from < data.from) say('held', data.id);
    // It did not hear us ask if it began later, and so can't object.
    else refuse?.();
  };
  return {
    take: async (id) => {
      const isFree = await new Promise<boolean>((resolve) => {
        refused.set(id, () => resolve(false));
        say('ask', id);
        setTimeout(() => resolve(true), ANSWER_MS);
      });
      refused.delete(id);
      if (isFree) held.add(id);
      return isFree;
    },
    release: (id) => void held.delete(id),
  };
};
