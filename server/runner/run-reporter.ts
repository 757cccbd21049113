import type { EngineProgress } from '../engines/engine.ts';
import type { Announce, PreviewAddress } from '../tasks/announcer.ts';
import { type RunKey, reportRun } from '../tasks/rows/run-rows.ts';
import type { Rows, TaskRow } from '../tasks/rows/task-row.ts';
import { PREVIEW_KEPT_MS } from './keep-preview.ts';

/** Tells how a run goes: to the database about once a second, to the user at most four times. */
export interface RunReporter {
  /** Takes note of progress; never rejects. */
  update(progress: EngineProgress): void;
  /** Tells the user at once what a picture will look like, and again beside whatever follows. */
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
/** A page that listens late, lost a message or was loaded anew hears of a preview as long as it is surely kept. */
const REPEATED_MS = PREVIEW_KEPT_MS - 60_000;

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
  // By a clock that is never set.
  let announcedAt = performance.now();
  let storedAt = performance.now();
  /** Clients pass over older news: what they are told goes on also where the clock was set back. */
  let toldTime = task.update_time.getTime();
  /** The newest of each picture, and until when it is repeated; whose turn it is stands first. */
  const previews = new Map<number, { readonly preview: PreviewAddress; readonly until: number }>();

  function tell(preview?: PreviewAddress): void {
    isNews = false;
    announcedAt = performance.now();
    toldTime = Math.max(toldTime + 1, Date.now());
    announce({ ...task, ...latest, update_time: new Date(toldTime) }, { preview });
  }

  function nextPreview(): PreviewAddress | undefined {
    const now = performance.now();
    for (const [index, kept] of previews) {
      previews.delete(index);
      if (now >= kept.until) continue;
      previews.set(index, kept);
      return kept.preview;
    }
    return undefined;
  }

  async function store(): Promise<void> {
    storedAt = performance.now();
    isStoring = true;
    // A database that is away for a moment is no reason to end a run: the lease outlives it.
    const isOurs = await reportRun(rows, run, { ...latest, now: new Date() }).catch(() => true);
    isStoring = false;
    if (!isOurs && !isStopped) onLost();
  }

  function tick(): void {
    const now = performance.now();
    if (!isStoring && now - storedAt >= STORE_MS) void store();
    if (!isHushed && (isNews || now - announcedAt >= SILENCE_MS)) tell(nextPreview());
  }

  const ticking = setInterval(tick, ANNOUNCE_MS);
  return {
    update({ progress, stage }) {
      if (isStopped) return;
      latest = { progress: Math.max(latest.progress, Math.min(1, progress)), stage };
      isNews = true;
    },
    showPreview(preview) {
      if (isStopped || isHushed) return;
      previews.set(preview.index, { preview, until: performance.now() + REPEATED_MS });
      tell(preview);
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
