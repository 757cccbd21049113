import type { Editor, EditorSnapshot, EditorState, PackOptions } from '../../canvas/index.ts';
import type { TaskCreated } from '../../net/contracts/index.ts';
import { EVENT_TYPES } from '../../net/contracts/terms.ts';
import {
  type Api,
  type Clock,
  type EditCall,
  type EditParts,
  isApiError,
  type TokenSource,
} from '../../net/index.ts';
import type { Announce } from '../events/window-events.ts';
import type { ResultPlacer } from '../follow/result-placer.ts';
import type { TaskFollower } from '../follow/task-follower.ts';
import type { EditWork } from '../outbox/held-work.ts';
import type { Outbox, RejoinCall } from '../outbox/outbox.ts';
import { BANNER_MS, type EditorStore } from '../stores/editor-store.ts';
import type { Notices } from '../stores/notices.ts';
import { editOfState } from '../stores/running-edits.ts';
import type { TaskStore } from '../stores/task-store.ts';
import { createUserCheck } from './create-user-check.ts';
import { NO_DOCUMENT, newPress, type Press } from './edit-press.ts';
import { isAbort } from './error-words.ts';
import { sayEditFailed } from './say-edit-failed.ts';
import type { SentEdits } from './sent-edits.ts';
import { paddingOf, withNextSeed } from './sent-fields.ts';

/** What is asked for of the picture that is open. */
export interface EditRequest<Kind extends EditCall = EditCall> {
  readonly kind: Kind;
  /** What the row of the list says. */
  readonly prompt: string;
  /** Makes what is sent of picture and mask as they were when the button was pressed. */
  readonly parts: (snapshot: EditorSnapshot, options: PackOptions) => Promise<EditParts<Kind>>;
}

/** What submitting needs. */
export interface SubmitEditOptions {
  readonly api: Pick<Api, 'deleteTask'>;
  readonly outbox: Pick<Outbox, 'isAway' | 'send' | 'rejoin'>;
  readonly tokens: Pick<TokenSource, 'token' | 'user'>;
  /** What submitting asks of the editor, once it is loaded. */
  readonly editor: () =>
    | (Pick<Editor, 'snapshot'> & { readonly state: Pick<EditorState, 'document' | 'busy'> })
    | null;
  readonly store: EditorStore;
  readonly tasks: TaskStore;
  readonly sent: SentEdits;
  readonly follower: Pick<TaskFollower, 'follow'>;
  readonly placer: Pick<ResultPlacer, 'expect'>;
  readonly notices: Notices;
  readonly announce: Announce;
  readonly clock: Clock;
  readonly newKey: () => string;
  /** Makes an address for a picture's bytes. */
  readonly addressOf: (blob: Blob) => string;
  readonly onCreated: (taskId: string) => void;
  /** What was asked for is on its way: the view that asked for it closes, if it is still shown. */
  readonly onSubmitted: () => void;
  readonly log: (message: string, error?: unknown) => void;
}

/** What an edit is asked for again of. */
export interface AgainOrigin {
  /** The state of the document that it was made of. */
  readonly revision: number;
  /** How many results there are: a fixed seed goes on by that. */
  readonly results: number;
}

/** Sending edits of every kind, several at once. */
export interface SubmitEdit {
  /** Whether the open picture, as it is, can be sent: not twice in the same state. */
  canSubmit(): boolean;
  /** Document 2 sections 4.3 to 4.6; never rejects, keeps picture, mask and prompt. */
  submit(request: EditRequest): Promise<void>;
  /** Asks for the same once more, of the same picture: its results join those of `taskId`. */
  again(taskId: string, origin: AgainOrigin): Promise<void>;
  /**
   * Ends the packaging or upload that is under way (the newest, unless it says which); answers
   * whether there was one. When all is sent the server may have made a task already: it is ended
   * as soon as its id is known.
   */
  abort(id?: string): boolean;
  /** The same for the press that this temporary row of the edit list stands for. */
  abortRow(tempId: string): boolean;
  /** Goes on with what was asked for before the page was loaded anew, and still is to be sent. */
  resume(heldId: string, work: EditWork): Promise<void>;
}

