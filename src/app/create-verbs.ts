import {
  type Api,
  type Clock,
  newIdempotencyKey,
  randomLetters,
  type TokenSource,
} from '../net/index.ts';
import { createAccountActions } from './commands/account-actions.ts';
import type { Actions } from './commands/actions.ts';
import { createDetailActions } from './commands/detail-actions.ts';
import { createDownloads } from './commands/download.ts';
import { createEnhanceImage } from './commands/enhance-image.ts';
import { createExpandImage } from './commands/expand-image.ts';
import { createGenerate } from './commands/generate.ts';
import { goOnWithHeld } from './commands/go-on-with-held.ts';
import type { Presses } from './commands/late-presses.ts';
import { createOpenAddress, type OpenAddressOptions } from './commands/open-address.ts';
import { createOpenFiles } from './commands/open-files.ts';
import { createPictureActions, type PictureActions } from './commands/picture-actions.ts';
import { createRedrawArea } from './commands/redraw-area.ts';
import { createRemoveSelectedArea } from './commands/remove-selected-area.ts';
import { createRetryEdit } from './commands/retry-edit.ts';
import type { SentEdits } from './commands/sent-edits.ts';
import { createSubmitEdit } from './commands/submit-edit.ts';
import { createTaskActions } from './commands/task-actions.ts';
import type { Stores } from './create-stores.ts';
import { createTools, type Tools, type ToolsOptions } from './create-tools.ts';
import { goToView, viewOfPath } from './events/edit-address.ts';
import { createObjectUrls, type ObjectUrls } from './events/object-urls.ts';
import type { OtherTabs } from './events/other-tabs.ts';
import { saveFile, saveLink } from './events/save-file.ts';
import { browserSharer, createShareFile } from './events/share-file.ts';
import type { Announce } from './events/window-events.ts';
import type { Following } from './follow/create-following.ts';
import type { FetchResult } from './follow/fetch-result.ts';
import type { EditorHolder } from './load-editor.ts';
import { createHeldStorage } from './outbox/held-storage.ts';
import { createOutbox, type Outbox } from './outbox/outbox.ts';
import type { WorkspaceClaims } from './saved-work/workspace-claims.ts';
import { TOOL_KINDS } from './stores/tool-traits.ts';

/** What the verbs act on. */
export interface VerbsOptions {
  readonly api: Api;
  readonly tokens: TokenSource;
  readonly stores: Stores;
  readonly holder: EditorHolder;
  readonly following: Following;
  readonly fetchResult: FetchResult;
  /** Lives as long as the tab. */
  readonly tabStorage: ToolsOptions['tabStorage'];
  readonly sent: SentEdits;
  readonly otherTabs: Pick<OtherTabs, 'tell'>;
  readonly announce: Announce;
  readonly clock: Clock;
  /** One tab's claims on what all tabs share. */
  readonly claims: WorkspaceClaims;
  readonly tabId: string;
  readonly answers: OpenAddressOptions['answers'];
  /** Leaves the page for one that has forgotten everything. */
  readonly startAnew: () => void;
  readonly log: (message: string, error?: unknown) => void;
}

/** Everything that the user can do. */
export interface Verbs {
  /** What the commands that ask for pictures do. */
  readonly presses: Presses;
  readonly actions: Actions;
  readonly pictureActions: PictureActions;
  readonly tools: Tools;
  readonly objectUrls: ObjectUrls;
  readonly outbox: Outbox;
}

/** Tell works apart that are held in one millisecond. */
const ID_LETTERS = 8;

