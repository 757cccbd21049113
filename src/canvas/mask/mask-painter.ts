import type { MaskChange, MaskOperation, Masks } from '../../workers/index.ts';

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
  /** Sends operations of which the last may make a step; resolves with whether it did, never rejects. */
  step(...operations: MaskOperation[]): Promise<boolean>;
  /** Resolves when everything sent so far is answered. */
  settled(): Promise<void>;
}

/** A painter without a mask. */
export function createMaskPainter(options: MaskPainterOptions): MaskPainter {
  const { masks, onChange, onError } = options;
  const steps = new Map<string, number>();
  let current: string | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const heed = (id: string, change: MaskChange): boolean => {
    const stepped = change.undoSteps > (steps.get(id) ?? 0);
    steps.set(id, change.undoSteps);
    if (id === current) onChange(change);
    return stepped;
  };
  /** After a worker's death the mask was made again from its strokes: show that. */
  const recover = async (id: string, error: unknown): Promise<boolean> => {
    onError(error);
    return heed(id, await masks.apply(id, [{ kind: 'refresh' }]));
  };
  const fail = (error: unknown): boolean => {
    onError(error);
    return false;
  };
  const step = (...operations: MaskOperation[]): Promise<boolean> => {
    if (current === null) return Promise.resolve(false);
    const id = current;
    const answered = masks
      .apply(id, operations)
      .then((change) => heed(id, change))
      .catch((error: unknown) => recover(id, error))
      .catch(fail);
    last = answered;
    return answered;
  };

  return {
    use(maskId) {
      current = maskId;
    },
    step,
    send: (...operations) => void step(...operations),
    async settled() {
      await last;
    },
  };
}
