/** Whether fingers or a trackpad enlarged the page, so that bars may be out of sight: pinches are the browser's then, to make it small again. */
export const isPageEnlarged = (): boolean => (globalThis.visualViewport?.scale ?? 1) > 1;
