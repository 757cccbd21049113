import type { SavedPage } from '../shared/storage/saved.ts';

/** A page as workspaces save it: an opened picture of 300 × 270 pixels. */
export const PAGE: SavedPage = {
  id: 'p',
  documentId: 'p',
  name: 'picture',
  originalId: null,
  width: 300,
  height: 270,
  hasAlpha: false,
  type: 'image/png',
};
