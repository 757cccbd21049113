import type { Readable } from 'node:stream';

/** Bytes that have arrived and are not kept yet. */
export interface StagedBytes {
  /** A file that holds them; goes away with `keep` and `discard`. */
  readonly path: string;
  /** Lower-case hexadecimal; the name under which they can be kept. */
  readonly sha256: string;
  /** How many. */
  readonly bytes: number;
}

/** First and last byte, both included, counted from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Keeps bytes under the name of their content (SHA-256). What was kept is complete and on the disk,
 * or not there at all.
 */
export interface ImageStore {
  /** Writes what arrives to a temporary place. Rejects with the source's error; nothing stays then. */
  stage(source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<StagedBytes>;
  /** Keeps staged bytes. Keeping what is there already is no error. */
  keep(staged: StagedBytes): Promise<void>;
  /** Forgets staged bytes. Never rejects; doing it after `keep` is no error. */
  discard(staged: StagedBytes): Promise<void>;
  /** Streams what is kept. Rejects with the error code `ENOENT` when it is gone. */
  open(sha256: string, range?: ByteRange): Promise<Readable>;
  /** Lends a readable file of what is kept while `use` runs. */
  withFile<Result>(sha256: string, use: (path: string) => Promise<Result>): Promise<Result>;
  /** What was made from kept bytes under a name (letters, digits, dots); null when nothing was. */
  readMade(sha256: string, name: string): Promise<Buffer | null>;
  /** Keeps what was made from kept bytes; it goes with them. */
  keepMade(sha256: string, name: string, bytes: Uint8Array): Promise<void>;
  /**
   * Names of all that is kept or that something was made of, some twice; what comes or goes
   * meanwhile may be among them or not.
   */
  list(): AsyncIterable<string>;
  /** Removes what is kept and everything made from it. Removing what is gone is no error. */
  remove(sha256: string): Promise<void>;
}
