import { randomBytes } from 'node:crypto';
import { open, rm, stat } from 'node:fs/promises';
import { nullIfMissing } from '../missing-file.ts';

/** A file that does nothing but take space, to be given up when that is needed. */
export interface Reserve {
  /** How many bytes it takes now. */
  heldBytes(): number;
  /** Takes the space where that was not done yet; answers whether it is taken. */
  take(): Promise<boolean>;
  /** Gives the space up. */
  release(): Promise<void>;
}

const PIECE_BYTES = 1_048_576;

/** A reserve of whole pieces of a megabyte; one that an earlier start left is taken over if it is whole. */
export async function openReserve(path: string, bytes: number): Promise<Reserve> {
  const found = await stat(path).catch(nullIfMissing);
  let held = found?.size === bytes ? bytes : 0;

  async function release(): Promise<void> {
    await rm(path, { force: true });
    held = 0;
  }

  if (held === 0) await release();
  return {
    heldBytes: () => held,
    async take() {
      if (held === bytes) return true;
      try {
        await fill(path, bytes);
        held = bytes;
      } catch {
        await release();
      }
      return held === bytes;
    },
    release,
  };
}

/** Writes what no file system makes smaller. */
async function fill(path: string, bytes: number): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    for (let at = 0; at < bytes; at += PIECE_BYTES) await file.write(randomBytes(PIECE_BYTES));
    await file.sync();
  } finally {
    await file.close();
  }
}
