import type { Spread } from './figures.ts';
import type { PageName, Setup } from './options.ts';
import type { Work } from './trace/main-thread.ts';

/** What a session is to be. */
export interface SessionJob {
  readonly setup: Setup;
  readonly page: PageName;
  /** Side of the picture, px. */
  readonly size: number;
  /** Diameter, image px. */
  readonly brush: number;
  readonly strokes: number;
  /** Every core is kept busy meanwhile. */
  readonly busy: boolean;
}

/** An undo or redo: frames until it is seen, and ms. */
export interface StepFigures {
  readonly frames: Spread;
  readonly milliseconds: Spread;
  /** Steps that were never seen. */
  readonly unseen: number;
}

/** How the mask file was made. */
export interface ExportFigures {
  readonly milliseconds: Spread;
  /** Processor ms of the main thread each time, less what it takes at rest. */
  readonly mainThread: number;
  readonly bytes: number;
  /** What it would be if every event had been heard; the same where all were. */
  readonly bytesOfAll: number;
}

/** Memory of all processes in bytes, as growth since the picture stood on the screen. */
export interface MemoryFigures {
  /** From the empty page to the open picture. */
  readonly opening: number;
  readonly openingPeak: number;
  readonly painted: number;
  readonly undone: number;
  readonly exported: number;
  /** As it was, bytes by what the processes do: renderer, GPU, … */
  readonly byProcess: Readonly<
    Record<'empty' | 'ready' | 'painted' | 'exported', Readonly<Record<string, number>>>
  >;
}

/** What a session gave. Times in ms; of a page that cannot paint only the first half. */
export interface SessionFigures extends SessionJob {
  /** Pointer events sent, and pointer moves that reached the page unmerged. */
  readonly events: { readonly sent: number; readonly moves: number };
  /** Frame intervals while the button is down. */
  readonly frames: Spread;
  readonly firstFive: Spread;
  readonly lastFive: Spread;
  /** Processor ms of the main thread for each event sent. */
  readonly cpuPerEvent: number;
  /** Processor ms of all processes for each stroke. */
  readonly cpuPerStroke: number;
  /** The same by what the processes do: renderer, GPU, … */
  readonly cpuPerStrokeByProcess: Readonly<Record<string, number>>;
  readonly untilIdle: Spread;
  readonly work: {
    readonly opening: Work;
    readonly strokes: Work;
    readonly undo: Work;
    readonly redo: Work;
    readonly export: Work;
  };
  readonly undo: StepFigures | null;
  readonly redo: StepFigures | null;
  readonly export: ExportFigures | null;
  readonly memory: MemoryFigures;
  readonly undoBytes: number | null;
  /** Pixels of the exported mask that differ from the oracle's; null where that is not asked. */
  readonly wrongPixels: number | null;
  /** Pixels that any stroke touched; null where nothing is painted. */
  readonly touchedPixels: number | null;
  /** Errors that the page threw or wrote. */
  readonly errors: readonly string[];
}
