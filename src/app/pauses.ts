/** By now a page that is not drawn would have been, ms. */
const UNSEEN_MS = 500;
/** Work that nobody waits for is done after this long, ms, however busy the page is. */
const IDLE_MS = 2_000;

/** Ends the task: the browser answers and draws before the next piece of work. */
export const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Resolves when what the page has was drawn; in a hidden tab, where nothing is drawn, at once. */
export const drawn = (): Promise<void> =>
  new Promise((done) => {
    if (document.visibilityState === 'hidden') return done();
    setTimeout(done, UNSEEN_MS);
    requestAnimationFrame(() => setTimeout(done));
  });

/** Resolves when the browser has nothing else to do, as far as it can tell. */
export const idle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: IDLE_MS });
    else setTimeout(done);
  });
