import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Failure } from '../../src/net/contracts/answer.ts';

/** What Node's parser found, by its error codes; anything else is no HTTP at all. */
const STATUS_OF: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};
const MESSAGES: Readonly<Record<number, string>> = {
  400: 'What was sent is not a valid HTTP request.',
  408: 'The request did not arrive in time.',
  431: 'The headers of the request are larger than this server accepts.',
};

/** Answers bytes that are no request, so that no handler ever sees them, and cuts the connection. */
export function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(answerOf(STATUS_OF[error.code ?? ''] ?? 400));
  socket.destroySoon();
}

function answerOf(status: number): string {
  const failure: Failure = {
    code: status,
    success: false,
    error: 'invalid_request',
    message: MESSAGES[status] ?? '',
    requestId: randomUUID(),
  };
  const body = JSON.stringify(failure);
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${failure.requestId}`,
    'x-content-type-options: nosniff',
    'connection: close',
    '',
    body,
  ].join('\r\n');
}
