/** Where an element's top left corner lies, client CSS px, without asking at every event. */
export interface HostCorner {
  /** As measured last; at most one layout behind what made it move. */
  get(): { readonly left: number; readonly top: number };
  /** Measures when asked next. */
  forget(): void;
  detach(): void;
}

/**
 * Measuring forces the browser to lay the page out, so it is done once and again only after
 * something that can move the element: a resize, a scroll, or a pointer coming down (`forget`).
 */
export function createHostCorner(host: HTMLElement): HostCorner {
  const attached = new AbortController();
  const options = { signal: attached.signal, capture: true, passive: true };
  let measured: DOMRect | null = null;
  const forget = (): void => {
    measured = null;
  };
  const observer = new ResizeObserver(forget);
  observer.observe(host);
  window.addEventListener('scroll', forget, options);
  window.addEventListener('resize', forget, options);
  window.visualViewport?.addEventListener('resize', forget, options);
  return {
    get() {
      measured ??= host.getBoundingClientRect();
      return measured;
    },
    forget,
    detach() {
      observer.disconnect();
      attached.abort();
    },
  };
}
