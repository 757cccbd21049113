/** Where the build puts the service worker. */
const WORKER = '/sw.js';

/** What registering needs of the page. */
export type WorkerPage = Pick<Window, 'setTimeout' | 'fetch'> & {
  addEventListener(name: 'load', listener: () => void, options: { readonly once: true }): void;
  readonly document: Pick<Document, 'readyState'>;
  readonly navigator: { readonly serviceWorker?: Pick<ServiceWorkerContainer, 'register'> };
  readonly requestIdleCallback?: (work: () => void) => number;
};

/** How long a browser without idle times is left alone after loading, ms. */
const CALM_MS = 2_000;

/**
 * Lets the browser keep the app for starts without a network, once the page is loaded and has nothing
 * else to do. Browsers offer it to secure contexts only; elsewhere everything is as it was.
 */
export const registerWorker = (
  page: WorkerPage,
  log: (message: string, error?: unknown) => void,
): void => {
  const { serviceWorker } = page.navigator;
  if (serviceWorker === undefined) return;
  const register = async (): Promise<void> => {
    // Registering brings back a worker that is just leaving because the server has none any more.
    const { ok } = await page.fetch(WORKER, { method: 'HEAD', cache: 'no-store' });
    if (ok) await serviceWorker.register(WORKER, { updateViaCache: 'none' });
  };
  const tryTo = (): void => {
    register().catch((error: unknown) => log('The app could not be kept for offline use', error));
  };
  const whenIdle = (): void => {
    if (page.requestIdleCallback !== undefined) page.requestIdleCallback(tryTo);
    else page.setTimeout(tryTo, CALM_MS);
  };
  if (page.document.readyState === 'complete') whenIdle();
  else page.addEventListener('load', whenIdle, { once: true });
};
