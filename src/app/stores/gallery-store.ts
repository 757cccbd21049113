import { proxy } from 'valtio/vanilla';
import type { GalleryItem } from '../../net/contracts/index.ts';
import { type Api, isRecent } from '../../net/index.ts';
import type { GalleryQuery } from './gallery-query.ts';

/** What the gallery shows. */
export interface GalleryState {
  /** Newest first; those of the page read last. */
  items: readonly GalleryItem[];
  /** Cards in all for the wish. */
  total: number;
  totalPages: number;
  /** The page that `items` are of; less than the one asked for where there are fewer. */
  page: number;
  /** How reading stands; on 'failed' the cards that are known stay. */
  status: 'loading' | 'ready' | 'failed';
}

/** The gallery of finished edits. */
export interface GalleryStore {
  readonly state: GalleryState;
  /** Reads the wanted cards; the answer of an earlier wish is ignored. Never rejects. */
  show(query: GalleryQuery): Promise<void>;
  /** Reads the same cards anew, if any are shown. */
  reload(): Promise<void>;
  /** The same, but not again and again: a picture's address has expired. */
  refresh(): Promise<void>;
  /** A task is gone: so is its card. */
  remove(taskId: string): void;
  /** The gallery is not shown any more. */
  leave(): void;
}

/** What the store needs. */
export interface GalleryStoreOptions {
  readonly api: Pick<Api, 'galleryList'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: (message: string, error?: unknown) => void;
}

/** Addresses that are refused again within this time, in milliseconds, are not asked for again. */
const REFRESH_PAUSE_MS = 30_000;

/** Makes a gallery that has read nothing. */
export const createGalleryStore = ({ api, now, log }: GalleryStoreOptions): GalleryStore => {
  const state = proxy<GalleryState>({
    items: [],
    total: 0,
    totalPages: 0,
    page: 1,
    status: 'loading',
  });
  let shown: GalleryQuery | null = null;
  let refreshedAt = -REFRESH_PAUSE_MS;

  const read = async ({ page, size, q, kind }: GalleryQuery) => {
    const wish = { pageNum: page, pageSize: size, ...(q && { q }), ...(kind && { kind }) };
    const list = await api.galleryList(wish);
    // The last cards of the last page are gone: the page before is the last one now.
    if (list.taskList.length > 0 || page <= Math.max(1, list.totalPages)) return list;
    return api.galleryList({ ...wish, pageNum: Math.max(1, list.totalPages) });
  };
  const show = async (query: GalleryQuery): Promise<void> => {
    shown = query;
    state.status = 'loading';
    try {
      const { taskList, total, totalPages, pageNum } = await read(query);
      if (shown !== query) return;
      Object.assign(state, { items: taskList, total, totalPages, page: pageNum, status: 'ready' });
    } catch (error) {
      // Only logged, and what is there stays (document 2 section 4.8).
      log('The gallery could not be read', error);
      if (shown === query) state.status = 'failed';
    }
  };
  const reload = async (): Promise<void> => {
    if (shown !== null) await show({ ...shown });
  };
  return {
    state,
    show,
    reload,
    refresh: async () => {
      if (isRecent(refreshedAt, now(), REFRESH_PAUSE_MS)) return;
      refreshedAt = now();
      await reload();
    },
    remove: (taskId) => {
      const left = state.items.filter((item) => item.taskId !== taskId);
      state.total -= state.items.length - left.length;
      state.items = left;
    },
    leave: () => {
      shown = null;
    },
  };
};
