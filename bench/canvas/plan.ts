import type { BenchOptions, PageName } from './options.ts';
import type { SessionJob } from './session-figures.ts';

/** The floor has no history to grow slow by. */
const FLOOR_STROKES = 6;

/** Other brushes than the first get this share of the strokes. */
const OTHER_BRUSH_SHARE = 0.4;

const BUSY = { size: 4096, strokes: 5 } as const;
const LONG = { size: 4096, strokes: 1000 } as const;

/** All sessions of a run, in order: the pages of one cell stand side by side and take turns. */
export function planSessions(options: BenchOptions): readonly SessionJob[] {
  return [
    ...(options.parts.includes('sessions') ? usualSessions(options) : []),
    ...(options.parts.includes('load') ? busySessions(options) : []),
    ...(options.parts.includes('long') ? longSessions(options) : []),
  ];
}

function usualSessions({ brushes, sizes, setups, pages, strokes }: BenchOptions): SessionJob[] {
  const jobs: SessionJob[] = [];
  let cell = 0;
  for (const [index, brush] of brushes.entries()) {
    const full = index === 0 ? strokes : Math.ceil(strokes * OTHER_BRUSH_SHARE);
    for (const size of sizes) {
      for (const setup of setups) {
        for (const page of turned(pages, cell)) {
          if (page === 'floor' && index > 0) continue;
          const count = page === 'floor' ? Math.min(FLOOR_STROKES, full) : full;
          jobs.push({ setup, page, size, brush, strokes: count, busy: false });
        }
        cell += 1;
      }
    }
  }
  return jobs;
}

/** With the first brush; naive is of no interest then. */
function busySessions({ setups, pages, brushes }: BenchOptions): SessionJob[] {
  const measured = pages.filter((page) => page !== 'naive');
  return setups.flatMap((setup) =>
    measured.map((page) => ({ setup, page, brush: brushes[0] ?? 100, ...BUSY, busy: true })),
  );
}

/** Only the product, with the first brush. */
function longSessions({ setups, brushes }: BenchOptions): SessionJob[] {
  return setups.map((setup) => {
    return { setup, page: 'product', brush: brushes[0] ?? 100, ...LONG, busy: false };
  });
}

/** Another page begins in each cell, so that no page always follows the same one. */
function turned(pages: readonly PageName[], by: number): readonly PageName[] {
  const first = by % pages.length;
  return [...pages.slice(first), ...pages.slice(0, first)];
}
