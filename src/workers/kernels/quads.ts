/** Bytes four at a time, as far as that goes; null where they lie askew in their buffer. */
export function quadsOf({ buffer, byteOffset, length }: Uint8Array): Uint32Array | null {
  return (byteOffset & 3) === 0 ? new Uint32Array(buffer, byteOffset, length >> 2) : null;
}
