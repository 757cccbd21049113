import { proxy, subscribe } from 'valtio/vanilla';
import type { Editor } from '../canvas/index.ts';
import { type Api, inTime, systemClock } from '../net/index.ts';
import type { Actions } from './commands/actions.ts';
import type { CommandState, Commands } from './commands/command.ts';
import { createCommands, enabledOf } from './commands/create-commands.ts';
import { watchKeyboard } from './commands/keyboard.ts';
import { latePresses } from './commands/late-presses.ts';
import type { PictureActions } from './commands/picture-actions.ts';
import type { ReviewResults } from './commands/review-results.ts';
import type { ToolActions } from './commands/tools/tool-actions.ts';
import { connect } from './connect.ts';
import { createStores } from './create-stores.ts';
import type { Work } from './create-work.ts';
import { goToView } from './events/edit-address.ts';
import { followStartAnew, startAnew } from './events/forget-local-work.ts';
import { keepTrying } from './events/keep-trying.ts';
import { mirrorInputLock } from './events/mirror-input-lock.ts';
import { noteLoad } from './events/page-load.ts';
import { createPageStorage } from './events/page-storage.ts';
import { readTabId } from './events/tab-id.ts';
import { watchInputLock } from './events/watch-input-lock.ts';
import { watchPage } from './events/watch-page.ts';
import { createAnnounce } from './events/window-events.ts';
import { createLate, type LateMethods, lateMethods } from './late.ts';
import { idle } from './pauses.ts';
import { createPageReports, type PageReports } from './reports/page-reports.ts';
import { createSendReport } from './reports/send-report.ts';
import { createWorkHint } from './saved-work/work-hint.ts';
import type { AccountStore } from './stores/account-store.ts';
import type { CreationStore } from './stores/creation-store.ts';
import type { DetailStore } from './stores/detail-store.ts';
import type { EarlierCreations } from './stores/earlier-creations.ts';
import type { EditorStore, EditView } from './stores/editor-store.ts';
import type { GalleryStore } from './stores/gallery-store.ts';
import type { HttpsHint } from './stores/https-hint.ts';
import type { LoginStore } from './stores/login-store.ts';
import { type Notices, tellNotLoaded } from './stores/notices.ts';
import type { PromptHistory } from './stores/prompt-history.ts';
import type { RedrawStore } from './stores/redraw-store.ts';
import { restoreCreations } from './stores/restore-creations.ts';
import type { ReviewStore } from './stores/review-store.ts';
import type { ServerStore } from './stores/server-store.ts';
import type { SettingsStore } from './stores/settings-store.ts';
import type { TaskStore } from './stores/task-store.ts';
import type { ToolStore } from './stores/tool-store.ts';
import { TOOL_WORK } from './stores/tool-traits.ts';
import type { UserStore } from './stores/user-store.ts';

/** Which screen is shown, as far as shortcuts are concerned. */
export type ScreenScope = 'home' | 'editor' | 'other';

