import type { FastifyRequest } from 'fastify';
import { IDEMPOTENCY_HEADER } from '../../src/net/contracts/task.ts';
import { Refusal } from '../refusal.ts';
import type { Asker } from '../tasks/order-task.ts';

const MAX_KEY = 200;

/**
 * Who asks for work, and under which idempotency key.
 * @throws {Refusal} `invalid_request` when the key is longer than 200 characters.
 */
export function askerOf({ userId, headers }: FastifyRequest): Asker {
  const key = headers[IDEMPOTENCY_HEADER]?.toString();
  if (key !== undefined && key.length > MAX_KEY) {
    throw new Refusal('invalid_request', `An idempotency key has at most ${MAX_KEY} characters.`);
  }
  return { userId, key: key === '' ? undefined : key };
}
