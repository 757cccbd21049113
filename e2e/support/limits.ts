/**
 * After this long without a result, ms, a journey gives up: the server hangs. It says nothing of how fast
 * a machine is, some of which draw beside much else.
 */
export const RESULT_LIMIT_MS = 400_000;
