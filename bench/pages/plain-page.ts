import type { Browser } from 'playwright';

/** Longest wait for an answer, ms. */
const LIMIT_MS = 60_000;

/** A page of a fresh profile that is told what to do by the protocol alone. */
export interface PlainPage {
  /** Sends a command; rejects with what the browser says is wrong. */
  send(method: string, params?: object): Promise<unknown>;
  close(): Promise<void>;
}

interface Answer {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/**
 * Opens one. Playwright's own pages have the protocol's Runtime domain on, as the developer tools do: V8
 * then notes lines with every `Error` that is made, for which it parses the code about it again. React
 * makes two as its code begins, which took 100 ms on a slowed processor that nobody else has to wait.
 */
export async function openPlainPage(browser: Browser): Promise<PlainPage> {
  const whole = await browser.newBrowserCDPSession();
  const { browserContextId } = await whole.send('Target.createBrowserContext');
  const target = { url: 'about:blank', browserContextId };
  const { targetId } = await whole.send('Target.createTarget', target);
  const { sessionId } = await whole.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  whole.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return;
    const answer: Answer = JSON.parse(event.message);
    waiting.get(answer.id ?? 0)?.(answer);
  });
  return {
    async send(method, params = {}) {
      last += 1;
      const id = last;
      const { promise, resolve, reject } = Promise.withResolvers<Answer>();
      const timer = setTimeout(() => reject(new Error(`${method} was not answered.`)), LIMIT_MS);
      waiting.set(id, resolve);
      try {
        const message = JSON.stringify({ id, method, params });
        await whole.send('Target.sendMessageToTarget', { sessionId, message });
        const { result, error } = await promise;
        if (error !== undefined) throw new Error(`${method}: ${error.message}`);
        return result;
      } finally {
        clearTimeout(timer);
        waiting.delete(id);
      }
    },
    async close() {
      await whole.send('Target.disposeBrowserContext', { browserContextId });
      await whole.detach();
    },
  };
}
