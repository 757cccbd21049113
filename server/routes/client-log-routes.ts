import { emptySchema, successOf } from '../../src/net/contracts/answer.ts';
import { CLIENT_LOG_BYTES, clientLogSchema } from '../../src/net/contracts/client-log.ts';
import { type ContractApp, success } from '../http/contract-provider.ts';
import { networkOf } from '../http/network-of.ts';
import { createRateLimit } from '../rate-limit.ts';
import { Refusal } from '../refusal.ts';

/** Reports that one address may send: a page sends one when it is left, and one for each crash. */
const MOST = 30;
const WINDOW_MS = 60_000;

/** Serves `POST /api/client-log`: what was slow or broke in pages goes to the server's log, nowhere else. */
export function serveClientLog(app: ContractApp): void {
  const limit = createRateLimit({ most: MOST, windowMs: WINDOW_MS });
  app.post(
    '/api/client-log',
    {
      bodyLimit: CLIENT_LOG_BYTES,
      onRequest: async ({ ip }) => {
        const seconds = limit(networkOf(ip));
        if (seconds === null) return;
        const sentence = `This address has reported enough; try again in ${seconds} s.`;
        throw new Refusal('too_many_requests', sentence);
      },
      schema: {
        summary: 'Slow calls, pictures and interactions, and crashes of a page.',
        description:
          "For the server's own log. Entries name no words, pictures or users. Anybody may send it.",
        body: clientLogSchema,
        response: { 200: successOf(emptySchema) },
      },
    },
    async ({ body: { entries, dropped }, log }) => {
      for (const entry of entries) {
        if (entry.what === 'crash') log.warn({ page: entry }, 'A page broke');
        else log.info({ page: entry }, 'A page was slow');
      }
      if (dropped > 0) log.info({ dropped }, 'A page had more to report');
      return success({});
    },
  );
}
