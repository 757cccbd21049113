import { LOST_CODE } from './lost-code.ts';

/** What is on its way for longer than this is asked for once more by whoever wants it then, ms. */
const LONG_MS = 10_000;

/** One file of code. */
interface Coming {
  readonly file: Promise<unknown>;
  readonly since: number;
  isHere: boolean;
}

/** Files that came, or are on their way, by their addresses. */
const comings = new Map<string, Coming>();

const fetchWhole = async (address: string, cache?: RequestCache): Promise<void> => {
  const answer = await fetch(address, cache && { cache });
  if (answer.ok) return void (await answer.arrayBuffer());
  const error = new Error(`${answer.status} for ${address}`);
  // The server has another build by now: its files have other names.
  if (answer.status === 404) error.name = LOST_CODE;
  throw error;
};

/** Both may come, and one is enough: a line that is only slow is not cut for a new one. */
const sooner = (former: Promise<unknown>, address: string): Promise<unknown> => {
  // The browser would have the same address wait for the former answer.
  const anew = fetchWhole(address, 'reload');
  return Promise.any([former, anew]).catch(() => anew);
};

const come = (address: string): Promise<unknown> => {
  const former = comings.get(address);
  const now = performance.now();
  if (former && (former.isHere || now - former.since < LONG_MS)) return former.file;
  const file = former ? sooner(former.file, address) : fetchWhole(address);
  const coming = { file, since: now, isHere: false };
  comings.set(address, coming);
  file.then(
    () => {
      coming.isHere = true;
    },
    () => {
      if (comings.get(address) === coming) comings.delete(address);
    },
  );
  return file;
};

/** What the page names itself, scripts and styles, comes with it. */
const isOfPage = (address: string): boolean =>
  document.querySelector(`[href="${address}"],[src="${address}"]`) !== null;

/** Has the browser begin a file that came: one after the other, as they name each other, took longer. */
const begin = (address: string): void => {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  document.head.append(link);
};

/**
 * Imports code after fetching its files: browsers remember of an import that it failed for as long as
 * the page lives, of a file that is fetched they don't. So it can be asked for again. The import finds
 * the files in the browser's cache. The build puts this around each import of ours (`scripts/build/fetch-code.ts`).
 *
 * @param load the import
 * @param files what it needs, as the build names it, without the first `/`
 * @throws {Error} of a name that `isLostCode` knows where the server has another build
 */
export const fetchCode = async <Code>(
  load: () => Promise<Code>,
  files: readonly string[] = [],
): Promise<Code> => {
  const addresses = files.map((file) => `/${file}`).filter((address) => !isOfPage(address));
  await Promise.all(addresses.map(come));
  addresses.forEach(begin);
  return load();
};
