import type { ClientLog } from '../../net/contracts/index.ts';

const PATH = '/api/client-log';

/**
 * Makes what sends reports: by `sendBeacon`, which outlives the page, else by a fetch that does. What
 * can't be sent is lost: a report must never be in anybody's way.
 */
export const createSendReport =
  (navigator: Pick<Navigator, 'sendBeacon'> | Record<string, never>, send: typeof fetch) =>
  (report: ClientLog): void => {
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
    if (navigator.sendBeacon?.(PATH, body)) return;
    send(PATH, { method: 'POST', body, keepalive: true }).catch(() => {});
  };
