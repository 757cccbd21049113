import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { thumbnailOf } from '../src/net/contracts/thumbnail.ts';
import { openSpace, type Space } from './space/open-space.ts';
import { bringCluster } from './testing/bring-cluster.ts';
import { removalParts } from './testing/pictures.ts';
import { makeFolder } from './testing/surroundings.ts';
import { newGuest, send, type TestClient } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const MEGABYTE = 1_048_576;
const isFinished = ({ status }: { status: string }) => status >= '2';
const healthAt = async (url: string) => {
  const { status, body } = await send(`${url}/api/health`);
  return { status, ok: body.data['ok'], storage: body.data['storage'] };
};

describe('while space is short', () => {
  let folder: string;
  let free = Infinity;
  let space: Space;
  let server: TestServer;
  let guest: TestClient;

  beforeAll(async () => {
    folder = await makeFolder();
    space = await openSpace(folder, async () => free);
    server = await startTestServer({}, { space });
  });
  afterAll(async () => {
    await server.dispose();
    await space.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    free = Infinity;
    await space.assertEnough();
    guest = await newGuest(server.url);
  });

  it('health says what to do and is answered with 200, so that nobody restarts the server for it', async () => {
    expect(await healthAt(server.url)).toEqual({
      status: 200,
      ok: true,
      storage: { ok: true, detail: null },
    });
    free = MEGABYTE;
    await expect.poll(async () => (await healthAt(server.url)).ok).toBe(false);
    expect(await healthAt(server.url)).toEqual({
      status: 200,
      ok: false,
      storage: { ok: false, detail: expect.stringContaining('let users delete') },
    });
  });

  it('nothing new is taken and nothing of it stays, until there is space', async () => {
    const before = await server.stored();
    free = MEGABYTE;
    const wanted = await guest.post('/api/tasks/create', { prompt: 'a fox', count: 1 });
    const sent = await guest.upload('/api/tasks/edit/remove', await removalParts());
    const loose = await guest.upload('/api/tasks/image/upload', {
      image: (await removalParts())['original_image'] ?? '',
    });
    for (const answer of [wanted, sent, loose]) {
      expect([answer.status, answer.body.error]).toEqual([507, 'storage_full']);
      expect(answer.body.message).toContain('delete what you no longer need');
    }
    expect(await server.stored()).toEqual(before);
    free = Infinity;
    await guest.until(await guest.create('a fox'), isFinished);
  });

  it('what is being made fails with that reason', async () => {
    const taskId = await guest.create('wait');
    await guest.until(taskId, ({ status }) => status === '1');
    free = MEGABYTE;
    server.engine().release();
    const failed = await guest.until(taskId, isFinished);
    expect([failed.status, failed.error?.code]).toEqual(['3', 'storage_full']);
  });

  it('what there is can be seen, deleted and brought back', async () => {
    const task = await guest.until(await guest.create('kept'), isFinished);
    free = MEGABYTE;
    const small = await fetch(server.url + thumbnailOf(task.imageUrls[0] ?? '', 96));
    expect(small.status).toBe(200);
    expect((await guest.delete(`/api/tasks/${task.taskId}`)).status).toBe(200);
    expect((await guest.get('/api/tasks/create/list')).body.data['total']).toBe(0);
    expect((await guest.post(`/api/tasks/${task.taskId}/restore`, {})).status).toBe(200);
    expect((await guest.delete('/api/account')).status).toBe(200);
  });
});

/** A file system of its own for the data folder, which no one else sees, needs a namespace. */
const canMount = (() => {
  try {
    execFileSync('unshare', ['-rm', 'sh', '-c', 'mount -t tmpfs tmpfs /mnt'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

describe.skipIf(!canMount)(
  'on a disk that another program filled (skipped without namespaces)',
  () => {
    let folder: string;
    let server: ChildProcess | undefined;

    beforeEach(async () => {
      folder = await makeFolder();
    });
    afterEach(async () => {
      if (server !== undefined && server.exitCode === null) {
        server.kill('SIGTERM');
        await once(server, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    });

    it('users delete, health tells, and the server goes on when there is space', async () => {
      const [seed, dataDir] = [join(folder, 'seed'), join(folder, 'data')];
      await mkdir(seed, { mode: 0o700 });
      await mkdir(dataDir, { mode: 0o700 });
      await bringCluster(seed);
      const script =
        'mount -t tmpfs -o size=300m,mode=700 tmpfs "$1" && cp -Rp "$2/." "$1" && exec "$3" server/main.ts';
      const args = ['-rm', 'sh', '-c', script, 'sh', dataDir, seed, process.execPath];
      server = spawn('unshare', args, {
        env: {
          ...process.env,
          PORT: '0',
          DATA_DIR: dataDir,
          LOG_LEVEL: 'silent',
          ENGINE_THREADS: '1',
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      if (server.stdout === null) throw new Error('no output');
      const first = await createInterface(server.stdout)[Symbol.asyncIterator]().next();
      const url = /http:\/\/localhost:\d+/.exec(String(first.value))?.[0] ?? '';
      const guest = await newGuest(url);
      const ids: string[] = [];
      for (let seed = 0; seed < 3; seed++) {
        ids.push(await guest.create('a pattern of dots', { seed }));
        await guest.until(ids.at(-1) ?? '', isFinished);
      }
      expect(await healthAt(url)).toMatchObject({ status: 200, ok: true });

      const inside = join(`/proc/${server.pid}/root`, dataDir);
      await fill(inside);
      await expect.poll(async () => (await healthAt(url)).storage).toMatchObject({ ok: false });
      const refused = await guest.post('/api/tasks/create', { prompt: 'more', count: 1 });
      expect([refused.status, refused.body.error]).toEqual([507, 'storage_full']);
      for (const id of ids) expect((await guest.delete(`/api/tasks/${id}`)).status).toBe(200);
      expect((await guest.get('/api/tasks/create/list')).body.data['total']).toBe(0);

      await rm(join(inside, 'filler'));
      await expect.poll(async () => (await healthAt(url)).ok).toBe(true);
      await guest.until(await guest.create('a pattern of dots'), isFinished);
    });
  },
);

describe.skipIf(!canMount)('on a disk that becomes read-only (skipped without namespaces)', () => {
  it('that is the reason, also where it is nearly full', async () => {
    const folder = await makeFolder();
    const script = 'mount -t tmpfs tmpfs "$1" && exec "$2" server/testing/lose-writing.ts "$1"';
    const args = ['-rm', 'sh', '-c', script, 'sh', folder, process.execPath];
    const codes = execFileSync('unshare', args, { encoding: 'utf8' });
    expect(JSON.parse(codes)).toEqual(['none', 'storage_unwritable', 'storage_unwritable']);
    await rm(folder, { recursive: true });
  });
});

/** Takes all that is free at this moment, as another program would. */
async function fill(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const filler = await open(join(folder, 'filler'), 'w');
  try {
    const piece = Buffer.alloc(bsize * 256, 1);
    for (let left = bavail * bsize; left > 0; left -= piece.length) {
      await filler.write(piece, 0, Math.min(left, piece.length));
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    await filler.close();
  }
}
