import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession } from 'playwright';
import { MOVES_PER_SECOND, type ScreenPoint } from './path.ts';

/** A mouse that sends on time, whether or not the page keeps up. */
export interface Mouse {
  /** Presses at the first point, moves through the others and lets go at the last. */
  stroke(path: readonly ScreenPoint[]): Promise<void>;
  /** Events sent so far. */
  sent(): number;
  /** Resolves when every event was handled; rejects after the limit. */
  handled(limit: number): Promise<void>;
}

const POLL_MS = 20;

/** Speaks to the page through the protocol. */
export function createMouse(cdp: CDPSession): Mouse {
  let sent = 0;
  let answered = 0;

  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', at: ScreenPoint): void => {
    sent += 1;
    const buttons = type === 'mouseReleased' ? 0 : 1;
    const count = () => {
      answered += 1;
    };
    cdp
      .send('Input.dispatchMouseEvent', { type, ...at, button: 'left', buttons, clickCount: 1 })
      .then(count, count);
  };

  return {
    async stroke([first, ...moves]) {
      if (first === undefined) return;
      const began = performance.now();
      send('mousePressed', first);
      for (const [index, point] of moves.entries()) {
        const due = began + ((index + 1) * 1000) / MOVES_PER_SECOND;
        const wait = due - performance.now();
        if (wait > 0) await delay(wait);
        send('mouseMoved', point);
      }
      send('mouseReleased', moves.at(-1) ?? first);
    },
    sent: () => sent,
    async handled(limit) {
      const end = performance.now() + limit;
      while (answered < sent) {
        if (performance.now() > end) throw new Error(`${sent - answered} events were not handled.`);
        await delay(POLL_MS);
      }
    },
  };
}
