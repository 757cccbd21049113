/** A linear history: what was done, and what was undone and can be done again. */
export interface History<Step> {
  /** Number of the present state: the same number means the same state. */
  readonly revision: () => number;
  readonly canUndo: () => boolean;
  readonly canRedo: () => boolean;
  /**
   * Adds a step that was just done. What had been undone before is set aside until the returned
   * function is called: with true the step stands and those are gone, with false the step turned
   * out to change nothing, is taken out again, and they are back.
   */
  append(step: Step): (stands: boolean) => void;
  /** Goes one step back or forth; the step to take back or do again, null at the end. */
  undo(): Step | null;
  redo(): Step | null;
  /** Every step still within reach. */
  steps(): readonly Step[];
  /** Goes on with an earlier history; nothing may have been done yet. */
  restore(earlier: EarlierHistory<Step>): void;
}

/** A history as it was saved. */
export interface EarlierHistory<Step> {
  readonly entries: readonly { readonly revision: number; readonly step: Step }[];
  /** How many of the entries are done. */
  readonly position: number;
  /** A number above every revision ever used. */
  readonly lastRevision: number;
}

interface Entry<Step> {
  readonly revision: number;
  readonly step: Step;
}

/** An empty history, revision 0. */
export function createHistory<Step>(): History<Step> {
  const done: Entry<Step>[] = [];
  const undone: Entry<Step>[] = [];
  let lastRevision = 0;

  const move = (from: Entry<Step>[], to: Entry<Step>[]): Step | null => {
    const entry = from.pop();
    if (entry === undefined) return null;
    to.push(entry);
    return entry.step;
  };

  const append = (step: Step): ((stands: boolean) => void) => {
    lastRevision += 1;
    const entry = { revision: lastRevision, step };
    const setAside = undone.splice(0);
    done.push(entry);
    return (stands) => {
      if (stands) return;
      const wasLast = done.at(-1) === entry;
      const at = done.indexOf(entry);
      if (at >= 0) done.splice(at, 1);
      if (wasLast) undone.push(...setAside);
    };
  };

  return {
    revision: () => done.at(-1)?.revision ?? 0,
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
    append,
    undo: () => move(done, undone),
    redo: () => move(undone, done),
    steps: () => [...done, ...undone].map((entry) => entry.step),
    restore(earlier) {
      done.push(...earlier.entries.slice(0, earlier.position));
      undone.push(...earlier.entries.slice(earlier.position).reverse());
      lastRevision = earlier.lastRevision;
    },
  };
}
