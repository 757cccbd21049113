import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editListSchema, galleryListSchema } from '../src/net/contracts/lists.ts';
import { finish, load, refusalOf } from './testing/answers.ts';
import { busyPng, lying, pixelsOf, plainPng, squareMask } from './testing/pictures.ts';
import { newGuest, type Parts, type TestClient } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const REDRAW = '/api/tasks/edit/area-redraw';
const REMOVE = '/api/tasks/edit/remove';
const EXPAND = '/api/tasks/edit/expand';
const ENHANCE = '/api/tasks/edit/enhance';
const PATHS = { 'flux-context': 'default', restore: 'restore', 'text-removal': 'text-removal' };

let server: TestServer;
let guest: TestClient;
let picture: Buffer;
let area: { original_image: Buffer; mask_image: Buffer; width: string; height: string };

beforeAll(async () => {
  server = await startTestServer({ ENGINE_THREADS: '2' });
  guest = await newGuest(server.url);
  picture = await busyPng(64, 48);
  const size = { width: '64', height: '48' };
  area = { original_image: picture, mask_image: await squareMask(64, 48), ...size };
});
afterAll(() => server.dispose());

describe('an edit', () => {
  it('redraws an area by a prompt, in as many variants as asked for', async () => {
    const parts = { ...area, prompt: 'a red boat', count: '3', seed: '77' };
    const task = await finish(guest, await guest.upload(REDRAW, parts));
    expect(task).toMatchObject({
      status: '2',
      kind: 'area-redraw',
      fullCommand: 'a red boat',
      engine: 'test',
      model: 'test',
      seed: 77,
      count: 3,
      width: 64,
      height: 48,
      notes: ['filled'],
      canCompose: true,
      padding: null,
    });
    const files = await Promise.all(task.imageUrls.map((url) => load(server.url + url)));
    const centres = await Promise.all(
      files.map((file) => pixelsOf(file, { left: 32, top: 24, width: 1, height: 1 })),
    );
    expect(centres.map((pixel) => [...pixel])).toEqual([
      [9, 9, 9],
      [9, 9, 10],
      [9, 9, 11],
    ]);
  });

  it('removes in variants too, one when nothing is said', async () => {
    expect((await finish(guest, await guest.upload(REMOVE, area))).imageIds).toHaveLength(1);
    const many = await guest.upload(REMOVE, { ...area, count: '4', seed: '1' });
    expect((await finish(guest, many)).imageIds).toHaveLength(4);
  });

  it.each([
    [3, { left: '10', right: '6', top: '0', bottom: '3' }],
    [4, { left: '0', right: '0', top: '1', bottom: '0' }],
  ] as const)(
    'expands a picture of %i channels to exactly the announced size, its own pixels unchanged',
    async (channels, sides) => {
      const own = await busyPng(40, 30, channels);
      const task = await finish(
        guest,
        await guest.upload(EXPAND, { original_image: own, ...sides }),
      );
      const [left, right, top, bottom] = [sides.left, sides.right, sides.top, sides.bottom].map(
        Number,
      ) as [number, number, number, number];
      const padding = { left, right, top, bottom };
      const [width, height] = [left + 40 + right, top + 30 + bottom];
      expect(task).toMatchObject({ kind: 'expand', width, height, padding, canCompose: false });
      const result = await load(server.url + task.imageUrls[0]);
      expect(await sharp(result).metadata()).toMatchObject({ width, height, channels });
      const middle = await pixelsOf(result, { left, top, width: 40, height: 30 });
      expect(middle.equals(await pixelsOf(own))).toBe(true);
    },
  );

  it('enhances; the task then says how large the result is', async () => {
    const parts = { original_image: picture, width: '64', height: '48' };
    const task = await finish(guest, await guest.upload(ENHANCE, parts));
    expect(task).toMatchObject({ kind: 'enhance', width: 64, height: 48, count: 1 });
    expect(task.imageIds).toHaveLength(1);
  });

  it('is the same for the same idempotency key, and refused for another wish', async () => {
    const key = { 'idempotency-key': 'redraw-1' };
    const parts = { ...area, prompt: 'once' };
    const answers = await Promise.all([1, 2, 3].map(() => guest.upload(REDRAW, parts, key)));
    expect(new Set(answers.map(({ body }) => body.data['taskId'])).size).toBe(1);
    for (const change of [{ prompt: 'other' }, { count: '2' }, { seed: '5' }]) {
      const other = await guest.upload(REDRAW, { ...parts, ...change }, key);
      expect(refusalOf(other)).toEqual([409, 'idempotency_conflict']);
    }
  });

  it('that is cancelled ends', async () => {
    const answer = await guest.upload(REDRAW, { ...area, prompt: 'wait' });
    const id = String(answer.body.data['taskId']);
    await guest.until(id, ({ status, progress }) => status === '1' && progress > 0);
    const aborted = server.engine().aborted();
    await guest.delete(`/api/tasks/${id}`);
    expect((await guest.detail(id)).status).toBe('4');
    await expect.poll(() => server.engine().aborted()).toBe(aborted + 1);
  });
});

