import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { importsOf } from './first-view.ts';
import { namedTexts } from './named-texts.ts';

/** Where the texts and the modules that hand them on lie. */
export interface SplitTextsOptions {
  /** English texts by key, a JSON file. */
  readonly texts: string;
  /** Folder of `first.ts` and `others.ts`. */
  readonly modules: string;
  /** The module that every page begins with. */
  readonly entry: string;
}

/** A string in the code that stands for texts until it is known which; its number changes with them. */
const placeFor = (name: string, texts: string): string =>
  `%${name}-texts:${createHash('sha256').update(texts).digest('hex').slice(0, 16)}%`;

/** Puts texts in a place's stead, whatever quotes the place is in. */
const fill = (code: string, place: string, texts: Readonly<Record<string, string>>): string => {
  const json = JSON.stringify(JSON.stringify(texts));
  return ['"', "'", '`'].reduce(
    (done, mark) => done.replace(mark + place + mark, () => json),
    code,
  );
};

/**
 * Leaves in the first view the English texts that its own modules name, and puts the others into a
 * file of their own. Only the browser's half: what renders the pages has them all.
 */
export const splitTexts = ({ texts, modules, entry }: SplitTextsOptions): Plugin => {
  const [first, others] = [join(modules, 'first.ts'), join(modules, 'others.ts')];
  let json = '';
  let split: { first: Record<string, string>; others: Record<string, string> } | null = null;
  const splitBy = (graph: Rolldown.PluginContext): NonNullable<typeof split> => {
    const codes = [entry, ...importsOf(graph, entry)]
      .filter((id) => !id.includes('/node_modules/'))
      .map((id) => graph.getModuleInfo(id)?.code ?? '');
    const all: Record<string, string> = JSON.parse(json);
    const named = namedTexts(Object.keys(all), codes);
    const part = (isFirst: boolean): Record<string, string> =>
      Object.fromEntries(Object.entries(all).filter(([key]) => named.has(key) === isFirst));
    return { first: part(true), others: part(false) };
  };
  return {
    name: 'overpaint-split-texts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      if (id !== first && id !== others) return null;
      json = await readFile(texts, 'utf8');
      const name = id === first ? 'first' : 'other';
      return `export const ${name}Texts = JSON.parse("${placeFor(name, json)}");`;
    },
    renderChunk(code) {
      if (!/%(?:first|other)-texts:/.test(code)) return null;
      split ??= splitBy(this);
      const begun = fill(code, placeFor('first', json), split.first);
      return fill(begun, placeFor('other', json), split.others);
    },
  };
};
