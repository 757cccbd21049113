import type { ExpansionWish, Padding } from '../kernels/expansion.ts';
import type { PngTexts } from '../kernels/png-text.ts';
import type { SavedPage, SavedView, SavedWorkspace } from './storage/saved.ts';
import type { StorageProblem, StoredWorkspace } from './storage/storage.ts';

export type { ExpansionWish, Padding } from '../kernels/expansion.ts';
export type { PngTexts } from '../kernels/png-text.ts';
export type { SavedPage, SavedStep, SavedView, SavedWorkspace } from './storage/saved.ts';
export type { StorageProblem, StoredWorkspace } from './storage/storage.ts';

/** Options that every imaging call takes. An aborted call rejects with the signal's reason. */
export interface CallOptions {
  readonly signal?: AbortSignal;
}

/** Likewise for what takes long: it hears how far that is, 0 to 1. */
export interface LongCallOptions extends CallOptions {
  readonly onProgress?: (share: number) => void;
}

/** What is known of an opened picture. Sizes in px, after the EXIF orientation was applied. */
export interface PictureInfo {
  readonly width: number;
  readonly height: number;
  /** True if at least one pixel is not opaque. */
  readonly hasAlpha: boolean;
  /** MIME type found in the bytes, such as `image/jpeg`; the file's name is never asked. */
  readonly type: string;
}

/** Which part of a picture: `level` halves the size that many times, 512 px tiles within it. */
export interface PictureTileAddress {
  readonly level: number;
  readonly column: number;
  readonly row: number;
}

/** Pixels to show: premultiplied 8-bit RGBA, `width * height * 4` bytes, row by row. */
export interface PictureTile extends PictureTileAddress {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array<ArrayBuffer>;
}

/** File types that a picture can be saved as. */
export type PictureFileType = 'image/png' | 'image/webp' | 'image/jpeg';

/** A rectangle of pixels: `left`, `top` inclusive, `right`, `bottom` exclusive, image px. */
export interface PixelBounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * What is one undo step of its own. All of it is exact: src/canvas/mapping.md defines each.
 * - `clear`: nothing is painted any more; `invert`: 255 − value for every pixel.
 * - `rectangle`: paints or takes away the pixels whose centre is inside; edges in 1/16 image px,
 *   in any order (decision 33), `left` and `top` belonging to it, `right` and `bottom` not.
 * - `lasso`: the same for a closed polygon of x, y pairs in 1/16 image px, even-odd.
 * - `grow`, `shrink`: by whole image px, 1 to 256, Euclidean between pixel centres; with `at` only
 *   the {@link MaskRegion} that contains that pixel, the others staying as they are.
 * - `feather`: blurs by whole image px, 1 to 256; the mask has values between 0 and 255 after it.
 * - `clear-region`: nothing of the region that contains pixel (x, y) is painted any more.
 * - `move-region`: that region goes by dx, dy whole px; where it meets others the greater value
 *   stays, what leaves the image is gone (undo brings it back).
 *
 * Pixels are named by whole image px from 0; where nothing is painted there is no region and
 * nothing happens.
 */
