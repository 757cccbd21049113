import type { Kysely } from 'kysely';
import type { Tables } from '../database/schema.ts';
import type { ImageStore } from '../images/image-store.ts';
import { heldAmong } from '../tasks/rows/end-tasks.ts';
import { lockBytes } from '../tasks/rows/insert-task.ts';

/** What removing bytes works with. */
export interface SweepTools {
  readonly database: Kysely<Tables>;
  readonly images: Pick<ImageStore, 'list' | 'remove'>;
}

/** Names that are looked up at once. */
const BATCH = 500;
/** Names that one transaction holds: few enough for the database's table of locks. */
const LOCKED_AT_ONCE = 50;

/** Removes bytes unless a picture holds them, also one that is just being stored. */
export async function removeUnheld(
  { database, images }: SweepTools,
  names: readonly string[],
): Promise<void> {
  for (let at = 0; at < names.length; at += LOCKED_AT_ONCE) {
    const batch = names.slice(at, at + LOCKED_AT_ONCE);
    await database.transaction().execute(async (rows) => {
      await lockBytes(rows, batch);
      const held = await heldAmong(rows, batch);
      for (const name of batch) if (!held.has(name)) await images.remove(name);
    });
  }
}

/**
 * Removes all bytes that no picture holds: a server that dies between keeping bytes and committing
 * their picture, or between deleting a picture and removing its bytes, leaves such.
 */
export async function sweepBytes(tools: SweepTools, signal: AbortSignal): Promise<void> {
  let batch: string[] = [];
  for await (const name of tools.images.list()) {
    batch.push(name);
    if (batch.length < BATCH) continue;
    await sweepBatch(tools, batch, signal);
    batch = [];
  }
  await sweepBatch(tools, batch, signal);
}

async function sweepBatch(
  tools: SweepTools,
  names: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted || names.length === 0) return;
  const held = await heldAmong(tools.database, names);
  for (const name of names) {
    if (signal.aborted) return;
    if (!held.has(name)) await removeUnheld(tools, [name]);
  }
}
