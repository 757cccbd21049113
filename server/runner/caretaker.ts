import type { Kysely } from 'kysely';
import { forgetDeletedUsers } from '../account/account-rows.ts';
import type { Tables } from '../database/schema.ts';
import { GUEST_COOKIE_SECONDS } from '../identity/sessions.ts';
import type { ImageStore } from '../images/image-store.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import type { Announce } from '../tasks/announcer.ts';
import { deleteExpired, deleteLoose, findExpired, hideFinished } from '../tasks/rows/end-tasks.ts';
import { forgetOldKeys } from '../tasks/rows/idempotency-rows.ts';
import { touchWaiting } from '../tasks/rows/read-tasks.ts';
import {
  failRun,
  findOrphans,
  findWaiting,
  LEASE_MS,
  releaseOrphan,
} from '../tasks/rows/run-rows.ts';
import type { TaskRow } from '../tasks/rows/task-row.ts';
import type { ClockWatch } from './clock-watch.ts';
import { removeUnheld, sweepBytes } from './sweep-bytes.ts';

/** Keeps promises that outlive a single request or run. */
export interface Caretaker {
  /** Queues again what an earlier life of this server left; `isAlone` when nobody else can run it. */
  recover(options: { readonly isAlone: boolean }): Promise<void>;
  /** Begins its rounds, and once removes the bytes that an earlier life left without a picture. */
  start(): void;
  /** Ends its rounds and waits for the one under way. */
  close(): Promise<void>;
}

/** What a caretaker works with. */
export interface CaretakerTools {
  readonly database: Kysely<Tables>;
  readonly queue: Pick<TaskQueue, 'enqueueAgain' | 'queuedIds'>;
  readonly images: Pick<ImageStore, 'list' | 'remove'>;
  readonly announce: Announce;
  /** Whether the run of a task goes on here, whatever its lease says. */
  readonly runsHere: (taskId: string) => boolean;
  readonly onMistake: (error: unknown) => void;
  /** While the clock is not believed nothing is removed for its age. */
  readonly clock: ClockWatch;
  /** Finished tasks are removed after this many days; undefined: never. */
  readonly retentionDays: number | undefined;
}

/** A sign of life for waiting tasks, well within what clients are promised (5 s). */
const HEARTBEAT_ROUND_MS = 3_000;
const TIDY_ROUND_MS = 5_000;
const EXPIRED_PER_ROUND = 100;
const DAY_MS = 86_400_000;
/** As long as a picture of no task. */
const FINDINGS_KEPT_DAYS = 2;
/** Nothing that says who a browser is lives longer. */
const LONGEST_PROOF_MS = GUEST_COOKIE_SECONDS * 1_000;
/** A task whose runs die this often takes the server down with it, and is not tried again. */
const MAX_ATTEMPTS = 5;

/** Makes a caretaker. */
export function createCaretaker(tools: CaretakerTools): Caretaker {
  const life = new AbortController();
  let rounds: readonly Rounds[] = [];
  let sweeping: Promise<void> = Promise.resolve();
  return {
    recover: ({ isAlone }) => recover(tools, isAlone),
    start() {
      rounds = [
        goRound(HEARTBEAT_ROUND_MS, () => beat(tools), tools.onMistake),
        goRound(TIDY_ROUND_MS, () => tidy(tools), tools.onMistake),
      ];
      sweeping = sweepBytes(tools, life.signal).catch(tools.onMistake);
    },
    async close() {
      life.abort();
      await Promise.all([sweeping, ...rounds.map((round) => round.stop())]);
    },
  };
}

async function tidy(tools: CaretakerTools): Promise<void> {
  await recover(tools, false);
  await removeExpired(tools);
  if (tools.clock.isBelieved()) await removeAged(tools);
}

async function removeAged(tools: CaretakerTools): Promise<void> {
  await removeOld(tools);
  await removeLoose(tools);
  await forgetOldKeys(tools.database, new Date());
  await forgetDeletedUsers(tools.database, new Date(Date.now() - LONGEST_PROOF_MS));
}

async function beat({ database, announce }: CaretakerTools): Promise<void> {
  const waiting = await touchWaiting(database, new Date());
  for (const { task, queuePosition } of waiting) announce(task, { queuePosition });
}

async function recover(tools: CaretakerTools, isAlone: boolean): Promise<void> {
  const now = new Date();
  for (const orphan of await findOrphans(tools.database, { whateverTheirLease: isAlone })) {
    // The clock was set forward, or the database was away for longer than a lease.
    if (!tools.runsHere(orphan.id)) await adopt(tools, orphan, now);
  }
  // A server can die between taking a job and claiming its task: the task waits, with no job.
  const before = isAlone ? now : new Date(now.getTime() - LEASE_MS);
  const waiting = await findWaiting(tools.database, { before, now });
  const queued = waiting.length === 0 ? new Set() : await tools.queue.queuedIds();
  for (const { id, user_id } of waiting) {
    if (queued.has(id)) continue;
    await tools.database
      .transaction()
      .execute((rows) => tools.queue.enqueueAgain(rows, { id, userId: user_id }));
  }
}

async function adopt(
  { database, queue, announce }: CaretakerTools,
  orphan: TaskRow,
  now: Date,
): Promise<void> {
  const run = { taskId: orphan.id, runId: orphan.run_id ?? '' };
  if (orphan.attempts >= MAX_ATTEMPTS) {
    const message = `The server was interrupted ${orphan.attempts} times while it worked on this.`;
    const failed = await failRun(database, run, { code: 'engine_failed', message }, now);
    if (failed !== undefined) announce(failed);
    return;
  }
  await database.transaction().execute(async (rows) => {
    if (!(await releaseOrphan(rows, run, now))) return;
    await queue.enqueueAgain(rows, { id: orphan.id, userId: orphan.user_id });
  });
}

async function removeExpired(tools: CaretakerTools): Promise<void> {
  const now = new Date();
  for (const taskId of await findExpired(tools.database, now, EXPIRED_PER_ROUND)) {
    const freed = await tools.database
      .transaction()
      .execute((rows) => deleteExpired(rows, taskId, now));
    await removeUnheld(tools, freed);
  }
}

/** Gives tasks that are kept no longer an end that is over already. */
async function removeOld({ database, retentionDays }: CaretakerTools): Promise<void> {
  const now = new Date();
  // No list shows what was only found, so that nobody could delete it.
  const seen = new Date(now.getTime() - FINDINGS_KEPT_DAYS * DAY_MS);
  await hideFinished(database, { before: seen, now, limit: EXPIRED_PER_ROUND, mode: 'detect' });
  if (retentionDays === undefined) return;
  const before = new Date(now.getTime() - retentionDays * DAY_MS);
  await hideFinished(database, { before, now, limit: EXPIRED_PER_ROUND });
}

/** Removes pictures of no task whose time is over. */
async function removeLoose(tools: CaretakerTools): Promise<void> {
  const freed = await deleteLoose(tools.database, new Date(), EXPIRED_PER_ROUND);
  await removeUnheld(tools, freed);
}

interface Rounds {
  stop(): Promise<void>;
}

/** Does something again and again, with a pause between one time and the next. */
function goRound(
  pauseMs: number,
  act: () => Promise<void>,
  onMistake: (error: unknown) => void,
): Rounds {
  let isStopped = false;
  let current: Promise<void> = Promise.resolve();
  let timer = setTimeout(once, pauseMs);
  function once(): void {
    current = act()
      .catch(onMistake)
      .then(() => {
        if (!isStopped) timer = setTimeout(once, pauseMs);
      });
  }
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
