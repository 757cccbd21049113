import type { SavedStep } from '../workers/index.ts';
import type { Moved } from './document/document-flow.ts';
import type { ChangeKind, EditorState, MaskChangeKind } from './editor-types.ts';

/** Says in the editor's state what became of the mask, so that the app can tell it in words. */
export interface ChangeNews {
  /** A step was sent off; it is told when it stands, and known by its revision from then on. */
  sent(what: MaskChangeKind, by: number | null, stands: Promise<boolean>): void;
  /** These steps were made before a reload: what they did to the mask is not saved. */
  restored(steps: readonly SavedStep[]): void;
  /** History is about to go one step; what is answered tells what became of it. */
  travelling(direction: 'undo' | 'redo'): (moved: Moved) => void;
}

const NOT_MADE = { undo: 'not-undone', redo: 'not-redone' } as const;

/** @param state its `news` is written, and its document's revision names what steps made */
export function createChangeNews(state: EditorState): ChangeNews {
  const kinds = new Map<number, ChangeKind>();
  let serial = 0;

  const next = (): number => {
    serial += 1;
    return serial;
  };
  const revision = (): number => state.document?.revision ?? -1;
  const kindOf = (at: number): ChangeKind => kinds.get(at) ?? 'picture';

  return {
    sent(what, by, stands) {
      kinds.set(revision(), what);
      void stands.then((did) => {
        if (did) state.news = { serial: next(), event: 'done', what, by };
      });
    },
    restored(steps) {
      for (const { kind, revision } of steps) if (kind === 'mask') kinds.set(revision, 'mask');
    },
    travelling(direction) {
      const isUndo = direction === 'undo';
      const from = revision();
      return (moved) => {
        if (moved !== 'made') {
          const event =
            moved === 'nothing' ? (`nothing-to-${direction}` as const) : NOT_MADE[direction];
          state.news = { serial: next(), event };
          return;
        }
        state.news = isUndo
          ? { serial: next(), event: 'undone', what: kindOf(from) }
          : { serial: next(), event: 'redone', what: kindOf(revision()) };
      };
    },
  };
}
