import { createPrivateKey, X509Certificate } from 'node:crypto';
import { chmod, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../config/start-error.ts';
import { isMissing } from '../missing-file.ts';
import type { KeyPair } from './make-certificates.ts';
import { subtreeOf } from './name-constraints.ts';

/** The authority that devices in the local network are asked to trust. */
export interface Authority extends KeyPair {
  /** The certificate, parsed. */
  readonly parsed: X509Certificate;
  /** Whether it may speak for this DNS name. */
  permits(name: string): boolean;
}

/** Folder below the data folder that holds all of it. */
const FOLDER = 'tls';
const CERTIFICATE = 'authority.crt';
const KEY = 'authority.key';
/** Multicast DNS names belong to the local network by RFC 6762. */
const LOCAL = 'local';

/** Where the authority of a data folder lies. */
export const tlsFolderOf = (dataDir: string): string => join(dataDir, FOLDER);

/**
 * Reads the authority of a data folder, making it on first use: a folder that only its owner enters,
 * with a key that only its owner reads. Devices trust it for years, so a damaged one is never
 * replaced without being asked for.
 * @throws {StartError} when the files can't be read or used.
 */
export async function openAuthority(
  dataDir: string,
  { hostname, names, now }: { hostname: string; names: readonly string[]; now: Date },
): Promise<Authority> {
  const folder = tlsFolderOf(dataDir);
  try {
    const found = await readPair(folder);
    if (found !== undefined) return await check(found, folder, now);
    const { makeAuthority } = await import('./make-certificates.ts');
    const permitted = [LOCAL, ...names.filter((name) => !isBelowLocal(name))];
    const made = await makeAuthority({ hostname, names: permitted, now });
    await keep(made, folder, dataDir);
    return await check(made, folder, now);
  } catch (error) {
    throw error instanceof StartError ? error : unusable(folder, reasonOf(error));
  }
}

/** Both files, or undefined when there is neither. */
async function readPair(folder: string): Promise<KeyPair | undefined> {
  const certificate = await readIfThere(join(folder, CERTIFICATE));
  const key = await readIfThere(join(folder, KEY));
  if (certificate === undefined && key === undefined) return undefined;
  if (certificate === undefined) throw unusable(folder, `${CERTIFICATE} is missing`);
  if (key === undefined) throw unusable(folder, `${KEY} is missing`);
  return { certificate, key };
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Both files appear at once, so that no crash leaves a key without its certificate. */
async function keep({ certificate, key }: KeyPair, folder: string, dataDir: string): Promise<void> {
  const fresh = await mkdtemp(join(dataDir, `${FOLDER}.new-`)); // made for its owner only
  await writeFile(join(fresh, KEY), key, { mode: 0o600, flush: true });
  await writeFile(join(fresh, CERTIFICATE), certificate, { mode: 0o644, flush: true });
  // What an authority that is gone has signed is of no use.
  await rm(folder, { recursive: true, force: true });
  await rename(fresh, folder);
}

async function check(pair: KeyPair, folder: string, now: Date): Promise<Authority> {
  const parsed = parse(pair, folder);
  if (!parsed.ca) throw unusable(folder, `${CERTIFICATE} is not an authority's certificate`);
  if (!parsed.checkPrivateKey(createPrivateKey(pair.key))) {
    throw unusable(folder, `${KEY} does not belong to ${CERTIFICATE}`);
  }
  assertInTime(parsed, folder, now);
  // A backup may have brought them back for everyone to read.
  await chmod(folder, 0o700);
  await chmod(join(folder, KEY), 0o600);
  const permits = (name: string): boolean =>
    isBelowLocal(name) || parsed.raw.includes(subtreeOf(name));
  return { ...pair, parsed, permits };
}

/** @throws {StartError} when the time of the authority of a folder is over. */
export function assertInTime({ validTo }: X509Certificate, folder: string, now: Date): void {
  if (Date.parse(validTo) <= now.getTime()) {
    throw unusable(folder, `${CERTIFICATE} ended on ${validTo}`);
  }
}

function parse({ certificate, key }: KeyPair, folder: string): X509Certificate {
  try {
    createPrivateKey(key);
  } catch {
    throw unusable(folder, `${KEY} holds no private key`);
  }
  try {
    return new X509Certificate(certificate);
  } catch {
    throw unusable(folder, `${CERTIFICATE} holds no certificate`);
  }
}

function isBelowLocal(name: string): boolean {
  return name.endsWith(`.${LOCAL}`);
}

function unusable(folder: string, reason: string): StartError {
  return new StartError(
    `The certificate authority in "${folder}" can't be used, because ${reason}: put the folder back from a backup, or delete it, and each device must trust a new one.`,
  );
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
