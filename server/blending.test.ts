import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedImageSchema } from '../src/net/contracts/image.ts';
import type { TaskDetail } from '../src/net/contracts/task.ts';
import { finish, load, refusalOf } from './testing/answers.ts';
import { busyPng, pixelsOf, squareMask } from './testing/pictures.ts';
import { newGuest, type TestClient } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let guest: TestClient;
let picture: Buffer;

beforeAll(async () => {
  server = await startTestServer();
  guest = await newGuest(server.url);
  picture = await busyPng(64, 48);
});
afterAll(() => server.dispose());

describe('blending anew', () => {
  let task: TaskDetail;
  const compose = (variant: number, feather: number, id = task.taskId, client = guest) =>
    client.post(`/api/tasks/${id}/compose`, { variant, feather });

  beforeAll(async () => {
    task = await finish(
      guest,
      await guest.upload('/api/tasks/edit/remove', {
        original_image: picture,
        mask_image: await squareMask(64, 48),
        width: '64',
        height: '48',
        count: '2',
      }),
    );
  });

  async function composed(variant: number, feather: number): Promise<Buffer> {
    const answer = await compose(variant, feather);
    const image = storedImageSchema.parse(answer.body.data);
    expect(image).toMatchObject({ width: 64, height: 48 });
    return pixelsOf(await load(server.url + image.url));
  }

  it('with the usual feather gives the result as it was', async () => {
    for (const variant of [0, 1]) {
      const usual = await pixelsOf(await load(server.url + task.imageUrls[variant]));
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
    const absent = await compose(2, 8);
    expect(refusalOf(absent)).toEqual([409, 'cannot_compose']);
    expect(absent.body.message).toBe('This task has no result number 3.');
    const words = await guest.until(await guest.create('a'), ({ status }) => status === '2');
    expect(refusalOf(await compose(0, 8, words.taskId))).toEqual([409, 'cannot_compose']);
    const other = await newGuest(server.url);
    expect(refusalOf(await compose(0, 8, task.taskId, other))).toEqual([404, 'task_not_found']);
    expect(refusalOf(await compose(0, 8, 'x'))).toEqual([404, 'task_not_found']);
    expect(refusalOf(await compose(0, 65))).toEqual([400, 'invalid_request']);
    expect(refusalOf(await compose(0, 1.5))).toEqual([400, 'invalid_request']);
  });
});
