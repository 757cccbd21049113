import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creationListSchema, editListSchema } from '../src/net/contracts/lists.ts';
import { positionsOf, touchWaiting } from './tasks/rows/read-tasks.ts';
import { removalParts } from './testing/pictures.ts';
import { newGuest, send, type TestClient } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let guest: TestClient;

beforeAll(async () => {
  server = await startTestServer({ ENGINE_THREADS: '2' });
});
beforeAll(async () => {
  guest = await newGuest(server.url);
});
afterAll(() => server.dispose());

const isFinished = ({ status }: { status: string }) => status >= '2';
const isRunning = ({ status, progress }: { status: string; progress: number }) =>
  status === '1' && progress > 0;

describe('a task', () => {
  it('goes from words to pictures and tells what made them', async () => {
    const id = await guest.create('a lake', { count: 4, ratio: '16:9', style: '3d', seed: 7 });
    const task = await guest.until(id, isFinished);
    expect(task).toMatchObject({
      taskId: id,
      kind: 'text-to-image',
      status: '2',
      progress: 1,
      stage: null,
      queuePosition: null,
      error: null,
      engine: 'test',
      fullCommand: 'a lake',
      width: 1344,
      height: 768,
      seed: 7,
      style: '3d',
      ratio: '16:9',
      count: 4,
      notes: ['plain'],
      originalImageUrl: null,
    });
    expect(new Set(task.imageUrls).size).toBe(4);
    expect(Date.parse(task.finishTime ?? '')).toBeGreaterThanOrEqual(Date.parse(task.createTime));
  });

  it('removes what a mask marks, and keeps picture and mask', async () => {
    const { body } = await guest.upload('/api/tasks/edit/remove', await removalParts());
    expect(body.data['promptId']).toBe(body.data['taskId']);
    const task = await guest.until(String(body.data['taskId']), isFinished);
    expect(task).toMatchObject({ status: '2', kind: 'remove', width: 64, height: 48, ratio: null });
    expect(task.imageIds).toHaveLength(1);
    for (const url of [task.originalImageUrl, task.maskUrl, task.imageUrls[0]]) {
      expect((await fetch(server.url + url)).headers.get('content-type')).toBe('image/png');
    }
  });

  it('fails with the code of its engine, or with engine_failed for a mistake', async () => {
    const coded = await guest.until(await guest.create('fail'), isFinished);
    expect(coded).toMatchObject({ status: '3', error: { code: 'nothing_to_copy_from' } });
    const mistake = await guest.until(await guest.create('crash'), isFinished);
    expect(mistake).toMatchObject({ status: '3', error: { code: 'engine_failed' } });
    expect(mistake.error?.message).not.toContain('a mistake');
  });

  it('is nobody else’s to read, end, restore or confirm', async () => {
    const id = await guest.create('mine');
    await guest.until(id, isFinished);
    const other = await newGuest(server.url);
    const answers = [
      await other.get(`/api/tasks/${id}`),
      await other.delete(`/api/tasks/${id}`),
      await other.post(`/api/tasks/${id}/restore`, {}),
      await other.post('/api/tasks/status', { taskId: id, status: '2' }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.error]).toEqual([404, 'task_not_found']);
    }
    expect((await other.get('/api/tasks/create/list')).body.data['total']).toBe(0);
    expect((await guest.detail(id)).status).toBe('2');
  });
});

it('the times of tasks that wait, run and end go on when the clock was set back', async () => {
  const ids: string[] = [];
  const aborted = server.engine().aborted();
  for (let seed = 0; seed < 3; seed++) ids.push(await guest.create('wait', { seed }));
  const [running = '', , waiting = ''] = ids;
  await guest.until(running, ({ status, progress }) => status === '1' && progress > 0);
  const later = new Date(Date.now() + 3_600_000);
  await server.database.kysely
    .updateTable('tasks')
    .set({ update_time: later })
    .where('id', 'in', ids)
    .execute();
  const goesOn = ({ updateTime }: { updateTime: string }) => updateTime > later.toISOString();
  for (const id of [running, waiting]) await guest.until(id, goesOn);
  for (const id of ids.reverse()) await guest.delete(`/api/tasks/${id}`);
  expect(goesOn(await guest.detail(running))).toBe(true);
  await expect.poll(() => server.engine().aborted()).toBe(aborted + 2);
});

