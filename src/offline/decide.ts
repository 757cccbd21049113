/** What a build tells its worker. */
export interface OfflineBuild {
  /** Changes with the content of any file. */
  readonly version: string;
  /** Paths of the files that are kept from the first visit on. */
  readonly files: readonly string[];
  /** Paths of the pages that are kept; see {@link standIn}. */
  readonly pages: readonly string[];
}

/** Who answers a request: the kept page if need be, the kept file, or the network as if we were not here. */
export type Answerer = 'page' | 'file' | 'network';

/** The parts of a request that decide. */
export type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

/** What belongs to the build; everything else is the server's to answer, calls above all. */
const BUILT = /^\/(assets|icons|examples)\/|^\/(icon\.svg|manifest(\.\w+)?\.webmanifest)$/;
/** Pages that are not ours to stand in for: calls that somebody opened in a tab. */
const CALLS = /^\/(api|mqtt|metrics)(\/|$)/;

/** Decides who answers. `origin`: the worker's own. */
export const answererOf = ({ method, mode, url }: Asked, origin: string): Answerer => {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return 'network';
  if (BUILT.test(pathname)) return 'file';
  return mode === 'navigate' && !CALLS.test(pathname) ? 'page' : 'network';
};

/** Names with a hash in them never change their content, whichever build they are of. */
export const isHashed = (path: string): boolean => path.startsWith('/assets/');

/** A proxy that answers so has no server behind it. */
export const isAway = (status: number): boolean => [502, 503, 504].includes(status);

/** The server says that there is no such file (any more). */
export const isGone = (status: number): boolean => status === 404 || status === 410;

const trimmed = (path: string): string => path.replace(/\/+$/, '') || '/';

/**
 * Which kept page is shown at a path. Every page draws any screen by the address; the last of the
 * list is the one that shows least before it does.
 */
export const standIn = (path: string, pages: readonly string[]): string | undefined =>
  pages.find((page) => page === trimmed(path)) ?? pages.at(-1);

/**
 * Whether a page was made for these files: it names no script or style that is not among them. The
 * server may have been updated between the worker's list and the page.
 */
export const fitsBuild = (html: string, files: readonly string[]): boolean =>
  [...html.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].every(([, path = '']) =>
    files.includes(path),
  );

const PREFIX = 'overpaint-';
/** Builds whose files are kept: this one and what open tabs may still be made of. */
const KEPT_BUILDS = 3;

/** Name of a build's cache. */
export const cacheOf = ({ version }: Pick<OfflineBuild, 'version'>): string => PREFIX + version;

/** Whether a cache is of this worker, whichever build. */
export const isOurs = (cache: string): boolean => cache.startsWith(PREFIX);

/** The caches that can go, of all in the order in which they were made. */
export const outdated = (caches: readonly string[], own: string): readonly string[] => {
  const former = caches.filter((name) => isOurs(name) && name !== own);
  return former.slice(0, Math.max(0, former.length - (KEPT_BUILDS - 1)));
};
