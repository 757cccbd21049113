import type { Masks } from '../imaging.ts';
import { ImagingError } from '../imaging-error.ts';
import { encodeMaskPng } from '../png/mask-png.ts';
import { createMaskSession, type MaskSession } from './mask-session.ts';
import { type MaskTiles, readMask } from './tile-store.ts';

interface FrozenMask {
  readonly width: number;
  readonly height: number;
  readonly tiles: MaskTiles;
}

/** The masks of one worker; the same code runs without a thread in tests. */
export function createMaskService(): Masks {
  const sessions = new Map<string, MaskSession>();
  const frozen = new Map<string, FrozenMask>();

  const session = (id: string): MaskSession => {
    const found = sessions.get(id);
    if (found === undefined) throw new ImagingError('unknown_id', `No mask is open as ${id}.`);
    return found;
  };
  const frozenOrNow = (id: string): FrozenMask => {
    const found = frozen.get(id);
    if (found !== undefined) return found;
    const { width, height, freeze } = session(id);
    return { width, height, tiles: freeze() };
  };

  return {
    async open(id, width, height) {
      sessions.set(id, createMaskSession(width, height));
    },
    async apply(id, operations) {
      return session(id).apply(operations);
    },
    async freeze(id, frozenId) {
      frozen.set(frozenId, frozenOrNow(id));
    },
    async encode(frozenId, options) {
      const { tiles, width, height } = frozenOrNow(frozenId);
      return encodeMaskPng(tiles, width, height, options?.signal);
    },
    async read(id) {
      const { tiles, width, height } = frozenOrNow(id);
      return readMask(tiles, width, height);
    },
    async close(id) {
      sessions.delete(id);
      frozen.delete(id);
    },
  };
}
