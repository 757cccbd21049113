/** For runs of the files beside it, each of which fails: see `vitest-outcome.test.mjs`. */
export default { test: { include: ['*.mjs'], exclude: ['vitest.config.mjs'], pool: 'forks' } };
