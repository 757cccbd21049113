import { proxy, subscribe } from 'valtio/vanilla';
import type { Editor } from '../canvas/index.ts';
import { type Api, systemClock } from '../net/index.ts';
import type { Actions } from './commands/actions.ts';
import type { CommandState, Commands } from './commands/command.ts';
import { enabledOf } from './commands/create-commands.ts';
import { watchKeyboard } from './commands/keyboard.ts';
import type { PictureActions } from './commands/picture-actions.ts';
import { createSentEdits } from './commands/sent-edits.ts';
import type { ToolActions } from './commands/tools/tool-actions.ts';
import { connect } from './connect.ts';
import { createStores } from './create-stores.ts';
import { createVerbs } from './create-verbs.ts';
import { followStartAnew, startAnew } from './events/forget-local-work.ts';
import { createPageStorage } from './events/page-storage.ts';
import { keepTrying } from './events/keep-trying.ts';
import { mirrorInputLock } from './events/mirror-input-lock.ts';
import { createOtherTabs } from './events/other-tabs.ts';
import { readTabId } from './events/tab-id.ts';
import { noteLoad } from './events/page-load.ts';
import { watchInputLock } from './events/watch-input-lock.ts';
import { watchPage } from './events/watch-page.ts';
import { createAnnounce } from './events/window-events.ts';
import { createReviewResults, type ReviewResults } from './commands/review-results.ts';
import { createFetchResult } from './follow/fetch-result.ts';
import { createFollowing } from './follow/create-following.ts';
import { createEditorHolder, wantsHandle } from './load-editor.ts';
import { sendWhenBack } from './outbox/send-when-back.ts';
import { createClaims } from './saved-work/create-claims.ts';
import { createExpectedResults } from './saved-work/expected-results.ts';
import { followExpected } from './saved-work/follow-expected.ts';
import { createWorkHint } from './saved-work/work-hint.ts';
import { createPageReports, type PageReports } from './reports/page-reports.ts';
import { createSendReport } from './reports/send-report.ts';
import { watchSpeed } from './reports/watch-speed.ts';
import type { AccountStore } from './stores/account-store.ts';
import type { CreationStore } from './stores/creation-store.ts';
import type { DetailStore } from './stores/detail-store.ts';
import type { EditorStore, EditView } from './stores/editor-store.ts';
import type { GalleryStore } from './stores/gallery-store.ts';
import type { HttpsHint } from './stores/https-hint.ts';
import type { LoginStore } from './stores/login-store.ts';
import type { Notices } from './stores/notices.ts';
import type { PromptHistory } from './stores/prompt-history.ts';
import type { RedrawStore } from './stores/redraw-store.ts';
import type { ReviewStore } from './stores/review-store.ts';
import { restoreCreations } from './stores/restore-creations.ts';
import type { ServerStore } from './stores/server-store.ts';
import type { SettingsStore } from './stores/settings-store.ts';
import type { TaskStore } from './stores/task-store.ts';
import type { ToolStore } from './stores/tool-store.ts';
import type { UserStore } from './stores/user-store.ts';

/** Which screen is shown, as far as shortcuts are concerned. */
export type ScreenScope = 'home' | 'editor' | 'other';

/** Everything that the screens use; they get it through one React context. */
export interface Session {
  readonly notices: Notices;
  readonly httpsHint: HttpsHint;
  readonly creations: CreationStore;
  readonly promptHistory: PromptHistory;
  readonly gallery: GalleryStore;
  readonly detail: DetailStore;
  readonly tasks: TaskStore;
  readonly settings: SettingsStore;
  readonly user: UserStore;
  readonly server: ServerStore;
  readonly account: AccountStore;
  /** Whether the login dialog is open; the header and the server-call layer open it. */
  readonly login: LoginStore;
  /** Reports what is slow or breaks to the server's log; nothing in a development build. */
  readonly reports: PageReports;
  readonly editor: EditorStore;
  readonly redraw: RedrawStore;
  readonly review: ReviewStore;
  /** The instruction tools, and what is done on their screens. */
  readonly tools: ToolStore;
  readonly toolActions: ToolActions;
  /** What is done with the results under review. */
  readonly reviews: ReviewResults;
  /** Which commands are enabled, a valtio proxy. */
  readonly enabled: CommandState;
  readonly commands: Commands;
  readonly actions: Actions;
  /** What is done with the pictures on Home. */
  readonly pictureActions: PictureActions;
  readonly api: Api;
  /** Removes the stored user, and what this tab shows of their pictures; where that leads is the screen's matter. */
  logOut(): void;
  /** Whether a picture is likely to be open once the editor is there. */
  expectsWork(): boolean;
  /** Loads the editor's code on the first call; the same editor ever after. */
  openEditor(): Promise<Editor>;
  /** Tells which screen is shown, so that shortcuts of the other one do nothing. */
  showScope(scope: ScreenScope): void;
  /** Tells which view of the edit page the address names; `editor.state.view` is what was told. */
  showView(view: EditView): void;
  /** What `show-shortcuts` (the ? key) does; the screens set it. */
  onShowShortcuts(handler: () => void): () => void;
  /** Begins: reads what was stored, follows what is unfinished, listens to window and keys. */
  start(): void;
  /** Ends everything in the reverse order of its beginning. */
  stop(): void;
}

const log = (message: string, error?: unknown): void =>
  error === undefined ? console.warn(message) : console.warn(message, error);

