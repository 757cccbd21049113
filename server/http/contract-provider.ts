import type { FastifyInstance, FastifySchemaCompiler, FastifyTypeProvider } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import * as z from 'zod/mini';
import { InvalidFields } from './invalid-fields.ts';
import { sayProblem } from './say-problem.ts';

/** Gives handlers the types of their route's contracts. */
export interface ContractProvider extends FastifyTypeProvider {
  validator: this['schema'] extends z.core.$ZodType ? z.core.output<this['schema']> : unknown;
  serializer: this['schema'] extends z.core.$ZodType ? z.core.input<this['schema']> : unknown;
}

/** An app whose routes are typed by contracts. */
export type ContractApp = FastifyInstance<
  import('node:http').Server,
  import('node:http').IncomingMessage,
  import('node:http').ServerResponse,
  import('fastify').FastifyBaseLogger,
  ContractProvider
>;

const validatorCompiler: FastifySchemaCompiler<z.core.$ZodType> = ({ schema }) => {
  return (data) => {
    const result = z.safeParse(schema, data, { error: sayProblem });
    return result.success
      ? { value: result.data }
      : { error: new InvalidFields(result.error.issues) };
  };
};

/** What leaves the server has passed its contract; a field that isn't in it doesn't leave. */
const serializerCompiler: FastifySerializerCompiler<z.core.$ZodType> = ({ schema }) => {
  return (data) => JSON.stringify(z.parse(schema, data));
};

/** Makes an app validate requests and write answers by the zod schemas of its routes. */
export function useContracts(app: FastifyInstance): ContractApp {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  return app.withTypeProvider<ContractProvider>();
}

/** The envelope of every success (see the contract `successOf`). */
export const success = <Data>(data: Data) => ({
  code: 200 as const,
  success: true as const,
  data,
});
