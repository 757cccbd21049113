import type { Page } from '@playwright/test';
import type { PictureFile } from './pictures.ts';

/** Holds files over a page, drops them on it, or pastes them into it, as a person would. */
export async function transferFiles(
  page: Page,
  type: 'drag' | 'drop' | 'paste',
  files: readonly PictureFile[],
): Promise<void> {
  const plain = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    base64: buffer.toString('base64'),
  }));
  await page.evaluate(
    ([kind, list]) => {
      const data = new DataTransfer();
      for (const { name, mimeType, base64 } of list) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: mimeType }));
      }
      const target = document.querySelector('main') ?? document.body;
      if (kind === 'paste') {
        const options = { bubbles: true, cancelable: true, clipboardData: data };
        target.dispatchEvent(new ClipboardEvent('paste', options));
        return;
      }
      const options = { bubbles: true, cancelable: true, dataTransfer: data };
      const steps = ['dragenter', 'dragover', ...(kind === 'drop' ? ['drop'] : [])];
      for (const step of steps) {
        target.dispatchEvent(new DragEvent(step, options));
      }
    },
    [type, plain] as const,
  );
}

/** Holds a file over the page without letting go. */
export async function holdFile(page: Page): Promise<void> {
  const file = { name: 'held.png', mimeType: 'image/png', buffer: Buffer.from('held') };
  await transferFiles(page, 'drag', [file]);
}