describe('a picture that a turned camera took', () => {
  const [width, height] = [64, 48];
  const size = { width: '64', height: '48' };
  let upright: Buffer;
  /** Marks 12×12 pixels in the top left corner of the picture as it is shown. */
  let corner: Buffer;
  beforeAll(async () => {
    upright = await busyPng(width, height);
    corner = await sharp(await plainPng(width, height, [255, 255, 255, 0]))
      .composite([{ input: await plainPng(12, 12, [255, 255, 255, 255]), left: 0, top: 0 }])
      .png()
      .toBuffer();
  });

  it.each([
    [90, 'png'],
    [180, 'png'],
    [270, 'webp'],
  ] as const)(
    'is changed where the mask marks it as it is shown, upright, the rest unchanged (%i°, %s)',
    async (turn, format) => {
      const original_image = await lying(upright, turn, format);
      const parts = { original_image, mask_image: corner, ...size, prompt: 'a lake' };
      const task = await finish(guest, await guest.upload(REDRAW, parts));
      expect(task).toMatchObject({ status: '2', width, height });
      const anew = await guest.post(`/api/tasks/${task.taskId}/compose`, {
        variant: 0,
        feather: 0,
      });
      for (const url of [task.imageUrls[0], String(anew.body.data['url'])]) {
        const result = await load(server.url + url);
        const { orientation, ...found } = await sharp(result).metadata();
        expect([found.width, found.height, orientation]).toEqual([width, height, undefined]);
        expect([
          ...(await pixelsOf(result, { left: 3, top: 3, width: 1, height: 1 })).subarray(0, 3),
        ]).toEqual([9, 9, 9]);
        const far = { left: 28, top: 28, width: width - 28, height: height - 28 };
        expect(await pixelsOf(result, far)).toEqual(await pixelsOf(upright, far));
      }
    },
  );

  it('is expanded at the sides that are named as it is shown', async () => {
    const sides = { left: '7', right: '0', top: '0', bottom: '2' };
    const original_image = await lying(upright, 90);
    const task = await finish(guest, await guest.upload(EXPAND, { original_image, ...sides }));
    expect(task).toMatchObject({ width: width + 7, height: height + 2 });
    const result = await load(server.url + task.imageUrls[0]);
    const middle = await pixelsOf(result, { left: 7, top: 0, width, height });
    expect(middle).toEqual(await pixelsOf(upright));
  });

  it.each(['enhance', 'restore', 'flux-context', 'text-removal'] as const)(
    'comes upright to %s',
    async (kind) => {
      const path = kind === 'enhance' ? ENHANCE : `/api/flux/context/${PATHS[kind]}`;
      const original_image = await lying(upright, 270, 'jpeg');
      const parts = { original_image, ...size, ...(kind === 'flux-context' && { prompt: 'warm' }) };
      const task = await finish(guest, await guest.upload(path, parts));
      expect(task).toMatchObject({ status: '2', width, height });
      const found = await sharp(await load(server.url + task.imageUrls[0])).metadata();
      expect([found.width, found.height, found.orientation]).toEqual([width, height, undefined]);
    },
  );

  it('whose size is said as it lies in the file is refused, naming the size as it is shown', async () => {
    const original_image = await lying(upright, 90);
    const answer = await guest.upload(ENHANCE, { original_image, width: '48', height: '64' });
    expect(refusalOf(answer)).toEqual([422, 'size_mismatch']);
    expect(answer.body.message).toContain('64×48');
  });

  it('says its size as it is shown when it is uploaded for later, and small versions go by it', async () => {
    const tall = await lying(await busyPng(120, 400), 90, 'jpeg');
    const { body } = await guest.upload('/api/tasks/image/upload', { image: tall });
    expect(body.data).toMatchObject({ width: 120, height: 400 });
    const own = await load(`${server.url}${body.data['url']}&w=200`);
    expect(own.equals(tall)).toBe(true);
  });
});