export type MaskStep =
  | { readonly kind: 'clear' }
  | { readonly kind: 'invert' }
  | {
      readonly kind: 'rectangle';
      readonly erase: boolean;
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
  | {
      readonly kind: 'lasso';
      readonly erase: boolean;
      readonly points: Int32Array<ArrayBuffer>;
    }
  | { readonly kind: 'grow'; readonly by: number; readonly at?: PixelPlace }
  | { readonly kind: 'shrink'; readonly by: number; readonly at?: PixelPlace }
  | { readonly kind: 'feather'; readonly by: number }
  | { readonly kind: 'clear-region'; readonly x: number; readonly y: number }
  | {
      readonly kind: 'move-region';
      readonly x: number;
      readonly y: number;
      readonly dx: number;
      readonly dy: number;
    };

/** A pixel by its column and row, whole image px from 0. */
export interface PixelPlace {
  readonly x: number;
  readonly y: number;
}

/** A connected area of a mask: pixels above 0 that touch along their sides. */
export interface MaskRegion {
  readonly bounds: PixelBounds;
  /** How many pixels it has. */
  readonly pixels: number;
  /** Its first pixel, row by row from the top: names it in operations until the mask changes. */
  readonly x: number;
  readonly y: number;
}

/**
 * One step in the life of a mask. Points are x, y pairs in 1/16 image px (decision 33:
 * q = floor(16x + 0.5)), each within ±2^24; `diameter` in whole image px, 1 to 2048. A stroke is
 * `begin`, any number of `points`, then `end` (one undo step) or `cancel` (nothing happened).
 * `radii`: one for each point, whole, in 1/16 image px, 0 to 2^14, where the pen's pressure
 * changes it; without them the radius is `diameter · 8`, half the diameter. `refresh` changes
 * nothing and returns every cell in view.
 */
export type MaskOperation =
  | { readonly kind: 'begin'; readonly erase: boolean; readonly diameter: number }
  | {
      readonly kind: 'points';
      readonly points: Int32Array<ArrayBuffer>;
      readonly radii?: Int32Array<ArrayBuffer>;
    }
  | { readonly kind: 'end' }
  | { readonly kind: 'cancel' }
  | MaskStep
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'refresh' };

/**
 * Which part of a mask is shown: the 256×256 px tiles of columns `left` to `right` and rows `top`
 * to `bottom` (exclusive), averaged down by 2^`level`, 0 to 6.
 */
