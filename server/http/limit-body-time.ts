import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isBodyUnread } from './answer-before-body-ends.ts';
import { refuseBrokenRequest } from './refuse-broken-request.ts';

/** How slowly a body may come. */
export interface BodyPace {
  /** Every body has this long, in milliseconds. */
  readonly graceMs: number;
  /** And another second for each so many bytes that have come. */
  readonly bytesPerSecond: number;
}

/** A picture on the slowest of lines comes several times as fast, and may stand still for minutes later on. */
const BODY_PACE: BodyPace = { graceMs: 60_000, bytesPerSecond: 1_024 };

/**
 * Cuts off clients whose bodies come more slowly than `pace`, with 408: one that sends a byte every minute is
 * never silent, and would hold its connection, and the file that its picture is written to, for ever.
 */
export function limitBodyTime(app: FastifyInstance, pace: BodyPace = BODY_PACE): void {
  app.addHook('onRequest', async (request) => {
    if (isBodyUnread(request)) watch(request, pace);
  });
}

function watch({ raw }: FastifyRequest, { graceMs, bytesPerSecond }: BodyPace): void {
  const { socket } = raw;
  const startedAt = performance.now();
  const before = socket.bytesRead;
  let timer = setTimeout(look, graceMs);

  function look(): void {
    const earnedMs = ((socket.bytesRead - before) / bytesPerSecond) * 1_000;
    const leftMs = startedAt + graceMs + earnedMs - performance.now();
    if (leftMs > 0) timer = setTimeout(look, leftMs);
    else refuseBrokenRequest(TOO_SLOW, socket);
  }

  const forget = (): void => clearTimeout(timer);
  raw.once('end', forget);
  raw.once('close', forget);
}

const TOO_SLOW = Object.assign(new Error('The body came too slowly'), {
  code: 'ERR_HTTP_REQUEST_TIMEOUT',
});
