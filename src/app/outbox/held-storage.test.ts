import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { createHeldStorage } from './held-storage.ts';
import type { HeldWork } from './held-work.ts';

const work = (id: string): HeldWork => ({
  ...{ id, key: `key-${id}`, tab: 'tab1', bytes: 0 },
  work: { call: 'create', task: { prompt: `prompt ${id}` } },
});

describe('Held work in the browser', () => {
  it('is there for the next page, the oldest first, and goes', async () => {
    const factory = new IDBFactory();
    const storage = createHeldStorage(() => factory);
    await storage.add(work('2'));
    await storage.add(work('1'));
    const next = createHeldStorage(() => factory);
    expect(await next.list()).toEqual([work('1'), work('2')]);
    await next.remove('1');
    expect(await storage.list()).toEqual([work('2')]);
  });

  it('of a shape that this version does not know is left alone', async () => {
    const factory = new IDBFactory();
    const storage = createHeldStorage(() => factory);
    const strange: unknown = { ...work('1'), work: { call: 'sing' } };
    await storage.add(work('2'));
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = factory.open('overpaint-outbox');
      request.onsuccess = () => resolve(request.result);
    });
    database.transaction('held', 'readwrite').objectStore('held').add(strange);
    expect(await storage.list()).toEqual([work('2')]);
  });

  it('is there again after the browser closed its database', async () => {
    const factory = new IDBFactory();
    const opened = Promise.withResolvers<IDBDatabase>();
    const open: IDBFactory['open'] = (...asked) => {
      const request = factory.open(...asked);
      request.addEventListener('success', () => opened.resolve(request.result));
      return request;
    };
    const storage = createHeldStorage(() => Object.assign(Object.create(factory), { open }));
    await storage.add(work('1'));
    const database = await opened.promise;
    const closed = new Promise((resolve) => database.addEventListener('close', resolve));
    // Its type says that it took the class.
    Reflect.apply(forceCloseDatabase, null, [database]);
    await closed;
    await storage.add(work('2'));
    expect(await storage.list()).toEqual([work('1'), work('2')]);
  });

  it('is refused where the browser denies it, and asked for again the next time', async () => {
    const storage = createHeldStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await expect(storage.list()).rejects.toThrow('denied');
    await expect(storage.list()).rejects.toThrow('denied');
  });
});
