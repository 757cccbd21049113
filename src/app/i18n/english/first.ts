import english from '../../../../locales/en.json';

/**
 * English texts that are there from the start: all, but in the build only those that the modules of
 * every page's first view name (scripts/build/split-texts.ts).
 */
export const firstTexts: Readonly<Record<string, string>> = english;
