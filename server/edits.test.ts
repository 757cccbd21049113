import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedImageSchema } from '../src/net/contracts/image.ts';
import { editListSchema, galleryListSchema } from '../src/net/contracts/lists.ts';
import type { TaskDetail } from '../src/net/contracts/task.ts';
import { busyPng, pixelsOf, plainPng, squareMask } from './testing/pictures.ts';
import { type Answer, newGuest, type Parts, type TestClient } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const REDRAW = '/api/tasks/edit/area-redraw';
const REMOVE = '/api/tasks/edit/remove';
const EXPAND = '/api/tasks/edit/expand';
const ENHANCE = '/api/tasks/edit/enhance';

let server: TestServer;
let guest: TestClient;
let picture: Buffer;
let area: { original_image: Buffer; mask_image: Buffer; width: string; height: string };

beforeAll(async () => {
  server = await startTestServer({ ENGINE_THREADS: '2', MAX_UPLOAD_MB: '1' });
  guest = await newGuest(server.url);
  picture = await busyPng(64, 48);
  const size = { width: '64', height: '48' };
  area = { original_image: picture, mask_image: await squareMask(64, 48), ...size };
});
afterAll(() => server.dispose());

async function finish(answer: Answer, client = guest): Promise<TaskDetail> {
  expect(answer.body).toMatchObject({ success: true });
  return client.until(String(answer.body.data['taskId']), ({ status }) => status >= '2');
}

const load = async (url: string | undefined) =>
  Buffer.from(await (await fetch(server.url + url)).arrayBuffer());

const refusalOf = ({ status, body }: Answer) => [status, body.error];

