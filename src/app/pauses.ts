/** By now a page that is not drawn would have been, ms. */
const UNSEEN_MS = 500;
/** Work that nobody waits for is done after this long, ms, however busy the page is. */
const IDLE_MS = 2_000;

/** Nobody may be there for this long, ms. */
const ALONE_MS = 5_000;
/** What somebody does who is about to use the page. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'wheel',
  'scroll',
  'dragenter',
  'paste',
] as const;

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

/**
 * Resolves with the first sign of somebody there, or after a while alone: for what only doing something
 * needs, which else would be in the way of seeing.
 */
export const somebody = (): Promise<void> =>
  new Promise((done) => {
    const waiting = new AbortController();
    const come = (): void => {
      waiting.abort();
      clearTimeout(timer);
      done();
    };
    const timer = setTimeout(come, ALONE_MS);
    const options = { signal: waiting.signal, capture: true, passive: true };
    for (const sign of SIGNS) window.addEventListener(sign, come, options);
  });

let tellReady: () => void;

/** Resolves when what does the user's work is there, or did not come. */
export const ready = new Promise<void>((done) => {
  tellReady = done;
});

/** Lets those go on who wait for {@link ready}. */
export const beReady = (): void => tellReady();
