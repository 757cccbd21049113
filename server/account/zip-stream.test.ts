import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { unzip } from '../testing/unzip.ts';
import { readAhead } from './read-ahead.ts';
import { type ZipEntry, zipStream } from './zip-stream.ts';

const time = new Date('2026-11-21T20:15:00Z');

async function* listed<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  yield* items;
}
const zipOf = (entries: Iterable<ZipEntry>, signal = new AbortController().signal) =>
  zipStream(listed(entries), signal);
const textOf = (name: string, content: Buffer | Readable, isStored = true): ZipEntry => ({
  ...{ name, time, content, isStored },
});

describe('a ZIP', () => {
  it('holds what was read as a whole and what is streamed, packed or as it is', async () => {
    const long = Buffer.from('again and '.repeat(10_000));
    const zip = Buffer.concat(
      await zipOf([
        textOf('whole.txt', long),
        textOf('größe/画.txt', Readable.from([long.subarray(0, 70_000), long.subarray(70_000)])),
        textOf('packed.txt', Readable.from([long]), false),
        textOf('empty', Buffer.alloc(0)),
      ]).toArray(),
    );
    expect(zip.length).toBeLessThan(2.1 * long.length);
    expect(Object.fromEntries(unzip(zip))).toEqual({
      'whole.txt': long,
      'größe/画.txt': long,
      'packed.txt': long,
      empty: Buffer.alloc(0),
    });
  });

  it('that is given up closes the file that is open; one that fails says why', async () => {
    const endless = new Readable({ read: () => void endless.push(Buffer.alloc(1_000)) });
    const leaving = new AbortController();
    const zip = zipOf([textOf('endless', endless)], leaving.signal);
    zip.once('data', () => leaving.abort());
    await expect(zip.toArray()).rejects.toThrow('aborted');
    await expect.poll(() => endless.destroyed).toBe(true);
    const broken = new Readable({
      read: () => void broken.destroy(new Error('the disk is gone')),
    });
    await expect(zipOf([textOf('broken', broken)]).toArray()).rejects.toThrow('the disk is gone');
  });
});

describe('reading ahead', () => {
  it('keeps the order, and begins no more than it may', async () => {
    const begun: number[] = [];
    const ahead: number[] = [];
    const work = async (item: number) => {
      begun.push(item);
      return item;
    };
    const made: number[] = [];
    for await (const item of readAhead(listed([1, 2, 3, 4, 5, 6]), 3, work)) {
      made.push(item);
      ahead.push(begun.length - made.length);
    }
    expect(made).toEqual([1, 2, 3, 4, 5, 6]);
    expect(Math.max(...ahead)).toBeLessThan(3);
  });

  it('tells a failure when its turn has come', async () => {
    const made: number[] = [];
    const all = async () => {
      for await (const item of readAhead(listed([1, 2, 3]), 3, async (n) => {
        if (n === 2) throw new Error('no second');
        return n;
      }))
        made.push(item);
    };
    await expect(all()).rejects.toThrow('no second');
    expect(made).toEqual([1]);
  });
});
