import { successOf } from '../../src/net/contracts/answer.ts';
import { liveCredentialsSchema } from '../../src/net/contracts/live.ts';
import { type ContractApp, success } from '../http/contract-provider.ts';
import type { RequireUser } from '../http/require-user.ts';
import type { LiveAccess } from '../live/live-credentials.ts';

/** Serves `GET /api/live/credentials`. */
export function serveLive(app: ContractApp, requireUser: RequireUser, access: LiveAccess): void {
  app.get(
    '/api/live/credentials',
    {
      onRequest: requireUser,
      schema: {
        summary: 'Short-lived credentials for the live channel (MQTT 3.1.1 over WebSocket).',
        response: { 200: successOf(liveCredentialsSchema) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return success(access.issue(request.userId));
    },
  );
}