describe('an edit is refused, and nothing of it stays, when', () => {
  const sides = { left: '10', right: '0', top: '0', bottom: '0' };
  const cases: readonly [string, string, Parts, number, string, string?][] = [
    ['the prompt is missing', REDRAW, {}, 400, 'invalid_request', 'prompt'],
    ['the prompt is blank', REDRAW, { prompt: ' \n' }, 400, 'invalid_request', 'prompt'],
    ['five results are asked for', REMOVE, { count: '5' }, 400, 'invalid_request', 'count'],
    ['the seed is no uint32', REMOVE, { seed: '-1' }, 400, 'invalid_request', 'seed'],
    ['nothing is to be added', EXPAND, { ...sides, left: '0' }, 400, 'invalid_request', 'left'],
    ['a side is negative', EXPAND, { ...sides, top: '-1' }, 400, 'invalid_request', 'top'],
    ['a side is missing', EXPAND, { left: '1' }, 400, 'invalid_request', 'right'],
    ['a side would be too long', EXPAND, { ...sides, left: '29937' }, 413, 'image_too_large'],
    [
      'the result would have too many pixels',
      EXPAND,
      { left: '9936', right: '0', top: '9999', bottom: '0' },
      413,
      'image_too_large',
    ],
    ['the size is not that of the picture', ENHANCE, { width: '63' }, 422, 'size_mismatch'],
    ['the size is missing', ENHANCE, { width: '' }, 400, 'invalid_request', 'width'],
    ['a side is left empty', EXPAND, { ...sides, top: '' }, 400, 'invalid_request', 'top'],
  ];

  it.each(cases)('%s', async (_what, path, change, status, error, field) => {
    const before = await server.stored();
    const { original_image, mask_image, width, height } = area;
    const good: Parts =
      path === EXPAND || path === ENHANCE ? { original_image } : { original_image, mask_image };
    const size: Parts = path === EXPAND ? {} : { width, height };
    const answer = await guest.upload(path, { ...good, ...size, ...change });
    expect(refusalOf(answer)).toEqual([status, error]);
    if (field !== undefined) expect(answer.body.fields?.[0]?.field).toBe(field);
    expect(await server.stored()).toEqual(before);
  });

  it.each([REDRAW, EXPAND, ENHANCE])('the picture of %s is missing', async (path) => {
    const answer = await guest.upload(path, { width: '64', height: '48', prompt: 'a', ...sides });
    expect(refusalOf(answer)).toEqual([400, 'missing_part']);
  });
});

