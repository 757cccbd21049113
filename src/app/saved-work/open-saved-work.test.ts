import { afterEach, describe, expect, it, vi } from 'vitest';
import type { NoticeKind } from '../stores/notices.ts';
import type { TextKey } from '../text-keys.ts';
import { openSavedWork } from './open-saved-work.ts';
import {
  type ClaimChannel,
  createChannelClaims,
  createLockClaims,
  type WorkspaceClaims,
} from './workspace-claims.ts';
import { WORKSPACE_KEY } from './workspace-key.ts';

/** Locks of one browser; a tab's end releases its own. */
function createLocks() {
  const held = new Map<string, Promise<unknown>>();
  const request: LockManager['request'] = async (
    name: string,
    options: unknown,
    callback?: unknown,
  ) => {
    const given = typeof options === 'object' && options !== null ? options : {};
    const run = typeof callback === 'function' ? callback : options;
    if (typeof run !== 'function') throw new Error('no callback');
    while (held.has(name)) {
      if ('ifAvailable' in given) return run(null);
      const signal = 'signal' in given && given.signal instanceof AbortSignal ? given.signal : null;
      await new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        void held.get(name)?.then(resolve);
      });
    }
    const work = Promise.resolve(run({ name, mode: 'exclusive' }));
    held.set(name, work);
    void work.finally(() => held.delete(name));
    return work;
  };
  return { request };
}

/** Tabs that hear each other. */
function createAir() {
  const channels = new Set<ClaimChannel>();
  return (): ClaimChannel => {
    const channel: ClaimChannel = {
      onmessage: null,
      postMessage: (data) => {
        for (const other of channels) {
          if (other !== channel) other.onmessage?.(new MessageEvent('message', { data }));
        }
      },
    };
    channels.add(channel);
    return channel;
  };
}

/** A browser with storage, and the tabs that one opens in it. */
function createBrowser(newClaims: () => WorkspaceClaims) {
  const stored = new Map<string, number>();
  const broken = new Map<string, string>();
  let ids = 0;
  const openTab = async (session = new Map<string, string>()) => {
    const claims = newClaims();
    const told: string[] = [];
    const opened: string[] = [];
    await openSavedWork({
      saving: {
        list: async () => [...stored].map(([id, usedAt]) => ({ id, usedAt })),
        remove: async (id) => void stored.delete(id),
      },
      editor: {
        restore: async (id) => {
          const code = broken.get(id);
          if (code !== undefined) throw Object.assign(new Error(code), { code });
          opened.push(id);
          return stored.has(id);
        },
      },
      claims,
      storage: {
        getItem: (key) => session.get(key) ?? null,
        setItem: (key, value) => void session.set(key, value),
        removeItem: (key) => void session.delete(key),
      },
      newId: () => `fresh-${ids++}`,
      notices: {
        notify: (kind: NoticeKind, key: TextKey) => {
          told.push(`${kind}: ${key}`);
          return '';
        },
      },
      log: () => undefined,
    });
    const id = opened.at(-1) ?? '';
    return { id, told, session, close: () => claims.release(id) };
  };
  return { stored, broken, openTab };
}

const kinds = [
  [
    'locks',
    () => {
      const locks = createLocks();
      return () => createLockClaims(locks);
    },
  ],
  [
    'messages',
    () => {
      const air = createAir();
      let tabs = 0;
      return () => createChannelClaims(air(), `tab-${tabs++}`);
    },
  ],
] as const;

describe.each(kinds)('the work that a tab goes on with, held by %s', (_name, newBrowser) => {
  it('is what was used last and no other tab holds', async () => {
    const browser = createBrowser(newBrowser());
    browser.stored.set('older', 1).set('newer', 2);
    const first = await browser.openTab();
    const second = await browser.openTab();
    const third = await browser.openTab();
    expect([first.id, second.id, third.id]).toEqual(['newer', 'older', 'fresh-0']);
    first.close();
    expect((await browser.openTab()).id).toBe('newer');
  });

  it('is its own after a reload, and new in a duplicate of the tab', async () => {
    const browser = createBrowser(newBrowser());
    browser.stored.set('mine', 1).set('newer', 2);
    const session = new Map([[WORKSPACE_KEY, 'mine']]);
    const tab = await browser.openTab(session);
    expect(tab.id).toBe('mine');
    const duplicate = await browser.openTab(new Map(session));
    expect(duplicate.id).toBe('fresh-0');
    tab.close();
    expect((await browser.openTab(session)).id).toBe('mine');
  });

  it('is given to one of two tabs that open at the same time', async () => {
    const browser = createBrowser(newBrowser());
    browser.stored.set('only', 1);
    const tabs = await Promise.all([browser.openTab(), browser.openTab()]);
    expect(tabs.filter(({ id }) => id === 'only').length).toBe(1);
  });

  it('is new, and the old left alone, where that can not be opened; and says so', async () => {
    const browser = createBrowser(newBrowser());
    browser.stored.set('older', 1).set('newer', 2);
    browser.broken.set('newer', 'saved_newer');
    const tab = await browser.openTab();
    expect(tab).toMatchObject({ id: 'fresh-0', told: ['warning: message.savedNewer'] });
    expect(tab.session.get(WORKSPACE_KEY)).toBe('fresh-0');
    expect([...browser.stored.keys()]).toEqual(['older', 'newer']);
    tab.close();
    browser.broken.clear();
    expect((await browser.openTab(tab.session)).id).toBe('newer');
  });

  it('is kept for the newest few; others go unless a tab holds them', async () => {
    const browser = createBrowser(newBrowser());
    for (let i = 0; i < 12; i += 1) browser.stored.set(`w${i}`, i);
    await browser.openTab(new Map([[WORKSPACE_KEY, 'w0']]));
    await browser.openTab();
    await expect.poll(() => browser.stored.size).toBe(8);
    expect(browser.stored.has('w0')).toBe(true);
    expect(browser.stored.has('w11')).toBe(true);
    expect(browser.stored.has('w2')).toBe(false);
  });
});

describe('claims by messages', () => {
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['tab-1', 'tab-2'],
    ['tab-2', 'tab-1'],
  ])('go to one tab, though %s asks a little before %s', async (early, late) => {
    vi.useFakeTimers();
    const air = createAir();
    const first = createChannelClaims(air(), early).take('only', 0);
    vi.advanceTimersByTime(20);
    const second = createChannelClaims(air(), late).take('only', 0);
    await vi.runAllTimersAsync();
    expect((await Promise.all([first, second])).filter(Boolean).length).toBe(1);
  });
});
