import { expect } from 'vitest';
import type { TaskDetail } from '../../src/net/contracts/task.ts';
import type { Answer, TestClient } from './test-client.ts';

/** Waits until the task that an answer names has ended; the answer must be a success. */
export async function finish(client: TestClient, { body }: Answer): Promise<TaskDetail> {
  expect(body).toMatchObject({ success: true });
  return client.until(String(body.data['taskId']), ({ status }) => status >= '2');
}

/** Status and code of an answer that refuses. */
export const refusalOf = ({ status, body }: Answer): [number, string] => [status, body.error];

/** Bytes behind an address. */
export async function load(url: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(url)).arrayBuffer());
}
