import { tellOfCutText } from './events/tell-of-cut-text.ts';
import type { PageReports } from './reports/page-reports.ts';
import { watchSpeed } from './reports/watch-speed.ts';
import type { Notices } from './stores/notices.ts';

/** Watches what a first view can do without; of speed it hears also of what was before. Answers what ends it. */
export const watchMore = (
  window: Window & typeof globalThis,
  reports: PageReports,
  notices: Notices,
): (() => void) => {
  const stops = [watchSpeed(window, reports), tellOfCutText(window, notices)];
  return () => {
    for (const stop of stops) stop();
  };
};
