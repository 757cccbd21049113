import type { FastifyReply, FastifyRequest } from 'fastify';

/** A signal that aborts when the client goes away before it has its answer. */
export function whileAsked({ raw }: FastifyRequest, reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.socket.once('close', () => {
    if (!reply.raw.writableEnded) gone.abort(new Error('The client went away'));
  });
  return gone.signal;
}
