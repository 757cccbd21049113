import * as z from 'zod/mini';
import type { fieldProblemSchema } from '../../src/net/contracts/answer.ts';
import { sayProblem } from './say-problem.ts';

/** One field that was not accepted. */
export type FieldProblem = z.infer<typeof fieldProblemSchema>;

/** A request that does not fit its contract. */
export class InvalidFields extends Error {
  override readonly name = 'InvalidFields';
  readonly fields: readonly FieldProblem[];
  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('The request is not valid');
    this.fields = issues.map((issue) => ({
      field: issue.path.map(String).join('.'),
      message: issue.message,
    }));
  }
}

/**
 * What `data` is by a contract, its gaps filled with the contract's defaults.
 * @throws {InvalidFields} whose messages are whole sentences.
 */
export function fitContract<Contract extends z.core.$ZodType>(
  contract: Contract,
  data: unknown,
): z.core.output<Contract> {
  const result = z.safeParse(contract, data, { error: sayProblem });
  if (!result.success) throw new InvalidFields(result.error.issues);
  return result.data;
}
