import * as z from 'zod/mini';
import { successOf } from '../../src/net/contracts/answer.ts';
import { anonymousLoginSchema, loginRequestSchema } from '../../src/net/contracts/identity.ts';
import { type ContractApp, success } from '../http/contract-provider.ts';
import { GUEST_COOKIE, setGuestCookie } from '../identity/guest-cookie.ts';
import type { Sessions } from '../identity/sessions.ts';
import { Refusal } from '../refusal.ts';

/** Serves `POST /api/login/anonymous` and `POST /api/login`. */
export function serveLogin(app: ContractApp, sessions: Sessions): void {
  app.post(
    '/api/login/anonymous',
    {
      schema: {
        summary: 'Makes a guest, or gives the same guest (by its cookie) a fresh token.',
        body: z.optional(z.nullable(z.looseObject({}))),
        response: { 200: successOf(anonymousLoginSchema) },
      },
    },
    async (request, reply) => {
      const cookie = request.cookies[GUEST_COOKIE];
      const known = cookie === undefined ? null : await sessions.userOfGuestCookie(cookie);
      const userId = known ?? sessions.newUserId();
      setGuestCookie(request, reply, await sessions.issueGuestCookie(userId));
      reply.header('cache-control', 'no-store');
      const accessToken = await sessions.issueToken(userId);
      return success({ userId, accessToken, expiresIn: sessions.tokenSeconds });
    },
  );

  app.post(
    '/api/login',
    {
      onRequest: refuseToSignIn,
      schema: { summary: 'Signs in by an identity provider.', body: loginRequestSchema },
    },
    refuseToSignIn,
  );
}

/** Whatever is sent: what is wrong with it could not be mended by sending it better. */
async function refuseToSignIn(): Promise<never> {
  const sentence = 'Sign-in is not set up on this server; everything works without it.';
  throw new Refusal('sign_in_not_configured', sentence);
}
