import { expect, it } from 'vitest';
import type { Account } from '../../net/contracts/index.ts';
import { ApiError } from '../../net/index.ts';
import { guestRecord } from '../../net/user-record.ts';
import { createAccountStore } from '../stores/account-store.ts';
import { createNotices } from '../stores/notices.ts';
import { createAccountActions } from './account-actions.ts';

const ACCOUNT: Account = {
  userId: '01920000-0000-7000-8000-000000000001',
  isGuest: true,
  createTime: null,
  todaySince: '2026-11-21T00:00:00.000Z',
  usage: [],
  storage: { images: 0, bytes: 0 },
};

const setUp = ({ fails, isKnown = true }: { fails?: ApiError; isKnown?: boolean } = {}) => {
  const calls: string[] = [];
  const answer = async <T>(name: string, data: T): Promise<T> => {
    calls.push(name);
    if (fails) throw fails;
    return data;
  };
  const store = createAccountStore();
  const notices = createNotices();
  const opened: string[] = [];
  let anew = 0;
  const actions = createAccountActions({
    api: {
      account: (since) => answer(`account ${since}`, ACCOUNT),
      exportAddress: () => answer('export', '/zip'),
      deleteAccount: () => answer('delete', { tasks: 1, images: 2 }),
      imageBlob: (url) => answer(url, new Blob(['picture'])),
    },
    tokens: { user: () => (isKnown ? guestRecord(ACCOUNT.userId, 't', 1) : null) },
    store,
    notices,
    openLink: (url) => opened.push(url),
    startAnew: () => void anew++,
    now: () => new Date(2026, 10, 21, 15, 30).getTime(),
    log: () => {},
  });
  const told = () => notices.state.list.map(({ key, text }) => key ?? text);
  return { ...actions, calls, state: store.state, told, opened, anew: () => anew };
};

it('The account is asked for with the beginning of the user’s own day', async () => {
  const { loadAccount, calls, state } = setUp();
  await loadAccount();
  expect(calls).toEqual([`account ${new Date(2026, 10, 21).toISOString()}`]);
  expect(state).toMatchObject({ reading: 'ready', account: ACCOUNT });
});

it('Whoever has no record yet does not get one by looking', async () => {
  const { loadAccount, calls, state } = setUp({ isKnown: false });
  await loadAccount();
  expect([calls, state.reading]).toEqual([[], 'idle']);
});

it('An export is a link that the browser follows; while one is under way the reason is said', async () => {
  const good = setUp();
  await good.exportAccount();
  expect([good.opened, good.told()]).toEqual([['/zip'], ['message.exportStarted']]);
  const busy = setUp({ fails: new ApiError('too_many_requests', 429, 'One at a time.') });
  await busy.exportAccount();
  expect([busy.opened, busy.told()]).toEqual([[], ['One at a time.']]);
  expect(busy.state.isExporting).toBe(false);
});

it('A deleted account starts anew, once', async () => {
  const { deleteAccount, calls, anew, told } = setUp();
  await Promise.all([deleteAccount(), deleteAccount()]);
  expect([calls, anew(), told()]).toEqual([['delete'], 1, []]);
});

it('An account that could not be deleted stays, and that is said', async () => {
  const { deleteAccount, anew, told, state } = setUp({ fails: new ApiError('network', 0, 'no') });
  await deleteAccount();
  expect([anew(), told(), state.isDeleting]).toEqual([0, ['message.accountNotDeleted'], false]);
});

it('The picture of who is signed in is brought, and nobody’s trouble where it does not come', async () => {
  const address = 'https://provider.example/ada.png';
  expect(await setUp().loadAvatar(address)).toBeInstanceOf(Blob);
  const { loadAvatar, told } = setUp({ fails: new ApiError('network', 0, 'no') });
  expect([await loadAvatar(address), told()]).toEqual([null, []]);
});
