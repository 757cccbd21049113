import type { z } from 'zod/mini';
import type { fieldProblemSchema } from '../../src/net/contracts/answer.ts';

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