/** Makes what sends edits. */
export const createSubmitEdit = (options: SubmitEditOptions): SubmitEdit => {
  const { api, outbox, store, tasks, sent, follower, placer, notices, clock, log } = options;
  const { state } = store;
  const presses = new Map<string, Press>();
  /** A try whose answer never came is repeated under its key, or the task might exist twice. */
  const unanswered = new Map<string, string>();
  let isFreezing = false;
  let pressed = 0;
  let hideBanner = (): void => {};

  const showBanner = (): void => {
    hideBanner();
    state.submitted = true;
    hideBanner = clock.after(BANNER_MS, () => {
      state.submitted = false;
    });
  };
  /** The task exists although nobody wants it any more: end it. */
  const discard = (taskId: string): void => {
    api.deleteTask(taskId).catch((error: unknown) => log('A task could not be ended', error));
  };
  const wishOf = ({ request, documentId, revision, joins }: Press, fields: unknown): string =>
    JSON.stringify([request.kind, documentId, revision, joins, fields]);
  const upload = async (parts: EditParts<EditCall>, mine: Press): Promise<string> => {
    const wish = wishOf(mine, parts.fields);
    mine.wish = wish;
    const idempotencyKey = unanswered.get(wish) ?? options.newKey();
    unanswered.set(wish, idempotencyKey);
    const show = (progress: number): void =>
      store.changeEdit(mine.id, { sending: { step: 'uploading', progress } });
    show(0);
    const onUpload = (progress: number): void => {
      mine.isSent = progress >= 1;
      if (!mine.isTakenBack) show(progress);
      // It is being sent once more, to a server that was away: now it can still be stopped.
      else if (!mine.isSent) mine.life.abort();
    };
    const onHeld = (isHeld: boolean): void => {
      if (isHeld) showHeld(mine);
      else show(0);
      if (mine.tempId !== null) tasks.setHeld(mine.tempId, isHeld);
    };
    try {
      const call = { signal: mine.life.signal, onUpload, onHeld };
      const { taskId } = await handOver(mine, parts, { ...call, idempotencyKey });
      unanswered.delete(wish);
      return taskId;
    } catch (error) {
      if (!isAbort(error) && !isApiError(error, 'network')) unanswered.delete(wish);
      throw error;
    }
  };
  /** Who has moved on meanwhile stays there. */
  const leaveView = (kind: EditRequest['kind']): void => {
    if (store.state.view === kind) options.onSubmitted();
  };
  /** From now on the user may do something else. */
  const showHeld = (mine: Press): void => {
    store.changeEdit(mine.id, { sending: { step: 'held', progress: 0 } });
    mine.isSent = false;
    // Nobody wants it any more, and the server was not reached.
    if (mine.isTakenBack) return mine.life.abort();
    if (!mine.wasHeld && mine.heldId === null && mine.joins === null) {
      leaveView(mine.request.kind);
    }
    mine.wasHeld = true;
  };
  const handOver = (
    { request, documentId, revision, joins, heldId }: Press,
    parts: EditParts<EditCall>,
    call: RejoinCall & { readonly idempotencyKey: string },
  ): Promise<TaskCreated> => {
    if (heldId !== null) return outbox.rejoin(heldId, call);
    const { kind, prompt } = request;
    const origin = { by: 'editor', prompt, documentId, revision, joins } as const;
    return outbox.send({ call: 'edit', kind, parts, origin }, call);
  };
  const announceRow = (name: 'tempTaskAdded' | 'tempTaskUpdated', id: string): void => {
    const task = tasks.row(id);
    if (task !== undefined) options.announce(name, { task });
  };
  const begin = (taskId: string, tempId: string, parts: EditParts<EditCall>, mine: Press): void => {
    const { request, documentId, revision, joins } = mine;
    tasks.bindTemp(tempId, taskId, EVENT_TYPES[request.kind]);
    announceRow('tempTaskUpdated', taskId);
    sent.note(taskId, { request, documentId, parts, isFrozen: mine.heldId !== null });
    const padding = paddingOf(parts);
    const origin = { documentId, revision, kind: request.kind, joins };
    placer.expect(taskId, padding === undefined ? origin : { ...origin, padding });
    store.changeEdit(mine.id, { taskId, sending: null });
    options.onCreated(taskId);
    follower.follow(taskId);
    if (joins !== null || mine.wasHeld) return;
    showBanner();
    leaveView(request.kind);
  };
  const sayFailed = (error: unknown, mine: Press): void => {
    const { id, request, documentId } = mine;
    log('The edit could not be sent', error);
    state.failedKind = request.kind;
    sent.note(id, { request, documentId, parts: null, isFrozen: mine.heldId !== null });
    sayEditFailed(request.kind, error, notices, { kind: 'retry', taskId: id });
  };
  const send = async (mine: Press, snapshot: EditorSnapshot | null): Promise<void> => {
    const { request } = mine;
    const eventType = EVENT_TYPES[request.kind];
    const tempId = tasks.addTemp({ eventType, originalImageUrl: null, prompt: request.prompt });
    mine.tempId = tempId;
    announceRow('tempTaskAdded', tempId);
    try {
      const parts = await partsOf(mine, snapshot);
      tasks.setOriginal(tempId, options.addressOf(parts.original));
      const taskId = await upload(parts, mine);
      if (mine.isTakenBack) discard(taskId);
      else begin(taskId, tempId, parts, mine);
    } catch (error) {
      tasks.removeRow(tempId);
      if (!isAbort(error) && !mine.isTakenBack) sayFailed(error, mine);
    }
  };
  const partsOf = async (
    { id, request, joins, seedShift, frozen, life: { signal } }: Press,
    snapshot: EditorSnapshot | null,
  ): Promise<EditParts<EditCall>> => {
    if (frozen !== null) return frozen;
    if (snapshot !== null) {
      const onProgress = (progress: number): void =>
        store.changeEdit(id, { sending: { step: 'packaging', progress } });
      return request.parts(snapshot, { signal, onProgress });
    }
    const parts = sent.find(joins ?? '')?.parts ?? null;
    if (parts === null) throw new Error('What was sent is no longer known.');
    return withNextSeed(parts, seedShift);
  };
  const takeBack = (mine: Press): void => {
    mine.isTakenBack = true;
    // Asking again means another task, for this one ends.
    unanswered.delete(mine.wish ?? '');
    if (mine.tempId !== null) tasks.removeRow(mine.tempId);
    store.endEdit(mine.id);
    presses.delete(mine.id);
  };
  const isKnownUser = createUserCheck(options);
  const run = async (
    asked: Pick<Press, 'request' | 'documentId' | 'revision' | 'joins' | 'seedShift'> &
      Partial<Pick<Press, 'heldId' | 'frozen'>>,
    snapshot: EditorSnapshot | null,
  ): Promise<void> => {
    const id = `press-${++pressed}`;
    const mine: Press = { heldId: null, frozen: null, ...asked, ...newPress(), id };
    const { life } = mine;
    const { documentId, revision, joins, request } = asked;
    const sending = { step: 'packaging', progress: 0 } as const;
    presses.set(id, mine);
    store.beginEdit({
      ...{ id, documentId, revision, joins, sending, arrival: null },
      kind: request.kind,
      taskId: null,
    });
    if (state.failedKind === request.kind) state.failedKind = null;
    try {
      if (await isKnownUser(life.signal)) await send(mine, snapshot);
    } catch (error) {
      if (!isAbort(error)) sayFailed(error, mine);
    } finally {
      presses.delete(id);
      const isWaiting = state.edits.some((edit) => edit.id === id && edit.taskId !== null);
      if (!isWaiting) store.endEdit(id);
    }
  };
  const freeze = async (): Promise<EditorSnapshot | null> => {
    isFreezing = true;
    try {
      return (await options.editor()?.snapshot()) ?? null;
    } finally {
      isFreezing = false;
    }
  };
  const abort = (mine: Press | undefined): boolean => {
    if (mine === undefined) return false;
    if (mine.isSent) takeBack(mine);
    else mine.life.abort();
    return true;
  };
  const canSubmit = (): boolean => {
    const editor = options.editor()?.state;
    if (!editor?.document || editor.busy !== null || isFreezing) return false;
    return editOfState(state.edits, editor.document) === undefined;
  };
  return {
    canSubmit,
    submit: async (request) => {
      if (!canSubmit()) return;
      const snapshot = await freeze();
      if (snapshot === null) return;
      const { documentId, revision } = snapshot;
      try {
        await run({ request, documentId, revision, joins: null, seedShift: 0 }, snapshot);
      } finally {
        snapshot.release();
      }
    },
    again: async (taskId, { revision, results }) => {
      const former = sent.find(taskId);
      if (former === undefined) return;
      const { request, documentId } = former;
      await run({ request, documentId, revision, joins: taskId, seedShift: results }, null);
    },
    abort: (id) => abort(id === undefined ? [...presses.values()].at(-1) : presses.get(id)),
    abortRow: (tempId) => abort([...presses.values()].find((one) => one.tempId === tempId)),
    resume: async (heldId, { kind, parts: frozen, origin }) => {
      const { prompt } = origin;
      const { documentId, revision, joins } = origin.by === 'editor' ? origin : NO_DOCUMENT;
      const request = { kind, prompt, parts: async () => frozen };
      await run({ request, documentId, revision, joins, seedShift: 0, heldId, frozen }, null);
    },
  };
};
