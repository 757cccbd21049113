import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Sessions } from '../identity/sessions.ts';
import { loginAgain } from '../refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; empty where a route does not require a user. */
    userId: string;
  }
}

/** A check that runs before a request's body is read. */
export type RequireUser = (request: FastifyRequest) => Promise<void>;

const BEARER = /^Bearer +(\S+)$/i;

/** The bearer token of a request; null when it carries none. */
export function bearerOf({ headers }: FastifyRequest): string | null {
  return BEARER.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** Makes the check that sets `request.userId` by the bearer token, or refuses with 401. */
export function createRequireUser(
  app: FastifyInstance,
  sessions: Pick<Sessions, 'userOfToken'>,
): RequireUser {
  app.decorateRequest('userId', '');
  return async (request) => {
    const token = bearerOf(request);
    const userId = token === null ? null : await sessions.userOfToken(token);
    if (userId === null) throw loginAgain();
    request.userId = userId;
  };
}
