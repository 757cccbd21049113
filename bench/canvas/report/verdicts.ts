import type { BenchResults } from '../run-bench.ts';
import type { SessionFigures } from '../session-figures.ts';
import { busyCells, type Cell, cellsOf, cpuPerDrawn, longSessions } from './cells.ts';
import { atMost, type Claim, type Verdict } from './promise.ts';
import { megabytes, number } from './words.ts';

const MEGABYTE = 1e6;
const DECODED_BYTES = 4;

/** How much quicker and smaller the mask file must be than naive's, by size and set-up. */
const EXPORT = [
  { size: 1024, sw: 1.3, gl: 1.5, bytes: 4 },
  { size: 4096, sw: 2.5, gl: 8, bytes: 6 },
  { size: 8192, sw: 8, gl: 8, bytes: 9 },
] as const;

/** Every promise of the canvas, held against a run. */
export function verdictsOf(results: BenchResults): readonly Verdict[] {
  const cells = cellsOf(results);
  return [
    eventsKept(results),
    frames('frame interval', cells),
    frames('with every core kept busy: frame interval', busyCells(results)),
    steady(
      'last five strokes as quick as the first five (frame p95, +12 ms for chance)',
      cells.flatMap(productOf),
    ),
    steady('the same after 1000 strokes', longSessions(results)),
    cpuPerEvent(cells),
    cpuBySize(cells),
    noLongTask(cells),
    idle(cells),
    steps(cells),
    exportOnMain(cells),
    exportTime(cells),
    exportBytes(cells),
    undoStore(cells),
    memoryGrowth(cells),
    largest(results),
    openingTask(cells),
    openingMemory(cells),
  ];
}

const productOf = ({ product }: Cell): readonly SessionFigures[] =>
  product === undefined ? [] : [product];

const whereOf = ({ setup, size, brush }: Pick<Cell, 'setup' | 'size' | 'brush'>): string =>
  `${setup.toUpperCase()} ${size}² brush ${brush}`;

const milliseconds = (value: number): string => `${number(value)} ms`;
const ratio = (value: number): string => `${number(value)}×`;

/** One claim for each cell in which the product was measured. */
function claims(
  cells: readonly Cell[],
  claim: (product: SessionFigures, cell: Cell) => Omit<Claim, 'where'>,
): readonly Claim[] {
  return cells.flatMap((cell) =>
    cell.product === undefined ? [] : [{ where: whereOf(cell), ...claim(cell.product, cell) }],
  );
}

function eventsKept({ sessions }: BenchResults): Verdict {
  const judged = sessions.filter(({ wrongPixels }) => wrongPixels !== null);
  const wrong = judged.filter(({ wrongPixels }) => wrongPixels !== 0);
  const busy = judged.filter((session) => session.busy).length;
  return {
    promise: 'every stroke point is in the mask, bit-equal to the oracle, however busy the machine',
    measured: `${judged.length - wrong.length} of ${judged.length} masks equal, ${busy} of them with every core kept busy`,
    reached: judged.length === 0 ? null : wrong.length === 0,
  };
}

function frames(of: string, cells: readonly Cell[]): Verdict {
  return atMost(
    `${of} p95 ≤ 1.5× floor or floor + 12 ms`,
    claims(cells, ({ frames: { p95 } }, { floor }) => {
      const base = floor?.frames.p95 ?? Number.NaN;
      return { value: p95, most: Math.max(1.5 * base, base + 12) };
    }),
    milliseconds,
  );
}

function steady(promise: string, sessions: readonly SessionFigures[]): Verdict {
  const all = sessions.map((session) => ({
    where: whereOf(session),
    value: session.lastFive.p95,
    most: session.firstFive.p95 + 12,
  }));
  return atMost(promise, all, milliseconds);
}

function cpuPerEvent(cells: readonly Cell[]): Verdict {
  return atMost(
    'main-thread CPU at 4096², for each event that is drawn, ≤ 1/2 (GL), 1/3 (SW) of naive’s',
    claims(
      cells.filter(({ size }) => size === 4096),
      ({ cpuPerEvent: value, setup }, { naive }) => ({
        value: value / cpuPerDrawn(naive),
        most: setup === 'gl' ? 1 / 2 : 1 / 3,
      }),
    ),
    ratio,
  );
}

function cpuBySize(cells: readonly Cell[]): Verdict {
  const find = (setup: string, size: number, brush: number) =>
    cells.find((cell) => cell.setup === setup && cell.size === size && cell.brush === brush);
  return atMost(
    'main-thread CPU an event grows by at most 1.5× from 1024² to 8192²',
    claims(
      cells.filter(({ size }) => size === 8192),
      ({ cpuPerEvent: value, setup, brush }) => ({
        value: value / (find(setup, 1024, brush)?.product?.cpuPerEvent ?? Number.NaN),
        most: 1.5,
      }),
    ),
    ratio,
  );
}

