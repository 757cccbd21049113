import type { z } from 'zod/mini';

type Issue = z.core.$ZodRawIssue;

/** What the kinds of a contract are called in a sentence. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
};

/**
 * Says what a field has to be, as one English sentence that names it: for contracts that have no
 * sentence of their own. Without a path the body itself is meant.
 */
export function sayProblem(issue: Issue): string {
  const path = issue.path?.map(String).join('.') ?? '';
  const field = path === '' ? 'The body' : `“${path}”`;
  return issue.input === undefined ? `${field} is missing.` : `${field} ${demandOf(issue)}.`;
}

function demandOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `has to be ${KINDS[issue.expected] ?? 'of another kind'}`;
    case 'invalid_value':
      return issue.values.length === 1
        ? `can only be ${String(issue.values[0])}`
        : `has to be one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return unitOf(issue.origin) !== '' && issue.minimum === 1
        ? 'may not be empty'
        : `has to be at least ${issue.minimum}${unitOf(issue.origin)}`;
    case 'too_big':
      // Of what a number can't tell apart: the contract's own limit is another problem of the same field.
      if (issue.origin === 'int') return 'is too large';
      return `may be at most ${issue.maximum}${unitOf(issue.origin)}`;
    default:
      return 'is not of the form that is asked for';
  }
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters long';
  return origin === 'array' ? ' entries long' : '';
}
