import type { BenchResults } from '../run-bench.ts';
import type { SessionFigures } from '../session-figures.ts';
import { type Cell, cellsOf, cpuPerDrawn } from './cells.ts';
import { megabytes, number, table, times } from './words.ts';

/** All tables of a run as Markdown. */
export function tablesOf(results: BenchResults): string {
  const cells = cellsOf(results);
  return [
    '### Strokes (ms)',
    strokesTable(cells),
    '### Undo, redo, export (ms)',
    stepsTable(cells),
    '### Memory (all processes) and mask',
    memoryTable(cells),
    ...largeTable(results),
  ].join('\n\n');
}

const nameOf = ({ setup, size, brush }: Cell, page: string): string[] => [
  setup.toUpperCase(),
  `${size}²`,
  page === 'floor' ? '–' : `${brush}`,
  page,
];

/** One row for each page of each cell; the floor only once. */
function rowsOf(
  cells: readonly Cell[],
  row: (session: SessionFigures, cell: Cell) => readonly string[],
): readonly (readonly string[])[] {
  return cells.flatMap((cell) => {
    const { product, naive } = cell;
    const isFirst = cells.find(({ floor }) => floor === cell.floor) === cell;
    const sessions = [isFirst ? cell.floor : undefined, product, naive];
    return sessions
      .filter((session) => session !== undefined)
      .map((session) => [...nameOf(cell, session.page), ...row(session, cell)]);
  });
}

const NAMES = ['set-up', 'size', 'brush', 'page'];

function strokesTable(cells: readonly Cell[]): string {
  const head = [
    ...NAMES,
    'frame p50 / p95',
    'p95 ÷ floor',
    'p95 first 5 → last 5',
    'main CPU an event',
    '÷ naive for each it draws (sent)',
    'all CPU a stroke',
    'longest task CPU',
    'up → idle p50 / p95',
    'moves seen unmerged',
  ];
  const rows = rowsOf(cells, (session, { floor, naive }) => [
    `${number(session.frames.p50)} / ${number(session.frames.p95)}`,
    times(session.frames.p95 / (floor?.frames.p95 ?? Number.NaN)),
    `${number(session.firstFive.p95)} → ${number(session.lastFive.p95)}`,
    number(session.cpuPerEvent),
    `${times(session.cpuPerEvent / cpuPerDrawn(naive))} (${times(session.cpuPerEvent / (naive?.cpuPerEvent ?? Number.NaN))})`,
    number(session.cpuPerStroke),
    number(session.work.strokes.longest),
    `${number(session.untilIdle.p50)} / ${number(session.untilIdle.p95)}`,
    `${number((100 * session.events.moves) / session.events.sent, 0)} %`,
  ]);
  return table([head, ...rows]);
}

function stepsTable(cells: readonly Cell[]): string {
  const head = [
    ...NAMES,
    'undo frames p50 / max',
    'undo p50',
    'redo frames p50 / max',
    'redo p50',
    'mask PNG p50 / p95',
    'naive ÷ this',
    'main CPU a PNG',
    'PNG kB',
    'naive of all events (of those it heard) ÷ this',
  ];
  const rows = rowsOf(cells, ({ undo, redo, export: made }, { naive }) => [
    `${number(undo?.frames.p50, 0)} / ${number(undo?.frames.max, 0)}`,
    number(undo?.milliseconds.p50),
    `${number(redo?.frames.p50, 0)} / ${number(redo?.frames.max, 0)}`,
    number(redo?.milliseconds.p50),
    `${number(made?.milliseconds.p50)} / ${number(made?.milliseconds.p95)}`,
    times((naive?.export?.milliseconds.p50 ?? Number.NaN) / (made?.milliseconds.p50 ?? Number.NaN)),
    number(made?.mainThread),
    number((made?.bytes ?? Number.NaN) / 1000),
    `${times((naive?.export?.bytesOfAll ?? Number.NaN) / (made?.bytes ?? Number.NaN))} (${times((naive?.export?.bytes ?? Number.NaN) / (made?.bytes ?? Number.NaN))})`,
  ]);
  return table([head, ...rows.filter((row) => !row.includes('floor'))]);
}

function memoryTable(cells: readonly Cell[]): string {
  const head = [
    ...NAMES,
    'opening (peak)',
    'longest task opening, CPU ms',
    'after strokes',
    'after undo, redo',
    'after export',
    'undo store',
    'wrong pixels',
  ];
  const rows = rowsOf(cells, ({ memory, work, undoBytes, wrongPixels }) => [
    `${megabytes(memory.opening)} (${megabytes(memory.openingPeak)})`,
    number(work.opening.longest),
    megabytes(memory.painted),
    megabytes(memory.undone),
    megabytes(memory.exported),
    megabytes(undoBytes),
    number(wrongPixels, 0),
  ]);
  return table([head, ...rows]);
}

function largeTable({ large }: BenchResults): readonly string[] {
  if (large.length === 0) return [];
  const head = [
    'set-up',
    'open s',
    'both files s',
    'original.png',
    'wrong pixels sent',
    'wrong after reload',
    'error',
  ];
  const rows = large.map((one) => [
    one.setup.toUpperCase(),
    number(one.openSeconds),
    number(one.exportSeconds),
    megabytes(one.originalBytes),
    number(one.wrongInFile, 0),
    number(one.wrongAfterReload, 0),
    one.failed ?? 'none',
  ]);
  return ['### 100 megapixels (12500 × 8000)', table([head, ...rows])];
}
