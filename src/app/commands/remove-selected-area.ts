import type { Editor, EditorSnapshot, EditorState, PackedSnapshot } from '../../canvas/index.ts';
import { type Api, type Clock, isApiError, type TokenSource } from '../../net/index.ts';
import type { Announce } from '../events/window-events.ts';
import type { ResultPlacer } from '../follow/result-placer.ts';
import type { TaskFollower } from '../follow/task-follower.ts';
import type { EditorStore } from '../stores/editor-store.ts';
import type { Notices } from '../stores/notices.ts';
import type { TaskStore } from '../stores/task-store.ts';
import { LOGIC_TEXTS } from '../text-keys.ts';
import { codeOf, isAbort, refusalOf } from './error-words.ts';

/** What removing needs. */
export interface RemoveOptions {
  readonly api: Pick<Api, 'remove' | 'deleteTask'>;
  readonly tokens: Pick<TokenSource, 'token' | 'user'>;
  /** What removing asks of the editor, once it is loaded. */
  readonly editor: () =>
    | (Pick<Editor, 'snapshot'> & {
        readonly state: Pick<EditorState, 'document' | 'hasMask' | 'busy'>;
      })
    | null;
  readonly store: EditorStore;
  readonly tasks: TaskStore;
  readonly follower: Pick<TaskFollower, 'follow'>;
  readonly placer: Pick<ResultPlacer, 'expect' | 'isWaiting'>;
  readonly notices: Notices;
  readonly announce: Announce;
  readonly clock: Clock;
  readonly newKey: () => string;
  /** Makes an address for a picture's bytes. */
  readonly addressOf: (blob: Blob) => string;
  readonly onCreated: (taskId: string) => void;
  readonly log: (message: string, error?: unknown) => void;
}

/** Removing what was brushed. */
export interface RemoveSelectedArea {
  isEnabled(): boolean;
  /** The Remove flow of document 2 section 4.4; never rejects, keeps picture, mask and strokes. */
  run(): Promise<void>;
  /**
   * Ends the packaging or upload that is under way; answers whether there was one. When all is sent
   * the server may have made a task already: it is ended as soon as its id is known.
   */
  abort(): boolean;
}

/** One press of the button, until it is answered. */
interface Press {
  readonly life: AbortController;
  /** The row that stands for it; null until there is one. */
  tempId: string | null;
  /** The last byte was sent. */
  isSent: boolean;
  isTakenBack: boolean;
}

/** How long the banner stays (document 2 section 9). */
export const BANNER_MS = 3_000;

