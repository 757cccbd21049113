import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { ENDLESS } from '../testing/endless-space.ts';
import type { Reach } from './fetch-picture.ts';
import { createImportPicture } from './import-picture.ts';

const NOTHING = {
  isOn: true,
  images: { stage: () => Promise.reject(new Error('none')), discard: async () => undefined },
  loose: { keep: () => Promise.reject(new Error('none')) },
  space: ENDLESS,
  maxBytes: 1,
};

it('leaves others their turn while the addresses that one network names do not answer', async () => {
  const asked: string[] = [];
  const resolve = (name: string) => {
    asked.push(name);
    return new Promise<never>(() => undefined);
  };
  const importPicture = createImportPicture({
    ...NOTHING,
    reach: { resolve, mayConnect: () => false },
  });
  const leaving = new AbortController();
  const ask = (network: string, name: string) =>
    importPicture({ userId: network, network }, `http://${name}/`, leaving.signal).catch(
      () => null,
    );
  const asking = Array.from({ length: 20 }, () => ask('slow', 'slow.test'));
  asking.push(ask('other', 'other.test'));
  await new Promise((turn) => setImmediate(turn));
  expect(asked).toEqual([...Array(4).fill('slow.test'), 'other.test']);
  leaving.abort();
  await Promise.all(asking);
  expect(asked).toHaveLength(5);
});

it('lets the guests of one address import no more than so many a minute, however many they are', async () => {
  const importPicture = createImportPicture({
    ...NOTHING,
    reach: { resolve: () => Promise.reject(new Error('none')), mayConnect: () => false },
  });
  const codeOf = (userId: string, network: string): Promise<unknown> =>
    importPicture({ userId, network }, 'http://pictures.test/', new AbortController().signal).then(
      () => null,
      ({ code }: { code: unknown }) => code,
    );
  for (let n = 0; n < 100; n++)
    expect(await codeOf(`guest ${n}`, 'here')).toBe('image_unreachable');
  expect(await codeOf('guest 100', 'here')).toBe('too_many_requests');
  expect(await codeOf('guest 100', 'elsewhere')).toBe('image_unreachable');
});

it('closes the connection of a picture that is refused before it is read', async () => {
  const web = createServer((_request, response) => response.writeHead(200).write('endless'));
  await once(web.listen(0, '127.0.0.1'), 'listening');
  const closed = once(web, 'connection').then(([socket]) => once(socket, 'close'));
  const { port } = web.address() as AddressInfo;
  const reach: Reach = {
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    mayConnect: () => true,
  };
  const importPicture = createImportPicture({ ...NOTHING, reach });
  const importing = importPicture(
    { userId: 'guest', network: 'here' },
    `http://web.test:${port}/`,
    new AbortController().signal,
  );
  await expect(importing).rejects.toThrow('none');
  await closed;
  web.close();
  // Before its silence ends it by itself.
}, 4_000);

it('asks no other server while there is no space', async () => {
  const full = new Error('full');
  const importPicture = createImportPicture({
    ...NOTHING,
    space: { assertEnough: () => Promise.reject(full) },
    reach: { resolve: () => Promise.reject(new Error('asked')), mayConnect: () => true },
  });
  const { signal } = new AbortController();
  const asker = { userId: 'guest', network: 'here' };
  await expect(importPicture(asker, 'http://pictures.test/', signal)).rejects.toBe(full);
});