function noLongTask(cells: readonly Cell[]): Verdict {
  return atMost(
    'no task over 50 ms of CPU during strokes, undo, redo, export',
    claims(cells, ({ work: { strokes, undo, redo, export: made } }) => ({
      value: Math.max(strokes.longest, undo.longest, redo.longest, made.longest),
      most: 50,
    })),
    milliseconds,
  );
}

function idle(cells: readonly Cell[]): Verdict {
  return atMost(
    'pointer-up to idle main thread p50 ≤ 32 ms',
    claims(cells, ({ untilIdle: { p50 } }) => ({ value: p50, most: 32 })),
    milliseconds,
  );
}

function steps(cells: readonly Cell[]): Verdict {
  return atMost(
    'undo and redo visible within 2 frames (the slowest of each session)',
    claims(cells, ({ undo, redo }) => ({
      value:
        (undo?.unseen ?? 0) + (redo?.unseen ?? 0) > 0
          ? Number.POSITIVE_INFINITY
          : Math.max(undo?.frames.max ?? Number.NaN, redo?.frames.max ?? Number.NaN),
      most: 2,
    })),
    (value) => `${number(value, 0)} frames`,
  );
}

function exportOnMain(cells: readonly Cell[]): Verdict {
  return atMost(
    'mask PNG: 0 ms of main thread (under 1 ms more than at rest)',
    claims(cells, ({ export: made }) => ({ value: made?.mainThread ?? Number.NaN, most: 1 })),
    milliseconds,
  );
}

const goalOf = ({ size }: Cell) => EXPORT.find((goal) => goal.size === size);

function exportTime(cells: readonly Cell[]): Verdict {
  return atMost(
    'mask PNG at least 1.3 / 2.5 / 8× (SW), 1.5 / 8 / 8× (GL) quicker than naive (as shares of it)',
    claims(cells, ({ export: made, setup }, cell) => ({
      value:
        (made?.milliseconds.p50 ?? Number.NaN) /
        (cell.naive?.export?.milliseconds.p50 ?? Number.NaN),
      most: 1 / (goalOf(cell)?.[setup] ?? Number.NaN),
    })),
    ratio,
  );
}

function exportBytes(cells: readonly Cell[]): Verdict {
  return atMost(
    'mask PNG 4 / 6 / 9× fewer bytes than naive’s of the same strokes (as shares of it)',
    claims(cells, ({ export: made }, cell) => ({
      value: (made?.bytes ?? Number.NaN) / (cell.naive?.export?.bytesOfAll ?? Number.NaN),
      most: 1 / (goalOf(cell)?.bytes ?? Number.NaN),
    })),
    ratio,
  );
}

function undoStore(cells: readonly Cell[]): Verdict {
  return atMost(
    'undo store of the strokes ≤ 1/100 of naive’s',
    claims(cells, ({ undoBytes }, { naive }) => ({
      value: undoBytes ?? Number.NaN,
      most: (naive?.undoBytes ?? Number.NaN) / 100,
    })),
    megabytes,
  );
}

function memoryGrowth(cells: readonly Cell[]): Verdict {
  return atMost(
    'memory of all processes grows by ≤ 40 MB (8192²: and 1.5 bytes a touched pixel)',
    claims(cells, ({ memory: { painted, undone, exported }, touchedPixels, size }) => ({
      value: Math.max(painted, undone, exported),
      most: 40 * MEGABYTE + (size > 4096 ? 1.5 * (touchedPixels ?? 0) : 0),
    })),
    megabytes,
  );
}

function largest({ large, sessions, options }: BenchResults): Verdict {
  const at8192 = sessions.filter(({ page, size }) => page === 'product' && size === 8192);
  const bad = [
    ...large.filter(({ failed }) => failed !== null),
    ...at8192.filter(({ wrongPixels, errors }) => wrongPixels !== 0 || errors.length > 0),
  ];
  const wasMeasured = large.length === options.setups.length && at8192.length > 0;
  return {
    promise: '8192² and 100 megapixels opened, masked, undone, exported (and reloaded), no error',
    measured: `${large.length + at8192.length - bad.length} of ${large.length + at8192.length} journeys without error`,
    reached: bad.length > 0 ? false : wasMeasured ? true : null,
  };
}

function openingTask(cells: readonly Cell[]): Verdict {
  return atMost(
    'opening an 8192² JPEG: no main-thread task over 50 ms of CPU',
    claims(
      cells.filter(({ size }) => size === 8192),
      ({ work: { opening } }) => ({ value: opening.longest, most: 50 }),
    ),
    milliseconds,
  );
}

function openingMemory(cells: readonly Cell[]): Verdict {
  return atMost(
    'opening an 8192² JPEG: memory grows by ≤ 6 bytes a pixel beyond the decoded image',
    claims(
      cells.filter(({ size }) => size === 8192),
      ({ memory: { opening }, size }) => ({
        value: opening / size ** 2 - DECODED_BYTES,
        most: 6,
      }),
    ),
    (value) => `${number(value)} bytes`,
  );
}
