import type { BrowserContext, WebSocketRoute } from '@playwright/test';
import { createPacketReader } from './mqtt-packets.ts';

/** Kinds of MQTT packets, in the upper half of the first byte (MQTT 3.1.1 section 2.2.1). */
const [PUBLISH, SUBACK] = [3, 9];

/** A hand on the wire between the pages and the broker. */
export interface LiveLine {
  /** Cuts every connection that is open now. */
  cut(): Promise<void>;
  /** Cuts them and lets no other come about, as while the broker alone is away. */
  down(): Promise<void>;
  /** Lets connections come about again. */
  up(): void;
  /** Connections that were opened so far: on which the page hears of its tasks. */
  opened(): number;
  /** Resolves when so many were. */
  whenOpened(count: number): Promise<void>;
  /** Messages (PUBLISH packets) that were kept from the pages so far. */
  dropped(): number;
  /** Keeps messages with such a text back from now on, and lets through others that were kept. */
  holdBack(isHeld: (text: string) => boolean): void;
  /** Lets through what was kept back, in its order, and all that follows. */
  letGo(): void;
}

const kindOf = (packet: Buffer): number => (packet[0] ?? 0) >> 4;

/**
 * Stands between the pages of `context` and the broker. With `dropMessages` connecting and
 * subscribing work, but no message ever arrives.
 */
export async function tapLiveLine(
  context: BrowserContext,
  { dropMessages = false } = {},
): Promise<LiveLine> {
  const lines = new Set<WebSocketRoute>();
  const waiting = new Map<number, PromiseWithResolvers<void>>();
  let opened = 0;
  let dropped = 0;
  let isDown = false;
  let isHeld: (text: string) => boolean = () => false;
  let held: { readonly text: string; readonly pass: () => void }[] = [];
  const holdBack = (which: (text: string) => boolean): void => {
    isHeld = which;
    const before = held;
    held = before.filter(({ text }) => which(text));
    for (const { text, pass } of before) if (!which(text)) pass();
  };
  const cut = async (): Promise<void> => {
    for (const line of lines) await line.close({ code: 1011, reason: 'cut by the test' });
    lines.clear();
  };
  const whenOpened = async (count: number): Promise<void> => {
    if (opened >= count) return;
    const open = waiting.get(count) ?? Promise.withResolvers<void>();
    waiting.set(count, open);
    await open.promise;
  };
  await context.routeWebSocket(/\/mqtt$/, async (page) => {
    if (isDown) return void (await page.close({ code: 1011, reason: 'down' }));
    const server = page.connectToServer();
    lines.add(page);
    page.onMessage((message) => server.send(message));
    const take = (packet: Buffer): void => {
      const pass = (): void => {
        if (lines.has(page)) page.send(packet);
      };
      const kind = kindOf(packet);
      if (kind === PUBLISH && dropMessages) {
        dropped++;
        return;
      }
      const text = packet.toString();
      if (kind === PUBLISH && isHeld(text)) {
        held.push({ text, pass });
        return;
      }
      pass();
      if (kind === SUBACK) {
        opened++;
        waiting.get(opened)?.resolve();
      }
    };
    const read = createPacketReader(take);
    server.onMessage((part) => read(Buffer.from(part)));
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
    whenOpened,
    dropped: () => dropped,
    holdBack,
    letGo: () => holdBack(() => false),
  };
}
