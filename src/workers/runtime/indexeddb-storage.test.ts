import 'fake-indexeddb/auto';
import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { createIndexedDbStorage } from './indexeddb-storage.ts';

const text = (words: string) => new TextEncoder().encode(words);

async function read(log: { read(at: number, length: number): Promise<Uint8Array> }) {
  let found = '';
  for (;;) {
    const part = await log.read(found.length, 5);
    if (part.length === 0) return found;
    found += new TextDecoder().decode(part);
  }
}

async function openWorkspace(factory: IDBFactory, id: string) {
  const storage = await createIndexedDbStorage(factory);
  const files = await storage.open(id, { create: true });
  if (files === null) throw new Error('no files');
  return { storage, files };
}

/** A factory whose first database the browser can be made to close. */
function closable() {
  const factory = new IDBFactory();
  const open = factory.open.bind(factory);
  const opened = Promise.withResolvers<IDBDatabase>();
  factory.open = (...asked) => {
    const request = open(...asked);
    request.addEventListener('success', () => opened.resolve(request.result));
    return request;
  };
  const close = async (): Promise<void> => {
    const database = await opened.promise;
    const closed = new Promise((resolve) => database.addEventListener('close', resolve));
    // Its type says that it took the class.
    Reflect.apply(forceCloseDatabase, null, [database]);
    await closed;
  };
  return { factory, close };
}

describe('storage in IndexedDB', () => {
  it('goes on after the browser closed it', async () => {
    const { factory, close } = closable();
    const { storage, files } = await openWorkspace(factory, 'a');
    await files.log.append(0, text('first,'));
    await close();
    await files.log.append(6, text('second'));
    await files.writePicture('one', new Blob(['picture']));
    expect(await read(files.log)).toBe('first,second');
    expect((await storage.list()).map(({ id }) => id)).toEqual(['a']);
  });

  it('keeps nothing in the middle of a log that went with the database', async () => {
    const { factory, close } = closable();
    const { files } = await openWorkspace(factory, 'a');
    await files.log.append(0, text('first,'));
    await close();
    await new Promise((resolve) => {
      factory.deleteDatabase('overpaint').onsuccess = resolve;
    });
    await expect(files.log.append(6, text('second'))).rejects.toMatchObject({ problem: 'denied' });
    expect(await factory.databases()).toEqual([]);
  });

  it('gives back over parts what was appended, from any place', async () => {
    const factory = new IDBFactory();
    const { files } = await openWorkspace(factory, 'a');
    await files.log.append(0, text('first,'));
    await files.log.append(6, text('second'));
    expect(await read(files.log)).toBe('first,second');
    expect(new TextDecoder().decode(await files.log.read(8, 3))).toBe('con');
    const again = await openWorkspace(factory, 'a');
    expect(await read(again.files.log)).toBe('first,second');
  });

  it('keeps a picture where the browser refuses files as values, as private windows of WebKit do', async () => {
    const put = IDBObjectStore.prototype.put;
    const refusing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value: unknown,
      key?: IDBValidKey,
    ) {
      const request = put.call(this, value instanceof Blob ? null : value, key);
      if (value instanceof Blob) this.transaction.abort();
      return request;
    });
    try {
      const factory = new IDBFactory();
      const { files } = await openWorkspace(factory, 'a');
      await files.writePicture('one', new Blob(['picture'], { type: 'image/png' }));
      const kept = await (await openWorkspace(factory, 'a')).files.readPicture('one');
      expect(await kept?.text()).toBe('picture');
      expect(kept?.type).toBe('image/png');
    } finally {
      refusing.mockRestore();
    }
  });

  it('cuts a log within a part, and goes on behind the cut', async () => {
    const { files } = await openWorkspace(new IDBFactory(), 'a');
    await files.log.append(0, text('first,'));
    await files.log.append(6, text('second'));
    await files.log.truncate(8);
    expect(await read(files.log)).toBe('first,se');
    await files.log.append(8, text('lf'));
    expect(await read(files.log)).toBe('first,self');
    await files.log.truncate(0);
    expect(await read(files.log)).toBe('');
  });

  it('refuses a second writer instead of mixing two logs', async () => {
    const factory = new IDBFactory();
    const one = await openWorkspace(factory, 'a');
    const other = await openWorkspace(factory, 'a');
    await one.files.log.append(0, text('mine'));
    await expect(other.files.log.append(0, text('yours'))).rejects.toMatchObject({
      problem: 'busy',
    });
    expect(await read(one.files.log)).toBe('mine');
  });

  it('has the log that was written anew once it is adopted, and until then the one before', async () => {
    const factory = new IDBFactory();
    const { storage, files } = await openWorkspace(factory, 'a');
    await files.log.append(0, text('long and old'));
    for (const words of ['forgotten', 'anew']) {
      await (await files.newLog()).append(0, text(words));
      expect(await read((await openWorkspace(factory, 'a')).files.log)).toBe('long and old');
    }
    const stale = (await openWorkspace(factory, 'a')).files;
    await files.adoptLog();
    await files.log.append(4, text(', on'));
    expect(await read((await openWorkspace(factory, 'a')).files.log)).toBe('anew, on');
    await expect(stale.log.append(12, text('!'))).rejects.toMatchObject({ problem: 'busy' });

    await (await files.newLog()).append(0, text('again'));
    await files.adoptLog();
    expect(await read((await openWorkspace(factory, 'a')).files.log)).toBe('again');
    await storage.remove('a');
    expect(await read((await openWorkspace(factory, 'a')).files.log)).toBe('');
  });

  it('keeps pictures and workspaces apart, and forgets what is removed', async () => {
    const factory = new IDBFactory();
    const { storage, files } = await openWorkspace(factory, 'a');
    const other = (await openWorkspace(factory, 'ab')).files;
    const stored = await files.writePicture('p', new Blob(['picture']));
    expect(await stored.text()).toBe('picture');
    await other.writePicture('q', new Blob(['another']));
    await other.log.append(0, text('other'));
    expect(await files.pictures()).toEqual(['p']);
    expect(await other.readPicture('p')).toBeNull();
    expect((await storage.list()).map(({ id }) => id).sort()).toEqual(['a', 'ab']);

    await storage.remove('a');
    expect(await storage.open('a', { create: false })).toBeNull();
    expect(await files.readPicture('p')).toBeNull();
    expect(await (await other.readPicture('q'))?.text()).toBe('another');
    expect(await read(other.log)).toBe('other');
  });
});
