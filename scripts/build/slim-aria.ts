import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What of react-aria is replaced: where, by whom it is imported, and by which file. */
const REPLACED = [
  { what: '/ssr/SSRProvider.mjs', by: /[\\/]utils[\\/]useId\.mjs$/, file: 'steady-id.ts' },
  { what: '/useDefaultLocale.mjs', by: /[\\/]i18n[\\/]\w+\.mjs$/, file: 'default-locale.ts' },
] as const;

/** Where it finds out, when its code begins, whether the browser writes signs: all that we serve do. */
const SIGNS = {
  file: /@internationalized[\\/]number[\\/]dist[\\/]private[\\/]NumberFormatter\.mjs$/,
  question: /^let (\S+\$supportsSignDisplay) = false;\ntry \{[^}]*\}[^}]*\} catch *\{\}$/m,
  answer: 'const $1 = true;',
} as const;

/**
 * Gives react-aria hooks of ours where its own cost the first view much and are of no use to it. A name
 * that it wants and that is not among them fails the build, and so does a question to the browser that is
 * not where it is answered for it.
 * @param folder path of the folder of those hooks
 */
export const slimAria = (folder: string): Plugin => ({
  name: 'overpaint-slim-aria',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer = '') => {
    const asked = `/${source}`;
    const found = REPLACED.find(({ what, by }) => asked.endsWith(what) && by.test(importer));
    return found === undefined ? null : join(folder, found.file);
  },
  transform: {
    filter: { id: SIGNS.file },
    handler(code) {
      if (!SIGNS.question.test(code)) this.error('What asks for signs is not where it was.');
      return code.replace(SIGNS.question, SIGNS.answer);
    },
  },
});
