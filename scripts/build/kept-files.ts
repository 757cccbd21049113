/** Code, styles, programs, icons, and what describes the app; all that a start without network needs. */
const KEPT =
  /^\/assets\/[^/]+\.(?:js|css|wasm)$|^\/icons\/|^\/(?:icon\.svg|manifest(?:\.\w+)?\.webmanifest)$/;
/** The one font that every screen uses; those of other scripts are kept once they were used. */
const LATIN = /^\/assets\/.*-latin-(?!ext-).*\.woff2$/;

/** Which files of a build are kept in the browser from the first visit on. */
export const keptFiles = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => KEPT.test(path) || LATIN.test(path));
