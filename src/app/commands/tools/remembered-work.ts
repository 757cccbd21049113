import * as z from 'zod/mini';
import { idSchema } from '../../../net/contracts/index.ts';
import type { ToolState } from '../../stores/tool-store.ts';
import { TOOL_KINDS, type ToolKind } from '../../stores/tool-traits.ts';
import type { ToolWork } from '../../stores/tool-work.ts';

const index = z.int().check(z.minimum(0));

/** What is kept of a tool's work: the server has the rest. */
const rememberedSchema = z.object({
  /** The chain, the first step first, and which result of each is gone on with. */
  steps: z.array(z.object({ taskId: idSchema, picked: index })),
  /** Which step is shown; null: what was before the first. */
  at: z.nullable(index),
  /** The task that is under way, and how many steps it stands on. */
  run: z.nullable(z.object({ taskId: idSchema, base: index })),
});
/** See {@link rememberedSchema}. */
export type Remembered = z.infer<typeof rememberedSchema>;

/** What to keep of a tool; undefined where there is nothing. What was only found comes back by itself. */
export const rememberedOf = ({
  work,
  run,
}: Pick<ToolState, 'run'> & { readonly work: ToolWork }): Remembered | undefined => {
  const steps = work.steps.map(({ detail, picked }) => ({ taskId: detail.taskId, picked }));
  const taskId = run?.mode === 'run' ? run.taskId : null;
  const running = run && taskId !== null ? { taskId, base: run.base } : null;
  if (steps.length === 0 && running === null) return undefined;
  return { steps, at: work.at, run: running };
};

/** Reads what was kept of each tool; what can't be read counts as nothing. */
export const readRemembered = (text: string | null): Map<ToolKind, Remembered> => {
  const works = new Map<ToolKind, Remembered>();
  const stored = parse(text);
  for (const kind of TOOL_KINDS) {
    const work = rememberedSchema.safeParse(stored[kind]);
    if (work.success) works.set(kind, work.data);
  }
  return works;
};

const storedSchema = z.record(z.string(), z.unknown());

const parse = (text: string | null): Readonly<Record<string, unknown>> => {
  try {
    const stored = storedSchema.safeParse(JSON.parse(text ?? '{}'));
    return stored.success ? stored.data : {};
  } catch {
    return {};
  }
};
