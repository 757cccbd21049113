import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void): (() => void) => {
  const life = new AbortController();
  const { signal } = life;
  window.visualViewport?.addEventListener('resize', onChange, { signal });
  window.visualViewport?.addEventListener('scroll', onChange, { signal });
  return () => life.abort();
};

/** Pinching the page changes the visible part too, and is no keyboard. */
const read = (): number => {
  const visible = window.visualViewport;
  if (visible === null || visible.scale !== 1) return 0;
  return Math.max(0, Math.round(window.innerHeight - visible.height - visible.offsetTop));
};

/** How much of the window's bottom an on-screen keyboard covers, CSS px. */
export const useKeyboardInset = (): number => useSyncExternalStore(subscribe, read, () => 0);
