import type { PictureInfo } from '../../workers/index.ts';

/** One picture of a document with the mask painted over it. */
export interface Page {
  /** Id of both the picture and the mask in the workers. */
  readonly id: string;
  readonly documentId: string;
  readonly name: string;
  readonly picture: PictureInfo;
  /** The file it was decoded from: decoded again when its pixels were let go. */
  readonly source: Blob;
  /** The page that the document was opened with. */
  readonly original: Page | null;
}

/** One step of the history: inside the mask worker, or from one page to another. */
export type Step =
  | { readonly kind: 'mask' }
  | { readonly kind: 'page'; readonly before: Page | null; readonly after: Page | null };