/** Wires the product's parts together for one page. */
export const createSession = (): Session => {
  const clock = systemClock;
  const announce = createAnnounce(window);
  const localStorage = createPageStorage(() => window.localStorage);
  const sessionStorage = createPageStorage(() => window.sessionStorage);
  const { api, tokens, answers, createChannel } = connect(window, localStorage, log, {
    onReachable: (is) => stores.server.setReachable(is),
    onLoginNeeded: () => stores.login.open(),
  });
  const browser = { isSecureContext, localStorage, sessionStorage };
  const stores = createStores({ api, tokens, clock, log, ...browser });
  const { tasks, creations, settings, server, notices, editorStore, user, memory } = stores;
  const reports = createPageReports({
    clock,
    send: createSendReport(window.navigator, (...given) => window.fetch(...given)),
    path: () => window.location.pathname,
    isOn: import.meta.env.PROD,
  });
  let scope: ScreenScope = 'other';
  let showShortcuts = (): void => {};

  const claims = createClaims(window);
  const holder = createEditorHolder({
    store: editorStore,
    settings,
    onChanged: () => {
      refreshEnabled();
      reviews.follow();
    },
    isHandleWanted: () => wantsHandle(location),
    notices,
    claims,
    tabStorage: sessionStorage,
    onRestored: (editor) =>
      followExpected(editor, { expected, placer, follower, tasks, store: editorStore, own }),
    log,
  });
  const refreshList = (): void => {
    if (tasks.state.editList !== 'idle') void actions.loadEditList();
    void stores.gallery.reload();
  };
  const otherTabs = createOtherTabs(refreshList);
  const around = { api, announce, clock, log, createChannel, refreshList, editor: holder.current };
  const expected = createExpectedResults(localStorage);
  const sent = createSentEdits();
  const fetchResult = createFetchResult(api, clock);
  const reviews = createReviewResults({
    ...around,
    tasks,
    notices,
    fetchResult,
    store: stores.review,
  });
  const following = createFollowing({
    ...around,
    tasks,
    creations,
    expected,
    notices,
    editorStore,
    fetchResult,
    reviews,
  });
  const { follower, placer, own } = following;
  const { commands, actions, tools, objectUrls, pictureActions, outbox } = createVerbs({
    ...around,
    fetchResult,
    tabStorage: sessionStorage,
    tokens,
    answers,
    stores,
    holder,
    following,
    sent,
    otherTabs,
    claims,
    tabId: readTabId(sessionStorage),
    showShortcuts: () => showShortcuts(),
    startAnew: () => startAnew(window),
  });
  const view = (): EditView => editorStore.state.view;
  const enabled = proxy(enabledOf(commands, view()));
  const refreshEnabled = (): void => void Object.assign(enabled, enabledOf(commands, view()));
  const remember = (): void => {
    const { creations: list, form, inputDisabled } = creations.state;
    memory.save(list, form, inputDisabled);
    refreshEnabled();
  };
  const workHint = createWorkHint(localStorage);
  const noteWork = (): void => {
    const { ready, documentName } = editorStore.state;
    if (ready) workHint.note(documentName !== null);
  };
  const disposers: (() => void)[] = [];

  return {
    notices,
    httpsHint: stores.httpsHint,
    creations,
    promptHistory: stores.promptHistory,
    gallery: stores.gallery,
    detail: stores.detail,
    tasks,
    settings,
    user,
    server,
    account: stores.account,
    login: stores.login,
    reports,
    editor: editorStore,
    redraw: stores.redraw,
    review: stores.review,
    tools: stores.tools,
    toolActions: tools.actions,
    reviews,
    enabled,
    commands,
    actions,
    pictureActions,
    api,
    logOut: () => {
      creations.clear();
      memory.clear();
      stores.promptHistory.clear();
      tokens.forget();
    },
    expectsWork: workHint.isThere,
    openEditor: holder.open,
    showScope: (shown) => {
      scope = shown;
    },
    showView: (shown) => {
      // A review belongs to the view that it came in; going on is accepting.
      if (editorStore.state.view !== shown && stores.review.state.review !== null) reviews.accept();
      editorStore.state.view = shown;
    },
    onShowShortcuts: (handler) => {
      showShortcuts = handler;
      return () => {
        showShortcuts = () => {};
      };
    },
    start: () => {
      disposers.push(watchSpeed(window, reports), followStartAnew(window));
      const isReload = noteLoad(sessionStorage, window);
      disposers.push(settings.stop, user.stop, otherTabs.close, objectUrls.revokeAll);
      disposers.push(holder.destroy, following.stop, tools.stop);
      disposers.push(watchInputLock({ target: window, page: document, creations, memory, clock }));
      restoreCreations({ memory, creations, tasks, follower, own }, isReload);
      disposers.push(subscribe(creations.state, remember));
      disposers.push(subscribe(editorStore.state, refreshEnabled));
      disposers.push(subscribe(editorStore.state, noteWork));
      disposers.push(mirrorInputLock(creations, announce));
      disposers.push(watchKeyboard({ target: window, commands, scope: () => scope, view }));
      const onUserChangedElsewhere = tokens.changedElsewhere;
      const takesPaste = (): boolean => scope === 'editor';
      const { openFiles } = actions;
      const page = { window, follower, server, onUserChangedElsewhere, openFiles, takesPaste };
      disposers.push(watchPage(page));
      disposers.push(keepTrying(server, clock));
      disposers.push(sendWhenBack({ outbox, server, onBack: refreshList }));
      void server.load();
    },
    stop: () => {
      for (const dispose of disposers.splice(0).reverse()) dispose();
    },
  };
};
