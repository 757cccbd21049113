import { ref } from 'valtio/vanilla';
import { idSchema, isTerminal } from '../../net/contracts/index.ts';
import { type Api, isApiError, isRecent, type TokenSource } from '../../net/index.ts';
import type { ShareOutcome } from '../events/share-file.ts';
import type { TaskFollower } from '../follow/task-follower.ts';
import type { CreationStore } from '../stores/creation-store.ts';
import type { DetailStore } from '../stores/detail-store.ts';
import type { Notices } from '../stores/notices.ts';
import { newTask } from '../stores/task-reducer.ts';
import type { TaskStore } from '../stores/task-store.ts';
import type { Actions } from './actions.ts';
import type { OpenFiles } from './open-files.ts';
import { type Reuse, reuseOf } from './reuse.ts';

/** What the image detail page acts on. */
export interface DetailOptions {
  readonly api: Pick<Api, 'taskDetail' | 'imageBlob'>;
  readonly tokens: Pick<TokenSource, 'token' | 'user'>;
  readonly store: DetailStore;
  readonly tasks: Pick<TaskStore, 'track'>;
  readonly follower: Pick<TaskFollower, 'follow'>;
  readonly creations: Pick<CreationStore, 'setForm'>;
  readonly notices: Notices;
  readonly openBlob: OpenFiles['openBlob'];
  /** Fills in the form of area redraw. */
  readonly carryRedraw: (wish: NonNullable<Reuse['redraw']>) => void;
  /** Hands a file to another program, or to the clipboard where the browser shares none. */
  readonly share: (file: Blob, name: string) => Promise<ShareOutcome>;
  /** Saves a result, where it can neither be shared nor copied. */
  readonly save: Actions['downloadResult'];
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: (message: string, error?: unknown) => void;
}

/** Addresses that are refused again within this time, in milliseconds, are not asked for again. */
const REFRESH_PAUSE_MS = 30_000;

type DetailActions = Pick<
  Actions,
  | 'openDetail'
  | 'closeDetail'
  | 'refreshDetail'
  | 'detailImageBroken'
  | 'shareResult'
  | 'editResult'
  | 'reuse'
>;

/** Makes what the image detail page can do. */
export const createDetailActions = (options: DetailOptions): DetailActions => {
  const { api, tokens, store, tasks, follower, notices, log } = options;
  const { state } = store;
  /** Counts openings and closings: the answer to an earlier one is ignored. */
  let opening = 0;
  let refreshedAt = -REFRESH_PAUSE_MS;

  const follow = (taskId: string): void => {
    if (state.detail === null || isTerminal(state.detail.status)) return;
    tasks.track(newTask(taskId, state.detail.kind));
    follower.follow(taskId);
  };
  const isAllowed = async (): Promise<boolean> =>
    (await tokens.token()) !== null && tokens.user() !== null;
  const read = async (taskId: string): Promise<void> => {
    const mine = ++opening;
    try {
      const allowed = await isAllowed();
      if (mine !== opening) return;
      if (!allowed) {
        state.status = 'missing';
        notices.notify('error', 'message.userMissing');
        return;
      }
      const detail = await api.taskDetail(taskId);
      if (mine !== opening) return;
      Object.assign(state, { detail: ref(detail), status: 'loaded' });
      follow(taskId);
    } catch (error) {
      log('A task could not be read', error);
      if (mine !== opening) return;
      notices.notify('error', 'message.detailFailed');
      const isGone = isApiError(error, 'task_not_found');
      Object.assign(state, { detail: null, status: isGone ? 'missing' : 'unreadable' });
    }
  };
  const refresh = async (): Promise<void> => {
    if (state.detail !== null) await read(state.detail.taskId);
  };
  const bytesOf = async (url: string): Promise<Blob | null> => {
    try {
      return await api.imageBlob(url);
    } catch (error) {
      log('A picture could not be read', error);
      notices.notify('error', 'message.imageLoadFailed');
      return null;
    }
  };
  const open = async (url: string | null | undefined, name: string): Promise<boolean> => {
    if (!url) {
      notices.notify('error', 'message.imageLoadFailed');
      return false;
    }
    const blob = await bytesOf(url);
    return blob !== null && options.openBlob(blob, name);
  };
  return {
    openDetail: async (taskId, selected = 0) => {
      Object.assign(state, { detail: null, status: 'loading', selected });
      if (idSchema.safeParse(taskId).success && taskId !== undefined) return read(taskId);
      opening++;
      state.status = 'missing';
      notices.notify('error', 'message.detailInvalidId');
    },
    closeDetail: async () => void opening++,
    refreshDetail: refresh,
    detailImageBroken: async () => {
      if (isRecent(refreshedAt, options.now(), REFRESH_PAUSE_MS)) return;
      refreshedAt = options.now();
      await refresh();
    },
    shareResult: async (detail, index) => {
      const url = detail.imageUrls[index];
      if (url === undefined) {
        notices.notify('error', 'message.downloadUnavailable');
        return;
      }
      const blob = await bytesOf(url);
      if (blob === null) return;
      const outcome = await options.share(blob, `image_${detail.taskId}_${index}`);
      if (outcome === 'copied') notices.notify('success', 'message.pictureCopied');
      if (outcome === 'impossible') await options.save(detail, index);
    },
    editResult: (detail, index) => open(detail.imageUrls[index], `${detail.fullCommand}.png`),
    reuse: async (detail) => {
      const { to, form, redraw } = reuseOf(detail);
      if (form !== null) {
        options.creations.setForm(form);
        return to;
      }
      if (!(await open(detail.originalImageUrl, `${detail.fullCommand}.png`))) return null;
      if (redraw !== null) options.carryRedraw(redraw);
      return to;
    },
  };
};
