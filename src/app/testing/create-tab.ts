import { proxy } from 'valtio/vanilla';
import type { CreateOptions, UploadOptions } from '../../net/api.ts';
import { type Compose, type CreateTask, TASK_STATUS } from '../../net/contracts/index.ts';
import type { EditCall, EditParts, StoredUser } from '../../net/index.ts';
import { createFakeClock, createFakeStorage, settle } from '../../net/testing/fakes.ts';
import { createEnhanceImage } from '../commands/enhance-image.ts';
import { createExpandImage } from '../commands/expand-image.ts';
import { createGenerate } from '../commands/generate.ts';
import { goOnWithHeld } from '../commands/go-on-with-held.ts';
import { createRedrawArea } from '../commands/redraw-area.ts';
import { createRemoveSelectedArea } from '../commands/remove-selected-area.ts';
import { createRetryEdit } from '../commands/retry-edit.ts';
import { createReviewResults } from '../commands/review-results.ts';
import { createSentEdits } from '../commands/sent-edits.ts';
import { createSubmitEdit } from '../commands/submit-edit.ts';
import { createTools } from '../create-tools.ts';
import { createFollowing } from '../follow/create-following.ts';
import { createFetchResult } from '../follow/fetch-result.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { sendWhenBack } from '../outbox/send-when-back.ts';
import { createExpectedResults } from '../saved-work/expected-results.ts';
import { followExpected } from '../saved-work/follow-expected.ts';
import type { WorkspaceClaims } from '../saved-work/workspace-claims.ts';
import { createCreationMemory } from '../stores/creation-memory.ts';
import { createCreationStore } from '../stores/creation-store.ts';
import { createEditorStore } from '../stores/editor-store.ts';
import { createNotices } from '../stores/notices.ts';
import { createPromptHistory } from '../stores/prompt-history.ts';
import { createRedrawStore } from '../stores/redraw-store.ts';
import { createReviewStore } from '../stores/review-store.ts';
import { createTaskStore } from '../stores/task-store.ts';
import { createToolStore } from '../stores/tool-store.ts';
import { LOGIC_TEXTS } from '../text-keys.ts';
import { createFakeEditor } from './fake-editor.ts';
import { createFakeHeld } from './fake-held.ts';
import { createFakePictures } from './fake-pictures.ts';
import { createFakeServer } from './fake-server.ts';

const USER: StoredUser = {
  userId: 'u1',
  token: 't1',
  name: 'Guest',
  email: null,
  picture: null,
  isGuest: true,
  expiresIn: 60,
};

/** What a reload leaves as it is: the server, what the browser keeps, the saved document. */
const createLasting = () => ({
  server: createFakeServer(),
  storage: createFakeStorage(),
  editor: createFakeEditor(),
});
type Lasting = ReturnType<typeof createLasting> & {
  /** What waits for the network. */
  readonly held?: ReturnType<typeof createFakeHeld>;
  /** Who may take over what waits; this tab, unless told otherwise. */
  readonly claims?: WorkspaceClaims;
};
const OURS: WorkspaceClaims = { take: async () => true, release: () => {} };

