import type { Patch } from '../mask/edit.ts';
import type { KeptPatch } from '../mask/step-journal.ts';
import { patchSize } from './patch-bytes.ts';
import type { RecordPlace } from './saved-state.ts';

/**
 * Bytes of patches kept in memory. Some thousand strokes need less; a feather of a whole
 * 100-megapixel mask may need as much alone.
 */
export const PATCH_BUDGET = 64 << 20;

/** Keeps patches in memory within a budget, letting go of those that storage has. */
export interface PatchBudget {
  /** A patch that is written at `place`; null if it is still only there. */
  keep(place: RecordPlace, patch: Patch | null): KeptPatch;
  /** Lets go of patches that were needed longest ago, as far as the budget asks for it. */
  trim(): void;
}

interface Held {
  readonly place: RecordPlace;
  patch: Patch | null;
}

/** What a budget needs of the log. */
export interface PatchBudgetOptions {
  /** Bytes. */
  readonly budget: number;
  readonly isWritten: (place: RecordPlace) => boolean;
  /** Rejects if the log can't be read. */
  readonly read: (place: RecordPlace) => Promise<Patch>;
}

/** A budget with nothing in it. */
export function createPatchBudget({ budget, isWritten, read }: PatchBudgetOptions): PatchBudget {
  /** Patches in memory with their sizes, the one needed longest ago first. */
  const loaded = new Map<Held, number>();
  let total = 0;

  const drop = (held: Held): void => {
    total -= loaded.get(held) ?? 0;
    loaded.delete(held);
  };
  const use = (held: Held, patch: Patch): void => {
    drop(held);
    held.patch = patch;
    const size = patchSize(patch);
    loaded.set(held, size);
    total += size;
  };

  return {
    keep(place, patch) {
      const held: Held & KeptPatch = {
        place,
        patch: null,
        async load() {
          use(held, held.patch ?? (await read(place)));
        },
      };
      if (patch !== null) use(held, patch);
      return held;
    },
    trim() {
      for (const held of loaded.keys()) {
        if (total <= budget) return;
        if (!isWritten(held.place)) continue;
        drop(held);
        held.patch = null;
      }
    },
  };
}
