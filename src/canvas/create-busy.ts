import type { EditorState } from './editor-types.ts';

/** Answers what its work answers; until then the editor is busy with it. */
export type Waiting = <Result>(
  what: NonNullable<EditorState['busy']>,
  work: Promise<Result>,
) => Promise<Result>;

/** @param state its `busy` says what was begun last of all that is not done */
export function createBusy(state: Pick<EditorState, 'busy'>): Waiting {
  const waits: NonNullable<EditorState['busy']>[] = [];
  return async (what, work) => {
    waits.push(what);
    state.busy = what;
    try {
      return await work;
    } finally {
      waits.splice(waits.indexOf(what), 1);
      state.busy = waits.at(-1) ?? null;
    }
  };
}
