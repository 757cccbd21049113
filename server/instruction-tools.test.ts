import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finish, load, refusalOf } from './testing/answers.ts';
import { busyPng, pixelsOf, plainPng, squareMask } from './testing/pictures.ts';
import { newGuest, type Parts, type TestClient } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const INSTRUCT = '/api/flux/context/default';
const COMBINE = '/api/flux/context/multi';
const RESTORE = '/api/flux/context/restore';
const WATERMARK = '/api/flux/context/watermark-remover';
const TEXT = '/api/flux/context/text-removal';

let server: TestServer;
let guest: TestClient;
let picture: Buffer;
let one: { original_image: Buffer; width: string; height: string };

beforeAll(async () => {
  server = await startTestServer({ ENGINE_THREADS: '2' });
  guest = await newGuest(server.url);
  picture = await busyPng(64, 48);
  one = { original_image: picture, width: '64', height: '48' };
});
afterAll(() => server.dispose());

const ask = async (path: string, parts: Parts) => finish(guest, await guest.upload(path, parts));
const resultOf = ({ imageUrls }: { readonly imageUrls: readonly string[] }) =>
  load(server.url + imageUrls[0]);

describe('an instruction', () => {
  it('changes a picture anywhere, in as many variants as asked for', async () => {
    const task = await ask(INSTRUCT, { ...one, prompt: 'make it blue', count: '2', seed: '5' });
    expect(task).toMatchObject({ kind: 'flux-context', fullCommand: 'make it blue', seed: 5 });
    expect(task).toMatchObject({ width: 64, height: 48, maskUrl: null, canCompose: false });
    expect(task.imageUrls).toHaveLength(2);
    const result = await resultOf(task);
    expect([...(await pixelsOf(result)).subarray(0, 3)]).toEqual([9, 9, 9]);
  });

  it('makes one picture of two, and says how large it became', async () => {
    const second = await plainPng(30, 70, [1, 2, 3, 255]);
    const parts = { ...one, original_image2: second, prompt: 'side by side', params: '{}' };
    const task = await ask(COMBINE, parts);
    expect(task).toMatchObject({ kind: 'flux-context-multi', width: 94, height: 70 });
    const sent = await load(server.url + task.originalImage2Url);
    expect(await sharp(sent).metadata()).toMatchObject({ width: 30, height: 70 });
    expect(await sharp(await resultOf(task)).metadata()).toMatchObject({ width: 94, height: 70 });
  });

  it('makes no picture that is larger than one may be', async () => {
    const panorama = await plainPng(20_000, 2, [1, 2, 3, 255]);
    const size = { width: '20000', height: '2' };
    const parts = { ...size, original_image: panorama, original_image2: panorama };
    const task = await ask(COMBINE, { ...parts, prompt: 'side by side' });
    expect(task).toMatchObject({ width: 30_000, height: 1 });
  });

  it('for two pictures is one for a single picture when the second is absent', async () => {
    const task = await ask(COMBINE, { ...one, prompt: 'alone' });
    expect(task).toMatchObject({ kind: 'flux-context', originalImage2Url: null });
  });

  it('restores without words', async () => {
    const task = await ask(RESTORE, one);
    expect(task).toMatchObject({ kind: 'restore', fullCommand: '', width: 64, height: 48 });
    expect(task.imageIds).toHaveLength(1);
  });

  it('is shown a very large picture smaller, and answers at its size, and says so', async () => {
    const original_image = await plainPng(5_000, 4_000, [5, 6, 7, 255]);
    const task = await ask(RESTORE, { original_image, width: '5000', height: '4000' });
    expect(task).toMatchObject({ width: 5_000, height: 4_000 });
    expect(task.notes.join(' ')).toContain('89 % of its size');
    expect(task.noteTerms?.at(-1)).toEqual({
      code: 'picture.smaller',
      parameters: { percent: 89 },
    });
    expect(await sharp(await resultOf(task)).metadata()).toMatchObject({ width: 5_000 });
  });
});

describe.each([
  ['a watermark', WATERMARK, 'watermark-remover'],
  ['writing', TEXT, 'text-removal'],
])('%s', (_what, path, kind) => {
  it('is removed where it is found, every other pixel staying, and the task says where', async () => {
    const task = await ask(path, one);
    expect(task).toMatchObject({ kind, width: 64, height: 48 });
    const right = { left: 32, top: 0, width: 32, height: 48 };
    const result = await resultOf(task);
    expect((await pixelsOf(result, right)).equals(await pixelsOf(picture, right))).toBe(true);
    expect([...(await pixelsOf(result)).subarray(0, 3)]).toEqual([9, 9, 9]);
    const mask = await sharp(await load(server.url + task.maskUrl))
      .ensureAlpha()
      .raw()
      .toBuffer();
    expect([...mask.subarray(0, 4), ...mask.subarray(63 * 4, 64 * 4)]).toEqual([
      255, 255, 255, 255, 255, 255, 255, 0,
    ]);
  });

  it('is only found when asked to detect; no list shows the task', async () => {
    const owner = await newGuest(server.url);
    const task = await finish(owner, await owner.upload(path, { ...one, mode: 'detect' }));
    expect(task).toMatchObject({ status: '2', imageUrls: [], width: 64, height: 48 });
    const mask = await load(server.url + task.maskUrl);
    expect(await sharp(mask).metadata()).toMatchObject({ width: 64, height: 48, hasAlpha: true });
    for (const list of ['/api/tasks/edit/list', '/api/tasks/edit/gallery/list']) {
      expect((await owner.get(list)).body.data, list).toMatchObject({ total: 0, taskList: [] });
    }
    await owner.delete(`/api/tasks/${task.taskId}`);
    expect((await owner.get(`/api/tasks/${task.taskId}`)).status).toBe(404);
  });

  it('is what the user marked, where a mask comes', async () => {
    const task = await ask(path, { ...one, mask_image: await squareMask(64, 48), mode: 'run' });
    const result = await resultOf(task);
    const pixel = async (left: number, top: number) => [
      ...(await pixelsOf(result, { left, top, width: 1, height: 1 })),
    ];
    expect(await pixel(32, 24)).toEqual([9, 9, 9]);
    const corner = await pixelsOf(picture, { left: 0, top: 0, width: 20, height: 48 });
    const kept = await pixelsOf(result, { left: 0, top: 0, width: 20, height: 48 });
    expect(kept.equals(corner)).toBe(true);
  });

  it('that is not there fails the task, which says so', async () => {
    const task = await ask(path, { ...one, seed: '404' });
    expect(task).toMatchObject({ status: '3', error: { code: 'nothing_found' }, imageUrls: [] });
    const looked = await ask(path, { ...one, seed: '404', mode: 'detect' });
    expect(looked).toMatchObject({ status: '2', maskUrl: null });
  });
});

