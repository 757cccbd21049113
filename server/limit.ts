/** Does work when it is its turn; rejects as the work does. */
export type Limit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets at most `atOnce` pieces of work go on at the same time; the others wait in order. */
export function createLimit(atOnce: number): Limit {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  return async (work) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free++;
      else next();
    }
  };
}