/** Makes the command. */
export const createRemoveSelectedArea = (options: RemoveOptions): RemoveSelectedArea => {
  const { api, tokens, store, tasks, follower, placer, notices, announce, clock, log } = options;
  const { state } = store;
  let underWay: Press | null = null;
  /** A try whose answer never came is repeated under its key, or the task might exist twice. */
  let unanswered: { readonly documentId: string; revision: number; key: string } | null = null;
  let hideBanner = (): void => {};

  const keyFor = ({ documentId, revision }: PackedSnapshot): string => {
    const isSame = unanswered?.documentId === documentId && unanswered.revision === revision;
    return isSame && unanswered !== null ? unanswered.key : options.newKey();
  };
  const showBanner = (): void => {
    hideBanner();
    state.submitted = true;
    hideBanner = clock.after(BANNER_MS, () => {
      state.submitted = false;
    });
  };
  const setPress = (next: Press | null): void => {
    underWay = next;
    state.sending = null;
  };
  /** The task exists although nobody wants it any more: end it. */
  const discard = (taskId: string): void => {
    api.deleteTask(taskId).catch((error: unknown) => log('A task could not be ended', error));
  };
  const upload = async (packed: PackedSnapshot, mine: Press): Promise<string> => {
    const idempotencyKey = keyFor(packed);
    const { documentId, revision } = packed;
    unanswered = { documentId, revision, key: idempotencyKey };
    state.sending = { step: 'uploading', progress: 0 };
    const onUpload = (progress: number): void => {
      mine.isSent = progress >= 1;
      if (!mine.isTakenBack) state.sending = { step: 'uploading', progress };
      // It is being sent once more, to a server that was away: now it can still be stopped.
      else if (!mine.isSent) mine.life.abort();
    };
    const { signal } = mine.life;
    const { taskId } = await api.remove(packed, { idempotencyKey, signal, onUpload });
    if (!mine.isTakenBack) unanswered = null;
    return taskId;
  };
  const announceRow = (name: 'tempTaskAdded' | 'tempTaskUpdated', id: string): void => {
    const task = tasks.row(id);
    if (task !== undefined) announce(name, { task });
  };
  const begin = (taskId: string, tempId: string, packed: PackedSnapshot): void => {
    tasks.bindTemp(tempId, taskId, 'IMAGE_REMOVE');
    announceRow('tempTaskUpdated', taskId);
    placer.expect(taskId, packed);
    state.waitingFor = taskId;
    options.onCreated(taskId);
    follower.follow(taskId);
    showBanner();
  };
  const sayFailed = (error: unknown): void => {
    log('The edit could not be sent', error);
    if (!isApiError(error, 'network')) unanswered = null;
    state.canRetry = true;
    const action = { kind: 'retry', taskId: null } as const;
    const refusal = refusalOf(error);
    if (codeOf(error) === 'no_token') notices.notify('error', 'message.userMissing');
    else if (refusal !== null) notices.notifyText('error', refusal.text, refusal.params, action);
    else notices.notify('error', 'message.networkError', {}, action);
  };
  const send = async (snapshot: EditorSnapshot, mine: Press): Promise<void> => {
    const prompt = LOGIC_TEXTS['task.removePrompt'];
    const tempId = tasks.addTemp({ eventType: 'IMAGE_REMOVE', originalImageUrl: null, prompt });
    mine.tempId = tempId;
    announceRow('tempTaskAdded', tempId);
    try {
      state.sending = { step: 'packaging', progress: 0 };
      const packed = await snapshot.pack({ signal: mine.life.signal });
      tasks.setOriginal(tempId, options.addressOf(packed.original));
      const taskId = await upload(packed, mine);
      if (mine.isTakenBack) discard(taskId);
      else begin(taskId, tempId, packed);
    } catch (error) {
      tasks.removeRow(tempId);
      if (!isAbort(error) && !mine.isTakenBack) sayFailed(error);
    }
  };
  const isEnabled = (): boolean => {
    const editor = options.editor();
    if (editor === null || underWay !== null || editor.state.busy !== null) return false;
    const { document, hasMask } = editor.state;
    return document !== null && hasMask && !placer.isWaiting(document);
  };
  const takeBack = (mine: Press): void => {
    mine.isTakenBack = true;
    // Asking again means another task, for this one ends.
    unanswered = null;
    if (mine.tempId !== null) tasks.removeRow(mine.tempId);
    setPress(null);
  };
  const runOnce = async (mine: Press): Promise<void> => {
    const snapshot = (await options.editor()?.snapshot()) ?? null;
    if (snapshot === null) return;
    try {
      if ((await tokens.token(mine.life.signal)) === null || tokens.user() === null) {
        notices.notify('error', 'message.userMissing');
        return;
      }
      await send(snapshot, mine);
    } finally {
      snapshot.release();
    }
  };
  return {
    isEnabled,
    run: async () => {
      if (!isEnabled()) return;
      const life = new AbortController();
      const mine: Press = { life, tempId: null, isSent: false, isTakenBack: false };
      setPress(mine);
      state.canRetry = false;
      try {
        await runOnce(mine);
      } catch (error) {
        if (!isAbort(error)) sayFailed(error);
      } finally {
        if (underWay === mine) setPress(null);
      }
    },
    abort: () => {
      if (underWay === null) return false;
      if (underWay.isSent) takeBack(underWay);
      else underWay.life.abort();
      return true;
    },
  };
};
