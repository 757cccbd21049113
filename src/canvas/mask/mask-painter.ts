import type { MaskCell, MaskChange, MaskOperation, Masks, MaskView } from '../../workers/index.ts';

/** What the painter needs of the editor. */
export interface MaskPainterOptions {
  readonly masks: Masks;
  /** Hears what became of the mask that is painted now. */
  readonly onChange: (change: MaskChange) => void;
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
  /** One step of the mask's history; resolves with whether it was made, never rejects. */
  travel(direction: 'undo' | 'redo'): Promise<boolean>;
  /** Resolves when everything sent so far is answered. */
  settled(): Promise<void>;
}

/** A view in which there is nothing. */
const NOTHING: MaskView = { level: 0, left: 0, top: 0, right: 0, bottom: 0 };

/** A painter without a mask. */
export function createMaskPainter(options: MaskPainterOptions): MaskPainter {
  const { masks, onChange, onError } = options;
  const steps = new Map<string, number>();
  let current: string | null = null;
  let last: Promise<unknown> = Promise.resolve();

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
    return heed(id, await masks.apply(id, [{ kind: 'refresh' }]));
  };
  const fail = (error: unknown): number => {
    onError(error);
    return 0;
  };
  const note = (answered: Promise<unknown>): void => {
    last = Promise.all([last, answered]);
  };
  const send = (operations: readonly MaskOperation[], revision: number): Promise<number> => {
    if (current === null) return Promise.resolve(0);
    const id = current;
    const answered = masks
      .apply(id, operations, { revision })
      .then((change) => heed(id, change))
      .catch((error: unknown) => recover(id, error))
      .catch(fail);
    note(answered);
    return answered;
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
      const answered = look(id, view, anew)
        .then((cells) => (id === current ? cells : null))
        .catch((error: unknown) => {
          onError(error);
          return null;
        });
      note(answered);
      return answered;
    },
    use(maskId) {
      current = maskId;
    },
    step: async (operations, revision) => (await send(operations, revision)) > 0,
    travel: async (direction) =>
      (await send([{ kind: direction }], 0)) === (direction === 'undo' ? -1 : 1),
    send: (...operations) => void send(operations, 0),
    async settled() {
      await last;
    },
  };
}