export interface MaskView {
  readonly level: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * One tile of a mask as it is shown at a level: (256 >> level)² bytes, 0 to 255, row by row, each
 * the mean of the pixels it covers. Where all are the same, `pixels` is null and `value` is that
 * byte. Several cells may share one buffer.
 */
export interface MaskCell {
  readonly column: number;
  readonly row: number;
  readonly level: number;
  readonly pixels: Uint8Array<ArrayBuffer> | null;
  readonly value: number;
}

/** What a list of operations did to a mask. */
export interface MaskChange {
  /** Every cell in view whose bytes may differ from before; see {@link Masks.view}. */
  readonly cells: readonly MaskCell[];
  /** True if at least one pixel is painted. */
  readonly hasPixels: boolean;
  readonly undoSteps: number;
  readonly redoSteps: number;
}

/** Pictures kept as straight-alpha 8-bit sRGB in the worker. Ids are chosen by the caller. */
export interface Pictures {
  /** Decodes `source` and keeps it as `id`. Rejects with `not_an_image`, `image_*`. */
  open(id: string, source: Blob, options?: CallOptions): Promise<PictureInfo>;
  /** One tile of the picture, scaled down by halving `level` times. */
  tile(id: string, address: PictureTileAddress, options?: CallOptions): Promise<PictureTile>;
  /**
   * The whole picture as a file; a PNG decodes to the identical pixels, and is made once for as long as the
   * picture is open.
   */
  encode(id: string, type: PictureFileType, options?: LongCallOptions): Promise<Blob>;
  /**
   * Px to add on each side of the picture for a wish. Rejects with `image_too_large` if the result
   * would be more than a picture may have.
   */
  padding(id: string, wish: ExpansionWish, options?: CallOptions): Promise<Padding>;
  /**
   * A PNG of the picture with another of the same size over it where `mask` (a byte a pixel) says,
   * see kernels/blend-by-mask.ts. Rejects with `not_an_image`, `image_*`, `size_mismatch`.
   */
  blend(
    id: string,
    other: Blob,
    mask: Uint8Array<ArrayBuffer>,
    options?: CallOptions,
  ): Promise<Blob>;
  /**
   * The picture of a file as a file of this type; nothing of it is kept. Bytes of the type stay as
   * they are. A PNG gets `texts` in its text chunks, which costs no new encoding; the other types
   * carry none. Rejects as `open` does.
   */
  convert(
    source: Blob,
    type: PictureFileType,
    texts: PngTexts,
    options?: CallOptions,
  ): Promise<Blob>;
  /**
   * The outline of what a mask file marks, alpha above 0, as the `lasso` step takes it; empty where
   * it marks nothing. Nothing of it is kept. Rejects as `open` does.
   */
  outline(mask: Blob, options?: CallOptions): Promise<Int32Array<ArrayBuffer>>;
  /** Forgets the picture. An unknown id is fine. */
  close(id: string): Promise<void>;
}

/** Masks with their undo history, kept as tiles in the worker. Ids are chosen by the caller. */
export interface Masks {
  /** An empty mask of a picture's size. */
  open(id: string, width: number, height: number, options?: CallOptions): Promise<void>;
  /**
   * Does the operations in order; calls for one mask are done in the order of calling. `revision`
   * names the state after the step that they make, if they make one.
   */
  apply(
    id: string,
    operations: readonly MaskOperation[],
    options?: CallOptions & { readonly revision?: number },
  ): Promise<MaskChange>;
  /**
   * Tells what of a mask is shown from now on (at first nothing is): `apply` answers with changed
   * cells of it only. Resolves with the cells that were not in view before, in the order of calls
   * with those of `apply`; at another level these are all.
   */
  view(id: string, view: MaskView, options?: CallOptions): Promise<readonly MaskCell[]>;
  /**
   * The connected areas of the mask, the largest first, at most `limit` (50 if not given); those of
   * one size from the top.
   */
  regions(
    id: string,
    options?: CallOptions & { readonly limit?: number },
  ): Promise<readonly MaskRegion[]>;
  /** Freezes the mask as it is after all calls made so far, as `frozenId`; costs no copy. */
  freeze(id: string, frozenId: string, options?: CallOptions): Promise<void>;
  /** mask.png of a frozen mask (decision 36): its size, white, alpha = the mask's value. */
  encode(frozenId: string, options?: CallOptions): Promise<Blob>;
  /** All bytes of a mask or frozen mask, `width * height`, row by row. For tests and small tools. */
  read(id: string, options?: CallOptions): Promise<Uint8Array<ArrayBuffer>>;
  /** Forgets a mask or frozen mask. An unknown id is fine. */
  close(id: string): Promise<void>;
}

/**
 * One tab's work in the browser's storage. Masks save themselves once a turn has led to their page;
 * where nothing can be kept every call does nothing and work goes on in memory.
 */
export interface Saving {
  /** Every workspace in this browser. */
  list(): Promise<readonly StoredWorkspace[]>;
  /**
   * From now on work is saved in this workspace, which nobody else may hold; resolves with what it
   * holds (its masks are open then), or null if it is new: it is made with the first picture.
   * Rejects with `saved_…`; nothing is saved then, and what is there stays.
   */
  open(id: string): Promise<SavedWorkspace | null>;
  /** Removes a workspace that nobody holds. */
  remove(id: string): Promise<void>;
  /** Keeps a page's file; resolves with the copy to read from now on, the file itself if none. */
  store(pageId: string, source: Blob): Promise<Blob>;
  /** The file of a page; null if there is none. */
  picture(pageId: string): Promise<Blob | null>;
  /** A step of the history to a page, whose file was stored, or to none. */
  turn(after: SavedPage | null, revision: number): Promise<void>;
  /** A turn was taken back or done again. */
  move(direction: 'undo' | 'redo'): Promise<void>;
  /** Camera and tools are like this now. */
  view(view: SavedView): Promise<void>;
  /**
   * Hears why something of the work is not saved, and null when all of it is again; returns the
   * disposer.
   */
  onProblem(listener: (problem: StorageProblem | null) => void): () => void;
  /** Tries again to save what could not be saved; resolves with what is still in the way. */
  retry(): Promise<StorageProblem | null>;
}

/** Everything the imaging workers do. Every call settles; see {@link CallOptions}. */
export interface Imaging {
  readonly pictures: Pictures;
  readonly masks: Masks;
  readonly saving: Saving;
  /** Ends the workers; what was pending rejects with `worker_lost`, and so does any later call. */
  destroy(): void;
}
