import type { PageName } from '../options.ts';
import type { BenchResults } from '../run-bench.ts';
import type { SessionFigures } from '../session-figures.ts';
import { type Cell, cellsOf } from './cells.ts';
import { number } from './words.ts';

/** One small diagram: a figure of each page, by size. */
interface Diagram {
  readonly title: string;
  readonly read: (session: SessionFigures) => number;
}

const DIAGRAMS: readonly Diagram[] = [
  { title: 'Frame interval p95, ms', read: ({ frames }) => frames.p95 },
  { title: 'Main-thread CPU an event, ms', read: ({ cpuPerEvent }) => cpuPerEvent },
  { title: 'Pointer-up to idle p50, ms', read: ({ untilIdle }) => untilIdle.p50 },
  { title: 'Undo seen after p50, ms', read: ({ undo }) => undo?.milliseconds.p50 ?? Number.NaN },
  { title: 'Mask PNG p50, ms', read: (one) => one.export?.milliseconds.p50 ?? Number.NaN },
  { title: 'Mask PNG, kB', read: (one) => (one.export?.bytes ?? Number.NaN) / 1000 },
  { title: 'Memory after strokes, MB more', read: ({ memory }) => memory.painted / 1e6 },
];

const PAGES: readonly PageName[] = ['floor', 'product', 'naive'];

const WIDTH = 960;
const LEFT = 64;
const COLUMN = (WIDTH - LEFT) / 2;
const BAR = 12;
const GROUP = 3 * BAR + 14;
const HEAD = 34;
const TOP = 64;

/** Colours that can be told apart on light and on dark, by lightness too. */
const STYLE = `
svg { font: 12px system-ui, sans-serif; fill: #222; background: #fff }
.title { font-weight: 600 } .note { fill: #666 }
.floor { fill: #9a9a9a } .product { fill: #e0532f } .naive { fill: #3b6ea5 }
@media (prefers-color-scheme: dark) {
  svg { fill: #eee; background: #191716 } .note { fill: #aaa }
  .floor { fill: #7d7d7d } .product { fill: #ff8a65 } .naive { fill: #7fb2e5 }
}`;

/** Bars on a logarithmic scale, one column a set-up; of the first brush. */
export function plotOf(results: BenchResults): string {
  const [brush] = results.options.brushes;
  const cells = cellsOf(results).filter((cell) => cell.brush === brush);
  const sizes = results.options.sizes;
  const height = HEAD + sizes.length * GROUP + 12;
  const parts = DIAGRAMS.map((diagram, row) =>
    results.options.setups
      .map((setup, column) => {
        const shown = cells.filter((cell) => cell.setup === setup);
        const at = { x: LEFT + column * COLUMN, y: TOP + row * height };
        return diagramOf(diagram, shown, cells, at);
      })
      .join(''),
  );
  const total = TOP + DIAGRAMS.length * height;
  const { processor, cores, browser } = results.machine;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${total}" width="${WIDTH}" height="${total}">`,
    `<style>${STYLE}</style>`,
    legend(`${cores} × ${processor}, ${browser}; brush ${brush} px; each scale is logarithmic`),
    ...results.options.setups.map((setup, column) =>
      text(
        LEFT + column * COLUMN,
        52,
        setup === 'gl' ? 'GL, a software GPU' : 'SW, no GPU',
        'title',
      ),
    ),
    ...parts,
    '</svg>\n',
  ].join('\n');
}

function diagramOf(
  { title, read }: Diagram,
  cells: readonly Cell[],
  all: readonly Cell[],
  at: { x: number; y: number },
): string {
  const values = all.flatMap((cell) => PAGES.map((page) => valueOf(cell, page, read)));
  const most = Math.max(1, ...values.filter((value) => value > 0));
  const room = COLUMN - 130;
  const bars = cells.flatMap((cell, group) =>
    PAGES.map((page, index) => {
      const value = valueOf(cell, page, read);
      if (Number.isNaN(value)) return '';
      const length = room * (Math.log10(1 + Math.max(0, value)) / Math.log10(1 + most));
      const y = at.y + HEAD + group * GROUP + index * BAR;
      const rectangle = `<rect class="${page}" x="${at.x}" y="${y}" width="${number(Math.max(1, length), 1)}" height="${BAR - 2}"/>`;
      return rectangle + text(at.x + length + 5, y + 9, number(value), 'note');
    }),
  );
  const labels = cells.map(({ size }, group) =>
    text(at.x - 48, at.y + HEAD + group * GROUP + 20, `${size}²`, 'note'),
  );
  return text(at.x, at.y + 22, title, 'title') + labels.join('') + bars.join('');
}

function valueOf(cell: Cell, page: PageName, read: Diagram['read']): number {
  const session = cell[page];
  return session === undefined ? Number.NaN : read(session);
}

function legend(note: string): string {
  const keys = PAGES.map((page, n) => {
    const x = LEFT + n * 90;
    return `<rect class="${page}" x="${x}" y="12" width="12" height="12"/>${text(x + 18, 22, page)}`;
  });
  return keys.join('') + text(LEFT + 290, 22, note, 'note');
}

function text(x: number, y: number, words: string, kind = ''): string {
  const safe = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${number(x, 1)}" y="${number(y, 1)}" class="${kind}">${safe}</text>`;
}
