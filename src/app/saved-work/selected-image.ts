import type { KeyValueStorage } from '../../net/index.ts';
import { WORKSPACE_KEY } from './workspace-key.ts';

/**
 * Storage keys that the specification has for the picture on the canvas, of the tools and of Expand
 * (document 2 section 3). They are for those who look: like the window events they mirror what is,
 * and nothing here reads them.
 */
export const SELECTED_IMAGE_KEYS = ['areaRedrawImage', 'expandImage'] as const;

/** The picture on the canvas as storage names it: where it is saved, never its bytes (decision 31). */
export interface SelectedImage {
  /** Id of the document that is open; null when none is, and then nothing is named. */
  show(documentId: string | null): void;
}

/** Names the picture in the tab's storage, so that two tabs do not name each other's. */
export const createSelectedImage = (storage: KeyValueStorage): SelectedImage => {
  let shown: string | null | undefined;
  const name = (documentId: string): void => {
    const reference = JSON.stringify({ workspaceId: storage.getItem(WORKSPACE_KEY), documentId });
    for (const key of SELECTED_IMAGE_KEYS) storage.setItem(key, reference);
  };
  return {
    show: (documentId) => {
      if (documentId === shown) return;
      shown = documentId;
      if (documentId !== null) name(documentId);
      else for (const key of SELECTED_IMAGE_KEYS) storage.removeItem(key);
    },
  };
};
