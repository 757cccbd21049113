import type { Api, Clock, TokenSource } from '../net/index.ts';
import { leaveOriginal, readTabId } from './events/tab-id.ts';
import { createAccountStore } from './stores/account-store.ts';
import { createCreationMemory } from './stores/creation-memory.ts';
import { createCreationStore } from './stores/creation-store.ts';
import { createDetailStore } from './stores/detail-store.ts';
import { createEarlierCreations } from './stores/earlier-creations.ts';
import { createEditorStore } from './stores/editor-store.ts';
import { createGalleryStore } from './stores/gallery-store.ts';
import { createHttpsHint } from './stores/https-hint.ts';
import { createLoginStore } from './stores/login-store.ts';
import { createNotices } from './stores/notices.ts';
import { createPromptHistory } from './stores/prompt-history.ts';
import { createRedrawStore } from './stores/redraw-store.ts';
import { createReviewStore } from './stores/review-store.ts';
import { createServerStore } from './stores/server-store.ts';
import { createSettingsStore } from './stores/settings-store.ts';
import { createTaskStore } from './stores/task-store.ts';
import { createToolStore } from './stores/tool-store.ts';
import { createUserStore } from './stores/user-store.ts';

/** What the stores need of the page. */
export interface StoresOptions {
  readonly api: Pick<Api, 'config' | 'creationList' | 'galleryList'>;
  readonly tokens: Pick<TokenSource, 'user' | 'onChange'>;
  readonly clock: Clock;
  readonly localStorage: Storage;
  /** Whether the page came over HTTPS (or from this machine). */
  readonly isSecureContext: boolean;
  readonly sessionStorage: Storage;
  readonly log: (message: string, error?: unknown) => void;
}

/** Makes every store of the page, with what was kept in the browser. */
export const createStores = (options: StoresOptions) => {
  const { api, tokens, clock, isSecureContext, localStorage, sessionStorage } = options;
  const { now } = clock;
  const originalId = leaveOriginal(sessionStorage);
  const tabId = readTabId(sessionStorage);
  return {
    account: createAccountStore(),
    login: createLoginStore(),
    notices: createNotices(),
    httpsHint: createHttpsHint({ isSecureContext, storage: localStorage }),
    server: createServerStore(api),
    user: createUserStore(tokens),
    settings: createSettingsStore(localStorage),
    tasks: createTaskStore({ now }),
    creations: createCreationStore({ now }),
    detail: createDetailStore(),
    earlier: createEarlierCreations({ api, tokens, now, log: options.log }),
    gallery: createGalleryStore({ api, now, log: options.log }),
    editorStore: createEditorStore(),
    redraw: createRedrawStore(),
    tools: createToolStore(),
    review: createReviewStore(),
    promptHistory: createPromptHistory(localStorage),
    memory: createCreationMemory({ storage: localStorage, tabId, originalId, now }),
  };
};
/** See {@link createStores}. */
export type Stores = ReturnType<typeof createStores>;
