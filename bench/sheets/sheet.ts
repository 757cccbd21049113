import type { Area, EngineRequest, EngineResult, Pixels } from '../../server/engines/engine.ts';
import type { Remark } from '../../server/engines/note.ts';

/** One picture on a sheet. */
export interface Cell {
  /** What it is: "before", "mask", "after", "4 of 4". */
  readonly label: string;
  readonly picture: Pixels;
  /** Marked pixels, shown in red over the picture. */
  readonly area?: Area | null;
}

/** Pictures that belong together, side by side. */
export interface Row {
  /** What was asked for. */
  readonly label: string;
  readonly cells: readonly Cell[];
  /** What the engine said about it. */
  readonly notes?: readonly Remark[];
}

/** One PNG file. */
export interface Sheet {
  /** Its heading, and with it the file's name. */
  readonly title: string;
  readonly rows: readonly Row[];
  /** Width of a cell in pixels; pictures are shrunk to it, never enlarged. */
  readonly cellWidth?: number;
}

/** A picture to work on. */
export interface NamedPicture {
  readonly name: string;
  readonly picture: Pixels;
}

/** What the makers of sheets are given. */
export interface Workshop {
  /** The pictures to edit: scenes of the engine's own, then the photographs of `--photos`. */
  readonly pictures: readonly NamedPicture[];
  /** Asks the built-in engine, on its threads, as the server does. It gets copies of the pixels. */
  run(request: EngineRequest): Promise<EngineResult>;
}

/** Makes the sheets of one kind, one at a time: each is written before the next is begun. */
export type MakeSheets = (workshop: Workshop) => AsyncIterable<Sheet>;
