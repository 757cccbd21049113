/** From this scale on a page is enlarged. One made small again may come back to 1 but for the rounding of its 32-bit number: 1 + 2⁻²³ was seen in Chromium. */
const ENLARGED = 1.001;

/** Whether fingers or a trackpad enlarged the page, so that bars may be out of sight: pinches are the browser's then, to make it small again. */
export const isPageEnlarged = (): boolean => (globalThis.visualViewport?.scale ?? 1) >= ENLARGED;
