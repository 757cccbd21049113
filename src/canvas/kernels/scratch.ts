/** Memory for work that is over before the next begins: mostly the same bytes again, all zero. */
export type Scratch = (bytes: number) => Uint8Array<ArrayBuffer>;

/** Holds as much as was asked for at most; what is drawn at each frame then leaves no garbage. */
export function createScratch(): Scratch {
  let held = new Uint8Array(0);
  return (bytes) => {
    if (held.length < bytes) held = new Uint8Array(Math.max(bytes, 2 * held.length));
    else held.fill(0, 0, bytes);
    return held.subarray(0, bytes);
  };
}
