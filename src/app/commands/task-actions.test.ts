import { describe, expect, it } from 'vitest';
import type { EditItem, TaskStatus } from '../../net/contracts/index.ts';
import { TASK_STATUS } from '../../net/contracts/index.ts';
import { ApiError, type EditPage } from '../../net/index.ts';
import { createTab } from '../testing/create-tab.ts';
import { taskIdOf } from '../testing/fake-server.ts';
import { createTaskActions } from './task-actions.ts';

const itemOf = (number: number, status: TaskStatus): EditItem => ({
  id: taskIdOf(number),
  taskId: taskIdOf(number),
  kind: 'remove',
  status,
  stage: null,
  progress: 0,
  queuePosition: null,
  error: null,
  createTime: `2020-01-01T00:00:0${number}.000Z`,
  updateTime: `2020-01-01T00:00:0${number}.000Z`,
  eventType: 'IMAGE_REMOVE',
  originalImageUrl: `/o${number}`,
  editedImageUrls: status === '2' ? [`/e${number}`] : [],
  prompt: 'Remove selected area',
  timestamp: `2020-01-01T00:00:0${number}.000Z`,
});

const setUp = () => {
  const tab = createTab();
  const list: EditItem[] = [];
  const opened: string[] = [];
  const restored: string[] = [];
  const asked: EditPage[] = [];
  const earlier: string[] = [];
  const control = { down: false, told: 0, wait: null as Promise<void> | null };
  const demand = (): void => {
    if (control.down) throw new ApiError('network', 0, 'technical');
  };
  const actions = createTaskActions({
    api: {
      ...tab.server.api,
      editList: async (page) => {
        const { pageNum, pageSize } = page;
        asked.push(page);
        await control.wait;
        demand();
        return { taskList: list, pageNum, pageSize, total: list.length, totalPages: 1 };
      },
      cancelTask: async (taskId) => {
        demand();
        await tab.server.api.cancelTask(taskId);
      },
      restoreTask: async (taskId) => {
        demand();
        restored.push(taskId);
      },
      imageBlob: async (url) => {
        demand();
        return new Blob([url]);
      },
    },
    tasks: tab.tasks,
    creations: tab.creations,
    follower: tab.following.follower,
    notices: tab.notices,
    gallery: { remove: () => {}, reload: async () => {} },
    earlier: {
      remove: (taskId) => void earlier.push(`without ${taskId}`),
      reload: async () => void earlier.push('read'),
    },
    openBlob: async (blob, name) => {
      opened.push(`${await blob.text()} as ${name}`);
      return true;
    },
    tellOtherTabs: () => control.told++,
    onListRead: () => {},
    now: tab.clock.now,
    log: () => {},
  });
  const rows = () => tab.tasks.state.editItems.map((row) => [row.id, row.state]);
  return { ...tab, actions, asked, earlier, list, opened, restored, control, rows };
};

describe('the edit list', () => {
  it('follows what is unfinished to its end, also when another tab made it', async () => {
    const { actions, list, rows, server, settle } = setUp();
    const id = server.add(3, 'remove');
    list.push(itemOf(3, TASK_STATUS.running), itemOf(2, TASK_STATUS.success));
    await actions.loadEditList();
    expect(rows()).toEqual([
      [id, 'loading'],
      [taskIdOf(2), 'completed'],
    ]);
    server.move(id, TASK_STATUS.success, { imageUrls: ['/e3'] });
    await settle();
    expect(rows()[0]).toEqual([id, 'completed']);
  });

  it('says nothing of the end of a task that another tab made', async () => {
    const { actions, list, told, server, settle } = setUp();
    const id = server.add(3, 'remove');
    list.push(itemOf(3, TASK_STATUS.running));
    await actions.loadEditList();
    server.move(id, TASK_STATUS.failed, { error: { code: 'engine_failed', message: 'x' } });
    await settle();
    expect(told()).toEqual([]);
  });

  it('that can not be read shows what is known', async () => {
    const { actions, control, remove, rows, tasks } = setUp();
    await remove.run();
    control.down = true;
    await actions.loadEditList();
    expect(tasks.state.editList).toBe('failed');
    expect(rows()).toHaveLength(1);
  });

  it('is looked through by the server, by words and kind', async () => {
    const { actions, asked, list, rows } = setUp();
    list.push(itemOf(2, TASK_STATUS.success), itemOf(1, TASK_STATUS.success));
    await actions.loadEditList();
    list.splice(0, 1);
    await actions.findEdits({ q: 'cat' });
    await actions.findEdits({ kind: 'remove' });
    expect(asked.map(({ q, kind }) => [q, kind])).toEqual([
      [undefined, undefined],
      ['cat', undefined],
      ['cat', 'remove'],
    ]);
    expect(rows()).toEqual([[taskIdOf(1), 'completed']]);
  });

  it('shows what was looked for last, whichever answer comes first', async () => {
    const { actions, control, list, tasks } = setUp();
    let answer = (): void => {};
    control.wait = new Promise((resolve) => {
      answer = resolve;
    });
    const slow = actions.findEdits({ q: 'a' });
    control.wait = null;
    await actions.findEdits({ q: 'ab' });
    list.push(itemOf(1, TASK_STATUS.success));
    answer();
    await slow;
    expect([tasks.state.editItems, tasks.state.editList]).toEqual([[], 'ready']);
  });

  it('reads the rows after those it knows once at a time', async () => {
    const { actions, asked, list } = setUp();
    list.push(itemOf(1, TASK_STATUS.success));
    await actions.loadEditList();
    await Promise.all([actions.loadEditList('next'), actions.loadEditList('next')]);
    expect(asked.length).toBe(2);
  });

  it('opens the picture that was picked, never a loading one', async () => {
    const { actions, list, opened, tasks } = setUp();
    list.push(itemOf(2, TASK_STATUS.success), itemOf(1, TASK_STATUS.running));
    await actions.loadEditList();
    await actions.selectEditImage({ itemId: taskIdOf(1), index: 0 });
    expect([opened, tasks.state.selection]).toEqual([[], null]);
    await actions.selectEditImage({ itemId: taskIdOf(2), index: 0 });
    await actions.selectEditImage({ itemId: taskIdOf(2), index: -1 });
    expect(opened).toEqual(['/e2 as Remove selected area.png', '/o2 as Remove selected area.png']);
    expect(tasks.state.selection).toEqual({ itemId: taskIdOf(2), index: -1 });
  });
});

