import type { Saving, StorageProblem } from '../../workers/index.ts';
import type { Notices } from '../stores/notices.ts';
import type { TextKey } from '../text-keys.ts';
import { type RemovalOptions, removeUnclaimed } from './remove-unclaimed.ts';

/** What keeping at it needs. */
export interface KeepSavingOptions extends RemovalOptions {
  readonly saving: Pick<Saving, 'list' | 'remove' | 'retry' | 'onProblem'>;
  readonly notices: Pick<Notices, 'notify'>;
  readonly log: (message: string, error?: unknown) => void;
  /** Does something later; returns what prevents it. */
  readonly later?: (act: () => void, milliseconds: number) => () => void;
}

/** Saving is tried again after this long, then after twice that and so on, up to the most, ms. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 240_000;

const WORDS: Readonly<Record<StorageProblem, TextKey>> = {
  full: 'message.storageFull',
  silent: 'message.storageSilent',
  busy: 'message.storageTaken',
  denied: 'message.storageDenied',
  newer: 'message.storageDenied',
  unreadable: 'message.storageDenied',
};

/** What may be over by itself. */
const PASSING: ReadonlySet<StorageProblem> = new Set(['full', 'silent', 'denied']);

/** Other work that stays however little space there is: it may just have been left. */
const KEPT_OTHERS = 1;

/**
 * Sees to it that saving goes on. Without space, work that no tab has open makes room, the oldest
 * first; if that is not enough the user is told once, what can't be saved waits, and it is tried
 * again from time to time. Returns the disposer.
 */
export const keepSaving = (options: KeepSavingOptions): (() => void) => {
  const { saving, notices, log, later = inTime } = options;
  let told: StorageProblem | null = null;
  let pause = FIRST_PAUSE_MS;
  let cancel: () => void = () => undefined;

  const makeRoom = async (): Promise<StorageProblem | null> => {
    let problem: StorageProblem | null = 'full';
    await removeUnclaimed(options, KEPT_OTHERS, async () => {
      problem = await saving.retry();
      return problem === 'full';
    });
    return problem;
  };
  const tryAgain = async (): Promise<void> => {
    const problem = await saving.retry();
    if (problem !== null) face(problem);
  };
  const face = (problem: StorageProblem): void => {
    if (told !== problem) notices.notify('warning', WORDS[problem]);
    told = problem;
    if (!PASSING.has(problem)) return;
    cancel();
    cancel = later(() => void tryAgain().catch(fail), pause);
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
  };
  const fail = (error: unknown): void => log('Saving could not be tried again', error);
  const rest = (): void => {
    cancel();
    pause = FIRST_PAUSE_MS;
    if (told !== null) notices.notify('success', 'message.savingAgain');
    told = null;
  };
  const hear = async (problem: StorageProblem | null): Promise<void> => {
    if (problem === null) return rest();
    const left = problem === 'full' ? await makeRoom() : problem;
    if (left !== null) face(left);
  };
  const unsubscribe = saving.onProblem((problem) => void hear(problem).catch(fail));
  return () => {
    unsubscribe();
    cancel();
  };
};

const inTime = (act: () => void, milliseconds: number): (() => void) => {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
};
