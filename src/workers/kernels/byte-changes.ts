import { quadsOf } from './quads.ts';

/** Where bytes differ from the byte before: all there is to know of rows with few edges. */
export interface ByteChanges {
  /** Places, from the block's beginning on; those below 0 are in what came before it. */
  readonly positions: Int32Array;
  /** The byte from there on. */
  readonly values: Uint8Array;
  /** The first that is in the block. */
  readonly first: number;
  /** How many there are, earlier ones too; `positions[count]` is the block's end. */
  readonly count: number;
}

/**
 * Reads a stream block by block; what it gave is valid until the next one is read.
 * @param reach how many bytes before a block are still told of
 */
export function createChangeReader(reach: number): (bytes: Uint8Array) => ByteChanges {
  let positions = new Int32Array(0);
  let values = new Uint8Array(0);
  let count = 0;
  let ended = 0;
  /** The last byte; none yet. */
  let before: number | null = null;

  /** Moves those that the next block may ask for to the front. */
  const keepReach = (room: number): number => {
    let from = count;
    while (from > 0 && ended - (positions[from - 1] as number) <= reach) from -= 1;
    const kept = count - from;
    const needed = kept + room;
    const nextPositions = positions.length < needed ? new Int32Array(needed) : positions;
    const nextValues = values.length < needed ? new Uint8Array(needed) : values;
    for (let i = 0; i < kept; i += 1) {
      nextPositions[i] = (positions[from + i] as number) - ended;
      nextValues[i] = values[from + i] as number;
    }
    positions = nextPositions;
    values = nextValues;
    return kept;
  };

  return (bytes) => {
    const first = keepReach(bytes.length + 1);
    count = first;
    const quads = quadsOf(bytes);
    for (let i = 0; i < bytes.length; i += 1) {
      if ((i & 3) === 0 && quads !== null && before !== null) {
        // Long runs four bytes at a time.
        const same = (before * 0x01010101) >>> 0;
        while (quads[i >> 2] === same) i += 4;
        if (i >= bytes.length) break;
      }
      const byte = bytes[i] as number;
      if (byte === before) continue;
      positions[count] = i;
      values[count] = byte;
      count += 1;
      before = byte;
    }
    ended = bytes.length;
    positions[count] = ended;
    values[count] = 0;
    return { positions, values, first, count };
  };
}
