import type { Page } from '@playwright/test';
import { awaitTasks } from './await-tasks.ts';
import { becomeGuest } from './become-guest.ts';

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
  await awaitTasks(page, 'create', headers);
  return ids;
}
