import type { BrowserContext, Page, Worker } from '@playwright/test';

/** Runs a line of script in every mask worker before its own, where init scripts don't reach. */
export async function prepareMaskWorkers(context: BrowserContext, line: string): Promise<void> {
  await context.route(/\/assets\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${line}\n${await response.text()}` });
  });
}

/** The workers of a page that hold its masks and pictures. */
export function imagingWorkers(page: Page): Worker[] {
  return page.workers().filter((worker) => worker.url().includes('/assets/worker-'));
}

/** Ends them at once, in the middle of whatever they do. */
export async function killImagingWorkers(page: Page): Promise<void> {
  const ending = imagingWorkers(page).map((worker) => {
    const closed = worker.waitForEvent('close');
    worker.evaluate(() => self.close()).catch(() => undefined);
    return closed;
  });
  await Promise.all(ending);
}

/** Bytes of the log that this page's masks are written to, so far. */
export async function savedBytes(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const id = sessionStorage.getItem('workspaceId') ?? '';
    const root = await navigator.storage.getDirectory();
    const folder = await (await root.getDirectoryHandle('workspaces')).getDirectoryHandle(id);
    let size = 0;
    // One of the two counts, and the other is blank but while it is written anew.
    for await (const name of folder.keys()) {
      if (name.startsWith('log')) size += (await (await folder.getFileHandle(name)).getFile()).size;
    }
    return size;
  });
}