/** Everything that the screens use; they get it through one React context. */
export interface Session {
  readonly notices: Notices;
  readonly httpsHint: HttpsHint;
  readonly creations: CreationStore;
  /** What Home shows beneath those. */
  readonly earlier: EarlierCreations;
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
  readonly toolActions: LateMethods<ToolActions>;
  /** What is done with the results under review. */
  readonly reviews: LateMethods<ReviewResults>;
  /** Which commands are enabled, a valtio proxy. */
  readonly enabled: CommandState;
  readonly commands: Commands;
  readonly actions: LateMethods<Actions>;
  /** What is done with the pictures on Home. */
  readonly pictureActions: LateMethods<PictureActions>;
  readonly api: Api;
  /** Removes the stored user, and what this tab shows of their pictures; where that leads is the screen's matter. */
  logOut(): void;
  /** Whether a picture is likely to be open once the editor is there. */
  expectsWork(): boolean;
  /** Whether a tool may have something to bring back. */
  expectsToolWork(): boolean;
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
  /**
   * Asks what the server is like and loads the code that does the user's work, which comes else when
   * it is first needed; call it once, when the first view is there. Never rejects.
   */
  getReady(): Promise<void>;
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
  const { api, tokens, answers, suffix } = connect(window, localStorage, log, {
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

  const makeWork = async (): Promise<Work> => {
    const { createWork } = await inTime(import('./create-work.ts'));
    return createWork({
      ...{ api, tokens, answers, suffix, stores, announce, clock, log },
      ...{ localStorage, sessionStorage },
      onEditorChanged: () => refreshEnabled(),
      startAnew: () => startAnew(window),
    });
  };
  const work = createLate(async () => {
    try {
      return await makeWork();
    } catch (error) {
      tellNotLoaded(notices, error);
      throw error;
    }
  });
  /** Follows a task, and tells its end as one of this tab's own. */
  const followOwn = async (taskId: string): Promise<void> => {
    const { following } = await work.load();
    following.own(taskId);
    following.follower.follow(taskId);
  };
  const actions = lateMethods(work, (whole) => whole.actions);
  const commands = createCommands({
    ...latePresses(work, creations),
    view: () => editorStore.state.view,
    goToView,
    onNew: () => {
      tasks.select(null);
      notices.notify('info', 'message.pictureCleared', {}, { kind: 'undo-new' });
    },
    creations,
    editor: () => work.current()?.holder.current() ?? null,
    actions,
    showShortcuts: () => showShortcuts(),
    onCleared: () => {
      memory.clear();
      announce('clearCreations', {});
    },
  });
  const view = (): EditView => editorStore.state.view;
  const enabled = proxy(enabledOf(commands, view()));
  const refreshEnabled = (): void => void Object.assign(enabled, enabledOf(commands, view()));
  const remember = (): void => {
    const { creations: list, form, inputDisabled } = creations.state;
    memory.save(list, form, inputDisabled);
    refreshEnabled();
  };
  const workHint = createWorkHint(localStorage, readTabId(sessionStorage));
  const noteWork = (): void => {
    const { ready, documentName } = editorStore.state;
    if (ready) workHint.note(documentName !== null);
  };
  const disposers: (() => void)[] = [];
  const startWatching = async (): Promise<void> => {
    const { watchMore } = await import('./watch-more.ts');
    disposers.push(watchMore(window, reports, notices));
  };

  return {
    notices,
    httpsHint: stores.httpsHint,
    creations,
    earlier: stores.earlier,
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
    toolActions: lateMethods(work, ({ tools }) => tools.actions),
    reviews: lateMethods(work, (whole) => whole.reviews),
    enabled,
    commands,
    actions,
    pictureActions: lateMethods(work, (whole) => whole.pictureActions),
    api,
    logOut: () => {
      creations.clear();
      memory.clear();
      stores.promptHistory.clear();
      tokens.forget();
    },
    expectsWork: workHint.isThere,
    expectsToolWork: () => sessionStorage.getItem(TOOL_WORK) !== null,
    openEditor: async () => (await work.load()).holder.open(),
    showScope: (shown) => {
      scope = shown;
    },
    showView: (shown) => {
      // A review belongs to the view that it came in; going on is accepting.
      if (editorStore.state.view !== shown && stores.review.state.review !== null)
        work.current()?.reviews.accept();
      editorStore.state.view = shown;
    },
    onShowShortcuts: (handler) => {
      showShortcuts = handler;
      return () => {
        showShortcuts = () => {};
      };
    },
    start: () => {
      disposers.push(followStartAnew(window));
      const isReload = noteLoad(sessionStorage, window);
      disposers.push(settings.stop, user.stop, stores.earlier.stop, () => work.current()?.stop());
      disposers.push(watchInputLock({ target: window, page: document, creations, memory, clock }));
      restoreCreations(
        { memory, creations, tasks, follow: (taskId) => void followOwn(taskId) },
        isReload,
      );
      disposers.push(subscribe(creations.state, remember));
      disposers.push(subscribe(editorStore.state, refreshEnabled));
      disposers.push(subscribe(editorStore.state, noteWork));
      disposers.push(mirrorInputLock(creations, announce));
      disposers.push(watchKeyboard({ target: window, commands, scope: () => scope, view }));
      const onUserChangedElsewhere = tokens.changedElsewhere;
      const { openFiles } = actions;
      // What is not there yet follows nothing.
      const reconcile = async (): Promise<void> => work.current()?.following.follower.reconcile();
      const elsewhere = {
        onUserChangedElsewhere,
        onSettingsChangedElsewhere: settings.changedElsewhere,
      };
      disposers.push(watchPage({ window, reconcile, server, ...elsewhere, openFiles }));
      disposers.push(keepTrying(server, clock));
    },
    getReady: async () => {
      // In pieces, none of which holds up the page: what checks, what reads answers, then the rest.
      await import('../net/contracts/jitless.ts').catch(() => undefined);
      await idle();
      await import('../net/answer-reader.ts').catch(() => undefined);
      await idle();
      await startWatching().catch((error: unknown) => log('Less is watched', error));
      void server.load();
      await idle();
      await work.load().catch((error: unknown) => log('What does the work is not there', error));
    },
    stop: () => {
      for (const dispose of disposers.splice(0).reverse()) dispose();
    },
  };
};
