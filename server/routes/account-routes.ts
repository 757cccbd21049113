import {
  accountDeletedSchema,
  accountQuerySchema,
  accountSchema,
  exportAddressSchema,
  exportQuerySchema,
} from '../../src/net/contracts/account.ts';
import { successOf } from '../../src/net/contracts/answer.ts';
import type { DeleteAccount } from '../account/delete-account.ts';
import type { ExportAccount } from '../account/export-account.ts';
import type { ReadAccount } from '../account/read-account.ts';
import { type ContractApp, success } from '../http/contract-provider.ts';
import { bearerOf, type RequireUser } from '../http/require-user.ts';
import { clearGuestCookie } from '../identity/guest-cookie.ts';
import { type Sessions, TICKET_SECONDS } from '../identity/sessions.ts';
import { loginAgain } from '../refusal.ts';
import { whileAsked } from './while-asked.ts';

/** What the calls on an account work with. */
export interface AccountRouteTools {
  readonly readAccount: ReadAccount;
  readonly exports: ExportAccount;
  readonly deleteAccount: DeleteAccount;
}

const EXPORT_PATH = '/api/account/export';

/** Serves the calls on a user's account as a whole. */
export function serveAccount(
  app: ContractApp,
  requireUser: RequireUser,
  sessions: Sessions,
  { readAccount, exports, deleteAccount }: AccountRouteTools,
): void {
  app.get(
    '/api/account',
    {
      onRequest: requireUser,
      schema: {
        summary: 'What the server keeps of who asks: figures of tasks and pictures.',
        querystring: accountQuerySchema,
        response: { 200: successOf(accountSchema) },
      },
    },
    async ({ userId, query: { since } }, reply) => {
      reply.header('cache-control', 'no-store');
      return success(await readAccount(userId, since === undefined ? undefined : new Date(since)));
    },
  );

  app.post(
    EXPORT_PATH,
    {
      onRequest: requireUser,
      schema: {
        summary: 'A short-lived address of the export, for a plain link.',
        description: 'So the browser itself downloads it, however large it is.',
        response: { 200: successOf(exportAddressSchema) },
      },
    },
    async ({ userId }, reply) => {
      exports.assertFree(userId);
      reply.header('cache-control', 'no-store');
      const ticket = await sessions.issueExportTicket(userId);
      return success({ url: `${EXPORT_PATH}?ticket=${ticket}`, expiresIn: TICKET_SECONDS });
    },
  );

  app.get(
    EXPORT_PATH,
    {
      // A HEAD would pack everything to throw it away.
      exposeHeadRoute: false,
      schema: {
        summary: 'Everything that is kept of who asks, as a ZIP: tasks as JSON, pictures as files.',
        description:
          "For the owner's bearer token or a ticket. One at a time; closing the connection cancels it.",
        querystring: exportQuerySchema,
      },
    },
    async (request, reply) => {
      const signal = whileAsked(reply);
      const { ticket } = request.query;
      const token = bearerOf(request);
      const userId =
        ticket === undefined
          ? token && (await sessions.userOfToken(token))
          : await sessions.userOfExportTicket(ticket);
      if (userId === null) throw loginAgain();
      const zip = await exports.start(userId, signal);
      const day = new Date().toISOString().slice(0, 10);
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename="overpaint-export-${day}.zip"`,
        })
        .type('application/zip')
        .send(zip);
    },
  );

  app.delete(
    '/api/account',
    {
      onRequest: requireUser,
      schema: {
        summary: 'Deletes the account and everything in it, at once and for good.',
        description:
          'Tokens, live credentials and the cookie of the user are refused from then on.',
        response: { 200: successOf(accountDeletedSchema) },
      },
    },
    async (request, reply) => {
      const deleted = await deleteAccount(request.userId);
      clearGuestCookie(request, reply);
      return success(deleted);
    },
  );
}
