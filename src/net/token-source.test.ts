import { describe, expect, it } from 'vitest';
import { createLock } from './lock.ts';
import { createFakeClock, createFakeLocks, createFakeStorage, settle } from './testing/fakes.ts';
import { createTokenSource, POLL_MS, POLLS, whenKnown } from './token-source.ts';
import { USER_KEY } from './user-record.ts';

const GUEST = { userId: '01920000-0000-7000-8000-000000000001', expiresIn: 3600 };

/** A browser with any number of tabs, and an anonymous login that the test answers by hand. */
const openBrowser = (hasLocks: boolean) => {
  const storage = createFakeStorage();
  const clock = createFakeClock();
  const locks = hasLocks ? createFakeLocks() : null;
  const logged: string[] = [];
  const calls: { answer: (token: string) => void; fail: () => void }[] = [];
  const register = () =>
    new Promise<typeof GUEST & { accessToken: string }>((resolve, reject) => {
      calls.push({
        answer: (accessToken) => resolve({ ...GUEST, accessToken }),
        fail: () => reject(new Error('down')),
      });
    });
  const openTab = (owner: string) =>
    createTokenSource({
      storage,
      clock,
      register,
      lock: createLock({ name: 'register', locks, storage, clock, owner }),
      log: (message) => logged.push(message),
    });
  return { storage, clock, calls, logged, openTab };
};

describe('a token', () => {
  it('is the stored one as it is', async () => {
    const { storage, openTab, calls } = openBrowser(true);
    storage.setItem(USER_KEY, JSON.stringify({ userId: 'u', token: ' t ' }));
    expect(await openTab('a').token()).toBe(' t ');
    expect(calls).toHaveLength(0);
  });

  it.each(['', '   '])(
    'that is "%s" is none: the record is removed, a guest registered',
    async (token) => {
      const { storage, openTab, calls } = openBrowser(true);
      storage.setItem(USER_KEY, JSON.stringify({ userId: 'u', token }));
      const asked = openTab('a').token();
      await settle();
      expect(storage.getItem(USER_KEY)).toBe(null);
      calls[0]?.answer('fresh');
      expect(await asked).toBe('fresh');
      expect(JSON.parse(storage.getItem(USER_KEY) ?? '')).toMatchObject({
        userId: GUEST.userId,
        token: 'fresh',
        name: 'Guest',
        isGuest: true,
        expiresIn: 3600,
      });
    },
  );

  it('is none after a parse error, which removes the record; the next asking registers', async () => {
    const { storage, openTab, calls } = openBrowser(true);
    storage.setItem(USER_KEY, '{broken');
    const tab = openTab('a');
    expect(await tab.token()).toBe(null);
    expect(storage.getItem(USER_KEY)).toBe(null);
    const asked = tab.token();
    await settle();
    calls[0]?.answer('fresh');
    expect(await asked).toBe('fresh');
  });

  it('is none when registering fails, and the mark is cleared', async () => {
    const { openTab, calls, logged } = openBrowser(true);
    const tab = openTab('a');
    const asked = tab.token();
    await settle();
    calls[0]?.fail();
    expect(await asked).toBe(null);
    expect(logged).toEqual(['Anonymous registration failed']);
    const again = tab.token();
    await settle();
    calls[1]?.answer('fresh');
    expect(await again).toBe('fresh');
  });

  it('goes only if the record still holds the refused one', async () => {
    const { storage, openTab } = openBrowser(true);
    const record = JSON.stringify({ userId: 'u', token: 'new' });
    storage.setItem(USER_KEY, record);
    const tab = openTab('a');
    tab.refuse('old');
    expect(storage.getItem(USER_KEY)).toBe(record);
    tab.refuse('new');
    expect(storage.getItem(USER_KEY)).toBe(null);
  });
});

describe('who only listens', () => {
  it('leaves registering to who makes something, however long that takes, and goes on then', async () => {
    const { openTab, calls, clock } = openBrowser(true);
    const tab = openTab('a');
    let isKnown = false;
    const listening = whenKnown(tab, new AbortController().signal).then(() => (isKnown = true));
    await settle();
    expect(calls).toHaveLength(0);
    const asked = tab.token();
    await clock.pass(POLLS * POLL_MS + 1);
    expect(isKnown).toBe(false);
    calls[0]?.answer('slow');
    expect(await asked).toBe('slow');
    await listening;
    await whenKnown(tab, new AbortController().signal);
  });

  it('stops when nothing is to be heard any more', async () => {
    const { openTab, calls } = openBrowser(true);
    const listening = new AbortController();
    const known = whenKnown(openTab('a'), listening.signal);
    listening.abort(new Error('closed'));
    await expect(known).rejects.toThrow('closed');
    expect(calls).toHaveLength(0);
  });
});

describe.each([
  ['web locks', true],
  ['a mark in the storage', false],
])('with %s, several callers', (_, hasLocks) => {
  it('of two tabs cause one registration and get the same token', async () => {
    const { openTab, calls, clock } = openBrowser(hasLocks);
    const asked = [openTab('a').token(), openTab('b').token(), openTab('c').token()];
    await clock.pass(60);
    expect(calls).toHaveLength(1);
    calls[0]?.answer('one');
    await clock.pass(100);
    expect(await Promise.all(asked)).toEqual(['one', 'one', 'one']);
    expect(calls).toHaveLength(1);
  });

  it('of one tab cause one registration', async () => {
    const { openTab, calls, clock } = openBrowser(hasLocks);
    const tab = openTab('a');
    const asked = [tab.token(), tab.token()];
    await clock.pass(60);
    calls[0]?.answer('one');
    await clock.pass(100);
    expect(await Promise.all(asked)).toEqual(['one', 'one']);
    expect(calls).toHaveLength(1);
  });

  it('wait 50 times 100 ms, then log a timeout and have no token', async () => {
    const { openTab, clock, logged } = openBrowser(hasLocks);
    void openTab('a').token();
    await clock.pass(60);
    let late: string | null | undefined;
    void openTab('b')
      .token()
      .then((token) => {
        late = token;
      });
    await clock.pass(4_999);
    expect(late).toBe(undefined);
    await clock.pass(1);
    expect(late).toBe(null);
    expect(logged).toEqual(['Anonymous registration timeout']);
  });
});

it('a registration that ended just before the lock was had is not repeated', async () => {
  const storage = createFakeStorage();
  const record = JSON.stringify({ userId: 'u', token: 'theirs' });
  let registrations = 0;
  const tokens = createTokenSource({
    storage,
    clock: createFakeClock(),
    register: async () => {
      registrations++;
      return { ...GUEST, accessToken: 'second' };
    },
    lock: {
      ifFree: async (whenFree) => {
        storage.setItem(USER_KEY, record);
        return whenFree();
      },
    },
    log: () => {},
  });
  expect([await tokens.token(), registrations]).toEqual(['theirs', 0]);
});

it('a mark left by a tab that died does not block for ever', async () => {
  const { openTab, calls, clock } = openBrowser(false);
  void openTab('dead').token();
  await clock.pass(16_000);
  const asked = openTab('living').token();
  await clock.pass(60);
  calls[1]?.answer('late');
  expect(await asked).toBe('late');
});
