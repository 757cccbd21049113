import { expect, it } from 'vitest';
import { explainTrouble } from './explain-trouble.ts';

it.each([
  [new Error('connect ECONNREFUSED'), 'connect ECONNREFUSED'],
  [{ code: '57P01', message: 'terminating connection', queue: 'tasks' }, 'terminating connection'],
  [
    new AggregateError([new Error('one'), new Error('two')]),
    'The queue does not reach the database.',
  ],
  ['said so', 'said so'],
])('%o is told as %s', (error, told) => {
  expect(explainTrouble(error)).toBe(told);
});