describe('a call of the instruction tools is refused, and nothing of it stays, when', () => {
  const cases: readonly [string, string, Parts, number, string][] = [
    ['the prompt is missing', INSTRUCT, {}, 400, 'invalid_request'],
    ['the prompt is blank', COMBINE, { prompt: ' \n' }, 400, 'invalid_request'],
    ['the mode is unknown', TEXT, { mode: 'guess' }, 400, 'invalid_request'],
    ['the size is not that of the picture', RESTORE, { width: '65' }, 422, 'size_mismatch'],
    ['five results are asked for', RESTORE, { count: '5' }, 400, 'invalid_request'],
    ['the picture is missing', WATERMARK, { original_image: '' }, 400, 'missing_part'],
  ];

  it.each(cases)('%s', async (_what, path, change, status, error) => {
    const before = await server.stored();
    expect(refusalOf(await guest.upload(path, { ...one, ...change }))).toEqual([status, error]);
    expect(await server.stored()).toEqual(before);
  });

  it('the second picture is none, and the mask has another size', async () => {
    const before = await server.stored();
    const text = { ...one, prompt: 'both', original_image2: Buffer.from('no picture') };
    expect(refusalOf(await guest.upload(COMBINE, text))).toEqual([422, 'not_an_image']);
    const small = { ...one, mask_image: await squareMask(32, 32) };
    expect(refusalOf(await guest.upload(TEXT, small))).toEqual([422, 'mask_size_mismatch']);
    expect(await server.stored()).toEqual(before);
  });

  it('its enhancement would be too large', async () => {
    const original_image = await plainPng(8_000, 1_000, [0, 0, 0, 255]);
    const parts = { original_image, width: '8000', height: '1000', scale: '4' };
    const answer = await guest.upload('/api/tasks/edit/enhance', parts);
    expect(refusalOf(answer)).toEqual([413, 'image_too_large']);
  });
});

it('an instruction that is cancelled ends', async () => {
  const answer = await guest.upload(INSTRUCT, { ...one, prompt: 'wait' });
  const id = String(answer.body.data['taskId']);
  await guest.until(id, ({ status, progress }) => status === '1' && progress > 0);
  const aborted = server.engine().aborted();
  await guest.delete(`/api/tasks/${id}`);
  expect((await guest.detail(id)).status).toBe('4');
  await expect.poll(() => server.engine().aborted()).toBe(aborted + 1);
});

it('the same idempotency key stands for the same task, unless mode or pictures differ', async () => {
  const key = { 'idempotency-key': 'text-1' };
  const first = await guest.upload(TEXT, one, key);
  expect((await guest.upload(TEXT, one, key)).body.data).toEqual(first.body.data);
  for (const change of [{ mode: 'detect' }, { mask_image: await squareMask(64, 48) }]) {
    const other = await guest.upload(TEXT, { ...one, ...change }, key);
    expect(refusalOf(other)).toEqual([409, 'idempotency_conflict']);
  }
});

it('what was only found goes when its two days are over, what was removed stays', async () => {
  const found = await ask(TEXT, { ...one, mode: 'detect' });
  const removed = await ask(TEXT, one);
  const ids = sql.join([found.taskId, removed.taskId]);
  await sql`UPDATE tasks SET finish_time = finish_time - make_interval(hours => 49)
    WHERE id IN (${ids})`.execute(server.database.kysely);
  const statusOf = async (id: string) => (await guest.get(`/api/tasks/${id}`)).status;
  await expect.poll(() => statusOf(found.taskId)).toBe(404);
  expect(await statusOf(removed.taskId)).toBe(200);
});

it('the description of the API has every part of the calls', async () => {
  const { paths } = (await (await fetch(`${server.url}/api/docs/json`)).json()) as {
    paths: Record<string, object>;
  };
  for (const path of [INSTRUCT, COMBINE, RESTORE, WATERMARK, TEXT]) {
    expect(JSON.stringify(paths[path]), path).toContain('"original_image"');
  }
  expect(JSON.stringify(paths[COMBINE])).toContain('"original_image2"');
  expect(JSON.stringify(paths[TEXT])).toContain('"mask_image"');
  expect(JSON.stringify(paths[TEXT])).toContain('"detect"');
});
