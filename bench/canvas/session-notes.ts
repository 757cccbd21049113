import type { Mapping } from '../../e2e/oracle/mask-oracle.ts';
import type { MaskExport } from './editors/editor.ts';
import type { ScreenPoint } from './input/path.ts';
import type { Memory } from './machine/memory.ts';
import type { PictureFile } from './machine/picture-files.ts';
import type { SeenStep } from './probe/step-watch.ts';
import type { SessionJob } from './session-figures.ts';
import type { Span } from './trace/main-thread.ts';

/** A stretch of a session that the trace knows nothing of. */
export interface Untraced {
  readonly span: Span;
  readonly sent: number;
}

/** Everything that a session noted, as it is. Times in ms on the page's clock, memory in bytes. */
export interface SessionNotes {
  readonly job: SessionJob;
  readonly picture: PictureFile;
  readonly spans: Readonly<Record<'opening' | 'strokes' | 'undo' | 'redo', Span>>;
  readonly frames: readonly number[];
  readonly downs: readonly number[];
  readonly ups: readonly number[];
  readonly sent: number;
  readonly moves: number;
  /** What of the strokes the trace left out, and the events sent then; null: nothing. */
  readonly untraced: Untraced | null;
  /** Processor seconds during the strokes, by what the processes do. */
  readonly cpuSeconds: Readonly<Record<string, number>>;
  /** `ready` is after a second of frames, from which on the growth counts. */
  readonly memory: Readonly<
    Record<'empty' | 'opened' | 'ready' | 'painted' | 'undone' | 'exported', Memory>
  >;
  readonly peak: number;
  readonly undone: readonly (SeenStep | null)[];
  readonly redone: readonly (SeenStep | null)[];
  readonly export: MaskExport | null;
  readonly undoBytes: number | null;
  /** Where each stroke went, and the product's camera. */
  readonly paths: readonly (readonly ScreenPoint[])[];
  readonly mapping: Mapping | null;
  readonly errors: readonly string[];
}
