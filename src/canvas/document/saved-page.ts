import type { SavedPage } from '../../workers/index.ts';
import type { Page } from './page.ts';

/** What is saved of a page beside its file and its mask. */
export function savedPage({ id, documentId, name, original, picture }: Page): SavedPage {
  return { id, documentId, name, originalId: original?.id ?? null, ...picture };
}
