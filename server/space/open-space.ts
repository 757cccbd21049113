import { access, constants, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '../missing-file.ts';
import { Refusal } from '../refusal.ts';
import { isStorageFull, STORAGE_FULL, STORAGE_UNWRITABLE } from '../storage-trouble.ts';
import { openReserve } from './reserve.ts';

/**
 * The space on the disk of the data folder. Some of it is kept for the database and for deleting: before the
 * disk is full nothing new is taken any more. A part of that lies in a file, the reserve, so that other
 * programs can't fill it; it is given up when hardly anything else is left, and taken again when there is enough.
 */
export interface Space {
  /** Null, or a sentence for the operator: what is wrong and what to do. */
  trouble(): string | null;
  /** @throws {Refusal} `storage_full` or `storage_unwritable` when nothing new may be taken. */
  assertEnough(): Promise<void>;
  /** Does what makes room. Where it finds no space the reserve is given up, and it is tried once more. */
  makeRoom<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Stops looking. The reserve stays for the next start. */
  close(): Promise<void>;
}

const MEGABYTE = 1_048_576;
const RESERVE_BYTES = 32 * MEGABYTE;
/** Besides the reserve: four files of PostgreSQL's log. */
const LEAST_FREE_BYTES = 64 * MEGABYTE;
/** With less the reserve is given up: one file of PostgreSQL's log. Before that other programs would fill it, too. */
const NEEDED_BYTES = 16 * MEGABYTE;
/** So much more must be free before new things are taken again: a state that does not flicker. */
const MARGIN_BYTES = 8 * MEGABYTE;
const LOOK_MS = 1_000;

/**
 * Looks at the space of a folder, at once and from then on. `readFree` answers the bytes that this process may
 * still write there, `canWrite` whether it may write pictures there at all.
 * @throws the system's error when the folder is not there.
 */
export async function openSpace(
  folder: string,
  readFree: () => Promise<number> = () => freeBytesOf(folder),
  canWrite: () => Promise<boolean> = () => canWritePictures(folder),
): Promise<Space> {
  const reserve = await openReserve(join(folder, 'reserve'), RESERVE_BYTES);
  let isShort = false;
  let isWritable = true;
  let looking: Promise<void> = Promise.resolve();

  async function giveUp(): Promise<void> {
    isShort = true;
    await reserve.release();
  }

  async function lookOnce(): Promise<void> {
    isWritable = await canWrite();
    // On a read-only disk the reserve could not be removed either.
    if (!isWritable) return;
    const free = await readFree();
    const whole = free + reserve.heldBytes();
    const least = LEAST_FREE_BYTES + RESERVE_BYTES;
    if (whole < least) {
      isShort = true;
      if (free < NEEDED_BYTES) await reserve.release();
    } else if (!isShort || whole >= least + MARGIN_BYTES) isShort = !(await reserve.take());
  }

  /** One at a time: each may write or remove the reserve. */
  const inTurn = (act: () => Promise<void>): Promise<void> => (looking = looking.then(act, act));
  const look = (): Promise<void> => inTurn(lookOnce);
  await look();
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS).unref();

  return {
    trouble: () => (isWritable ? (isShort ? TROUBLE : null) : UNWRITABLE),
    async assertEnough() {
      await look();
      if (!isWritable) throw new Refusal(STORAGE_UNWRITABLE.code, STORAGE_UNWRITABLE.message);
      if (isShort) throw new Refusal(STORAGE_FULL.code, STORAGE_FULL.message);
    },
    async makeRoom(work) {
      try {
        return await work();
      } catch (error) {
        if (!isStorageFull(error)) throw error;
        await inTurn(giveUp);
        return await work();
      }
    },
    async close() {
      clearInterval(timer);
      await looking.catch(() => undefined);
    },
  };
}

const TROUBLE = `The disk of the data folder is nearly full. Nothing new is taken until ${(RESERVE_BYTES + LEAST_FREE_BYTES + MARGIN_BYTES) / MEGABYTE} MB are free: make room there, or let users delete. Nothing that is kept is harmed, and no restart is needed.`;

const UNWRITABLE =
  "Pictures can't be written to the data folder: it is read-only, or belongs to another user. Nothing new is taken until it can be written. Nothing that is kept is harmed, and no restart is needed.";

/** Asks the system, which knows of read-only disks and of rights, and writes nothing. */
async function canWritePictures(folder: string): Promise<boolean> {
  const asked = ['incoming', 'kept'].map((name) =>
    access(join(folder, 'images', name), constants.W_OK).then(
      () => true,
      // At the first start they are made later.
      (error: unknown) => isMissing(error),
    ),
  );
  return (await Promise.all(asked)).every(Boolean);
}

/** Some network drives know of no size: no limit, as far as one can see. */
async function freeBytesOf(folder: string): Promise<number> {
  const { blocks, bavail, bsize } = await statfs(folder);
  return blocks === 0 ? Infinity : bavail * bsize;
}
