/** A page as it is saved: a picture with its mask. Sizes in px. */
export interface SavedPage {
  /** Id of both the picture and the mask. */
  readonly id: string;
  readonly documentId: string;
  readonly name: string;
  /** The page that its document was opened with; null if this is it. */
  readonly originalId: string | null;
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
  /** MIME type found in the picture's bytes. */
  readonly type: string;
}

/** What is saved of camera and tools, as the editor names it: plain values only. */
export type SavedView = Readonly<Record<string, string | number | boolean | null>>;

/** A step of the one linear history, with the number that names the state after it. */
export type SavedStep =
  | { readonly kind: 'mask'; readonly pageId: string; readonly revision: number }
  | {
      readonly kind: 'turn';
      readonly before: string | null;
      readonly after: string | null;
      readonly revision: number;
    };

/** Everything that is restored of a workspace but pictures and masks, which have their own calls. */
export interface SavedWorkspace {
  /** The pages that the history names, and their originals. */
  readonly pages: readonly SavedPage[];
  readonly steps: readonly SavedStep[];
  /** How many of the steps are done; the others can be redone. */
  readonly position: number;
  /** A number above every revision that was ever used. */
  readonly revision: number;
  readonly view: SavedView | null;
}
