import * as z from 'zod/mini';
import { failureSchema, successOf } from '../../src/net/contracts/answer.ts';
import {
  configSchema,
  healthSchema,
  type ServerConfig,
} from '../../src/net/contracts/server-info.ts';
import type { HealthReport } from '../health.ts';
import { type ContractApp, success } from '../http/contract-provider.ts';

/** A failure that says what is well all the same. */
const unhealthySchema = z.extend(failureSchema, { data: healthSchema });

/** Serves `GET /api/config` and `GET /api/health`. */
export function serveInfo(
  app: ContractApp,
  config: ServerConfig,
  readHealth: () => Promise<HealthReport>,
): void {
  app.get(
    '/api/config',
    {
      schema: {
        summary: 'What a page must know about this server.',
        response: { 200: successOf(configSchema) },
      },
    },
    async () => success(config),
  );

  app.get(
    '/api/health',
    {
      schema: {
        summary:
          'State of database, storage, broker, queue and engines; 503 when the database is away.',
        response: { 200: successOf(healthSchema), 503: unhealthySchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { isUp, health } = await readHealth();
      if (isUp) return success(health);
      return reply.code(503).send({
        code: 503,
        success: false,
        error: 'database_unavailable',
        message: 'The database does not answer.',
        requestId: request.id,
        data: health,
      });
    },
  );
}
