import type { PictureInfo } from '../../workers/index.ts';
import type { Point } from '../editor-types.ts';

/** One picture of a document with the mask painted over it. */
export interface Page {
  /** Id of both the picture and the mask in the workers. */
  readonly id: string;
  readonly documentId: string;
  readonly name: string;
  readonly picture: PictureInfo;
  /** The file it was decoded from: decoded again when its pixels were let go. */
  readonly source: Blob;
  /**
   * Where its top left corner lies, in px of the page that the document was opened with; null if
   * their px are not the same.
   */
  readonly corner: Point | null;
  /** The page that the document was opened with. */
  readonly original: Page | null;
}

/** A page whose picture is not decoded yet; only with its size it is known where its corner is. */
export interface PageDraft extends Omit<Page, 'picture' | 'corner'> {
  readonly corner: (picture: PictureInfo) => Page['corner'];
}

/** One step of the history: inside the mask worker, or from one page to another. */
export type Step =
  | { readonly kind: 'mask' }
  | { readonly kind: 'page'; readonly before: Page | null; readonly after: Page | null };
