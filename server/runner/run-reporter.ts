import type { EngineProgress } from '../engines/engine.ts';
import type { Announce, PreviewAddress } from '../tasks/announcer.ts';
import { type RunKey, reportRun } from '../tasks/rows/run-rows.ts';
import type { Rows, TaskRow } from '../tasks/rows/task-row.ts';

/** Tells how a run goes: to the database about once a second, to the user at most four times. */
export interface RunReporter {
  /** Takes note of progress; never rejects. */
  update(progress: EngineProgress): void;
  /** Tells the user at once what a picture will look like. */
  showPreview(preview: PreviewAddress): void;
  /** Tells the user nothing more, so that the end is the last word; the lease is still renewed. */
  hush(): void;
  /** Does nothing from now on. */
  stop(): void;
}

const ANNOUNCE_MS = 250;
const STORE_MS = 1_000;
/** A sign of life after this much silence, well within what clients are promised. */
const SILENCE_MS = 3_000;

/** Starts reporting on a run. `onLost` is called once if the run turns out to have lost its task. */
export function startReporter({
  rows,
  announce,
  run,
  task,
  onLost,
}: {
  readonly rows: Rows;
  readonly announce: Announce;
  readonly run: RunKey;
  /** The task as it was claimed. */
  readonly task: TaskRow;
  readonly onLost: () => void;
}): RunReporter {
  let latest = { progress: task.progress, stage: task.stage ?? 'preparing' };
  let isNews = false;
  let isStopped = false;
  let isHushed = false;
  let isStoring = false;
  let announcedAt = Date.now();
  let storedAt = Date.now();

  function tell(now: number, preview?: PreviewAddress): void {
    isNews = false;
    announcedAt = now;
    announce({ ...task, ...latest, update_time: new Date(now) }, { preview });
  }

  async function store(now: number): Promise<void> {
    storedAt = now;
    isStoring = true;
    // A database that is away for a moment is no reason to end a run: the lease outlives it.
    const isOurs = await reportRun(rows, run, { ...latest, now: new Date(now) }).catch(() => true);
    isStoring = false;
    if (!isOurs && !isStopped) onLost();
  }

  function tick(): void {
    const now = Date.now();
    if (!isStoring && now - storedAt >= STORE_MS) void store(now);
    if (!isHushed && (isNews || now - announcedAt >= SILENCE_MS)) tell(now);
  }

  const ticking = setInterval(tick, ANNOUNCE_MS);
  return {
    update({ progress, stage }) {
      if (isStopped) return;
      latest = { progress: Math.max(latest.progress, Math.min(1, progress)), stage };
      isNews = true;
    },
    showPreview(preview) {
      if (!isStopped && !isHushed) tell(Date.now(), preview);
    },
    hush() {
      isHushed = true;
    },
    stop() {
      isStopped = true;
      clearInterval(ticking);
    },
  };
}