describe('an edit', () => {
  it('redraws an area by a prompt, in as many variants as asked for', async () => {
    const parts = { ...area, prompt: 'a red boat', count: '3', seed: '77' };
    const task = await finish(await guest.upload(REDRAW, parts));
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
    const files = await Promise.all(task.imageUrls.map(load));
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
    expect((await finish(await guest.upload(REMOVE, area))).imageIds).toHaveLength(1);
    const many = await guest.upload(REMOVE, { ...area, count: '4', seed: '1' });
    expect((await finish(many)).imageIds).toHaveLength(4);
  });

  it.each([
    [3, { left: '10', right: '6', top: '0', bottom: '3' }],
    [4, { left: '0', right: '0', top: '1', bottom: '0' }],
  ] as const)(
    'expands a picture of %i channels to exactly the announced size, its own pixels unchanged',
    async (channels, sides) => {
      const own = await busyPng(40, 30, channels);
      const task = await finish(await guest.upload(EXPAND, { original_image: own, ...sides }));
      const [left, right, top, bottom] = [sides.left, sides.right, sides.top, sides.bottom].map(
        Number,
      ) as [number, number, number, number];
      const padding = { left, right, top, bottom };
      const [width, height] = [left + 40 + right, top + 30 + bottom];
      expect(task).toMatchObject({ kind: 'expand', width, height, padding, canCompose: false });
      const result = await load(task.imageUrls[0]);
      expect(await sharp(result).metadata()).toMatchObject({ width, height, channels });
      const middle = await pixelsOf(result, { left, top, width: 40, height: 30 });
      expect(middle.equals(await pixelsOf(own))).toBe(true);
    },
  );

  it('enhances; the task then says how large the result is', async () => {
    const parts = { original_image: picture, width: '64', height: '48' };
    const task = await finish(await guest.upload(ENHANCE, parts));
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

describe('blending anew', () => {
  let task: TaskDetail;
  const compose = (variant: number, feather: number, id = task.taskId, client = guest) =>
    client.post(`/api/tasks/${id}/compose`, { variant, feather });

  beforeAll(async () => {
    task = await finish(await guest.upload(REMOVE, { ...area, count: '2' }));
  });

  async function composed(variant: number, feather: number): Promise<Buffer> {
    const answer = await compose(variant, feather);
    const image = storedImageSchema.parse(answer.body.data);
    expect(image).toMatchObject({ width: 64, height: 48 });
    return pixelsOf(await load(image.url));
  }

  it('with the usual feather gives the result as it was', async () => {
    for (const variant of [0, 1]) {
      const usual = await pixelsOf(await load(task.imageUrls[variant]));
      expect((await composed(variant, 8)).equals(usual), String(variant)).toBe(true);
    }
  });

  it('changes nothing farther from the mask than the feather, and never farther than 16 px', async () => {
    const before = await pixelsOf(picture);
    // The mask is the square of 8 px in the middle.
    const farthest = (after: Buffer) => {
      let most = 0;
      for (let at = 0; at < 64 * 48; at++) {
        if (after.subarray(at * 3, at * 3 + 3).equals(before.subarray(at * 3, at * 3 + 3)))
          continue;
        const dx = Math.max(0, 28 - (at % 64), (at % 64) - 35);
        const dy = Math.max(0, 20 - Math.floor(at / 64), Math.floor(at / 64) - 27);
        most = Math.max(most, Math.hypot(dx, dy));
      }
      return most;
    };
    const reach = async (feather: number) => farthest(await composed(0, feather));
    expect(await reach(0)).toBe(0);
    expect(await reach(3)).toBeGreaterThan(0);
    expect(await reach(3)).toBeLessThanOrEqual(3);
    expect(await reach(16)).toBeGreaterThan(8);
    expect(await reach(64)).toBeLessThanOrEqual(16);
  });

  it('makes the same wish once, also when several come at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => compose(1, 5)));
    expect(new Set(answers.map(({ body }) => body.data['imageId'])).size).toBe(1);
  });

  it('leaves the task’s results as they are, and goes with the task', async () => {
    const { body } = await compose(0, 2);
    expect((await guest.detail(task.taskId)).imageIds).toEqual(task.imageIds);
    const rows = await server.database.kysely
      .selectFrom('task_images')
      .select('role')
      .where('image_id', '=', String(body.data['imageId']))
      .where('task_id', '=', task.taskId)
      .execute();
    expect(rows).toEqual([{ role: 'composed' }]);
  });

  it('is refused for a variant that is not there, other kinds, foreign tasks, wrong widths', async () => {
    expect(refusalOf(await compose(2, 8))).toEqual([409, 'cannot_compose']);
    const words = await guest.until(await guest.create('a'), ({ status }) => status === '2');
    expect(refusalOf(await compose(0, 8, words.taskId))).toEqual([409, 'cannot_compose']);
    const other = await newGuest(server.url);
    expect(refusalOf(await compose(0, 8, task.taskId, other))).toEqual([404, 'task_not_found']);
    expect(refusalOf(await compose(0, 8, 'x'))).toEqual([404, 'task_not_found']);
    expect(refusalOf(await compose(0, 65))).toEqual([400, 'invalid_request']);
    expect(refusalOf(await compose(0, 1.5))).toEqual([400, 'invalid_request']);
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
      await finish(await owner.upload(REDRAW, { ...area, prompt }), owner);
    }
    await finish(await owner.upload(REMOVE, { ...area, count: '3' }), owner);
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

describe('image/upload', () => {
  const upload = (image: Uint8Array, more: Parts = {}) =>
    guest.upload('/api/tasks/image/upload', { image, ...more });

  it('stores one picture and makes no task', async () => {
    const { tasks } = await server.stored();
    const answer = await upload(picture, { width: '64', height: '48', prompt: 'x' });
    const stored = storedImageSchema.parse(answer.body.data);
    expect(stored).toMatchObject({ width: 64, height: 48 });
    expect((await load(stored.url)).equals(picture)).toBe(true);
    expect((await server.stored()).tasks).toBe(tasks);
    const other = await newGuest(server.url);
    expect((await other.get(`/api/images/${stored.imageId}`)).status).toBe(404);
  });

  it('makes a PNG of a GIF’s first frame', async () => {
    const gif = await sharp(picture).gif().toBuffer();
    const stored = storedImageSchema.parse((await upload(gif)).body.data);
    const { format, width } = await sharp(await load(stored.url)).metadata();
    expect([format, width]).toEqual(['png', 64]);
  });

  it.each<[string, () => Uint8Array | Promise<Uint8Array>, Parts, number, string]>([
    ['a BMP', () => Buffer.from(`BM${' '.repeat(60)}`), {}, 415, 'unsupported_media_type'],
    ['a text', () => Buffer.from('hello'), {}, 422, 'not_an_image'],
    ['a broken GIF', () => Buffer.from('GIF89a\x01\0'), {}, 422, 'image_unreadable'],
    ['more than MAX_UPLOAD_MB', () => Buffer.alloc(1_100_000), {}, 413, 'body_too_large'],
    [
      'another size than said',
      () => plainPng(3, 3, [1, 2, 3, 255]),
      { width: '4' },
      422,
      'size_mismatch',
    ],
  ])('refuses %s', async (_what, make, more, status, error) => {
    const before = await server.stored();
    expect(refusalOf(await upload(await make(), more))).toEqual([status, error]);
    expect(await server.stored()).toEqual(before);
  });
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
