import type { MaskCell } from '../../workers/index.ts';

/** Bytes of cells that are kept at most; steps further back are shown when the worker did them. */
const MAX_BYTES = 8 * 2 ** 20;

/** What came of operations; `part`: of a step that is not over; `nothing`: all is as after the last step. */
export type Made = 'part' | 'step' | 'undo' | 'redo' | 'nothing';

/** What the cells in view look like on both sides of the last steps of a mask. */
export interface KnownSteps {
  /** These cells are so, which is no change of the mask. */
  see(cells: readonly MaskCell[]): void;
  /**
   * What the worker made of something. A step that ended took with it every change since the last
   * one; a step that was undone or redone is all of the change.
   */
  hear(cells: readonly MaskCell[], made: Made): void;
  /** The cells as undoing or redoing one step leaves them, and takes them as so; null if unknown. */
  foresee(direction: 'undo' | 'redo'): readonly MaskCell[] | null;
  /** No step is known any more: what is in view is another, or not what was thought. */
  forget(): void;
}

/** A step, by the cells in view that it changes. */
interface Step {
  readonly undone: readonly MaskCell[];
  readonly redone: readonly MaskCell[];
}

/** Nothing is known yet. */
export function createKnownSteps(): KnownSteps {
  const held = new Map<string, MaskCell>();
  const steps: Record<'undo' | 'redo', Step[]> = { undo: [], redo: [] };
  /** Cells changed since the last step, as they were then. */
  const former = new Map<string, MaskCell>();
  /** Something changed of which the look before is not known. */
  let isBlind = false;

  const forget = (): void => {
    steps.undo = [];
    steps.redo = [];
    former.clear();
    isBlind = false;
  };
  const put = (cells: readonly MaskCell[]): void => {
    for (const cell of cells) held.set(nameOf(cell), cell);
  };
  const change = (cells: readonly MaskCell[]): void => {
    for (const cell of cells) {
      const name = nameOf(cell);
      const before = held.get(name);
      if (before === undefined) isBlind = true;
      else if (!former.has(name)) former.set(name, before);
    }
    put(cells);
  };
  /** What changed since the last step, as one. */
  const takeStep = (): Step | null => {
    const redone = [...former.keys()].flatMap((name) => ownCell(held.get(name)));
    // The next step begins with them.
    put(redone);
    const undone = [...former.values()].flatMap(ownCell);
    const isKnown = !isBlind;
    former.clear();
    isBlind = false;
    return isKnown ? { undone, redone } : null;
  };
  const note = (made: 'step' | 'undo' | 'redo' | 'nothing'): void => {
    const step = takeStep();
    if (step === null) return forget();
    if (made === 'nothing') return;
    if (made === 'step') steps.redo = [];
    else steps[made].pop();
    if (made === 'undo') steps.redo.push({ undone: step.redone, redone: step.undone });
    else steps.undo.push(step);
    shorten();
  };
  const shorten = (): void => {
    while (bytesOf(steps.undo) + bytesOf(steps.redo) > MAX_BYTES)
      (steps.undo.length > 0 ? steps.undo : steps.redo).shift();
  };

  return {
    see: put,
    hear(cells, made) {
      change(cells);
      if (made !== 'part') note(made);
    },
    foresee(direction) {
      if (former.size > 0) return null;
      const step = steps[direction].pop();
      if (step === undefined) return null;
      steps[direction === 'undo' ? 'redo' : 'undo'].push(step);
      const cells = direction === 'undo' ? step.undone : step.redone;
      put(cells);
      return cells;
    },
    forget,
  };
}

/** A cell came in a buffer with others: kept for long it must not keep them. */
function ownCell(cell: MaskCell | undefined): MaskCell[] {
  if (cell === undefined) return [];
  const { pixels } = cell;
  if (pixels === null || pixels.byteLength === pixels.buffer.byteLength) return [cell];
  return [{ ...cell, pixels: pixels.slice() }];
}

const nameOf = ({ level, column, row }: MaskCell): string => `${level} ${column} ${row}`;

function bytesOf(steps: readonly Step[]): number {
  // What a step leaves is mostly what the next one begins with: each cell counts once.
  const cells = steps.flatMap(({ undone }) => undone);
  return cells.reduce((sum, { pixels }) => sum + (pixels?.byteLength ?? 0), 0);
}
