import type { HeldStorage } from '../outbox/held-storage.ts';
import type { HeldWork } from '../outbox/held-work.ts';

/** A browser's storage of held work in memory; `isDenied` makes every call reject, `silence` wait for it. */
export const createFakeHeld = () => {
  let kept: readonly HeldWork[] = [];
  let made = 0;
  const fake = {
    isDenied: false,
    silence: null as Promise<void> | null,
    /** Counts up, for ids. */
    made: () => made++,
    list: async () => {
      await fake.silence;
      if (fake.isDenied) throw new DOMException('denied', 'SecurityError');
      return kept;
    },
    add: async (held: HeldWork) => {
      await fake.silence;
      kept = [...kept, held];
    },
    remove: async (id: string) => {
      await fake.silence;
      kept = kept.filter((one) => one.id !== id);
    },
  } satisfies HeldStorage & Record<string, unknown>;
  return fake;
};
