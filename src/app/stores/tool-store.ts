import { proxy, ref } from 'valtio/vanilla';
import type { TaskError } from '../../net/contracts/index.ts';
import { TOOL_TRAITS, type ToolKind } from './tool-traits.ts';
import { EMPTY_WORK, type ToolFinding, type ToolWork } from './tool-work.ts';

/** What is under way: the sending, then the task. */
export interface ToolRun {
  /** Names this press of the button. */
  readonly id: string;
  /** Whether something is only to be found. */
  readonly mode: 'run' | 'detect';
  /** Part of the pictures that was sent, 0 to 1; null once the server has them all. */
  readonly sent: number | null;
  /** Null until the server gave one. */
  readonly taskId: string | null;
  /** How many steps of the chain it stands on. */
  readonly base: number;
  /** It waits for the network. */
  readonly isHeld: boolean;
}

/** One tool as its screen shows it. */
export interface ToolState {
  /** Replaced whole, for it holds files. */
  work: ReturnType<typeof ref<ToolWork>>;
  /** Names of the files that are being read. */
  reading: readonly string[];
  run: ToolRun | null;
  finding: ToolFinding | null;
  /** Why the last run came to nothing; null when it did not. */
  failure: TaskError | null;
  /** How many answers are asked for, 1 to 4. */
  count: number;
  /** Whether what is found is shown before it is removed. */
  looksFirst: boolean;
}

/** The state of the instruction tools; it lasts as long as the page. */
export interface ToolStore {
  readonly state: Readonly<Record<ToolKind, ToolState>>;
  /** Replaces the work of a tool by what `change` makes of it. */
  change(kind: ToolKind, change: (work: ToolWork) => ToolWork): void;
  setPrompt(kind: ToolKind, prompt: string): void;
  /** How many answers are asked for, 1 to 4. */
  setCount(kind: ToolKind, count: number): void;
  setLooksFirst(kind: ToolKind, looksFirst: boolean): void;
  /** What was found is looked at no more. */
  forgetFinding(kind: ToolKind): void;
  /** Whether there is all that a run needs, and none is under way. */
  canRun(kind: ToolKind): boolean;
}

const newState = (): ToolState => ({
  work: ref(EMPTY_WORK),
  reading: [],
  run: null,
  finding: null,
  failure: null,
  count: 1,
  looksFirst: true,
});

/** See `ToolStore.canRun`; of what is shown, so that it is asked again when that changes. */
export const canRun = (
  kind: ToolKind,
  { work, run, reading }: Pick<ToolState, 'run' | 'reading'> & { readonly work: ToolWork },
): boolean => {
  const { images, takesPrompt } = TOOL_TRAITS[kind];
  if (run !== null || reading.length > 0 || work.images.length !== images) return false;
  return !takesPrompt || work.prompt.trim() !== '';
};

/** Makes a store in which nothing is given. */
export const createToolStore = (): ToolStore => {
  const state = proxy<Record<ToolKind, ToolState>>({
    'flux-context': newState(),
    'flux-context-multi': newState(),
    restore: newState(),
    'text-removal': newState(),
    'watermark-remover': newState(),
  });
  const change: ToolStore['change'] = (kind, make) => {
    state[kind].work = ref(make(state[kind].work));
  };
  return {
    state,
    change,
    setPrompt: (kind, prompt) => change(kind, (work) => ({ ...work, prompt })),
    setCount: (kind, count) => {
      state[kind].count = count;
    },
    setLooksFirst: (kind, looksFirst) => {
      state[kind].looksFirst = looksFirst;
    },
    forgetFinding: (kind) => {
      state[kind].finding = null;
    },
    canRun: (kind) => canRun(kind, state[kind]),
  };
};
