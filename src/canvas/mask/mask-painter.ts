import type { MaskCell, MaskChange, MaskOperation, Masks, MaskView } from '../../workers/index.ts';
import { createKnownSteps, type Made } from './known-steps.ts';

/** What the painter needs of the editor. */
export interface MaskPainterOptions {
  readonly masks: Masks;
  /** Hears what became of the mask that is painted now. */
  readonly onChange: (change: MaskChange) => void;
  /** Hears how cells in view will be, before the worker has made them so. */
  readonly onForeseen: (cells: readonly MaskCell[]) => void;
  readonly onError: (error: unknown) => void;
}

/** Sends operations to the mask worker, in order, without ever waiting for it. */
export interface MaskPainter {
  /** Paints on this mask from now on; null for none. Ask for `refresh` to see it. */
  use(maskId: string | null): void;
  /** Sends operations that make no undo step. */
  send(...operations: MaskOperation[]): void;
  /**
   * Looks at a part of the mask from now on. Resolves with the cells not in view before, all of
   * them if `anew`; null if another mask is painted by then. Never rejects.
   */
  look(view: MaskView, anew: boolean): Promise<readonly MaskCell[] | null>;
  /**
   * Sends operations of which the last may make a step, after which the state is `revision`;
   * resolves with whether it did, never rejects.
   */
  step(operations: readonly MaskOperation[], revision: number): Promise<boolean>;
  /**
   * One step of the mask's history, shown at once where its cells are known; resolves with whether
   * it was made, never rejects.
   */
  travel(direction: 'undo' | 'redo'): Promise<boolean>;
  /** Resolves when everything sent so far is answered. */
  settled(): Promise<void>;
}

/** By how much a step back or forth changes the number of steps that can be undone. */
const STEPS = { undo: -1, redo: 1 } as const;

/** What operations made, by the last of them and the steps that there are more now. */
function madeBy(kind: MaskOperation['kind'], more: number): Made {
  if (kind === 'undo' || kind === 'redo') return more === 0 ? 'nothing' : kind;
  if (more === 1) return 'step';
  return kind === 'begin' || kind === 'points' ? 'part' : 'nothing';
}

/** A view in which there is nothing. */
const NOTHING: MaskView = { level: 0, left: 0, top: 0, right: 0, bottom: 0 };

/** A painter without a mask. */
export function createMaskPainter(options: MaskPainterOptions): MaskPainter {
  const { masks, onChange, onForeseen, onError } = options;
  const steps = new Map<string, number>();
  let known = createKnownSteps();
  let current: string | null = null;
  let last: Promise<unknown> = Promise.resolve();
  /** Answers to come that may change the mask otherwise than is foreseen. */
  let unanswered = 0;

  /** By how much the number of steps that can be undone is another than before. */
  const heed = (id: string, change: MaskChange): number => {
    const more = change.undoSteps - (steps.get(id) ?? 0);
    steps.set(id, change.undoSteps);
    if (id === current) onChange(change);
    return more;
  };
  /** The operations are lost; the mask is as it was before them: show that. */
  const recover = async (id: string, error: unknown): Promise<number> => {
    onError(error);
    known.forget();
    const change = await masks.apply(id, [{ kind: 'refresh' }]);
    if (id === current) known.see(change.cells);
    return heed(id, change);
  };
  const fail = (error: unknown): number => {
    onError(error);
    return 0;
  };
  const noted = <Answer>(answered: Promise<Answer>): Promise<Answer> => {
    // Not the answers, or each would hold all the cells that were ever looked at.
    last = Promise.all([last, answered]).then(() => undefined);
    return answered;
  };
  const ask = (
    operations: readonly MaskOperation[],
    revision: number,
    take: (id: string, change: MaskChange) => number,
  ): Promise<number> => {
    if (current === null) return Promise.resolve(0);
    const id = current;
    return masks
      .apply(id, operations, { revision })
      .then((change) => take(id, change))
      .catch((error: unknown) => recover(id, error))
      .catch(fail);
  };
  const send = (operations: readonly MaskOperation[], revision: number): Promise<number> => {
    unanswered += 1;
    const answered = ask(operations, revision, (id, change) => {
      const more = heed(id, change);
      const last = operations.at(-1);
      if (id === current && last !== undefined) learn(last.kind, change.cells, more);
      return more;
    });
    const ended = answered.finally(() => {
      unanswered -= 1;
    });
    return noted(ended);
  };
  const learn = (kind: MaskOperation['kind'], cells: readonly MaskCell[], more: number): void => {
    if (kind === 'refresh') known.see(cells);
    else known.hear(cells, madeBy(kind, more));
  };
  /** What it does is seen already: only if it came otherwise there is something to show. */
  const sendForeseen = (direction: 'undo' | 'redo'): Promise<number> => {
    const answered = ask([{ kind: direction }], 0, (id, change) => {
      const more = heed(id, { ...change, cells: [] });
      if (more !== STEPS[direction] && id === current) {
        known.forget();
        void send([{ kind: 'refresh' }], 0);
      }
      return more;
    });
    return noted(answered);
  };

  const look = async (id: string, view: MaskView, anew: boolean): Promise<readonly MaskCell[]> => {
    if (anew) void masks.view(id, NOTHING).catch(() => undefined);
    try {
      return await masks.view(id, view);
    } catch (error) {
      onError(error);
      return (await masks.apply(id, [{ kind: 'refresh' }])).cells;
    }
  };

  return {
    look(view, anew) {
      if (current === null) return Promise.resolve(null);
      const id = current;
      known.forget();
      const answered = look(id, view, anew)
        .then((cells) => {
          if (id !== current) return null;
          known.forget();
          known.see(cells);
          return cells;
        })
        .catch((error: unknown) => {
          onError(error);
          return null;
        });
      return noted(answered);
    },
    use(maskId) {
      current = maskId;
      known = createKnownSteps();
    },
    step: async (operations, revision) => (await send(operations, revision)) > 0,
    async travel(direction) {
      const cells = unanswered === 0 ? known.foresee(direction) : null;
      if (cells === null) return (await send([{ kind: direction }], 0)) === STEPS[direction];
      onForeseen(cells);
      return (await sendForeseen(direction)) === STEPS[direction];
    },
    send: (...operations) => void send(operations, 0),
    async settled() {
      await last;
    },
  };
}
