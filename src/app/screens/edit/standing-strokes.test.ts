import { expect, it } from 'vitest';
import { type Mark, standingIn, upTo, withMark } from './standing-strokes.ts';

/** Marks of strokes named by letters. */
const made = (...marks: readonly (readonly [revision: number, bounds: string | null])[]) =>
  marks.reduce<readonly Mark<string>[]>(
    (known, [revision, bounds]) => withMark(known, { revision, bounds }),
    [],
  );

it('Strokes that are undone do not stand, and do again once they are redone', () => {
  const marks = made([1, 'a'], [2, 'b'], [3, 'c']);
  expect(standingIn(marks, 3)).toEqual(['a', 'b', 'c']);
  expect(standingIn(marks, 1)).toEqual(['a']);
  expect(standingIn(marks, 0)).toEqual([]);
  expect(standingIn(marks, 2)).toEqual(['a', 'b']);
});

it('A stroke that is made where others were undone takes their place', () => {
  const before = upTo(made([1, 'a'], [2, 'b'], [3, 'c']), 1);
  const marks = withMark(before, { revision: 4, bounds: 'd' });
  expect(standingIn(marks, 4)).toEqual(['a', 'd']);
});

it('What was cleared does not stand, until that is undone', () => {
  const marks = made([1, 'a'], [2, null], [3, 'b']);
  expect(standingIn(marks, 3)).toEqual(['b']);
  expect(standingIn(marks, 2)).toEqual([]);
  expect(standingIn(marks, 1)).toEqual(['a']);
});

it('That nothing is marked any more is heard after the steps that are undone, and loses none of them', () => {
  const marks = withMark(made([1, 'a'], [2, 'b']), { revision: 0, bounds: null });
  expect([standingIn(marks, 0), standingIn(marks, 2)]).toEqual([[], ['a', 'b']]);
});

it('A state has one mark, and only so many are known', () => {
  expect(standingIn(withMark(made([1, 'a']), { revision: 1, bounds: 'b' }), 1)).toEqual(['b']);
  const many = Array.from({ length: 100 }, (_, at) => [at + 1, String(at + 1)] as const);
  const standing = standingIn(made(...many), 100);
  expect([standing.length, standing[0], standing.at(-1)]).toEqual([64, '37', '100']);
});
