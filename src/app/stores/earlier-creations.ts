import { proxy } from 'valtio/vanilla';
import type { CreationItem } from '../../net/contracts/index.ts';
import { TASK_STATUS } from '../../net/contracts/terms.ts';
import { type Api, isRecent, type TokenSource } from '../../net/index.ts';

/** What Home shows of the creations of before. */
export interface EarlierState {
  /** Creations that have pictures, newest first; those in Home's own grid are among them. */
  items: readonly CreationItem[];
  /** Whether the server has more of them than `items`. */
  hasMore: boolean;
  /** How the last reading ended; on 'failed' what is known stays. */
  status: 'unread' | 'ready' | 'failed';
  /** What is being read just now: what is known, anew, or with more; null while nothing is. */
  reading: 'same' | 'more' | null;
}

/** The user's finished creations, whichever tab asked for them. */
export interface EarlierCreations {
  readonly state: EarlierState;
  /** They are shown from now on: reads them, and again whenever `reload` is called. Never rejects. */
  show(): Promise<void>;
  /** Reads the next ones too. */
  showMore(): Promise<void>;
  /** Reads the same ones anew, if they are shown. */
  reload(): Promise<void>;
  /** The same, but not again and again: a picture's address has expired. */
  refresh(): Promise<void>;
  /** A task is gone: so are its pictures. */
  remove(taskId: string): void;
  /** They are not shown any more; what was read is kept for the next time. */
  leave(): void;
  stop(): void;
}

/** What the store needs. */
export interface EarlierCreationsOptions {
  readonly api: Pick<Api, 'creationList'>;
  /** Whose creations they are; another user's are forgotten at once. */
  readonly tokens: Pick<TokenSource, 'user' | 'onChange'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: (message: string, error?: unknown) => void;
}

/** How many creations are shown at first, and added each time more are wanted. */
export const EARLIER_STEP = 8;
/** Most tasks that the server answers with at once. */
const PAGE_MAX = 100;
/** Addresses that are refused again within this time, in milliseconds, are not asked for again. */
const REFRESH_PAUSE_MS = 30_000;

const NOTHING_READ: EarlierState = {
  items: [],
  hasMore: false,
  status: 'unread',
  reading: null,
};

const hasPictures = ({ status, images }: CreationItem): boolean =>
  status === TASK_STATUS.success && images.some(({ url }) => url !== null);

/**
 * The newest `wanted` creations that have pictures. Always read from the first on: pages by number
 * would miss or repeat some as soon as one is made or deleted in between.
 */
const readNewest = async (
  api: EarlierCreationsOptions['api'],
  wanted: number,
): Promise<Pick<EarlierState, 'items' | 'hasMore'>> => {
  // One more than wanted tells whether there are more.
  const pageSize = Math.min(PAGE_MAX, wanted + 1);
  const found = new Map<string, CreationItem>();
  for (let pageNum = 1; found.size <= wanted; pageNum++) {
    const { taskList, totalPages } = await api.creationList({ pageNum, pageSize });
    for (const item of taskList.filter(hasPictures)) found.set(item.taskId, item);
    if (pageNum >= totalPages) break;
  }
  return { items: [...found.values()].slice(0, wanted), hasMore: found.size > wanted };
};

/** Makes a store that has read nothing. */
export const createEarlierCreations = (options: EarlierCreationsOptions): EarlierCreations => {
  const { api, tokens, now, log } = options;
  const state = proxy<EarlierState>({ ...NOTHING_READ });
  let isShown = false;
  let wanted = EARLIER_STEP;
  /** Counts readings: the answer to an earlier one is ignored. */
  let turn = 0;
  let refreshedAt = -REFRESH_PAUSE_MS;
  let owner = tokens.user()?.userId;

  const read = async (what: 'same' | 'more'): Promise<void> => {
    // Asking for them would make a guest of whom nobody knows yet.
    if (!isShown || owner === undefined) return;
    const mine = ++turn;
    state.reading = what;
    try {
      const newest = await readNewest(api, wanted);
      if (mine === turn) Object.assign(state, newest, { status: 'ready', reading: null });
    } catch (error) {
      log('The creations of before could not be read', error);
      if (mine === turn) Object.assign(state, { status: 'failed', reading: null });
    }
  };
  const reload = (): Promise<void> => read('same');
  const stop = tokens.onChange((user) => {
    if (user?.userId === owner) return;
    owner = user?.userId;
    turn++;
    wanted = EARLIER_STEP;
    Object.assign(state, NOTHING_READ);
    void reload();
  });
  return {
    state,
    show: () => {
      isShown = true;
      return reload();
    },
    showMore: async () => {
      if (state.reading === 'more' || !state.hasMore) return;
      wanted = state.items.length + EARLIER_STEP;
      await read('more');
    },
    reload,
    refresh: async () => {
      if (isRecent(refreshedAt, now(), REFRESH_PAUSE_MS)) return;
      refreshedAt = now();
      await reload();
    },
    remove: (taskId) => {
      state.items = state.items.filter((item) => item.taskId !== taskId);
    },
    leave: () => {
      isShown = false;
    },
    stop,
  };
};

/** Those that are not in Home's own grid: no picture is shown twice. */
export const earlierThan = <Item extends { readonly taskId: string }>(
  items: readonly Item[],
  current: readonly { readonly taskId: string | null }[],
): readonly Item[] => items.filter((item) => current.every(({ taskId }) => taskId !== item.taskId));
