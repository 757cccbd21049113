import { expect, type Page } from '@playwright/test';
import { becomeGuest } from './become-guest.ts';
import { RESULT_LIMIT_MS } from './limits.ts';

/** Pictures to be made without the form; a single one where no number is given. */
export interface WantedCreation {
  readonly prompt: string;
  readonly count?: number;
}

/**
 * Makes the page's browser a guest, and creations of that guest by the server's calls, in this order;
 * waits for their pictures. Answers their task ids.
 */
export async function makeCreations(
  page: Page,
  wanted: readonly WantedCreation[],
): Promise<string[]> {
  const headers = { authorization: `Bearer ${await becomeGuest(page)}` };
  const ids: string[] = [];
  for (const { prompt, count = 1 } of wanted) {
    const data = { prompt, count };
    const answer = await page.request.post('/api/tasks/create', { headers, data });
    ids.push((await answer.json()).data.taskId);
  }
  const left = async (): Promise<number> => {
    const list = await page.request.get('/api/tasks/create/list?pageSize=100', { headers });
    const { taskList } = (await list.json()).data;
    return taskList.filter(({ status }: { status: string }) => status < '2').length;
  };
  await expect.poll(left, { timeout: RESULT_LIMIT_MS }).toBe(0);
  return ids;
}
