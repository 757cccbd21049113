import { describe, expect, it } from 'vitest';
import type { GalleryItem } from '../../net/contracts/index.ts';
import { ApiError, type EditPage } from '../../net/index.ts';
import { createFakeClock, settle } from '../../net/testing/fakes.ts';
import { taskIdOf } from '../testing/fake-server.ts';
import type { GalleryQuery } from './gallery-query.ts';
import { createGalleryStore } from './gallery-store.ts';

const cardOf = (number: number): GalleryItem => ({
  id: taskIdOf(number),
  taskId: taskIdOf(number),
  kind: 'remove',
  eventType: 'IMAGE_REMOVE',
  imgUrl: `/api/images/${number}`,
  width: 4,
  height: 3,
  imageCount: 1,
  originalImageUrl: null,
  prompt: `card ${number}`,
  title: null,
  createTime: '2026-01-01T00:00:00.000Z',
});

const FIRST: GalleryQuery = { page: 1, size: 6, q: '', kind: null };

/** A gallery over a server with this many cards. */
const setUp = (count: number) => {
  const cards = Array.from({ length: count }, (_, number) => cardOf(number));
  const asked: EditPage[] = [];
  const logged: string[] = [];
  const control: { down: boolean; wait: Promise<void> | null } = { down: false, wait: null };
  const clock = createFakeClock();
  const gallery = createGalleryStore({
    now: clock.now,
    log: (message) => logged.push(message),
    api: {
      galleryList: async (page) => {
        asked.push(page);
        await control.wait;
        if (control.down) throw new ApiError('network', 0, 'technical');
        const { pageNum, pageSize } = page;
        const paging = {
          pageNum,
          pageSize,
          total: cards.length,
          totalPages: Math.ceil(cards.length / pageSize),
        };
        const taskList = cards.slice((pageNum - 1) * pageSize, pageNum * pageSize);
        return { taskList, ...paging, pagination: paging };
      },
    },
  });
  const names = () => gallery.state.items.map(({ prompt }) => prompt);
  return { ...gallery, clock, cards, asked, logged, control, names };
};

describe('the gallery', () => {
  it('asks for the first page with the size that "Show:" shows, and for nothing not wanted', async () => {
    const { show, asked, state } = setUp(20);
    await show({ ...FIRST, size: 16 });
    expect(asked).toEqual([{ pageNum: 1, pageSize: 16 }]);
    expect(state).toMatchObject({ status: 'ready', total: 20, totalPages: 2, page: 1 });
  });

  it('passes on what is looked for and the kind', async () => {
    const { show, asked } = setUp(1);
    await show({ ...FIRST, q: 'cat', kind: 'expand' });
    expect(asked).toEqual([{ pageNum: 1, pageSize: 6, q: 'cat', kind: 'expand' }]);
  });

  it('keeps the cards when reading fails, says nothing but in the log, and can try again', async () => {
    const { show, reload, control, names, logged, state } = setUp(8);
    await show(FIRST);
    const before = names();
    control.down = true;
    await show({ ...FIRST, page: 2 });
    expect([state.status, names(), logged.length]).toEqual(['failed', before, 1]);
    control.down = false;
    await reload();
    expect([state.status, names()]).toEqual(['ready', ['card 6', 'card 7']]);
  });

  it('ignores the answer to a wish that has changed since', async () => {
    const { show, control, names } = setUp(8);
    let answer = (): void => {};
    control.wait = new Promise((resolve) => {
      answer = resolve;
    });
    const slow = show({ ...FIRST, page: 2 });
    control.wait = null;
    await show(FIRST);
    answer();
    await slow;
    expect(names()[0]).toBe('card 0');
  });

  it('takes the last page where the wanted one does not exist any more', async () => {
    const { show, cards, names, state } = setUp(7);
    cards.pop();
    await show({ ...FIRST, page: 2 });
    expect([state.page, state.totalPages, names().length]).toEqual([1, 1, 6]);
    cards.splice(0);
    await show({ ...FIRST, page: 2 });
    expect([state.status, names()]).toEqual(['ready', []]);
  });

  it('asks for fresh addresses once, however many pictures break', async () => {
    const { show, refresh, clock, asked } = setUp(8);
    await show(FIRST);
    await Promise.all([refresh(), refresh(), refresh()]);
    expect(asked.length).toBe(2);
    await clock.pass(30_000);
    await refresh();
    expect(asked.length).toBe(3);
  });

  it('loses the card of a deleted task at once, and reads nothing once it is left', async () => {
    const { show, remove, reload, leave, names, asked, state } = setUp(2);
    await show(FIRST);
    remove(taskIdOf(0));
    remove(taskIdOf(9));
    expect([names(), state.total]).toEqual([['card 1'], 1]);
    leave();
    await reload();
    await settle();
    expect(asked.length).toBe(1);
  });
});
