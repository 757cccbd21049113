import { describe, expect, it } from 'vitest';
import type { CreationItem, TaskStatus } from '../../net/contracts/index.ts';
import { ApiError, type StoredUser } from '../../net/index.ts';
import { createFakeClock } from '../../net/testing/fakes.ts';
import { taskIdOf } from '../testing/fake-server.ts';
import { createEarlierCreations, earlierThan } from './earlier-creations.ts';

const itemOf = (number: number, status: TaskStatus = '2'): CreationItem => ({
  id: taskIdOf(number),
  taskId: taskIdOf(number),
  kind: 'text-to-image',
  status,
  stage: null,
  progress: 1,
  queuePosition: null,
  error: null,
  createTime: '2026-01-01T00:00:00.000Z',
  updateTime: '2026-01-01T00:00:00.000Z',
  prompt: `${number}`,
  fullCommand: `${number}`,
  ratio: null,
  style: null,
  count: 1,
  images: [{ id: `${number}-0`, url: status === '2' ? `/api/images/${number}` : null }],
});

const userOf = (userId: string): StoredUser => ({
  userId,
  token: 't',
  name: 'Guest',
  email: null,
  picture: null,
  isGuest: true,
  expiresIn: 60,
});

/** A store over a server with so many creations, the newest of the highest number. */
const setUp = (count: number) => {
  const made = Array.from({ length: count }, (_, at) => itemOf(count - at));
  const control = { down: false, wait: null as Promise<void> | null, asked: 0 };
  const clock = createFakeClock();
  let user: StoredUser | null = userOf('ada');
  let tell = (_: StoredUser | null): void => {};
  const store = createEarlierCreations({
    now: clock.now,
    log: () => {},
    tokens: {
      user: () => user,
      onChange: (listener) => {
        tell = listener;
        return () => {};
      },
    },
    api: {
      creationList: async ({ pageNum, pageSize }) => {
        control.asked++;
        const first = (pageNum - 1) * pageSize;
        const taskList = made.slice(first, first + pageSize);
        await control.wait;
        if (control.down) throw new ApiError('network', 0, 'technical');
        const total = made.length;
        return { taskList, pageNum, pageSize, total, totalPages: Math.ceil(total / pageSize) };
      },
    },
  });
  const become = (next: StoredUser | null): void => {
    user = next;
    tell(next);
  };
  const shown = () => store.state.items.map(({ prompt }) => Number(prompt));
  return { ...store, made, control, clock, become, shown };
};

/** Whole numbers from the first down to the last. */
const down = (first: number, last: number): number[] =>
  Array.from({ length: first - last + 1 }, (_, at) => first - at);

describe('creations of before', () => {
  it('are read once they are shown, the newest first, and more when that is wanted', async () => {
    const { show, showMore, control, shown, state } = setUp(20);
    expect(control.asked).toBe(0);
    await show();
    expect([shown(), state.hasMore]).toEqual([down(20, 13), true]);
    await showMore();
    await showMore();
    expect([shown(), state.hasMore]).toEqual([down(20, 1), false]);
    await showMore();
    expect(control.asked).toBe(3);
  });

  it('are only those with pictures, as many as there is room for', async () => {
    const { show, made, shown, state } = setUp(40);
    for (const [at, item] of made.entries()) {
      if (at < 30) made[at] = itemOf(Number(item.prompt), at % 2 === 0 ? '3' : '4');
    }
    await show();
    expect([shown(), state.hasMore]).toEqual([down(10, 3), true]);
  });

  it('are neither missed nor repeated when some come and go before more are read', async () => {
    const { show, showMore, remove, made, shown } = setUp(20);
    await show();
    made.unshift(itemOf(21));
    made.splice(4, 2);
    remove(taskIdOf(17));
    remove(taskIdOf(16));
    await showMore();
    expect(shown()).toEqual([21, 20, 19, 18, ...down(15, 6)]);
  });

  it('come in any number, a hundred an answer', async () => {
    const { show, showMore, shown } = setUp(210);
    await show();
    while (shown().length < 201) await showMore();
    expect(shown()).toEqual(down(210, 211 - shown().length));
  });

  it('stay when reading fails, which can be tried again', async () => {
    const { show, showMore, reload, control, shown, state } = setUp(20);
    await show();
    control.down = true;
    await showMore();
    expect([state.status, state.reading, shown()]).toEqual(['failed', null, down(20, 13)]);
    control.down = false;
    await reload();
    expect([state.status, shown()]).toEqual(['ready', down(20, 5)]);
  });

  it('are asked for by nobody unknown, and not while they are not shown', async () => {
    const { show, reload, leave, become, control, shown } = setUp(3);
    await reload();
    become(null);
    await show();
    expect(control.asked).toBe(0);
    become(userOf('ada'));
    await expect.poll(shown).toEqual([3, 2, 1]);
    leave();
    await reload();
    expect(control.asked).toBe(1);
  });

  it('of another user are gone at once, also those that are still on their way', async () => {
    const { show, reload, become, control, made, shown } = setUp(3);
    await show();
    let answer = (): void => {};
    control.wait = new Promise((resolve) => {
      answer = resolve;
    });
    const slow = reload();
    become(null);
    expect(shown()).toEqual([]);
    answer();
    await slow;
    expect(shown()).toEqual([]);
    made.splice(0, 2);
    become(userOf('bob'));
    await expect.poll(shown).toEqual([1]);
  });

  it('stay where the same user has got a new token', async () => {
    const { show, become, control, shown } = setUp(3);
    await show();
    become({ ...userOf('ada'), token: 'new' });
    expect([shown(), control.asked]).toEqual([[3, 2, 1], 1]);
  });

  it('get fresh addresses once, however many pictures break', async () => {
    const { show, refresh, clock, control } = setUp(3);
    await show();
    await Promise.all([refresh(), refresh(), refresh()]);
    expect(control.asked).toBe(2);
    await clock.pass(30_000);
    await refresh();
    expect(control.asked).toBe(3);
  });

  it('leave out what is in the grid above', () => {
    const items = [itemOf(3), itemOf(2), itemOf(1)];
    const grid = [{ taskId: null }, { taskId: taskIdOf(2) }];
    expect(earlierThan(items, grid).map(({ prompt }) => prompt)).toEqual(['3', '1']);
    expect(earlierThan(items, [])).toEqual(items);
  });
});
