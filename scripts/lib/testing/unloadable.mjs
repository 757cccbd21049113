/** Cannot be loaded: see `vitest-outcome.test.mjs`. */
throw new Error('no such word');
