import { SLOW_MS } from '../../net/contracts/terms.ts';
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

/** Follows calls and pictures; answers what ends it. */
const watchResources = (
  { location, PerformanceObserver: Observer }: Window & typeof globalThis,
  reports: PageReports,
): (() => void) => {
  const observer = new Observer((list) => {
    for (const entry of list.getEntries()) {
      if (entry instanceof PerformanceResourceTiming) {
        tellResource(entry, location.origin, reports);
      }
    }
  });
  observer.observe({ type: 'resource', buffered: true });
  return () => observer.disconnect();
};

/** Follows the answers to presses and keys, each once; answers what ends it. */
const watchInteractions = (
  { PerformanceObserver: Observer }: Window & typeof globalThis,
  reports: PageReports,
): (() => void) => {
  if (!Observer.supportedEntryTypes.includes('event')) return () => {};
  // One press is several events: they share a number.
  let last = 0;
  const observer = new Observer((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming)) continue;
      const { interactionId, name, duration } = entry;
      if (interactionId === 0 || interactionId === last) continue;
      last = interactionId;
      reports.interaction(name, duration);
    }
  });
  const slow: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    buffered: true,
    durationThreshold: SLOW_MS.interaction,
  };
  observer.observe(slow);
  return () => observer.disconnect();
};

/** Follows the browser's own timings and sends the reports when the page is left; answers what ends it. */
export const watchSpeed = (
  target: Window & typeof globalThis,
  reports: PageReports,
): (() => void) => {
  if (!reports.isOn) return () => {};
  const life = new AbortController();
  const { signal } = life;
  const onHidden = (): void => {
    if (target.document.visibilityState === 'hidden') reports.flush();
  };
  target.document.addEventListener('visibilitychange', onHidden, { signal });
  target.addEventListener('pagehide', reports.flush, { signal });
  const enders = [watchResources(target, reports), watchInteractions(target, reports)];
  return () => {
    life.abort();
    for (const end of enders) end();
  };
};
