import type { Plugin } from 'vite';

/** Magic comment by which V8 compiles all functions of a file (https://v8.dev/blog/explicit-compile-hints). */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has the browser compile whole files while they come, beside the page, instead of each function when
 * the page first calls it, in the page's own time.
 * @param names the files' names in the build, without what is added to them
 */
export const eagerCode = (names: readonly string[]): Plugin => ({
  name: 'eager-code',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && names.includes(file.name)) file.code = HINT + file.code;
      }
    },
  },
});
