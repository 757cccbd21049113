/** Values of a digit. */
const RADIX = 1 << 16;

/**
 * The places of numbers, none of them negative or NaN, from the least to the largest; those that are the same in their order.
 * Sorted by their bits, sixteen at a time (radix sort), for positive doubles rise as their bits do.
 */
export function ascending(values: Float64Array): Uint32Array {
  const digits = new Uint16Array(values.buffer, values.byteOffset, values.length * 4);
  let order = new Uint32Array(values.length);
  let sorted = new Uint32Array(values.length);
  for (let at = 0; at < order.length; at++) order[at] = at;
  const ends = new Uint32Array(RADIX);
  for (let digit = 0; digit < 4; digit++) {
    ends.fill(0);
    for (let at = digit; at < digits.length; at += 4) {
      const value = digits[at] as number;
      ends[value] = (ends[value] as number) + 1;
    }
    let sum = 0;
    for (let value = 0; value < RADIX; value++) {
      const count = ends[value] as number;
      ends[value] = sum;
      sum += count;
    }
    for (let at = 0; at < order.length; at++) {
      const place = order[at] as number;
      const value = digits[4 * place + digit] as number;
      const to = ends[value] as number;
      ends[value] = to + 1;
      sorted[to] = place;
    }
    [order, sorted] = [sorted, order];
  }
  return order;
}