describe('the lists of edits', () => {
  let owner: TestClient;
  const list = async (path: string) => (await owner.get(path)).body.data;
  const gallery = async (query = '') =>
    galleryListSchema.parse(await list(`/api/tasks/edit/gallery/list${query}`));
  const edits = async (query = '') =>
    editListSchema.parse(await list(`/api/tasks/edit/list${query}`));
  const promptsOf = ({ taskList }: { taskList: readonly { prompt: string }[] }) =>
    taskList.map(({ prompt }) => prompt);

  beforeAll(async () => {
    owner = await newGuest(server.url);
    for (const prompt of ['A red boat', 'fail', '100%_sure', '一只猫']) {
      await finish(owner, await owner.upload(REDRAW, { ...area, prompt }));
    }
    await finish(owner, await owner.upload(REMOVE, { ...area, count: '3' }));
    await owner.until(await owner.create('a red boat'), ({ status }) => status === '2');
  });

  it('show in the gallery one card per edit that succeeded, newest first', async () => {
    const { taskList, pagination, ...rest } = await gallery();
    const numbers = { pageNum: 1, pageSize: 10, total: 4, totalPages: 1 };
    expect(rest).toEqual(numbers);
    expect(pagination).toEqual(numbers);
    expect(promptsOf({ taskList })).toEqual(['', '一只猫', '100%_sure', 'A red boat']);
    expect(taskList[0]).toMatchObject({ kind: 'remove', imageCount: 3, width: 64, height: 48 });
    expect((await fetch(server.url + taskList[0]?.imgUrl)).status).toBe(200);
  });

  it('come by pages', async () => {
    const page = await gallery('?pageNum=2&pageSize=3');
    expect(page).toMatchObject({ pageNum: 2, pageSize: 3, total: 4, totalPages: 2 });
    expect(promptsOf(page)).toEqual(['A red boat']);
    expect((await gallery('?pageNum=9&pageSize=3')).taskList).toEqual([]);
  });

  it.each([
    ['RED BOAT', ['A red boat']],
    ['猫', ['一只猫']],
    ['%', ['100%_sure']],
    ['_s', ['100%_sure']],
    ['nothing like it', []],
    ["' OR 1=1 --", []],
  ])('are searched by prompt: %s', async (text, found) => {
    const query = `?q=${encodeURIComponent(text)}`;
    const cards = await gallery(query);
    expect([promptsOf(cards), cards.total]).toEqual([found, found.length]);
    expect(promptsOf(await edits(query))).toEqual(found);
  });

  it('are filtered by kind', async () => {
    expect(await gallery('?kind=remove')).toMatchObject({ total: 1 });
    expect(await edits('?kind=area-redraw')).toMatchObject({ total: 4 });
    expect(await edits('?kind=area-redraw&q=fail')).toMatchObject({ total: 1 });
    expect(await edits('?kind=enhance')).toMatchObject({ total: 0, totalPages: 0 });
    const wrong = await owner.get('/api/tasks/edit/list?kind=text-to-image');
    expect(refusalOf(wrong)).toEqual([400, 'invalid_request']);
  });

  it('lose a card when it is deleted, and get it back', async () => {
    const [card] = (await gallery()).taskList;
    await owner.delete(`/api/tasks/${card?.taskId}`);
    expect((await gallery()).total).toBe(3);
    await owner.post(`/api/tasks/${card?.taskId}/restore`, {});
    expect((await gallery()).total).toBe(4);
  });
});

it('the counts that the lists show are those of the tasks, whatever became of them', async () => {
  const { kysely } = server.database;
  const counted = await sql<object>`SELECT user_id, kind, succeeded, count FROM task_counts
    WHERE count <> 0 ORDER BY 1, 2, 3`.execute(kysely);
  const real = await sql<object>`SELECT user_id, kind, status = '2' AS succeeded,
    count(*)::int AS count FROM tasks WHERE deleted_at IS NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`.execute(
    kysely,
  );
  expect(real.rows.length).toBeGreaterThan(5);
  expect(counted.rows).toEqual(real.rows);
});

describe('the description of the API', () => {
  it('has bodies, answers and error codes of every call of the workspace', async () => {
    const { paths } = (await (await fetch(`${server.url}/api/docs/json`)).json()) as {
      paths: Record<string, Record<string, { requestBody?: object; responses: object }>>;
    };
    const text = (path: string) => JSON.stringify(paths[path]);
    for (const path of [REDRAW, REMOVE, EXPAND, ENHANCE, '/api/tasks/image/upload']) {
      expect(text(path), path).toContain('multipart/form-data');
      expect(text(path), path).toContain('"format":"binary"');
    }
    expect(text(EXPAND)).toContain('"bottom"');
    expect(text('/api/images/import')).toContain('"url"');
    expect(text('/api/tasks/{id}/compose')).toContain('"feather"');
    expect(text('/api/tasks/edit/gallery/list')).toContain('"pagination"');
    for (const [path, methods] of Object.entries(paths)) {
      for (const call of Object.values(methods)) {
        expect(JSON.stringify(call.responses), path).toContain('mask_size_mismatch');
      }
    }
  });
});
