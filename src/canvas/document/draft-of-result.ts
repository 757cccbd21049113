import { v7 as newId } from 'uuid';
import type { PictureInfo } from '../../workers/index.ts';
import type { ResultOrigin } from '../editor-types.ts';
import type { Page, PageDraft } from './page.ts';

/** A page for a result that was made from another. */
export function draftOfResult(before: Page, source: Blob, { padding }: ResultOrigin): PageDraft {
  const { documentId, name } = before;
  const original = before.original ?? before;
  const corner = (picture: PictureInfo): Page['corner'] => cornerOfResult(before, picture, padding);
  return { id: newId(), documentId, name, source, original, corner };
}

/** See `Page.corner`. */
function cornerOfResult(
  { corner, picture }: Page,
  { width, height }: PictureInfo,
  padding: ResultOrigin['padding'],
): Page['corner'] {
  if (corner === null) return null;
  if (padding !== undefined) return { x: corner.x - padding.left, y: corner.y - padding.top };
  return width === picture.width && height === picture.height ? corner : null;
}
