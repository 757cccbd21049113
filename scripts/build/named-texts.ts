/** Forms that languages make of one text by number. */
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** What code says of texts that it names in part: beginnings like `style.${…}`, ends like `${…}.hint`. */
const partsIn = (code: string): { readonly starts: string[]; readonly ends: string[] } => ({
  starts: [...code.matchAll(/`([\w-]+\.[\w.-]*)\$\{/g)].map(([, start = '']) => start),
  ends: [...code.matchAll(/\}(\.[\w.-]+)`/g)].map(([, end = '']) => end),
});

/**
 * Keys that pieces of code name, wholly or in part, in any form of plural.
 * @param keys every key there is
 * @param codes JavaScript, not minified
 */
export const namedTexts = (
  keys: readonly string[],
  codes: readonly string[],
): ReadonlySet<string> => {
  const named = new Set<string>();
  for (const code of codes) {
    const { starts, ends } = partsIn(code);
    for (const key of keys) {
      const name = key.replace(PLURAL, '');
      const isWhole = [`'${name}'`, `"${name}"`, `\`${name}\``].some((one) => code.includes(one));
      const isPart =
        starts.some((start) => key.startsWith(start)) || ends.some((end) => name.endsWith(end));
      if (isWhole || isPart) named.add(key);
    }
  }
  return named;
};
