import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** No browser sends a second request on a connection before it has the answer to the first. */
const AT_ONCE = 16;

/**
 * Cuts connections on which more than `atOnce` requests wait for their answers. Node begins all that have
 * come, however many: half a megabyte of requests for pages took gigabytes, and everybody else's time.
 */
export function limitPipelining(app: FastifyInstance, atOnce = AT_ONCE): void {
  const underWay = new WeakMap<Socket, number>();
  const add = (socket: Socket, requests: number): number => {
    const sum = (underWay.get(socket) ?? 0) + requests;
    underWay.set(socket, sum);
    return sum;
  };
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    reply.raw.once('close', () => add(socket, -1));
    if (add(socket, 1) <= atOnce) return;
    // Those that Node has read with it come here, too.
    reply.hijack();
    socket.destroy();
  });
}
