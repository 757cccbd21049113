import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '../../src/net/contracts/answer.ts';

/** How long what a client goes on sending is thrown away before the connection is cut. */
const LINGER_MS = 2_000;

/** Whether the client may still be sending a body that nobody will read. */
export function isBodyUnread({ raw, headers }: FastifyRequest): boolean {
  const announced =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
  return announced && !raw.readableEnded && !raw.destroyed;
}

/**
 * Answers although the client is still sending. The whole answer goes out at once; then what still
 * arrives is thrown away for a while, because closing a socket with unread bytes resets it, and a
 * reset would lose the answer on its way (RFC 9112 section 9.6).
 */
export function answerBeforeBodyEnds(
  { raw: body }: FastifyRequest,
  reply: FastifyReply,
  failure: Failure,
): FastifyReply {
  const text = JSON.stringify(failure);
  reply.headers({
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    connection: 'close',
  });
  reply.hijack();
  reply.raw.statusCode = failure.code;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw.write(text);
  const end = () => {
    clearTimeout(limit);
    reply.raw.end();
  };
  const limit = setTimeout(() => {
    end();
    body.socket.destroySoon();
  }, LINGER_MS);
  body.unpipe();
  body.once('end', end);
  body.once('close', end);
  body.resume();
  return reply;
}
