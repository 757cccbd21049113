/** An even-looking 0 to 1 for the index of a point in a coarse picture: rays that start unevenly by it show no steps as shells. */
export function jitter(at: number): number {
  const mixed = Math.imul(at ^ (at >>> 13), 0x5bd1e995);
  return ((mixed ^ (mixed >>> 15)) & 1023) / 1023;
}
