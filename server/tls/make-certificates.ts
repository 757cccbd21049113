/** The only file that loads the certificate library, which takes a quarter of a second. */
import 'reflect-metadata';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  Extension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509';
import { encodePermittedNames, NAME_CONSTRAINTS } from './name-constraints.ts';

/** A certificate and its private key (PKCS 8), both PEM. */
export interface KeyPair {
  readonly certificate: string;
  readonly key: string;
}

/** ECDSA on P-256 with SHA-256: known to every browser since 2014, and to Apple's rules. */
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const DAY_MS = 24 * 3_600_000;
/** Ten years: a device is asked to trust an authority once. */
const AUTHORITY_DAYS = 3_650;
/** One day of this lies in the past; Apple refuses more than 398 (support.apple.com/102028). */
const LEAF_DAYS = 397;
/** A device's clock may be this much behind. */
const CLOCK_SKEW_MS = DAY_MS;

/** Makes an authority that may speak for IP addresses and for the given DNS names only. */
export async function makeAuthority({
  hostname,
  names,
  now,
}: {
  /** Shown in a device's list of authorities. */
  readonly hostname: string;
  readonly names: readonly string[];
  readonly now: Date;
}): Promise<KeyPair> {
  const keys = await newKeys();
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: [{ O: ['Overpaint'] }, { CN: [`Overpaint on ${hostname}`.slice(0, 64)] }],
    keys,
    notBefore: new Date(now.getTime() - CLOCK_SKEW_MS),
    notAfter: new Date(now.getTime() + AUTHORITY_DAYS * DAY_MS),
    signingAlgorithm: ALGORITHM,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      new Extension(NAME_CONSTRAINTS, true, encodePermittedNames(names)),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  return { certificate: certificate.toString('pem'), key: await exportKey(keys) };
}

/** Makes a server's certificate, good for at most 398 days and never longer than its authority. */
export async function makeLeaf({
  authority,
  names,
  ips,
  now,
}: {
  readonly authority: KeyPair;
  readonly names: readonly string[];
  readonly ips: readonly string[];
  readonly now: Date;
}): Promise<KeyPair> {
  const issuer = new X509Certificate(authority.certificate);
  const notBefore = new Date(now.getTime() - CLOCK_SKEW_MS);
  const notAfter = Math.min(notBefore.getTime() + LEAF_DAYS * DAY_MS, issuer.notAfter.getTime());
  const keys = await newKeys();
  const certificate = await X509CertificateGenerator.create({
    subject: [{ O: ['Overpaint'] }, { CN: [(names[0] ?? 'localhost').slice(0, 64)] }],
    issuer: issuer.subject,
    publicKey: keys.publicKey,
    signingKey: await importKey(authority.key),
    notBefore,
    notAfter: new Date(notAfter),
    signingAlgorithm: ALGORITHM,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
      new SubjectAlternativeNameExtension([
        ...names.map((value) => ({ type: 'dns' as const, value })),
        ...ips.map((value) => ({ type: 'ip' as const, value })),
      ]),
      await AuthorityKeyIdentifierExtension.create(issuer.publicKey),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  return { certificate: certificate.toString('pem'), key: await exportKey(keys) };
}

function newKeys(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
}

async function exportKey({ privateKey }: CryptoKeyPair): Promise<string> {
  const bytes = await crypto.subtle.exportKey('pkcs8', privateKey);
  return PemConverter.encode(bytes, 'PRIVATE KEY');
}

function importKey(pem: string): Promise<CryptoKey> {
  const [bytes = new ArrayBuffer(0)] = PemConverter.decode(pem);
  return crypto.subtle.importKey('pkcs8', bytes, ALGORITHM, false, ['sign']);
}
