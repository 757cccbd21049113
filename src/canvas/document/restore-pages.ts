import type { SavedPage, SavedWorkspace, Saving } from '../../workers/index.ts';
import type { EarlierHistory } from './history.ts';
import type { Page, Step } from './page.ts';

/** Saved pages and steps, tied together again. */
export interface EarlierWork extends EarlierHistory<Step> {
  readonly pages: readonly Page[];
  /** The page that was open; null if none was. */
  readonly current: Page | null;
}

/** Makes pages of what was saved. A file that is gone leaves a page that can't be shown. */
export async function restorePages(
  saved: SavedWorkspace,
  saving: Pick<Saving, 'picture'>,
): Promise<EarlierWork> {
  const byId = new Map<string, Page>();
  // Originals first: the others point to them.
  const inOrder = [...saved.pages].sort(
    (a, b) => Number(a.originalId !== null) - Number(b.originalId !== null),
  );
  for (const page of inOrder) {
    const source = (await saving.picture(page.id)) ?? new Blob();
    byId.set(page.id, pageOf(page, source, byId.get(page.originalId ?? '') ?? null));
  }
  const find = (id: string | null): Page | null => byId.get(id ?? '') ?? null;
  const entries = saved.steps.map((step) => ({
    revision: step.revision,
    step:
      step.kind === 'mask'
        ? ({ kind: 'mask' } as const)
        : ({ kind: 'page', before: find(step.before), after: find(step.after) } as const),
  }));
  const { position, revision: lastRevision } = saved;
  const last = entries.slice(0, position).findLast(({ step }) => step.kind === 'page');
  const current = last?.step.kind === 'page' ? last.step.after : null;
  return { pages: [...byId.values()], entries, position, lastRevision, current };
}

function pageOf(saved: SavedPage, source: Blob, original: Page | null): Page {
  const { id, documentId, name, width, height, hasAlpha, type } = saved;
  // What an expansion added on which side is not saved.
  const isAsBefore = original === null || hasSize(original, saved);
  const corner = isAsBefore ? { x: 0, y: 0 } : null;
  const picture = { width, height, hasAlpha, type };
  return { id, documentId, name, source, original, corner, picture };
}

function hasSize({ picture }: Page, { width, height }: SavedPage): boolean {
  return picture.width === width && picture.height === height;
}
