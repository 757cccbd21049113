import { packBits, unpackBits } from '../../kernels/pack-bits.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Tiles by their number, row by row; a missing tile is all zero. Bytes of a tile that lie beyond
 * the image are zero, always.
 */
export interface MaskTiles {
  readonly size: number;
  has(tile: number): boolean;
  /** Its bytes, not to be written; not always the same array. */
  get(tile: number): Bytes | undefined;
  keys(): Iterable<number>;
}

/** Tiles of which those that are all or nothing can be had as bits. */
export interface FrozenTiles extends MaskTiles {
  /** A bit a pixel, as {@link packBits} packs them; null for a tile with values between. */
  bits(tile: number): Uint8Array | null;
}

/** Tiles that take an eighth of their memory while nobody writes into them. */
export interface PackedTiles extends FrozenTiles {
  /** The very bytes of a tile that is not packed, to be written into. */
  open(tile: number): Bytes | undefined;
  /** A copy of a tile's bytes. */
  copyOf(tile: number): Bytes | undefined;
  set(tile: number, bytes: Bytes): void;
  delete(tile: number): void;
  /**
   * Packs those that were set longest ago, all but `kept`; those with values between 0 and 255 stay,
   * and the shared ones, which cost nothing.
   */
  pack(kept: number): void;
  /** The tiles as they are now; nothing that is set here later changes them. */
  copy(): PackedTiles;
}

/**
 * No tiles yet.
 * @param columns tiles in a row of tiles: as many are kept unpacked for who reads along a row
 * @param isShared whether many tiles share these bytes
 */
export function createPackedTiles(
  columns: number,
  isShared: (bytes: Bytes) => boolean,
  opened: ReadonlyMap<number, Bytes> = new Map(),
  atRest: ReadonlyMap<number, Uint8Array> = new Map(),
): PackedTiles {
  /** By when they were set. */
  const open = new Map(opened);
  const packed = new Map(atRest);
  const soft = new WeakSet<Bytes>();
  const read = new Map<Uint8Array, Bytes>();
  const bitsOfShared = new Map<Bytes, Uint8Array>();

  const unpacked = (bits: Uint8Array): Bytes => {
    const known = read.get(bits);
    if (known !== undefined) return known;
    const bytes = bytesOf(bits);
    for (const [oldest] of read) {
      if (read.size <= columns) break;
      read.delete(oldest);
    }
    read.set(bits, bytes);
    return bytes;
  };
  const get = (tile: number): Bytes | undefined => {
    const bits = packed.get(tile);
    return bits === undefined ? open.get(tile) : unpacked(bits);
  };
  const remove = (tile: number): void => {
    open.delete(tile);
    packed.delete(tile);
  };
  const rest = (tile: number, bytes: Bytes): void => {
    if (!isTwoValued(bytes)) {
      soft.add(bytes);
      return;
    }
    open.delete(tile);
    packed.set(tile, packBits(wordsOf(bytes)));
  };

  return {
    get size() {
      return open.size + packed.size;
    },
    has: (tile) => open.has(tile) || packed.has(tile),
    get,
    keys: () => [...open.keys(), ...packed.keys()],
    bits(tile) {
      const known = packed.get(tile);
      if (known !== undefined) return known;
      const bytes = open.get(tile) ?? BLANK;
      const shared = bitsOfShared.get(bytes);
      if (shared !== undefined) return shared;
      const bits = isTwoValued(bytes) ? packBits(wordsOf(bytes)) : null;
      if (bits !== null && isShared(bytes)) bitsOfShared.set(bytes, bits);
      return bits;
    },
    open(tile) {
      const bytes = open.get(tile);
      if (bytes !== undefined) soft.delete(bytes);
      return bytes;
    },
    copyOf(tile) {
      const bits = packed.get(tile);
      // Unpacked anew: a copy of what was unpacked for reading would be twice the garbage.
      return bits === undefined ? open.get(tile)?.slice() : bytesOf(bits);
    },
    set(tile, bytes) {
      remove(tile);
      open.set(tile, bytes);
    },
    delete: remove,
    pack(kept) {
      read.clear();
      const others = [...open].filter(([, bytes]) => !isShared(bytes) && !soft.has(bytes));
      const older = others.slice(0, Math.max(0, others.length - kept));
      for (const [tile, bytes] of older) rest(tile, bytes);
    },
    copy: () => createPackedTiles(columns, isShared, open, packed),
  };
}

/** The tiles as they are, all of them unpacked, for an operation that reads them all many times. */
export function unpackedTiles(tiles: MaskTiles): ReadonlyMap<number, Bytes> {
  const all = new Map<number, Bytes>();
  for (const tile of tiles.keys()) {
    const bytes = tiles.get(tile);
    if (bytes !== undefined) all.set(tile, bytes);
  }
  return all;
}

const BLANK: Bytes = new Uint8Array(0);

function bytesOf(bits: Uint8Array): Bytes {
  return new Uint8Array(unpackBits(bits).buffer);
}

/** A tile's bytes, four at once. */
export function wordsOf(bytes: Bytes): Uint32Array<ArrayBuffer> {
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2);
}

/** True if every byte of a tile is 0 or 255. */
export function isTwoValued(bytes: Bytes): boolean {
  const all = wordsOf(bytes);
  for (let i = 0; i < all.length; i += 1) {
    const word = (all[i] as number) | 0;
    // Four bytes that are each 0 or 255 are 255 times four bytes that are each 0 or 1.
    const isMixed = word !== 0 && word !== -1;
    if (isMixed && word !== Math.imul(word & 0x01010101, 255)) return false;
  }
  return true;
}
