import type { BrowserContext, Route } from '@playwright/test';
import { type LiveLine, tapLiveLine } from './live-line.ts';

/** What the pages are not told of yet: that a task has ended. */
export interface HeldEnds {
  /** Tells them now, and whatever follows at once. */
  letGo(): void;
}

/** A task in an answer of the server, alone or in a list. */
interface Told {
  readonly status: string;
  readonly progress: number;
  readonly images?: readonly { readonly id: string }[];
}

/** A status after which nothing comes. */
const isEnd = (status: string): boolean => status >= '2';

/** The same task a moment before its end. */
const stillRunning = (task: Told): Told => ({
  ...task,
  ...{ status: '1', stage: 'drawing', progress: Math.min(task.progress, 0.9), finishTime: null },
  ...('imageUrls' in task && { imageUrls: [], imageIds: [] }),
  ...('editedImageUrls' in task && { editedImageUrls: [] }),
  ...(task.images && { images: task.images.map(({ id }) => ({ id, url: null })) }),
});

/** The data of an answer, with tasks that have ended as they were a moment before. */
const putBack = (data: unknown): unknown => {
  if (typeof data !== 'object' || data === null) return data;
  if ('taskList' in data && Array.isArray(data.taskList)) {
    return { ...data, taskList: data.taskList.map(putBack) };
  }
  const isTold = 'status' in data && 'progress' in data;
  return isTold && isEnd(String(data.status)) ? stillRunning(data as Told) : data;
};

/**
 * Lets the pages of `context` believe that their tasks go on, however soon the server is done: what a
 * page shows meanwhile stays until the journey has seen it. Of `line`, if there is one, messages of an end
 * are kept back; without it the pages hear those.
 */
export async function holdEnds(context: BrowserContext, line?: LiveLine): Promise<HeldEnds> {
  let isHeld = true;
  line?.holdBack((text) => /"status":"[234]"|"urls":\[/.test(text));
  const answer = async (route: Route): Promise<void> => {
    if (!isHeld || route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const isJson = response.headers()['content-type']?.includes('json') === true;
    if (!isHeld || !isJson) return route.fulfill({ response });
    const { data, ...rest } = await response.json();
    return route.fulfill({ response, json: { ...rest, data: putBack(data) } });
  };
  // A page that was left or closed meanwhile needs no answer.
  await context.route('**/api/tasks/**', (route) => answer(route).catch(() => undefined));
  return {
    letGo: () => {
      isHeld = false;
      line?.letGo();
    },
  };
}

/** The same on both ways by which pages hear of an end. */
export const holdAllEnds = async (context: BrowserContext): Promise<HeldEnds> =>
  holdEnds(context, await tapLiveLine(context));