/** Makes all verbs. */
export const createVerbs = (options: VerbsOptions): Verbs => {
  const { api, tokens, stores, holder, following, otherTabs, announce, clock, log } = options;
  const { tasks, creations, notices, server, editorStore } = stores;
  const { follower, placer } = following;
  const objectUrls = createObjectUrls(URL);
  const onCreated = (taskId: string): void => {
    following.own(taskId);
    otherTabs.tell();
  };
  const forgetUnseen = (): void =>
    objectUrls.keepOnly(new Set(tasks.state.editItems.map((row) => row.originalImageUrl ?? '')));
  const outbox = createOutbox({
    ...{ server, clock, log, claims: options.claims, tabId: options.tabId },
    api: {
      edit: (...given) => follower.expect(api.edit(...given)),
      createTask: (...given) => follower.expect(api.createTask(...given)),
    },
    newId: () => `${clock.now()}-${randomLetters(ID_LETTERS)}`,
    storage: createHeldStorage(() => indexedDB),
    onAdopted: (held) => void goOnWithHeld(held, { generate, submitter, tools }),
  });
  const shared = {
    api,
    outbox,
    tokens,
    tasks,
    creations,
    notices,
    follower,
    announce,
    clock,
    log,
    onCreated,
    now: clock.now,
    editor: holder.current,
    newKey: newIdempotencyKey,
  };
  const bringing = { server, log, onOpened: () => tasks.select(null) };
  const opener = createOpenFiles({
    ...bringing,
    openEditor: holder.open,
    showEditor: () => goToView(viewOfPath(location.pathname) ?? 'edit'),
    store: editorStore,
    notices,
  });
  const submitter = createSubmitEdit({
    ...shared,
    sent: options.sent,
    store: editorStore,
    placer,
    addressOf: objectUrls.make,
    onSubmitted: () => {
      // The result comes to lie where its frame was.
      holder.current()?.expansion.hideInPlace();
      goToView('edit');
    },
  });
  const edits = {
    ...{ submitter, notices, editor: holder.current, redraw: stores.redraw },
    sent: options.sent,
  };
  const downloads = createDownloads({
    ...shared,
    imaging: holder.imaging,
    save: saveFile,
    openLink: saveLink,
    describes: () => stores.settings.state.describesPng,
  });
  const taskActions = createTaskActions({
    ...shared,
    gallery: stores.gallery,
    earlier: stores.earlier,
    openBlob: opener.openBlob,
    tellOtherTabs: otherTabs.tell,
    onListRead: forgetUnseen,
  });
  const detailActions = createDetailActions({
    ...shared,
    store: stores.detail,
    openBlob: opener.openBlob,
    carryRedraw: ({ prompt, seed }) => {
      stores.redraw.setPrompt(prompt);
      stores.redraw.setOptions({ seed });
    },
    share: createShareFile(browserSharer(globalThis)),
    save: downloads.downloadResult,
  });
  const tools = createTools({
    ...shared,
    server,
    store: stores.tools,
    tabStorage: options.tabStorage,
    answers: options.answers,
    imaging: holder.imaging,
    fetchResult: options.fetchResult,
    addressOf: objectUrls.make,
    cancelTask: taskActions.cancelTask,
    editResult: detailActions.editResult,
    downloadToolResult: downloads.downloadToolResult,
  });
  const generate = createGenerate({ ...shared, promptHistory: stores.promptHistory });
  const retryEdit = createRetryEdit(edits);
  const enhance = createEnhanceImage(edits);
  const actions: Actions = {
    ...taskActions,
    ...downloads,
    ...detailActions,
    ...createAccountActions({
      ...shared,
      store: stores.account,
      openLink: saveLink,
      startAnew: options.startAnew,
    }),
    reuse: async (detail) => {
      const kind = TOOL_KINDS.find((one) => one === detail.kind);
      if (kind === undefined) return detailActions.reuse(detail);
      return (await tools.actions.reuse(kind, detail)) ? kind : null;
    },
    openFiles: opener.openFiles,
    takeFiles: opener.takeFiles,
    openAddress: createOpenAddress({
      ...bringing,
      api,
      answers: options.answers,
      open: opener.open,
    }),
    cancelHeld: (id) => generate.takeBackHeld(id) || submitter.abortRow(id) || tools.cancelRow(id),
    cancelSending: (pressId) => void submitter.abort(pressId),
    leaveResult: placer.leave,
    retryEdit: async (id) => {
      if (!(await tools.retry(id))) await retryEdit(id);
    },
    enhance: enhance.run,
    askAgain: async () => {
      const { review } = stores.review.state;
      if (review === null) return;
      const { taskId, originRevision: revision, variants } = review;
      await submitter.again(taskId, { revision, results: variants.length });
    },
  };
  const pictureActions = createPictureActions({
    ...shared,
    readNotes: (taskId) => shared.api.taskDetail(taskId),
    openBlob: opener.openBlob,
    takeFiles: tools.actions.takeFiles,
    goToView,
    enhance: enhance.run,
    generate: generate.run,
    copy: (words) => navigator.clipboard.writeText(words),
  });
  const presses: Presses = {
    generate,
    expand: createExpandImage(edits),
    remove: createRemoveSelectedArea(edits),
    redraw: createRedrawArea(edits),
    enhance,
  };
  return { presses, actions, pictureActions, tools, objectUrls, outbox };
};
