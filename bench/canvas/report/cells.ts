import type { PageName, Setup } from '../options.ts';
import type { BenchResults } from '../run-bench.ts';
import type { SessionFigures } from '../session-figures.ts';

/** The pages of one set-up, size and brush, side by side. */
export interface Cell {
  readonly setup: Setup;
  readonly size: number;
  readonly brush: number;
  readonly product: SessionFigures | undefined;
  readonly naive: SessionFigures | undefined;
  /** Taken with the first brush: it has none. */
  readonly floor: SessionFigures | undefined;
}

/** Sessions with more strokes than this are those of `--long`. */
const USUAL_STROKES = 100;

/** The usual sessions: cores idle, not a thousand strokes. */
export function usualSessions({ sessions }: BenchResults): readonly SessionFigures[] {
  return sessions.filter(({ busy, strokes }) => !busy && strokes <= USUAL_STROKES);
}

/** The cells in which every core is kept busy by other processes. */
export function busyCells({ sessions, options }: BenchResults): readonly Cell[] {
  const busy = sessions.filter((session) => session.busy);
  const find = (setup: Setup, page: PageName) =>
    busy.find((one) => one.setup === setup && one.page === page);
  return options.setups.flatMap((setup) => {
    const [product, floor] = [find(setup, 'product'), find(setup, 'floor')];
    if (product === undefined) return [];
    return [{ setup, size: product.size, brush: product.brush, product, naive: undefined, floor }];
  });
}

/** The sessions of `--long`. */
export function longSessions({ sessions }: BenchResults): readonly SessionFigures[] {
  return sessions.filter(({ strokes }) => strokes > USUAL_STROKES);
}

/** All cells of a run, by brush, size and set-up. */
export function cellsOf(results: BenchResults): readonly Cell[] {
  const sessions = usualSessions(results);
  const { brushes, sizes, setups } = results.options;
  return brushes.flatMap((brush) =>
    sizes.flatMap((size) =>
      setups.map((setup) => {
        const find = (page: PageName) =>
          sessions.find(
            (one) =>
              one.page === page &&
              one.setup === setup &&
              one.size === size &&
              (page === 'floor' || one.brush === brush),
          );
        const [product, naive, floor] = [find('product'), find('naive'), find('floor')];
        return { setup, size, brush, product, naive, floor };
      }),
    ),
  );
}

/** Main-thread ms for each event that naive draws: those that reach it as moves of their own. */
export function cpuPerDrawn(naive: SessionFigures | undefined): number {
  if (naive === undefined) return Number.NaN;
  return (naive.cpuPerEvent * naive.events.sent) / naive.events.moves;
}
