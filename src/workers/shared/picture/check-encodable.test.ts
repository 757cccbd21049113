import { expect, it } from 'vitest';
import { checkEncodable } from './check-encodable.ts';

it.each([
  ['image/webp', 16_383, 16_383, true],
  ['image/webp', 16_384, 10, false],
  ['image/webp', 10, 16_384, false],
  ['image/jpeg', 30_000, 3_333, true],
  ['image/png', 30_000, 3_333, true],
] as const)('%s of %i × %i px can be written: %s', (type, width, height, can) => {
  const check = () => checkEncodable(width, height, type);
  if (can) expect(check).not.toThrow();
  else expect(check).toThrow(expect.objectContaining({ code: 'too_large_for_type' }));
});
