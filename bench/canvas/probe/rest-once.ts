import type { Span } from '../trace/main-thread.ts';

/** How long a page is left alone to see what it does anyway: as long as a file takes to make. */
export const REST_MS = 300;

/** Runs in the page: lets `milliseconds` pass and answers when that was, on the page's clock. */
export async function restOnce(milliseconds: number): Promise<Span> {
  const start = performance.now();
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  return { start, end: performance.now() };
}