it('a sign of life of many that wait says where each stands, and makes no table grow', async () => {
  const { kysely } = server.database;
  const ours = await guest.detail(await guest.create('quick'));
  await sql`INSERT INTO tasks (id, user_id, kind, status, progress, prompt, count, seed, notes, turn,
      create_time, update_time)
    SELECT gen_random_uuid(), user_id, kind, '0', 0, repeat('a cat ', 50), 1, 1, '[]', n % 7, now(), now()
    FROM tasks, generate_series(1, 400) n WHERE id = ${ours.taskId}`.execute(kysely);
  const sizeOf = async (): Promise<number> => {
    const size = sql<number>`pg_table_size('tasks')::float`.as('size');
    return (await kysely.selectNoFrom(size).executeTakeFirstOrThrow()).size;
  };
  const beat = async (times: number) => {
    for (let count = 1; count < times; count++) await touchWaiting(kysely, new Date());
    return touchWaiting(kysely, new Date());
  };
  await beat(3);
  const before = await sizeOf();
  const told = await beat(8);
  // The caretaker may write them at the same time, once.
  expect(await sizeOf()).toBeLessThan(before * 1.4);
  const ids = told.map(({ task }) => task.id);
  expect(ids.length).toBeGreaterThanOrEqual(400);
  expect(new Map(told.map(({ task, queuePosition }) => [task.id, queuePosition]))).toEqual(
    await positionsOf(kysely, ids),
  );
  await sql`DELETE FROM tasks WHERE status = '0'`.execute(kysely);
});

