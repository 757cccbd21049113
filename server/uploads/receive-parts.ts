import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { ImageStore, StagedBytes } from '../images/image-store.ts';
import { Refusal } from '../refusal.ts';

/** The parts of a multipart body. Whoever receives them discards the files. */
export interface ReceivedParts {
  readonly fields: Readonly<Record<string, string>>;
  /** By the name of the field. */
  readonly files: ReadonlyMap<string, StagedBytes>;
}

/** Names and sizes that are accepted. */
export interface PartRules {
  /** Names of the files that must come. */
  readonly names: readonly string[];
  /** Names of those that may come. All others are thrown away. */
  readonly optional?: readonly string[];
  /** Largest file, in bytes. */
  readonly maxBytes: number;
}

/** Text fields and the wrapping of parts take no more than this, in bytes. */
const MAX_REST_BYTES = 1_048_576;
const MAX_FIELDS = 20;
const MAX_PARTS = 30;

/**
 * Receives a multipart body: files go to the disk as they arrive, at most one in memory piece by
 * piece. On any failure nothing stays.
 * @throws {Refusal} `unsupported_media_type`, `body_too_large`, `missing_part`, `invalid_request`.
 */
export async function receiveParts(
  request: FastifyRequest,
  store: Pick<ImageStore, 'stage' | 'discard'>,
  rules: PartRules,
): Promise<ReceivedParts> {
  assertAcceptable(request, rules);
  const tooMuch = Promise.withResolvers<never>();
  let file: MultipartFile['file'] | undefined;
  let bytes = 0;
  const count = (piece: Uint8Array): void => {
    bytes += piece.length;
    if (bytes <= mostBytes(rules)) return;
    request.raw.off('data', count);
    file?.destroy(tooLarge(rules));
    tooMuch.reject(tooLarge(rules));
  };
  request.raw.on('data', count);
  const received = receiveAll(request, store, rules, (part) => (file = part.file));
  try {
    return await Promise.race([received, tooMuch.promise]);
  } finally {
    request.raw.off('data', count);
    // What is left of it ends with the connection.
    received.catch(() => undefined);
  }
}

/** Receives a body of any length; `onFile` is told of each file that is begun. */
async function receiveAll(
  request: FastifyRequest,
  store: Pick<ImageStore, 'stage' | 'discard'>,
  rules: PartRules,
  onFile: (part: MultipartFile) => void,
): Promise<ReceivedParts> {
  const wanted = wantedNames(rules);
  const fields: Record<string, string> = {};
  const files = new Map<string, StagedBytes>();
  try {
    for await (const part of request.parts({ limits: limitsOf(rules) })) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value);
      else if (wanted.includes(part.fieldname) && !files.has(part.fieldname)) {
        onFile(part);
        files.set(part.fieldname, await receiveFile(part, store, rules));
      } else part.file.resume();
    }
    const missing = rules.names.find((name) => !files.has(name));
    if (missing !== undefined) {
      throw new Refusal('missing_part', `The part "${missing}" is missing.`);
    }
    return { fields, files };
  } catch (error) {
    await discardAll(store, files.values());
    throw explain(error, rules);
  }
}

/** Removes staged files. Never rejects. */
export async function discardAll(
  store: Pick<ImageStore, 'discard'>,
  files: Iterable<StagedBytes>,
): Promise<void> {
  for (const file of files) await store.discard(file);
}

async function receiveFile(
  part: MultipartFile,
  store: Pick<ImageStore, 'stage' | 'discard'>,
  rules: PartRules,
): Promise<StagedBytes> {
  // The rest of it is not waited for.
  part.file.once('limit', () => part.file.destroy(tooLarge(rules)));
  return store.stage(part.file);
}

function assertAcceptable(request: FastifyRequest, rules: PartRules): void {
  if (!request.isMultipart()) {
    const sentence = 'Send this call as multipart/form-data.';
    throw new Refusal('unsupported_media_type', sentence);
  }
  if (Number(request.headers['content-length']) > mostBytes(rules)) throw tooLarge(rules);
}

/** Of a whole body, whose length not every client says. */
const mostBytes = (rules: PartRules): number =>
  wantedNames(rules).length * rules.maxBytes + MAX_REST_BYTES;

const wantedNames = ({ names, optional = [] }: PartRules) => [...names, ...optional];

function limitsOf(rules: PartRules) {
  const files = wantedNames(rules).length + 2;
  return { fileSize: rules.maxBytes, files, fields: MAX_FIELDS, parts: MAX_PARTS };
}

function tooLarge({ maxBytes }: PartRules): Refusal {
  const megabytes = Math.floor(maxBytes / 1_048_576);
  return new Refusal('body_too_large', `A file may have at most ${megabytes} MB here.`);
}

/** The multipart library's refusals, as ours. */
function explain(error: unknown, rules: PartRules): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(rules);
  if (/^FST_(PARTS|FILES|FIELDS|PROTO|INVALID_MULTIPART)/.test(code) || isBroken(error)) {
    return new Refusal('invalid_request', 'The multipart body is broken or has too many parts.');
  }
  return error;
}

function isBroken(error: unknown): boolean {
  const text = error instanceof Error ? error.message : '';
  // The last is said of a boundary that is too long.
  return /Unexpected end|Multipart|Premature close|aborted|Malformed|needle/i.test(text);
}