describe('cancelling', () => {
  it('ends a generation: its pictures stop loading and the form is free', async () => {
    const { actions, creations, generate, told } = setUp();
    creations.setForm({ prompt: 'a cat' });
    await generate.run();
    await actions.cancelTask(creations.unfinished()[0] ?? '');
    expect(creations.unfinished()).toEqual([]);
    expect(generate.isEnabled()).toBe(true);
    expect(told()).toEqual(['info: Cancelled. Your prompt and your picture are kept.']);
  });

  it('ends a removal: its row goes, strokes stay, and it can be asked again', async () => {
    const { actions, editorStore, remove, rows, editor, settle } = setUp();
    await remove.run();
    await actions.cancelTask(editorStore.state.edits[0]?.taskId ?? '');
    await settle();
    expect(rows()).toEqual([]);
    expect(editor.state.hasMask).toBe(true);
    expect(remove.isEnabled()).toBe(true);
  });

  it('what was finished in that moment shows what was made, and says nothing else', async () => {
    const {
      actions,
      creations,
      editor,
      editorStore,
      generate,
      remove,
      rows,
      server,
      settle,
      told,
    } = setUp();
    await remove.run();
    const removed = editorStore.state.edits[0]?.taskId ?? '';
    creations.setForm({ prompt: 'a cat' });
    await generate.run();
    const generated = creations.unfinished()[0] ?? '';
    // Its message did not come yet.
    server.control.dropMessages = true;
    server.move(removed, TASK_STATUS.success, { imageUrls: ['/e1'] });
    server.move(generated, TASK_STATUS.success, { imageUrls: ['/1', '/2', '/3', '/4'] });
    await actions.cancelTask(removed);
    await actions.cancelTask(generated);
    await settle();
    expect(rows()).toEqual([[removed, 'completed']]);
    expect(editor.placed).toHaveLength(1);
    expect(creations.state.creations[0]?.images.map(({ url }) => url)).toEqual([
      '/1',
      '/2',
      '/3',
      '/4',
    ]);
    expect(told().filter((words) => words.includes('ancelled'))).toEqual([]);
  });

  it('that does not reach the server leaves the task going', async () => {
    const { actions, control, creations, generate, told } = setUp();
    creations.setForm({ prompt: 'a cat' });
    await generate.run();
    control.down = true;
    await actions.cancelTask(creations.unfinished()[0] ?? '');
    expect(creations.unfinished()).toHaveLength(1);
    expect(told()).toEqual(['error: That could not be cancelled. It goes on; please try again.']);
  });
});

it('deleting offers to bring back, and bringing back does', async () => {
  const { actions, earlier, list, notices, restored, rows, server } = setUp();
  const id = server.add(2, 'remove');
  list.push(itemOf(2, TASK_STATUS.success));
  await actions.loadEditList();
  await actions.deleteTask(id);
  expect(rows()).toEqual([]);
  expect(notices.state.list[0]?.action).toEqual({ kind: 'undo-delete', taskId: id });
  await actions.restoreTask(id);
  expect([restored, rows()]).toEqual([[id], [[id, 'completed']]]);
  expect(earlier).toEqual([`without ${id}`, 'read', 'read']);
});

it('deleting what another tab has deleted takes the row away, without a word of failure', async () => {
  const { actions, list, rows, told } = setUp();
  list.push(itemOf(2, TASK_STATUS.success));
  await actions.loadEditList();
  await actions.deleteTask(taskIdOf(2));
  expect([rows(), told()]).toEqual([[], []]);
});

it('a picture whose address expired gets a fresh one, once; then it counts as broken', async () => {
  const { actions, creations, generate, server, settle } = setUp();
  creations.setForm({ prompt: 'a cat' });
  await generate.run();
  const id = creations.unfinished()[0] ?? '';
  server.move(id, TASK_STATUS.success, { imageUrls: ['/1', '/2', '/3', '/4'] });
  await settle();
  server.move(id, TASK_STATUS.success, { imageUrls: ['/1b', '/2b', '/3b', '/4b'] });
  await actions.imageBroken(id, 2);
  const images = () => creations.state.creations[0]?.images.map(({ url, status }) => [url, status]);
  expect(images()).toEqual([
    ['/1b', 'loaded'],
    ['/2b', 'loaded'],
    ['/3b', 'loaded'],
    ['/4b', 'loaded'],
  ]);
  await actions.imageBroken(id, 2);
  expect(images()?.[2]).toEqual(['/3b', 'error']);
});