describe('an idempotency key', () => {
  const headers = { 'idempotency-key': 'key-1' };

  it('answers with the same task, also when both calls come at once', async () => {
    const calls = Array.from({ length: 4 }, () =>
      guest.post('/api/tasks/create', { prompt: 'once', count: 1 }, headers),
    );
    const ids = (await Promise.all(calls)).map(({ body }) => body.data['taskId']);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('refuses another body, and is another user’s to use', async () => {
    const answer = await guest.post('/api/tasks/create', { prompt: 'other' }, headers);
    expect([answer.status, answer.body.error]).toEqual([409, 'idempotency_conflict']);
    const other = await newGuest(server.url);
    const theirs = await other.post('/api/tasks/create', { prompt: 'other' }, headers);
    expect(theirs.status).toBe(200);
  });

  it('works for uploads by what is in them', async () => {
    const key = { 'idempotency-key': 'key-2' };
    const parts = await removalParts();
    const first = await guest.upload('/api/tasks/edit/remove', parts, key);
    const stored = await server.stored();
    const second = await guest.upload('/api/tasks/edit/remove', parts, key);
    expect(second.body.data).toEqual(first.body.data);
    expect((await server.stored()).tasks).toBe(stored.tasks);
    await guest.until(String(first.body.data['taskId']), isFinished);
    await expect.poll(async () => (await server.stored()).arriving).toBe(0);
    const swapped = { ...parts, original_image: parts['mask_image'] ?? '' };
    const third = await guest.upload('/api/tasks/edit/remove', swapped, key);
    expect([third.status, third.body.error]).toEqual([409, 'idempotency_conflict']);
  });
});

describe('a status', () => {
  const setStatus = (taskId: string, status: string) =>
    guest.post('/api/tasks/status', { taskId, status });

  it('2 confirms a success, and nothing else', async () => {
    const good = await guest.until(await guest.create('quick'), isFinished);
    expect((await setStatus(good.taskId, '2')).body).toMatchObject({ success: true, data: {} });
    const bad = await guest.until(await guest.create('fail'), isFinished);
    const refused = await setStatus(bad.taskId, '2');
    expect([refused.status, refused.body.error]).toEqual([409, 'cannot_change_status']);
  });

  it('3 gives an unfinished task up and ends its run; a finished one is not touched', async () => {
    const aborted = server.engine().aborted();
    const id = await guest.create('wait');
    await guest.until(id, ({ progress }) => progress > 0);
    expect((await setStatus(id, '3')).status).toBe(200);
    await expect.poll(() => server.engine().aborted()).toBe(aborted + 1);
    expect(await guest.detail(id)).toMatchObject({ status: '3', error: { code: 'given_up' } });
    expect((await setStatus(id, '3')).body.error).toBe('cannot_change_status');
    const good = await guest.until(await guest.create('quick'), isFinished);
    expect((await setStatus(good.taskId, '3')).status).toBe(409);
    expect((await guest.detail(good.taskId)).status).toBe('2');
  });

  it('of another kind is refused, and an unknown task is not found', async () => {
    const good = await guest.until(await guest.create('quick'), isFinished);
    for (const status of ['0', '1', '4']) {
      const refused = await setStatus(good.taskId, status);
      expect([refused.status, refused.body.error]).toEqual([409, 'cannot_change_status']);
      expect((await setStatus('x', status)).body.error).toBe('task_not_found');
    }
    expect((await guest.detail(good.taskId)).status).toBe('2');
    expect((await setStatus(good.taskId, '5')).body.error).toBe('invalid_request');
    expect((await setStatus('x', '2')).body.error).toBe('task_not_found');
  });
});

it('a user who asks for many lets another’s tasks come first, and the queue says so', async () => {
  const other = await newGuest(server.url);
  const ids: string[] = [];
  for (let seed = 0; seed < 6; seed++) ids.push(await guest.create('wait', { seed }));
  const [first = '', second = ''] = ids;
  for (const id of [first, second]) await guest.until(id, isRunning);
  const [one, two] = [await other.create('wait'), await other.create('wait', { seed: 2 })];
  const places = async () => [
    (await other.detail(one)).queuePosition,
    (await other.detail(two)).queuePosition,
    ...(await Promise.all(ids.slice(2).map(async (id) => (await guest.detail(id)).queuePosition))),
  ];
  // The other's turns begin where the runs are.
  expect(await places()).toEqual([1, 3, 2, 4, 5, 6]);
  await guest.delete(`/api/tasks/${first}`);
  await other.until(one, isRunning);
  await guest.delete(`/api/tasks/${second}`);
  await guest.until(ids[2] as string, isRunning);
  expect(await places()).toEqual([null, 1, null, 2, 3, 4]);
  for (const id of [...ids.slice(2), one, two].reverse())
    await (id === one || id === two ? other : guest).delete(`/api/tasks/${id}`);
});

it('a user who always waits for one is not passed by all that another asks for later', async () => {
  const other = await newGuest(server.url);
  const ids: string[] = [];
  const ask = async (): Promise<void> =>
    void ids.push(await guest.create('wait', { seed: ids.length }));
  for (let n = 0; n < 4; n++) await ask();
  // Two run at once: the next begin as each ends.
  for (const n of [0, 1]) {
    await guest.until(ids[n] as string, isRunning);
    await guest.delete(`/api/tasks/${ids[n]}`);
  }
  for (const n of [2, 3]) await guest.until(ids[n] as string, isRunning);
  const many: string[] = [];
  for (let seed = 0; seed < 3; seed++) many.push(await other.create('wait', { seed }));
  await ask();
  const places = await Promise.all(many.map(async (id) => (await other.detail(id)).queuePosition));
  expect([(await guest.detail(ids[4] as string)).queuePosition, ...places]).toEqual([3, 1, 2, 4]);
  for (const id of many.reverse()) await other.delete(`/api/tasks/${id}`);
  for (const id of ids.slice(2).reverse()) await guest.delete(`/api/tasks/${id}`);
});

describe('deleting', () => {
  it('cancels a running task before it answers, and its run ends', async () => {
    const id = await guest.create('wait');
    await guest.until(id, ({ progress }) => progress > 0);
    const aborted = server.engine().aborted();
    expect((await guest.delete(`/api/tasks/${id}`)).status).toBe(200);
    expect((await guest.detail(id)).status).toBe('4');
    expect(server.engine().aborted()).toBe(aborted + 1);
  });

  it('cancels waiting tasks, which never run; the queue moves up', async () => {
    const begun = server.engine().begun();
    const ids: string[] = [];
    for (let count = 0; count < 4; count++) ids.push(await guest.create('wait', { seed: count }));
    const [first = '', second = '', third = '', fourth = ''] = ids;
    await guest.until(first, ({ progress }) => progress > 0);
    await guest.until(second, ({ progress }) => progress > 0);
    expect((await guest.detail(third)).queuePosition).toBe(1);
    expect((await guest.detail(fourth)).queuePosition).toBe(2);
    await guest.delete(`/api/tasks/${third}`);
    expect((await guest.detail(fourth)).queuePosition).toBe(1);
    for (const id of [first, second]) await guest.delete(`/api/tasks/${id}`);
    await guest.until(fourth, ({ progress }) => progress > 0);
    await guest.delete(`/api/tasks/${fourth}`);
    expect(await guest.detail(third)).toMatchObject({ status: '4', imageIds: [] });
    expect(server.engine().begun()).toBe(begun + 3);
  });

  it('hides a finished task at once; restoring brings it back for most of 30 s', async () => {
    const { taskId, imageUrls } = await guest.until(await guest.create('keep'), isFinished);
    expect((await guest.delete(`/api/tasks/${taskId}`)).status).toBe(200);
    expect((await guest.get(`/api/tasks/${taskId}`)).status).toBe(404);
    expect((await guest.delete(`/api/tasks/${taskId}`)).status).toBe(404);
    await sql`UPDATE tasks SET deleted_at = ${new Date(Date.now() - 25_000)}
      WHERE id = ${taskId}`.execute(server.database.kysely);
    expect((await guest.post(`/api/tasks/${taskId}/restore`, {})).status).toBe(200);
    expect((await guest.detail(taskId)).imageUrls).toEqual(imageUrls);
  });

  it('removes the bytes when the time is over, but not those that another task holds', async () => {
    // Sizes that no other test here asks for: equal bytes elsewhere would be held by those tasks.
    const twin = { seed: 99, ratio: '2:3' };
    const first = await guest.until(await guest.create('twin', twin), isFinished);
    const second = await guest.until(await guest.create('twin', twin), isFinished);
    const single = { seed: 55, ratio: '4:3' };
    const third = await guest.until(await guest.create('single', single), isFinished);
    const before = await server.stored();
    for (const { taskId } of [first, third]) await guest.delete(`/api/tasks/${taskId}`);
    await server.restart();
    await sql`UPDATE tasks SET deleted_at = deleted_at - interval '31 seconds'
      WHERE deleted_at IS NOT NULL`.execute(server.database.kysely);
    expect((await guest.post(`/api/tasks/${first.taskId}/restore`, {})).status).toBe(404);
    await expect.poll(async () => (await server.stored()).kept).toBe(before.kept - 1);
    expect((await server.stored()).images).toBe(before.images - 2);
    expect((await fetch(server.url + second.imageUrls[0])).status).toBe(200);
    const gone = await fetch(server.url + third.imageUrls[0]);
    expect([gone.status, (await gone.json()).error]).toEqual([410, 'image_gone']);
  });
});

it('deleting what is unfinished cancels it, also once more; what was finished first stays to be seen', async () => {
  const cancel = (taskId: string) => guest.delete(`/api/tasks/${taskId}?unfinished=true`);
  const id = await guest.create('wait');
  await guest.until(id, ({ progress }) => progress > 0);
  for (const _ of ['once', 'again']) expect((await cancel(id)).status).toBe(200);
  expect((await guest.detail(id)).status).toBe('4');
  const good = await guest.until(await guest.create('quick'), isFinished);
  const late = await cancel(good.taskId);
  expect([late.status, late.body.error]).toEqual([409, 'cannot_change_status']);
  expect(await guest.detail(good.taskId)).toMatchObject({
    status: '2',
    imageUrls: good.imageUrls,
  });
  expect((await cancel('x')).body.error).toBe('task_not_found');
});

it('calls that send nothing may say that it is JSON, as the specification has them all do', async () => {
  const { taskId } = await guest.until(await guest.create('say'), isFinished);
  const headers = { authorization: `Bearer ${guest.token}`, 'content-type': 'application/json' };
  const statusOf = async (method: string, path: string) =>
    (await send(server.url + path, { method, headers })).status;
  expect(await statusOf('GET', `/api/tasks/${taskId}`)).toBe(200);
  expect(await statusOf('DELETE', `/api/tasks/${taskId}`)).toBe(200);
  expect(await statusOf('POST', `/api/tasks/${taskId}/restore`)).toBe(200);
  expect(await statusOf('POST', '/api/login/anonymous')).toBe(200);
  expect(await statusOf('POST', '/api/tasks/create')).toBe(400);
});

describe('lists', () => {
  it('hold creations and edits, newest first, by pages', async () => {
    const owner = await newGuest(server.url);
    const ids: string[] = [];
    for (const prompt of ['one', 'two', 'three']) ids.push(await owner.create(prompt));
    const { body } = await owner.upload('/api/tasks/edit/remove', await removalParts());
    const edit = await owner.until(String(body.data['taskId']), isFinished);
    for (const id of ids) await owner.until(id, isFinished);

    const page = await owner.get('/api/tasks/create/list?pageNum=1&pageSize=2');
    const creations = creationListSchema.parse(page.body.data);
    expect(creations).toMatchObject({ pageNum: 1, pageSize: 2, total: 3, totalPages: 2 });
    expect(creations.taskList.map(({ prompt }) => prompt)).toEqual(['three', 'two']);
    expect(creations.taskList[0]?.images).toMatchObject([{ id: `${ids[2]}-0` }]);

    const edits = editListSchema.parse((await owner.get('/api/tasks/edit/list')).body.data);
    expect(edits.total).toBe(1);
    expect(edits.taskList[0]).toMatchObject({
      taskId: edit.taskId,
      eventType: 'IMAGE_REMOVE',
      originalImageUrl: edit.originalImageUrl,
      editedImageUrls: edit.imageUrls,
    });
  });
});

describe('stopping in good order', () => {
  it('puts running tasks back; they finish after the next start', async () => {
    const ids = [
      await guest.create('wait'),
      await guest.create('wait'),
      await guest.create('wait'),
    ];
    await guest.until(ids[0] ?? '', ({ progress }) => progress > 0);
    await server.restart();
    server.engine().release();
    for (const id of ids) {
      const task = await guest.until(id, isFinished);
      expect([task.status, task.imageIds.length]).toEqual(['2', 1]);
    }
  });
});
