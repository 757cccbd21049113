import {
  type Api,
  type Clock,
  type LiveChannel,
  type LiveChannelEvents,
  type TokenSource,
  whenKnown,
} from '../net/index.ts';
import { createLiveChannel } from '../net/live-channel.ts';
import { createReviewResults, type ReviewResults } from './commands/review-results.ts';
import { createSentEdits } from './commands/sent-edits.ts';
import type { Connection } from './connect.ts';
import type { Stores } from './create-stores.ts';
import { createVerbs, type Verbs } from './create-verbs.ts';
import { askBeforeLeaving } from './events/ask-before-leaving.ts';
import { createOtherTabs } from './events/other-tabs.ts';
import { readTabId } from './events/tab-id.ts';
import type { Announce } from './events/window-events.ts';
import { createFollowing, type Following } from './follow/create-following.ts';
import { createFetchResult } from './follow/fetch-result.ts';
import { createEditorHolder, type EditorHolder } from './load-editor.ts';
import { sendWhenBack } from './outbox/send-when-back.ts';
import { createClaims } from './saved-work/create-claims.ts';
import { createExpectedResults } from './saved-work/expected-results.ts';
import { followExpected } from './saved-work/follow-expected.ts';
import { wantsHandle } from './wanted-surface.ts';

/** What work is done with. */
export interface WorkOptions {
  readonly api: Api;
  readonly tokens: TokenSource;
  readonly answers: Connection['answers'];
  readonly suffix: Connection['suffix'];
  readonly stores: Stores;
  readonly announce: Announce;
  readonly clock: Clock;
  readonly localStorage: Storage;
  /** Lives as long as the tab. */
  readonly sessionStorage: Storage;
  /** Told after every change of the editor's state. */
  readonly onEditorChanged: () => void;
  /** Leaves the page for one that has forgotten everything. */
  readonly startAnew: () => void;
  readonly log: (message: string, error?: unknown) => void;
}

/** All that does something, as against what the page shows from its start. */
export interface Work extends Verbs {
  readonly holder: EditorHolder;
  readonly following: Following;
  /** What is done with the results under review. */
  readonly reviews: ReviewResults;
  /** Ends everything. */
  stop(): void;
}

/**
 * Wires what does the user's work, and begins to send what waits for the network. The page loads
 * this code after its first view, or when somebody wants something done.
 */
export const createWork = (options: WorkOptions): Work => {
  const { api, stores, clock, log, localStorage, sessionStorage } = options;
  const { tasks, notices, editorStore, server } = stores;
  const claims = createClaims(window);
  const holder = createEditorHolder({
    store: editorStore,
    settings: stores.settings,
    onChanged: () => {
      options.onEditorChanged();
      reviews.follow();
    },
    isHandleWanted: () => wantsHandle(location),
    notices,
    tasks,
    claims,
    tabStorage: sessionStorage,
    onRestored: (editor) =>
      followExpected(editor, { expected, placer, follower, tasks, store: editorStore, own }),
    log,
  });
  const refreshList = (): void => {
    // Asking for one would make a guest of whom nobody knows yet.
    const isKnown = stores.user.state.user !== null;
    if (isKnown && tasks.state.editList !== 'idle') void verbs.actions.loadEditList();
    void stores.gallery.reload();
    void stores.earlier.reload();
  };
  const otherTabs = createOtherTabs(refreshList);
  const onGenerated = (): void => {
    void stores.earlier.reload();
    otherTabs.tell();
  };
  const fetchResult = createFetchResult(api, clock);
  const around = { ...options, refreshList, onGenerated, fetchResult, editor: holder.current };
  const { opened } = holder;
  const expected = createExpectedResults(localStorage);
  const reviews = createReviewResults({ ...around, tasks, notices, store: stores.review });
  const createChannel = (events: LiveChannelEvents): LiveChannel =>
    createLiveChannel({
      ...options,
      events,
      credentials: async (signal) => {
        // Whoever makes the first task becomes a guest by that call, which has more time for it.
        await whenKnown(options.tokens, signal);
        return api.liveCredentials({ signal });
      },
      pageUrl: window.location.href,
    });
  const following = createFollowing({
    ...around,
    ...stores,
    opened,
    createChannel,
    expected,
    reviews,
  });
  const { follower, placer, own } = following;
  const verbs = createVerbs({
    ...around,
    tabStorage: sessionStorage,
    holder,
    following,
    sent: createSentEdits(),
    otherTabs,
    claims,
    tabId: readTabId(sessionStorage),
  });
  const onBack = (): void => {
    refreshList();
    void follower.reconcile();
  };
  const stopSending = sendWhenBack({ outbox: verbs.outbox, server, onBack });
  const stopAsking = askBeforeLeaving(window, { editor: editorStore, tools: stores.tools });
  return {
    ...verbs,
    holder,
    following,
    reviews,
    stop: () => {
      stopAsking();
      stopSending();
      verbs.tools.stop();
      following.stop();
      holder.destroy();
      verbs.objectUrls.revokeAll();
      otherTabs.close();
    },
  };
};
