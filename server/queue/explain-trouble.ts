/** What an error of the queue says. Some of pg-boss's are plain objects with the fields of one. */
export function explainTrouble(error: unknown): string {
  const isDescribed = typeof error === 'object' && error !== null && 'message' in error;
  const said = isDescribed ? String(error.message) : String(error);
  // A host with several addresses fails with an error for each and no words of its own.
  return said === '' ? 'The queue does not reach the database.' : said;
}
