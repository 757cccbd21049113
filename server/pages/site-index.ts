import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from '../config/start-error.ts';

/** What the build says about the pages that it rendered (`index.json`). */
const indexSchema = z.object({
  /** Each path below the language prefix, `*` for any one part, and the page that is there. */
  paths: z.array(z.object({ path: z.string(), id: z.string() })),
  /** The page of every other path. */
  notFound: z.string(),
  /** Each prefix, '' for none, and the language that is shown there. */
  languages: z.record(z.string(), z.string()),
  /** Names of other texts, served as they are called. */
  files: z.array(z.string()),
});

/** See {@link readSiteIndex}. */
export type SiteIndex = z.infer<typeof indexSchema>;

/** Which of the rendered pages answers a path. */
export interface FoundPage {
  /** Name of its file. */
  readonly file: string;
  readonly status: 200 | 404;
}

/**
 * Reads which pages there are.
 * @throws {StartError} when the build is missing
 */
export async function readSiteIndex(folder: string): Promise<SiteIndex> {
  const path = join(folder, 'index.json');
  try {
    return indexSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    throw new StartError(`The pages are not built: "${path}" is missing; run "npm run build".`);
  }
}

/** Finds the page of a path (without its query): the one of the screen there, else the missing one. */
export function findPage(index: SiteIndex, path: string): FoundPage {
  const [first = '', ...rest] = path.replace(/^\//, '').split('/');
  const hasPrefix = first !== '' && Object.hasOwn(index.languages, first);
  const language = index.languages[hasPrefix ? first : ''] ?? '';
  const parts = withoutLastSlash(hasPrefix ? rest : [first, ...rest]);
  const found = index.paths.find((one) => matches(one.path.split('/'), parts));
  return { file: `${found?.id ?? index.notFound}.${language}.html`, status: found ? 200 : 404 };
}

/** `updates/` is `updates`; the prefix alone is Home. */
function withoutLastSlash(parts: readonly string[]): readonly string[] {
  if (parts.length === 0) return [''];
  return parts.length > 1 && parts.at(-1) === '' ? parts.slice(0, -1) : parts;
}

function matches(pattern: readonly string[], parts: readonly string[]): boolean {
  if (pattern.length !== parts.length) return false;
  return pattern.every((part, index) =>
    part === '*' ? parts[index] !== '' : part === parts[index],
  );
}
