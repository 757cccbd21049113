import { expect, type Page } from '@playwright/test';
import { RESULT_LIMIT_MS } from './limits.ts';

/**
 * Waits until nothing of the guest's creations or edits goes on any more. A server that is short of
 * everything refuses to answer for a moment: it is asked again.
 */
export async function awaitTasks(
  page: Page,
  what: 'create' | 'edit',
  headers: Record<string, string>,
): Promise<void> {
  const left = async (): Promise<number | string> => {
    const answer = await page.request.get(`/api/tasks/${what}/list?pageSize=100`, { headers });
    if (!answer.ok()) return answer.text();
    const { taskList } = (await answer.json()).data;
    return taskList.filter(({ status }: { status: string }) => status < '2').length;
  };
  await expect.poll(left, { timeout: RESULT_LIMIT_MS }).toBe(0);
}
