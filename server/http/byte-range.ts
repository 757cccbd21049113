/** First and last byte, both included, counted from 0. */
export interface RequestedRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads a `Range` header for a body of `size` bytes (RFC 9110 section 14.2). Answers null when the
 * whole body is to be sent (no range, several ranges, another unit), `unsatisfiable` when the range
 * lies outside the body.
 */
export function readByteRange(
  header: string | undefined,
  size: number,
): RequestedRange | null | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') return lastBytes(Number(last), size);
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start < size ? { start, end } : 'unsatisfiable';
}

function lastBytes(count: number, size: number): RequestedRange | 'unsatisfiable' {
  if (count === 0 || size === 0) return 'unsatisfiable';
  return { start: Math.max(0, size - count), end: size - 1 };
}
