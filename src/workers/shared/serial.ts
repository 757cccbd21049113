/** Runs asynchronous work one after the other, in the order of asking. */
export function createSerial(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let tail: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = tail.then(work);
    tail = result.catch(() => undefined);
    return result;
  };
}
