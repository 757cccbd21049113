/** One entry of Vite's manifest, as far as it is read here. */
export interface ManifestEntry {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Vite's manifest: chunks by the path of their source. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** What every page loads by itself: its entry, and what that begins with. */
const ALWAYS = ['index.html', 'node_modules/react-dom/client.js', 'src/app/main.tsx'];

/** Keys of a module and of everything that it imports statically, each once. */
const withImports = (manifest: Manifest, key: string, found = new Set<string>()): Set<string> => {
  const entry = manifest[key];
  if (entry === undefined) throw new Error(`The build has no module "${key}".`);
  if (found.has(key)) return found;
  found.add(key);
  for (const one of entry.imports ?? []) withImports(manifest, one, found);
  return found;
};

/**
 * Files that the browser needs for the first view of a page: those of every page and of the modules
 * that are loaded by themselves, with all that they import statically.
 * @throws when the build has no such module
 */
export const routeFiles = (
  manifest: Manifest,
  modules: readonly string[],
): { readonly scripts: readonly string[]; readonly styles: readonly string[] } => {
  const keys = new Set<string>();
  for (const module of [...ALWAYS, ...modules]) withImports(manifest, module, keys);
  const entries = [...keys].map((key) => manifest[key]).filter((entry) => entry !== undefined);
  return {
    scripts: [...new Set(entries.map(({ file }) => file))],
    styles: [...new Set(entries.flatMap(({ css }) => css ?? []))],
  };
};
