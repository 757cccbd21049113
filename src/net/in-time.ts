/** How long code may be on its way, ms, until the user is told and offered to ask for it anew. */
export const CODE_MS = 15_000;

/**
 * Code that is imported, if it comes before the user is to be told. It is not asked for twice: who wants
 * it again after that gets it as soon as it has come.
 * @throws {Error} after `CODE_MS`, else what `coming` rejects with
 */
export const inTime = <Code>(coming: Promise<Code>): Promise<Code> =>
  Promise.race([
    coming,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The code is late.')), CODE_MS);
    }),
  ]);
