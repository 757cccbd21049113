import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { awaitTasks } from './await-tasks.ts';
import { becomeGuest } from './become-guest.ts';

/** An edit to be made without the editor: what it takes of a picture's middle. */
export interface WantedEdit {
  readonly kind: 'area-redraw' | 'remove';
  readonly prompt?: string;
  readonly count?: number;
}

const SIDE = 48;

/** A square of two colours and the mask of a disc in its middle, as the editor would send them. */
async function parts() {
  const draw = (svg: string) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">${svg}</svg>`,
      ),
    )
      .png()
      .toBuffer();
  const original =
    '<rect width="48" height="48" fill="#7ab"/><rect y="30" width="48" height="18" fill="#583"/>';
  const mask = '<circle cx="24" cy="24" r="12" fill="#fff"/>';
  return { original: await draw(original), mask: await draw(mask) };
}

/** Makes the page's browser a guest, and edits of that guest by the server's calls; waits for their results. */
export async function makeEdits(page: Page, wanted: readonly WantedEdit[]): Promise<string[]> {
  const headers = { authorization: `Bearer ${await becomeGuest(page)}` };
  const { original, mask } = await parts();
  const ids: string[] = [];
  for (const { kind, prompt, count } of wanted) {
    const answer = await page.request.post(`/api/tasks/edit/${kind}`, {
      headers,
      multipart: {
        original_image: { name: 'original.png', mimeType: 'image/png', buffer: original },
        mask_image: { name: 'mask.png', mimeType: 'image/png', buffer: mask },
        width: SIDE,
        height: SIDE,
        ...(prompt !== undefined && { prompt }),
        ...(count !== undefined && { count }),
      },
    });
    ids.push((await answer.json()).data.taskId);
  }
  await awaitTasks(page, 'edit', headers);
  return ids;
}
