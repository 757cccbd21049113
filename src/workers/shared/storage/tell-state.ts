import type { KeptPatch } from '../mask/step-journal.ts';
import type { SavedPage, SavedWorkspace } from './saved.ts';
import {
  type PlacedStep,
  type RecordPlace,
  reachablePages,
  type SavedState,
} from './saved-state.ts';

/** A mask's steps as they were saved. */
export interface SavedMask {
  readonly page: SavedPage;
  readonly done: readonly KeptPatch[];
  readonly undone: readonly KeptPatch[];
}

/** What a page that goes on with it has to know. */
export function workspaceOf(state: SavedState): SavedWorkspace {
  const reachable = reachablePages(state);
  return {
    pages: [...state.pages.values()].filter((page) => reachable.has(page.id)),
    steps: state.steps.map(({ place: _, ...step }) => step),
    position: state.position,
    revision: state.revision,
    view: state.view,
  };
}

/** The masks of all pages that the history names. */
export function masksOf(
  state: SavedState,
  keep: (place: RecordPlace, patch: null) => KeptPatch,
): SavedMask[] {
  const { steps, position, pages } = state;
  const reachable = reachablePages(state);
  const ofPage = (page: SavedPage, among: readonly PlacedStep[]): KeptPatch[] =>
    among
      .filter((step) => step.kind === 'mask' && step.pageId === page.id)
      .map((step) => keep(step.place, null));
  return [...pages.values()]
    .filter(({ id }) => reachable.has(id))
    .map((page) => ({
      page,
      done: ofPage(page, steps.slice(0, position)),
      undone: ofPage(page, steps.slice(position)),
    }));
}
