import type { FastifyReply, FastifyRequest } from 'fastify';
import { GUEST_COOKIE_SECONDS } from './sessions.ts';

/** Name of the cookie by which a guest's browser gets fresh tokens. */
export const GUEST_COOKIE = 'overpaint_guest';

const shape = (request: FastifyRequest) =>
  ({
    path: '/api/login',
    httpOnly: true,
    sameSite: 'strict',
    secure: isEncrypted(request),
  }) as const;

/** Behind a proxy that ends the encryption only the browser knows of it, which names the page's origin with each POST. */
const isEncrypted = ({ protocol, headers: { origin } }: FastifyRequest): boolean =>
  protocol === 'https' || origin?.startsWith('https://') === true;

/** Lets a browser keep the cookie. */
export function setGuestCookie(request: FastifyRequest, reply: FastifyReply, value: string): void {
  reply.setCookie(GUEST_COOKIE, value, { ...shape(request), maxAge: GUEST_COOKIE_SECONDS });
}

/** Makes a browser forget the cookie. */
export function clearGuestCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(GUEST_COOKIE, shape(request));
}
