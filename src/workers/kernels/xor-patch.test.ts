import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch, makePatch } from './xor-patch.ts';

const LENGTH = 700;
const bytes = fc.uint8Array({ minLength: LENGTH, maxLength: LENGTH });
const runs = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 200 }), fc.constantFrom(0, 255)), { maxLength: 12 })
  .map((pairs) => {
    const out = new Uint8Array(LENGTH);
    let at = 0;
    for (const [length, value] of pairs) out.fill(value, at, (at += length));
    return out;
  });
const either = fc.oneof(bytes, runs);

describe('a patch', () => {
  it('turns either side into the other', () => {
    fc.assert(
      fc.property(either, either, (before, after) => {
        const patch = makePatch(before, after, LENGTH);
        const there = before.slice();
        const back = after.slice();
        if (patch !== null) {
          applyPatch(there, patch);
          applyPatch(back, patch);
        }
        expect(there).toEqual(after);
        expect(back).toEqual(before);
      }),
    );
  });

  it('is never much longer than what it describes, and null for no change', () => {
    fc.assert(
      fc.property(either, either, (before, after) => {
        expect(makePatch(before, after, LENGTH)?.length ?? 0).toBeLessThanOrEqual(LENGTH + 2);
        expect(makePatch(before, before.slice(), LENGTH)).toBeNull();
      }),
    );
  });

  it('takes a missing side for all zero', () => {
    const after = new Uint8Array(LENGTH).fill(255, 100, 300);
    const patch = makePatch(null, after, LENGTH);
    expect(patch?.length).toBeLessThan(10);
    const bytes = new Uint8Array(LENGTH);
    if (patch !== null) applyPatch(bytes, patch);
    expect(bytes).toEqual(after);
  });
});
