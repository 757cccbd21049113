import { isPageEnlarged } from './page-enlarged.ts';

/**
 * Keeps touches of an element from the browser, but for what is focused by a tap in it. iPads take
 * quick strokes of a pen for handwriting, and lose them, where its touches are the browser's too
 * (Scribble). While the page is enlarged two fingers are the browser's. Returns the disposer.
 */
export function keepTouches(host: HTMLElement): () => void {
  const attached = new AbortController();
  const { signal } = attached;

  const share = (): void => {
    host.style.touchAction = isPageEnlarged() ? 'pinch-zoom' : 'none';
  };
  const keep = (event: TouchEvent): void => {
    const isOurs = (event.target as Element).closest('[tabindex]') === host;
    if (isOurs && event.cancelable && host.style.touchAction === 'none') event.preventDefault();
  };
  share();
  window.visualViewport?.addEventListener('resize', share, { signal });
  host.addEventListener('touchstart', keep, { signal, passive: false });
  host.addEventListener('touchmove', keep, { signal, passive: false });
  return () => attached.abort();
}
