import type { BrowserContext, WebSocketRoute } from '@playwright/test';

const PUBLISH = 3;

/** A hand on the wire between the pages and the broker. */
export interface LiveLine {
  /** Cuts every connection that is open now. */
  cut(): Promise<void>;
  /** Cuts them and lets no other come about, as while the broker alone is away. */
  down(): Promise<void>;
  /** Lets connections come about again. */
  up(): void;
  /** Connections that were opened so far. */
  opened(): number;
  /** Messages (PUBLISH packets) that were kept from the pages so far. */
  dropped(): number;
}

/**
 * Stands between the pages of `context` and the broker. With `dropMessages` connecting and
 * subscribing work, but no message ever arrives.
 */
export async function tapLiveLine(
  context: BrowserContext,
  { dropMessages = false } = {},
): Promise<LiveLine> {
  const lines = new Set<WebSocketRoute>();
  let opened = 0;
  let dropped = 0;
  let isDown = false;
  const cut = async (): Promise<void> => {
    for (const line of lines) await line.close({ code: 1011, reason: 'cut by the test' });
    lines.clear();
  };
  await context.routeWebSocket(/\/mqtt$/, async (page) => {
    if (isDown) return void (await page.close({ code: 1011, reason: 'down' }));
    const server = page.connectToServer();
    lines.add(page);
    opened++;
    page.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      const isPublish = typeof message !== 'string' && (message[0] ?? 0) >> 4 === PUBLISH;
      if (dropMessages && isPublish) dropped++;
      else page.send(message);
    });
  });
  return {
    cut,
    down: async () => {
      isDown = true;
      await cut();
    },
    up: () => {
      isDown = false;
    },
    opened: () => opened,
    dropped: () => dropped,
  };
}
