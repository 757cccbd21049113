import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../config/start-error.ts';
import type { Addresses } from './addresses.ts';
import { type Authority, assertInTime } from './authority.ts';

/** The certificate that the server shows, and its key. */
export interface Leaf {
  /** Key and certificate in one PEM text, as TLS takes it for both. */
  readonly pem: string;
  readonly parsed: X509Certificate;
}

/** What a leaf is to be good for, and when. */
export interface LeafWish {
  readonly authority: Authority;
  readonly addresses: Pick<Addresses, 'names' | 'ips'>;
  readonly now: Date;
}

const FILE = 'leaf.pem';
/** A leaf is renewed this long before its end: a server may be off for holidays. */
const RENEW_BEFORE_MS = 30 * 24 * 3_600_000;

/**
 * Answers the stored leaf of a folder while it is good, else a new one, which is stored. A leaf is
 * good while its authority, all addresses and the time fit; a damaged one is simply replaced.
 * @throws {StartError} when a new one can't be stored, or when its authority has ended.
 */
export async function openLeaf(folder: string, wish: LeafWish): Promise<Leaf> {
  const stored = await readLeaf(join(folder, FILE));
  return stored !== undefined && isGood(stored, wish) ? stored : renew(folder, wish);
}

/** Whether a leaf does all that is wished of it, and no better one can be had. */
export function isGood({ pem, parsed }: Leaf, { authority, addresses, now }: LeafWish): boolean {
  const time = now.getTime();
  const [begins, ends] = [Date.parse(parsed.validFrom), Date.parse(parsed.validTo)];
  const canLastLonger = ends < Date.parse(authority.parsed.validTo);
  const enough = canLastLonger ? RENEW_BEFORE_MS : 0;
  return (
    begins <= time &&
    ends - time > enough &&
    parsed.verify(authority.parsed.publicKey) &&
    parsed.checkPrivateKey(createPrivateKey(pem)) &&
    addresses.ips.every((ip) => parsed.checkIP(ip) !== undefined) &&
    namesFor(authority, addresses).every((name) => parsed.checkHost(name) !== undefined)
  );
}

async function renew(folder: string, { authority, addresses, now }: LeafWish): Promise<Leaf> {
  assertInTime(authority.parsed, folder, now);
  const { makeLeaf } = await import('./make-certificates.ts');
  const names = namesFor(authority, addresses);
  const { certificate, key } = await makeLeaf({ authority, names, ips: addresses.ips, now });
  const pem = `${key.trim()}\n${certificate.trim()}\n`;
  await keep(join(folder, FILE), pem);
  return { pem, parsed: new X509Certificate(pem) };
}

async function keep(path: string, pem: string): Promise<void> {
  try {
    await writeFile(`${path}.new`, pem, { mode: 0o600 });
    await rename(`${path}.new`, path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The server's certificate can't be stored in "${path}": ${reason}.`);
  }
}

/** A single name that the authority may not speak for would spoil the whole certificate. */
function namesFor(authority: Authority, { names }: LeafWish['addresses']): readonly string[] {
  return names.filter((name) => authority.permits(name));
}

async function readLeaf(path: string): Promise<Leaf | undefined> {
  try {
    const pem = await readFile(path, 'utf8');
    createPrivateKey(pem);
    return { pem, parsed: new X509Certificate(pem) };
  } catch {
    return undefined;
  }
}
