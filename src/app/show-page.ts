import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Makes what the build rendered into what React itself would have made: styles become attributes again
 * (scripts/build/fill-page.ts made rules of them), and what was for others than this browser goes.
 */
const undoSending = (root: HTMLElement): void => {
  for (const element of root.querySelectorAll('noscript, link[rel="preload"]')) element.remove();
  const lifted = document.querySelector<HTMLStyleElement>('#lifted-styles');
  for (const rule of lifted?.sheet?.cssRules ?? []) {
    if (!(rule instanceof CSSStyleRule)) continue;
    for (const element of root.querySelectorAll<HTMLElement>(rule.selectorText)) {
      element.style.cssText = rule.style.cssText;
      delete element.dataset['style'];
    }
  }
};

/**
 * Shows a page in the place of the one that the build rendered. Where the two are `alike`, what stands
 * there is taken over as it is; else it is put in that place in one step.
 */
export const showPage = (root: HTMLElement, page: ReactNode, alike: boolean): void => {
  if (!alike) {
    createRoot(root).render(page);
    return;
  }
  undoSending(root);
  // From now on React hears of every press itself; the script in index.html notes no more.
  root.dataset['taken'] = '';
  hydrateRoot(root, page);
};