/** One tab's logic over a fake server, editor, clock and storage, wired as the session does it. */
export const createTab = (lasting: Lasting = createLasting()) => {
  const { server, storage, editor, held = createFakeHeld(), claims = OURS } = lasting;
  const clock = createFakeClock();
  const tasks = createTaskStore({ now: clock.now });
  const creations = createCreationStore({ now: clock.now });
  const notices = createNotices();
  const editorStore = createEditorStore();
  const memory = createCreationMemory({ storage, tabId: 'tab1', now: clock.now });
  const announced: string[] = [];
  const sent: { task?: CreateTask; kind?: EditCall; parts?: EditParts<EditCall>; key: string }[] =
    [];
  const identity: { token: string | null; user: StoredUser | null } = { token: 't1', user: USER };
  const answers: {
    fail: unknown;
    wait: Promise<void> | null;
    uploaded: number;
    isReachable: boolean;
  } = {
    fail: null,
    wait: null,
    uploaded: 0.5,
    isReachable: true,
  };
  let keys = 0;
  let made = 100;

  const create = async (kind: 'text-to-image' | EditCall, signal?: AbortSignal) => {
    await answers.wait;
    signal?.throwIfAborted();
    if (answers.fail !== null) throw answers.fail;
    const taskId = server.add(made++, kind);
    return { taskId, promptId: taskId };
  };
  const api = {
    ...server.api,
    createTask: (task: CreateTask, { idempotencyKey: key, signal }: CreateOptions) => {
      sent.push({ task, key });
      return create('text-to-image', signal);
    },
    edit: (kind: EditCall, parts: EditParts<EditCall>, options: UploadOptions) => {
      sent.push({ kind, parts, key: options.idempotencyKey });
      options.onUpload?.(answers.uploaded);
      return create(kind, options.signal);
    },
    compose: async (taskId: string, { variant, feather }: Compose) => {
      if (answers.fail !== null) throw answers.fail;
      const url = `composed ${taskId.slice(-3)} ${variant} ${feather}`;
      return { imageId: taskId, url, width: 30, height: 20 };
    },
    imageBlob: async (url: string) => {
      await answers.wait;
      if (answers.fail !== null) throw answers.fail;
      return new Blob([url]);
    },
  };
  const serverState = proxy({ online: true, reachable: true });
  const outbox = createOutbox({
    ...{ clock, storage: held, tabId: 'tab1' },
    api: {
      edit: (...given) => follower.expect(api.edit(...given)),
      createTask: (...given) => follower.expect(api.createTask(...given)),
    },
    server: {
      state: serverState,
      load: async () => {
        serverState.reachable = answers.isReachable;
      },
    },
    claims,
    newId: () => `held-${String(held.made()).padStart(3, '0')}`,
    onAdopted: (work) => void goOnWithHeld(work, { generate, submitter, tools }),
    log: () => {},
  });
  const shared = {
    api,
    outbox,
    tasks,
    creations,
    notices,
    clock,
    editor: () => editor.editor,
    opened: async () => editor.editor,
    tokens: { token: async () => identity.token, user: () => identity.user },
    announce: (name: string) => announced.push(name),
    newKey: () => `key-${keys++}`,
    log: () => {},
  };
  const expected = createExpectedResults(storage);
  const reviewStore = createReviewStore();
  const fetchResult = createFetchResult(api, clock);
  const reviews = createReviewResults({ ...shared, fetchResult, store: reviewStore });
  const following = createFollowing({
    ...shared,
    fetchResult,
    reviews,
    expected,
    editorStore,
    refreshList: () => {},
    onGenerated: () => {},
    createChannel: (events) => {
      let close: (() => void) | null = null;
      return {
        isOpen: () => close !== null,
        open: () => {
          close = server.listen(events.onMessage);
          events.onConnected(false);
        },
        close: () => {
          close?.();
          close = null;
        },
      };
    },
  });
  const { follower, placer, own: onCreated } = following;
  const promptHistory = createPromptHistory(storage);
  const generate = createGenerate({ ...shared, follower, onCreated, promptHistory });
  const sentEdits = createSentEdits();
  const views: string[] = [];
  const submitter = createSubmitEdit({
    ...shared,
    sent: sentEdits,
    store: editorStore,
    follower,
    placer,
    addressOf: () => 'blob:original',
    onCreated,
    onSubmitted: () => views.push('edit'),
  });
  const redrawStore = createRedrawStore();
  const around = { ...shared, submitter, sent: sentEdits, redraw: redrawStore };
  const remove = createRemoveSelectedArea(around);
  const expand = createExpandImage(around);
  const redraw = createRedrawArea(around);
  const enhance = createEnhanceImage(around);
  const retry = createRetryEdit(around);
  const toolStore = createToolStore();
  const downloads: unknown[] = [];
  const opened: unknown[] = [];
  const tools = createTools({
    ...shared,
    store: toolStore,
    tabStorage: storage,
    answers: async () => answers.isReachable,
    follower,
    onCreated,
    fetchResult,
    clock,
    now: clock.now,
    imaging: () => ({ pictures: createFakePictures() }),
    server: { maxUploadFor: async () => 1_000 },
    addressOf: () => 'blob:original',
    cancelTask: async (taskId) => {
      await api.cancelTask(taskId);
      follower.tell({ taskId, status: TASK_STATUS.cancelled });
    },
    editResult: async (...given) => opened.push(given) > 0,
    downloadToolResult: async (...given) => void downloads.push(given),
  });
  const stopSending = sendWhenBack({
    outbox,
    server: { state: serverState },
    onBack: () => {},
  });
  return {
    held,
    outbox,
    serverState,
    stopSending,
    tools,
    toolStore,
    downloads,
    opened,
    clock,
    server,
    storage,
    editor,
    tasks,
    creations,
    notices,
    editorStore,
    memory,
    announced,
    sent,
    identity,
    answers,
    following,
    expected,
    generate,
    promptHistory,
    submitter,
    remove,
    expand,
    redraw,
    redrawStore,
    enhance,
    reviews,
    reviewStore,
    retry,
    /** Where it led after each submission. */
    views,
    /** What a page does once its saved work is there again. */
    restored: (): void =>
      followExpected(editor, { ...following, expected, tasks, store: editorStore }),
    /** What the user was told, as English sentences, with the kind before. */
    told: (): readonly string[] =>
      notices.state.list.map((notice) => {
        const text = notice.key === null ? (notice.text ?? '') : LOGIC_TEXTS[notice.key];
        const words = text.replace(/\{\{(\w+)\}\}/g, (_, name) => String(notice.params[name]));
        return `${notice.kind}: ${words}`;
      }),
    settle,
  };
};
