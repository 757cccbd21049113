import type { Kysely } from 'kysely';
import { v4 as uuidv4 } from 'uuid';
import { isDatabaseAway } from '../database/is-away.ts';
import type { Tables } from '../database/schema.ts';
import type { EnginePreview, EngineProgress } from '../engines/engine.ts';
import type { ImageAddresses } from '../images/image-addresses.ts';
import type { Announce } from '../tasks/announcer.ts';
import { claimTask, failRun, putBackRun, type RunKey } from '../tasks/rows/run-rows.ts';
import type { TaskRow } from '../tasks/rows/task-row.ts';
import { explainFailure } from './explain-failure.ts';
import type { FinishRun } from './finish-run.ts';
import type { KeepPreview } from './keep-preview.ts';
import type { MakePictures } from './make-pictures.ts';
import { type RunReporter, startReporter } from './run-reporter.ts';

/** Runs queued tasks. */
export interface Runner {
  /** Runs a task if it still waits. Never rejects. */
  run(taskId: string): Promise<void>;
  /** Ends the run of a task whose end is stored already, if it runs here. */
  stop(taskId: string): void;
  /** Whether a run of the task goes on here. */
  isRunning(taskId: string): boolean;
  /** Ends all runs; their tasks wait again, as if they had not begun. */
  close(): Promise<void>;
}

/** What a runner works with. */
export interface RunnerTools {
  readonly database: Kysely<Tables>;
  readonly announce: Announce;
  readonly addresses: Pick<ImageAddresses, 'urlOf'>;
  readonly makePictures: MakePictures;
  readonly finishRun: FinishRun;
  readonly keepPreview: KeepPreview;
  readonly onMistake: (error: unknown, taskId: string) => void;
}

/** Why a run was ended from outside. */
type Interruption = 'lost' | 'closing';

interface Run {
  readonly done: Promise<void>;
  readonly interrupt: (why: Interruption) => void;
}

/** Makes a runner. */
export function createRunner(tools: RunnerTools): Runner {
  const runs = new Map<string, Run>();
  let isClosing = false;

  async function claimAndRun(taskId: string): Promise<void> {
    const key = { taskId, runId: uuidv4() };
    const task = await claimTask(tools.database, key, new Date());
    if (task === undefined) return;
    if (isClosing) return putBack(tools, key);
    const run = begin(tools, key, task);
    runs.set(taskId, run);
    await run.done;
    runs.delete(taskId);
  }

  return {
    run: (taskId) => claimAndRun(taskId).catch((error) => tools.onMistake(error, taskId)),
    isRunning: (taskId) => runs.has(taskId),
    stop: (taskId) => runs.get(taskId)?.interrupt('lost'),
    async close() {
      isClosing = true;
      for (const run of runs.values()) run.interrupt('closing');
      await Promise.all([...runs.values()].map(({ done }) => done));
    },
  };
}

function begin(tools: RunnerTools, key: RunKey, task: TaskRow): Run {
  const abort = new AbortController();
  let interruption: Interruption | undefined;
  const interrupt = (why: Interruption) => {
    interruption ??= why;
    reporter.stop();
    abort.abort(new Error(`The run was ended: ${why}`));
  };
  tools.announce(task);
  const reporter = startReporter({
    rows: tools.database,
    announce: tools.announce,
    run: key,
    task,
    onLost: () => interrupt('lost'),
  });

  const previews: Promise<void>[] = [];
  const onProgress = (told: EngineProgress) => {
    reporter.update(told);
    if (told.preview === undefined) return;
    // A run does not fail for want of a preview.
    const shown = showPreview(tools, { ...key, userId: task.user_id }, told.preview, reporter);
    previews.push(shown.catch((error) => tools.onMistake(error, key.taskId)));
  };

  async function work(): Promise<void> {
    try {
      const context = { signal: abort.signal, onProgress };
      const { produced, engine } = await tools.makePictures(task, context);
      abort.signal.throwIfAborted();
      await succeed(tools, { ...key, userId: task.user_id }, produced, engine, reporter);
    } catch (error) {
      if (interruption === 'lost') return;
      if (interruption === 'closing') return await putBack(tools, key);
      reporter.stop();
      // No fault of the task: its lease runs out, and the caretaker lets it wait again.
      if (isDatabaseAway(error)) throw error;
      await fail(tools, key, error);
    } finally {
      reporter.stop();
      await Promise.all(previews);
    }
  }

  const done = work().catch((error: unknown) => tools.onMistake(error, key.taskId));
  return { done, interrupt };
}

async function showPreview(
  { keepPreview }: RunnerTools,
  run: Parameters<KeepPreview>[0],
  { index, image }: EnginePreview,
  reporter: Pick<RunReporter, 'showPreview'>,
): Promise<void> {
  const url = await keepPreview(run, image);
  if (url !== null) reporter.showPreview({ index, url });
}

async function succeed(
  { finishRun, announce, addresses }: RunnerTools,
  run: Parameters<FinishRun>[0],
  produced: Parameters<FinishRun>[1],
  engine: string,
  reporter: Pick<RunReporter, 'hush' | 'stop'>,
): Promise<void> {
  const finished = await finishRun(run, produced, engine, reporter.hush);
  reporter.stop();
  if (finished === null) return;
  announce(finished.task, { urls: finished.imageIds.map(addresses.urlOf) });
}

async function fail(tools: RunnerTools, key: RunKey, error: unknown): Promise<void> {
  const { isExpected, ...explained } = explainFailure(error);
  if (!isExpected) tools.onMistake(error, key.taskId);
  const task = await failRun(tools.database, key, explained, new Date());
  if (task !== undefined) tools.announce(task);
}

/** The queue hears of it from the caretaker, for the job of the run that ends is still being settled. */
async function putBack({ database }: RunnerTools, key: RunKey): Promise<void> {
  await putBackRun(database, key, new Date());
}
