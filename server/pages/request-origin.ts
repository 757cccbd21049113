import type { FastifyRequest } from 'fastify';

/** Host names and addresses with a port; nothing that could end an attribute. */
const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i;

/** Where the client asked, `http://host:port`; this machine's name where the Host header is none. */
export function requestOrigin({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${HOST.test(host) ? host : 'localhost'}`;
}
