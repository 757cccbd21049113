/** What the build knows of its modules, as far as it is asked here. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Modules that a module imports statically, and those that they import; without itself. */
export const importsOf = (graph: ModuleGraph, start: string): ReadonlySet<string> => {
  const found = new Set<string>();
  const ahead = [start];
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(imported)) continue;
      found.add(imported);
      ahead.push(imported);
    }
  }
  return found;
};

/**
 * Names the group of our own modules that every page needs from its start: one file of them is
 * packed better than the many that screens share with each other. The entry stays out, since it
 * waits for screens that need these modules; so do libraries, of which a page loads what it uses.
 * @param entry path of the entry's module
 */
export const groupFirstView = (entry: string) => {
  let known: ReadonlySet<string> | null = null;
  return (id: string, graph: ModuleGraph): string | null => {
    known ??= importsOf(graph, entry);
    return known.has(id) && id !== entry && !id.includes('/node_modules/') ? 'start' : null;
  };
};

/**
 * Names the group of what the page begins with before the entry: in a file with the rest, all of that
 * would begin with it, in one task.
 * @param boot path of the module that loads the entry
 */
export const groupBoot = (boot: string) => {
  let known: ReadonlySet<string> | null = null;
  return (id: string, graph: ModuleGraph): string | null => {
    known ??= importsOf(graph, boot);
    return known.has(id) ? 'pauses' : null;
  };
};
