import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

/**
 * Takes an empty body of type JSON for none where a call can do without: the specification has all calls
 * say that they are JSON, also those that send nothing (document 2 section 7). Others are refused as ever,
 * and so is plain text, which no call takes.
 */
export function takeJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      if (text === '' && canDoWithout(request)) done(null, null);
      else parse(request, text, done);
    },
  );
}

function canDoWithout({ routeOptions }: FastifyRequest): boolean {
  const contract = routeOptions.schema?.body as z.core.$ZodType | undefined;
  return contract === undefined || z.safeParse(contract, null).success;
}
