import {
  type Api,
  type ApiOptions,
  createApi,
  createLock,
  createProbe,
  createRegisterGuest,
  createTokenSource,
  createTransport,
  randomLetters,
  systemClock,
  type TokenSource,
} from '../net/index.ts';

/** How this page reaches the server. */
export interface Connection {
  readonly api: Api;
  readonly tokens: TokenSource;
  /** Whether anything answers at a foreign web address. */
  readonly answers: (url: string, signal?: AbortSignal) => Promise<boolean>;
  /** Tells this page from others of the same user: 8 letters. */
  readonly suffix: string;
}

/** Letters of a connection id's suffix (decision 13). */
const SUFFIX_LENGTH = 8;

/** Connects the page to its own origin with the browser's own means. */
export const connect = (
  window: Window & typeof globalThis,
  storage: Storage,
  log: (message: string, error?: unknown) => void,
  tell: Pick<ApiOptions, 'onReachable' | 'onLoginNeeded'>,
): Connection => {
  const clock = systemClock;
  const suffix = randomLetters(SUFFIX_LENGTH);
  const transport = createTransport({
    fetch: (...given) => window.fetch(...given),
    clock,
    newXhr: () => new XMLHttpRequest(),
  });
  const locks = window.navigator.locks ?? null;
  const tokens = createTokenSource({
    storage,
    clock,
    log,
    register: createRegisterGuest(transport, ''),
    lock: createLock({ name: 'anonymous-registration', locks, storage, clock, owner: suffix }),
  });
  const api = createApi({ baseUrl: '', tokens, transport, clock, ...tell });
  return {
    api,
    tokens,
    answers: createProbe((...given) => window.fetch(...given)),
    suffix,
  };
};
