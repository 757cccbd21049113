import type { MaskOperation } from '../imaging.ts';
import type { LogRecord } from './log-records.ts';
import type { SavedPage, SavedStep, SavedView } from './saved.ts';

/** Where a record lies in the log; elsewhere once the log was written anew. */
export interface RecordPlace {
  at: number;
  readonly length: number;
}

/** A step with the place of the record that says it. */
export type PlacedStep = SavedStep & { readonly place: RecordPlace };

/** What a log says up to one of its records. */
export interface SavedState {
  readonly pages: Map<string, SavedPage>;
  /** Pages whose file could not be stored (yet). */
  readonly withoutFile: Set<string>;
  readonly steps: PlacedStep[];
  /** How many of the steps are done. */
  position: number;
  /** The highest revision that was ever used. */
  revision: number;
  view: SavedView | null;
  /** The stroke under way, as far as it was saved. */
  stroke: { readonly pageId: string; readonly operations: MaskOperation[] } | null;
  /** Number of the last operation that is part of this state for good. */
  sequence: number;
}

/** What an empty log says. */
export function emptyState(): SavedState {
  return {
    pages: new Map(),
    withoutFile: new Set(),
    steps: [],
    position: 0,
    revision: 0,
    view: null,
    stroke: null,
    sequence: 0,
  };
}

/** The page that is open: where the last turn that is done led; null if none is. */
export function currentPage(state: SavedState): string | null {
  return pageAfter(state, state.position);
}

/** The page that is open when this many steps are done. */
export function pageAfter({ steps }: SavedState, position: number): string | null {
  const step = steps[position - 1];
  if (step === undefined) return null;
  return step.kind === 'turn' ? step.after : step.pageId;
}

/** Pages that the history leads to, and their originals. */
export function reachablePages({ steps, pages }: SavedState): ReadonlySet<string> {
  const reachable = new Set<string>();
  const add = (id: string | null): void => {
    if (id !== null) reachable.add(id);
  };
  for (const step of steps) {
    if (step.kind !== 'turn') continue;
    for (const id of [step.before, step.after]) {
      add(id);
      add(pages.get(id ?? '')?.originalId ?? null);
    }
  }
  return reachable;
}

/** Takes a record in; false if it can't follow on this state, which is then unchanged. */
export function applyRecord(
  state: SavedState,
  record: LogRecord,
  place: RecordPlace,
  sequence: number,
): boolean {
  if (!canFollow(state, record)) return false;
  state.sequence = record.kind === 'stroke' ? state.sequence : Math.max(state.sequence, sequence);
  switch (record.kind) {
    case 'page':
      state.pages.set(record.page.id, record.page);
      if (record.hasFile) state.withoutFile.delete(record.page.id);
      else state.withoutFile.add(record.page.id);
      return true;
    case 'turn': {
      const { before, after, revision } = record;
      addStep(state, { kind: 'turn', before, after, revision, place });
      return true;
    }
    case 'step':
      addStep(state, { kind: 'mask', pageId: record.pageId, revision: record.revision, place });
      return true;
    case 'cursor':
      state.position = record.position;
      state.revision = Math.max(state.revision, record.revision);
      state.stroke = null;
      return true;
    case 'view':
      state.view = record.view;
      return true;
    case 'stroke':
      takeStroke(state, record);
      return true;
    case 'cancel':
      state.stroke = null;
      return true;
  }
}

/** Whether a record makes sense after this state. */
export function canFollow(state: SavedState, record: LogRecord): boolean {
  switch (record.kind) {
    case 'turn': {
      const { before, after } = record;
      return before === currentPage(state) && (after === null || state.pages.has(after));
    }
    case 'step':
    case 'stroke':
      return record.pageId === currentPage(state);
    case 'cursor':
      return record.position >= 0 && record.position <= state.steps.length;
    default:
      return true;
  }
}

function addStep(state: SavedState, step: PlacedStep): void {
  state.steps.splice(state.position, state.steps.length, step);
  state.position = state.steps.length;
  state.revision = Math.max(state.revision, step.revision);
  state.stroke = null;
}

function takeStroke(state: SavedState, record: LogRecord & { kind: 'stroke' }): void {
  const { pageId, operations } = record;
  const begins = operations[0]?.kind === 'begin';
  if (begins) state.stroke = { pageId, operations: [...operations] };
  else state.stroke?.operations.push(...operations);
}
