import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sayProblem } from './say-problem.ts';

const contract = z.object({
  word: z.string().check(z.maxLength(3)),
  whole: z.int().check(z.minimum(1), z.maximum(4)),
  choice: z.enum(['1:1', '2:3']),
  only: z.optional(z.literal('true')),
  list: z.array(z.object({ at: z.coerce.number() })).check(z.minLength(1)),
  pair: z.array(z.number()).check(z.minLength(2)),
  day: z.iso.datetime(),
  own: z.string().check(z.refine((text) => text !== '', 'Please enter description text')),
});
const good = {
  ...{ word: 'abc', whole: 1, choice: '1:1', list: [{ at: 1 }], pair: [1, 2], own: 'x' },
  day: '2026-01-01T00:00:00Z',
};

function said(data: unknown): readonly string[] {
  const result = z.safeParse(contract, data, { error: sayProblem });
  return result.success ? [] : result.error.issues.map(({ message }) => message);
}

describe('sayProblem', () => {
  it('has nothing to say of what fits', () => expect(said(good)).toEqual([]));

  it.each<[string, object]>([
    ['“word” is missing.', { word: undefined }],
    ['“word” has to be a text.', { word: null }],
    ['“word” may be at most 3 characters long.', { word: 'abcd' }],
    ['“whole” has to be a number.', { whole: '1' }],
    ['“whole” has to be a whole number.', { whole: 1.5 }],
    ['“whole” has to be at least 1.', { whole: 0 }],
    ['“whole” may be at most 4.', { whole: 5 }],
    ['“choice” has to be one of 1:1, 2:3.', { choice: '3:4' }],
    ['“only” can only be true.', { only: 'false' }],
    ['“list” may not be empty.', { list: [] }],
    ['“pair” has to be at least 2 entries long.', { pair: [1] }],
    ['“list.0.at” has to be a number.', { list: [{ at: 'x' }] }],
    ['“day” is not of the form that is asked for.', { day: 'today' }],
    ['Please enter description text', { own: '' }],
  ])('says %s', (sentence, change) => {
    expect(said({ ...good, ...change })).toEqual([sentence]);
  });

  it('names no other limit than the contract’s', () => {
    expect(said({ ...good, whole: 1e30 })).toEqual([
      '“whole” is too large.',
      '“whole” may be at most 4.',
    ]);
  });

  it.each([[[]], [null], ['x']])('says of %j that the body has to be an object', (body) => {
    expect(said(body)).toEqual(['The body has to be an object.']);
  });
});
