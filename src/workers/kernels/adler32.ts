import { quadsOf } from './quads.ts';

/** The largest prime below 2^16, and how many bytes fit before the sums pass 2^32 (RFC 1950, 9). */
const BASE = 65_521;
const SAFE_BYTES = 5_552;

/** What a stream without bytes has. */
export const ADLER_START = 1;

/** Adler-32 (RFC 1950) of a stream, gone on with by `bytes`; unsigned. */
export function adler32(before: number, bytes: Uint8Array): number {
  let a = before & 0xffff;
  let b = before >>> 16;
  const quads = quadsOf(bytes);
  for (let from = 0; from < bytes.length; from += SAFE_BYTES) {
    const to = Math.min(bytes.length, from + SAFE_BYTES);
    for (let i = from; i < to; ) {
      // Four bytes of 0, as most of a mask's are, at once.
      if (quads !== null && (i & 3) === 0 && i + 4 <= to && quads[i >> 2] === 0) {
        b += 4 * a;
        i += 4;
        continue;
      }
      // Nor are four of 255 rare in one: 255 × (4 + 3 + 2 + 1).
      if (quads !== null && (i & 3) === 0 && i + 4 <= to && quads[i >> 2] === 0xffff_ffff) {
        b += 4 * a + 2550;
        a += 1020;
        i += 4;
        continue;
      }
      a += bytes[i] as number;
      b += a;
      i += 1;
    }
    a %= BASE;
    b %= BASE;
  }
  return ((b << 16) | a) >>> 0;
}
