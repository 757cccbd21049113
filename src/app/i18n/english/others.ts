import english from '../../../../locales/en.json';

/** English texts that are not among the first: in the build what is left, else all of them again. */
export const otherTexts: Readonly<Record<string, string>> = english;
