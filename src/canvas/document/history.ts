/** Tells whether something stands that was done; if not, it is as if it had never been done. */
export type Decide = (stands: boolean) => void;

/** A step to take back or to do again. */
export interface Move<Step> {
  readonly step: Step;
  /** With false the move could not be made: the step is where it was. */
  readonly decide: Decide;
}

/** A linear history: what was done, and what was undone and can be done again. */
export interface History<Step> {
  /** Number of the present state: the same number means the same state. */
  readonly revision: () => number;
  readonly canUndo: () => boolean;
  readonly canRedo: () => boolean;
  /**
   * Adds a step that was just done. What had been undone before is set aside until it is decided:
   * if the step stands, those are gone; if not, it changed nothing, and they are back.
   */
  append(step: Step): Decide;
  /** Goes one step back or forth; null at the end. */
  undo(): Move<Step> | null;
  redo(): Move<Step> | null;
  /** The step that `undo` or `redo` would answer. */
  next(direction: 'undo' | 'redo'): Step | null;
  /**
   * The landmarks among the steps within reach, or that may be again by what is not decided yet;
   * each once. Costs nothing for the steps between them.
   */
  landmarks(): readonly Step[];
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

/** The upper end of a stack that shares what is below with others: nothing costs its height. */
interface Cell<Step> {
  readonly entry: Entry<Step>;
  readonly below: Cell<Step> | null;
  /** The uppermost landmark: this one or one below. */
  readonly landmark: Cell<Step> | null;
}

interface State<Step> {
  readonly done: Cell<Step> | null;
  /** The uppermost is the next to be done again. */
  readonly undone: Cell<Step> | null;
}

interface Deed<Step> {
  /** The step to add; null goes back or forth. */
  readonly added: Entry<Step> | null;
  readonly direction: 'undo' | 'redo';
  isDecided: boolean;
}

/**
 * An empty history, revision 0.
 * @param isLandmark whether a step is one that `landmarks` answers
 */
export function createHistory<Step>(isLandmark: (step: Step) => boolean): History<Step> {
  /** What is decided, up to the first deed that is not. */
  let base: State<Step> = { done: null, undone: null };
  /** What was done since, in order: one taken out again leaves what the others make. */
  let deeds: readonly Deed<Step>[] = [];
  let present = base;
  let lastRevision = 0;

  const push = (below: Cell<Step> | null, entry: Entry<Step>): Cell<Step> => {
    const landmark = below?.landmark ?? null;
    const cell = { entry, below, landmark };
    return isLandmark(entry.step) ? Object.assign(cell, { landmark: cell }) : cell;
  };
  const after = ({ done, undone }: State<Step>, { added, direction }: Deed<Step>): State<Step> => {
    if (added !== null) return { done: push(done, added), undone: null };
    const from = direction === 'undo' ? done : undone;
    if (from === null) return { done, undone };
    return direction === 'undo'
      ? { done: from.below, undone: push(undone, from.entry) }
      : { done: push(done, from.entry), undone: from.below };
  };
  const settle = (): void => {
    while (deeds[0]?.isDecided === true) {
      base = after(base, deeds[0]);
      deeds = deeds.slice(1);
    }
    present = deeds.reduce(after, base);
  };
  const perform = (added: Entry<Step> | null, direction: 'undo' | 'redo'): Decide => {
    const deed = { added, direction, isDecided: false };
    deeds = [...deeds, deed];
    present = after(present, deed);
    return (stands) => {
      deed.isDecided = true;
      if (!stands) deeds = deeds.filter((other) => other !== deed);
      settle();
    };
  };
  const next = (direction: 'undo' | 'redo'): Step | null =>
    (direction === 'undo' ? present.done : present.undone)?.entry.step ?? null;
  const move = (direction: 'undo' | 'redo'): Move<Step> | null => {
    const step = next(direction);
    return step === null ? null : { step, decide: perform(null, direction) };
  };

  return {
    revision: () => present.done?.entry.revision ?? 0,
    canUndo: () => present.done !== null,
    canRedo: () => present.undone !== null,
    append(step) {
      lastRevision += 1;
      return perform({ revision: lastRevision, step }, 'redo');
    },
    undo: () => move('undo'),
    redo: () => move('redo'),
    next,
    landmarks() {
      const added = deeds.flatMap((deed) => deed.added?.step ?? []).filter(isLandmark);
      return [...landmarksIn(base.done).reverse(), ...landmarksIn(base.undone), ...added];
    },
    restore({ entries, position, lastRevision: last }) {
      base = {
        done: entries.slice(0, position).reduce(push, null),
        undone: entries.slice(position).reduceRight(push, null),
      };
      present = base;
      lastRevision = last;
    },
  };
}

/** The landmarks of a stack, the uppermost first. */
function landmarksIn<Step>(top: Cell<Step> | null): Step[] {
  const steps: Step[] = [];
  for (let cell = top?.landmark ?? null; cell !== null; cell = cell.below?.landmark ?? null) {
    steps.push(cell.entry.step);
  }
  return steps;
}
