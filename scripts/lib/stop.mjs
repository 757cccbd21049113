/** A reason to end that the user can act upon: one sentence, shown without a stack trace. */
export class Stop extends Error {}

/**
 * Runs a command's main function. A `Stop` is shown as its sentence with exit code 1; the number
 * that the function answers is the exit code.
 * @param {() => Promise<number>} main
 */
export async function runMain(main) {
  try {
    process.exit(await main());
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    process.exit(1);
  }
}
