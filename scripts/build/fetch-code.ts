import type { Plugin } from 'vite';

/** What Vite puts around each import that splits the code. */
const VITES = '\0vite/preload-helper.js';

/**
 * Puts a function of ours around each import that splits the code, in the place of Vite's, which would
 * begin the same files in a way that browsers don't begin twice.
 * @param path of the module with `fetchCode`
 */
export const fetchCode = (path: string): Plugin => ({
  name: 'overpaint-fetch-code',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) =>
    id === VITES ? `export { fetchCode as __vitePreload } from ${JSON.stringify(path)};` : null,
});
