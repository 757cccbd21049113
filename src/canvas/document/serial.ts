/** Runs asynchronous work one after the other, in the order of asking. */
export interface Serial {
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Resolves when all work asked for so far is done, failed or not. */
  settled(): Promise<void>;
}

/** A queue without work. */
export function createSerial(): Serial {
  let tail: Promise<unknown> = Promise.resolve();
  return {
    run(work) {
      const result = tail.then(work);
      tail = result.catch(() => undefined);
      return result;
    },
    async settled() {
      await tail;
    },
  };
}
