import { parseArgs } from 'node:util';

/** How the browser draws: `gl` by a software GPU, `sw` by the processor alone. */
export type Setup = 'gl' | 'sw';

/** What is measured: the product, or one of the two pages of our own beside it. */
export type PageName = 'floor' | 'product' | 'naive';

/** Which part of a run: sessions, points under load, the largest picture, a thousand strokes. */
export type Part = 'sessions' | 'load' | 'large' | 'long';

/** What a run is asked to do. */
export interface BenchOptions {
  readonly setups: readonly Setup[];
  readonly pages: readonly PageName[];
  readonly parts: readonly Part[];
  /** Sides of the square pictures, px. */
  readonly sizes: readonly number[];
  /** Brush diameters, image px. */
  readonly brushes: readonly number[];
  /** Strokes of a session with the first brush; the others and the floor get fewer. */
  readonly strokes: number;
  /** Folder for raw traces with function names (which cost time); null for none. */
  readonly traces: string | null;
}

/** What `--help` prints. */
export const USAGE = `npm run bench -- canvas [options]
  --quick            three strokes, brush 100, no load and no 100 megapixels: under 5 minutes
  --size 1024,4096   sides of the pictures (1024, 4096, 8192)
  --setup gl,sw      drawing by a software GPU, by the processor
  --brush 100,300    diameters in image px
  --strokes 20       strokes of a session
  --page floor,product,naive
  --part sessions,load,large
  --long             also a thousand strokes, about 10 minutes more for each set-up
  --traces FOLDER    keep raw traces with function names; the figures get worse by it`;

const SETUPS: readonly Setup[] = ['gl', 'sw'];
const PAGES: readonly PageName[] = ['floor', 'product', 'naive'];
const PARTS: readonly Part[] = ['sessions', 'load', 'large', 'long'];

/** Reads the command line; null when help is asked for. Throws with a sentence on a wrong value. */
export function readOptions(args: readonly string[]): BenchOptions | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      help: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      long: { type: 'boolean', default: false },
      size: { type: 'string', default: '1024,4096,8192' },
      setup: { type: 'string', default: 'gl,sw' },
      brush: { type: 'string' },
      strokes: { type: 'string' },
      page: { type: 'string', default: 'floor,product,naive' },
      part: { type: 'string' },
      traces: { type: 'string' },
    },
  });
  if (values.help) return null;
  const usual = values.quick ? 'sessions' : 'sessions,load,large';
  return {
    setups: listOf(values.setup, SETUPS, 'setup'),
    pages: listOf(values.page, PAGES, 'page'),
    parts: listOf((values.part ?? usual) + (values.long ? ',long' : ''), PARTS, 'part'),
    sizes: numbersOf(values.size, 'size', 16, 8192),
    brushes: numbersOf(values.brush ?? (values.quick ? '100' : '100,300'), 'brush', 10, 300),
    strokes: numbersOf(values.strokes ?? (values.quick ? '3' : '20'), 'strokes', 1, 1000)[0] ?? 20,
    traces: values.traces ?? null,
  };
}

function listOf<Name extends string>(
  text: string,
  known: readonly Name[],
  option: string,
): readonly Name[] {
  return text.split(',').map((word) => {
    const found = known.find((name) => name === word.trim());
    if (found === undefined)
      throw new Error(`--${option} takes ${known.join(', ')}: not "${word}".`);
    return found;
  });
}

function numbersOf(text: string, option: string, least: number, most: number): readonly number[] {
  return text.split(',').map((word) => {
    const number = Number(word);
    if (Number.isInteger(number) && number >= least && number <= most) return number;
    throw new Error(`--${option} takes whole numbers from ${least} to ${most}: not "${word}".`);
  });
}
