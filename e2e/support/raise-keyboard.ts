import type { Page } from '@playwright/test';

/** Lets an on-screen keyboard cover so much of the window's bottom, CSS px, as browsers tell of one; 0 takes it away. */
export const raiseKeyboard = (page: Page, height: number): Promise<void> =>
  page.evaluate((covered) => {
    const { visualViewport: visible, innerHeight: whole } = window;
    if (visible === null) throw new Error('no visual viewport');
    Object.defineProperty(visible, 'height', { value: whole - covered, configurable: true });
    visible.dispatchEvent(new Event('resize'));
  }, height);
