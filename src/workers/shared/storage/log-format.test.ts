import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTestStorage } from '../../testing/test-storage.ts';
import {
  concat,
  encodeLogStart,
  encodeRecord,
  LOG_START,
  type RawRecord,
  readLog,
} from './log-format.ts';
import { fromRaw, type LogRecord, toRaw } from './log-records.ts';
import { decodePatch, encodePatch } from './patch-bytes.ts';
import type { LogFile } from './storage.ts';

const bytes = fc.uint8Array({ maxLength: 40 }).map((array) => Uint8Array.from(array));
const record = fc.record({
  kind: fc.integer({ min: 1, max: 255 }),
  sequence: fc.integer({ min: 0, max: 2 ** 50 }),
  payload: bytes,
});
const records = fc.array(record, { minLength: 1, maxLength: 8 });

function logOf(list: readonly RawRecord[]): Uint8Array<ArrayBuffer> {
  return concat([encodeLogStart(), ...list.map(encodeRecord)]);
}

async function fileOf(content: Uint8Array<ArrayBuffer>): Promise<LogFile> {
  const storage = createTestStorage();
  const files = await storage.open('w', { create: true });
  if (files === null) throw new Error('no files');
  storage.setLog('w', content);
  return files.log;
}

async function read(content: Uint8Array<ArrayBuffer>) {
  const found: RawRecord[] = [];
  const reading = await readLog(await fileOf(content), (one) => found.push(one) > 0);
  return { found, reading };
}

describe('the log', () => {
  it('gives back what was written', async () => {
    await fc.assert(
      fc.asyncProperty(records, async (list) => {
        const { found, reading } = await read(logOf(list));
        expect(found).toEqual(list);
        expect(reading).toEqual({ kind: 'read', end: logOf(list).length });
      }),
    );
  });

  it('cut anywhere, gives the records that are whole, and says where they end', async () => {
    await fc.assert(
      fc.asyncProperty(records, fc.nat(), async (list, at) => {
        const whole = logOf(list);
        const cut = at % whole.length;
        const { found, reading } = await read(whole.slice(0, cut));
        const kept = list.filter((_, i) => logOf(list.slice(0, i + 1)).length <= cut);
        expect(found).toEqual(kept);
        if (cut < LOG_START) expect(reading).toEqual({ kind: 'empty' });
        else expect(reading).toEqual({ kind: 'read', end: logOf(kept).length });
      }),
    );
  });

  it('with any bit flipped, gives the records before it', async () => {
    await fc.assert(
      fc.asyncProperty(records, fc.nat(), fc.nat(7), async (list, at, bit) => {
        const damaged = logOf(list);
        const place = LOG_START + (at % (damaged.length - LOG_START));
        damaged[place] = (damaged[place] ?? 0) ^ (1 << bit);
        const { found } = await read(damaged);
        expect(found).toEqual(list.filter((_, i) => logOf(list.slice(0, i + 1)).length <= place));
      }),
    );
  });

  it('of another kind, or of a later version, is told apart and not read', async () => {
    const later = concat([
      encodeLogStart(9),
      encodeRecord({ kind: 1, sequence: 0, payload: new Uint8Array(0) }),
    ]);
    expect(await read(later)).toEqual({ found: [], reading: { kind: 'newer', version: 9 } });
    const foreign = new TextEncoder().encode('This is a text.');
    expect(await read(foreign)).toEqual({ found: [], reading: { kind: 'foreign' } });
  });
});

const id = fc.uuid();
const page = fc.record({
  id,
  documentId: id,
  name: fc.string(),
  originalId: fc.option(id),
  width: fc.nat(),
  height: fc.nat(),
  hasAlpha: fc.boolean(),
  type: fc.string(),
});
const numbers = fc
  .array(fc.integer({ min: -(2 ** 24), max: 2 ** 24 }))
  .map((list) => Int32Array.from(list));
const logRecord: fc.Arbitrary<LogRecord> = fc.oneof(
  fc.record({ kind: fc.constant('page' as const), page, hasFile: fc.boolean() }),
  fc.record({
    kind: fc.constant('turn' as const),
    before: fc.option(id),
    after: fc.option(id),
    revision: fc.nat(),
  }),
  fc.record({ kind: fc.constant('step' as const), pageId: id, revision: fc.nat(), patch: bytes }),
  fc.record({ kind: fc.constant('cursor' as const), position: fc.nat(), revision: fc.nat() }),
  fc.record({
    kind: fc.constant('view' as const),
    view: fc.constant({ tool: 'brush', x: 0.1 + 0.2, fitted: false, nothing: null }),
  }),
  fc.record({
    kind: fc.constant('stroke' as const),
    pageId: id,
    operations: fc.array(
      fc.oneof(
        fc.record({ kind: fc.constant('begin' as const), erase: fc.boolean(), diameter: fc.nat() }),
        fc.record({ kind: fc.constant('points' as const), points: numbers, radii: numbers }),
        fc.record({ kind: fc.constant('points' as const), points: numbers }),
      ),
    ),
  }),
  fc.constant<LogRecord>({ kind: 'cancel' }),
);

describe('a record', () => {
  it('says after reading what it said before writing', () => {
    fc.assert(
      fc.property(logRecord, (one) => {
        expect(fromRaw(toRaw(one, 5))).toEqual(one);
      }),
    );
  });

  it('of a kind that this version does not know says nothing', () => {
    expect(fromRaw({ kind: 200, sequence: 0, payload: new Uint8Array(4) })).toBeNull();
  });
});

describe('the bytes of a patch', () => {
  it('give the patch back, and none that is cut', () => {
    const patches = fc
      .uniqueArray(fc.tuple(fc.nat(2 ** 20), bytes), { selector: ([tile]) => tile, maxLength: 6 })
      .map((entries) => new Map(entries));
    fc.assert(
      fc.property(patches, fc.nat(), (patch, at) => {
        const encoded = encodePatch(patch);
        expect(decodePatch(encoded)).toEqual(patch);
        expect(() => decodePatch(encoded.slice(0, at % encoded.length))).toThrow(RangeError);
      }),
    );
  });
});
