import { expect, test } from '@playwright/test';
import { startServerProcess } from './server-process.ts';

const processes = (): number =>
  process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;

test('A server that is not ready in time is ended before its journey fails', async () => {
  const before = processes();
  await expect(startServerProcess({}, 1)).rejects.toThrow('no ready line');
  expect(processes()).toBe(before);
});
