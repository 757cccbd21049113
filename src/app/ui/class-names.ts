/** Joins the class names that are set; falsy entries are left out. */
export const classNames = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
