import { SLOW_MS } from '../../net/contracts/index.ts';
import type { PageReports } from './page-reports.ts';

const CALLS: ReadonlySet<string> = new Set(['fetch', 'xmlhttprequest']);
const IMAGE = /^\/api\/images\/[0-9a-f-]{36}$/;
/** Its own reports are nothing to report. */
const REPORTS = '/api/client-log';

/** Tells the reports how long a call or a picture took; what is none of ours is nobody's business. */
const tellResource = (
  { name, initiatorType, duration, responseStatus }: PerformanceResourceTiming,
  origin: string,
  reports: PageReports,
): void => {
  const url = new URL(name, origin);
  if (url.origin !== origin) return;
  if (IMAGE.test(url.pathname)) return reports.image(duration);
  if (!url.pathname.startsWith('/api/') || url.pathname === REPORTS) return;
  if (CALLS.has(initiatorType)) reports.call(url.pathname, responseStatus ?? 0, duration);
};

/** Follows the browser's own timings and sends the reports when the page is left; answers what ends it. */
export const watchSpeed = (
  target: Window & typeof globalThis,
  reports: PageReports,
): (() => void) => {
  if (!reports.isOn) return () => {};
  const { document, location, PerformanceObserver: Observer } = target;
  const life = new AbortController();
  const { signal } = life;
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden') reports.flush();
  };
  document.addEventListener('visibilitychange', onHidden, { signal });
  target.addEventListener('pagehide', reports.flush, { signal });
  const resources = new Observer((list) => {
    for (const entry of list.getEntries()) {
      if (entry instanceof PerformanceResourceTiming) {
        tellResource(entry, location.origin, reports);
      }
    }
  });
  const interactions = new Observer((list) => {
    for (const { name, duration } of list.getEntries()) reports.interaction(name, duration);
  });
  resources.observe({ type: 'resource', buffered: true });
  const slow: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    buffered: true,
    durationThreshold: SLOW_MS.interaction,
  };
  interactions.observe(slow);
  return () => {
    life.abort();
    resources.disconnect();
    interactions.disconnect();
  };
};
