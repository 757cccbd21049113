/**
 * Does some work, then closes what it worked with, one after the other, each whatever the one before did.
 * Rejects with what the work failed with, else with what closing first failed with: a disk that takes
 * nothing any more ends the work, and fails at closing, too, which would hide the reason.
 */
export async function thenClose(
  work: () => Promise<void>,
  closings: readonly (() => Promise<void>)[],
): Promise<void> {
  const failures: unknown[] = [];
  for (const act of [work, ...closings]) {
    await act().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
