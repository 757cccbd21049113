/** Ends its own process: see `vitest-outcome.test.mjs`. */
import { it } from 'vitest';

it('dies', () => {
  process.kill(process.pid, 'SIGKILL');
});
