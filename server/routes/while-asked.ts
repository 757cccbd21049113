import type { FastifyReply } from 'fastify';

/** A signal that aborts when the client goes away before it has its answer. */
export function whileAsked({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new Error('The client went away'));
  });
  return gone.signal;
}
