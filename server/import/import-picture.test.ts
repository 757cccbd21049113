import { expect, it } from 'vitest';
import { createImportPicture } from './import-picture.ts';

const NOTHING = {
  isOn: true,
  images: { stage: () => Promise.reject(new Error('none')), discard: async () => undefined },
  loose: { keep: () => Promise.reject(new Error('none')) },
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
