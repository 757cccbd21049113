import type { Plugin } from 'vite';

/** The classes of i18next that stand one after another and are left out: what writes numbers and dates, and what loads texts. */
const LEFT_OUT =
  /^class Formatter \{.*?^class Connector extends EventEmitter \{.*?^(?=const get = )/ms;

/** What stands in for them: i18next makes one of each when it starts, and listens to the second. */
const INSTEAD = `class Formatter {
  format(value) { return value; }
}
class Connector extends EventEmitter {}
`;

/**
 * Gives the pages i18next without what they have no use for: texts come with the pages' own code, and numbers
 * are written before they are filled in (`src/app/i18n`). Where i18next looks otherwise than it did, the build fails.
 */
export const slimI18next = (): Plugin => ({
  name: 'overpaint-slim-i18next',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/ },
    handler(code) {
      if (!LEFT_OUT.test(code)) this.error('What is left out of i18next is not where it was.');
      return code.replace(LEFT_OUT, INSTEAD);
    },
  },
});
