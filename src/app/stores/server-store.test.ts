import { expect, test } from 'vitest';
import type { ServerConfig } from '../../net/contracts/index.ts';
import { createServerStore } from './server-store.ts';

const MB = 1_000_000;
const CONFIG: ServerConfig = {
  maxUploadBytes: 50 * MB,
  importFromUrl: true,
  maxPartBytes: 1,
  maxPixels: 1,
  engines: [],
  signIn: false,
  retentionDays: null,
  picturesPerDay: null,
};

const createStore = (config: () => Promise<ServerConfig>) => {
  let asked = 0;
  const store = createServerStore({
    config: () => {
      asked += 1;
      return config();
    },
  });
  return { store, asked: () => asked };
};

test('A file larger than usual is refused only by a server that was asked', async () => {
  const { store, asked } = createStore(async () => CONFIG);
  expect(await store.maxUploadFor(1 * MB)).toBe(10 * 1024 * 1024);
  expect(asked()).toBe(0);
  expect(await store.maxUploadFor(20 * MB)).toBe(50 * MB);
  expect(await store.maxUploadFor(60 * MB)).toBe(50 * MB);
  expect(asked()).toBe(1);
});

test('Where the server cannot be asked the usual limit holds', async () => {
  const { store } = createStore(() => Promise.reject(new Error('no network')));
  expect(await store.maxUploadFor(20 * MB)).toBe(10 * 1024 * 1024);
  expect(store.state.reachable).toBe(false);
});
