import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import * as z from 'zod/mini';
import { ERROR_CODES, failureSchema } from '../../src/net/contracts/answer.ts';
import { DOCS_STYLE, DOCS_STYLE_PATH, renderDocsPage } from './render-docs-page.ts';

/** A failure with the codes that it may have. */
const describedFailure = z.extend(failureSchema, { error: z.enum(ERROR_CODES) });

const PARTS = ['body', 'querystring', 'params', 'headers'] as const;

/** Describes the API from the contracts of its routes: OpenAPI at `/api/docs/json`, a page at `/api/docs`. */
export async function serveApiDocs(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Overpaint',
        version,
        description:
          'Every answer is {code, success, data}; every error {code, success, error, message, requestId, fields?}.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url }) => ({ schema: describe(schema), url }),
  });
  app.get('/api/docs/json', { schema: { hide: true } }, async () => app.swagger());
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
    reply.type('text/html; charset=utf-8');
    return renderDocsPage(app.swagger());
  });
  app.get(DOCS_STYLE_PATH, { schema: { hide: true } }, async (_request, reply) => {
    reply.type('text/css; charset=utf-8');
    return DOCS_STYLE;
  });
}

/** A route's zod schemas as JSON schemas. */
function describe(schema: FastifySchema | undefined): FastifySchema {
  const described: Record<string, unknown> = { ...schema };
  for (const part of PARTS) {
    if (isContract(described[part])) described[part] = toJson(described[part], 'input');
  }
  const failure = toJson(describedFailure, 'output');
  const answers = Object.entries(schema?.response ?? {});
  described['response'] = Object.fromEntries([
    ...answers.map(([status, answer]) => [
      status,
      isContract(answer) ? toJson(answer, 'output') : answer,
    ]),
    ['4xx', { description: 'What was wrong with the request', ...failure }],
    ['5xx', { description: 'What went wrong on the server', ...failure }],
  ]);
  if (isContract(described['form'])) {
    described['body'] = toJson(described['form'], 'input');
    delete described['form'];
  }
  return described;
}

function isContract(value: unknown): value is z.core.$ZodType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

function toJson(schema: z.core.$ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}
