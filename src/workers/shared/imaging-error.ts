import type { StorageProblem } from './storage/storage.ts';

/**
 * Why a call to the imaging workers failed. The codes are part of the face: the app turns them
 * into words.
 * - `not_an_image`: the bytes are no picture that this browser can show.
 * - `image_too_large`: more than 100 megapixels or 30 000 px on a side; refused by its header,
 *   before anything is decoded.
 * - `image_truncated`: a known format whose bytes end too early.
 * - `image_unreadable`: a known format that the browser could not decode.
 * - `pixels_withheld`: the browser lets no page read pixels, and only it could decode this format.
 * - `type_not_written`: the browser writes no files of this type; PNG is always written.
 * - `too_large_for_type`: a file of this type can't be as wide or high; another type can.
 * - `size_mismatch`: two pictures that are to be blended differ in size.
 * - `worker_lost`: the worker died while the call was under way; the next call starts a new one.
 * - `unknown_id`: the picture or mask was closed before.
 * - `saved_busy`, `saved_newer`, `saved_unreadable`, `saved_denied`, `saved_full`,
 *   `saved_silent`: saved work could
 *   not be opened (see `StorageProblem`); it is left as it is.
 * - `internal`: a defect of ours; the message has the cause.
 */
export type ImagingErrorCode =
  | 'not_an_image'
  | 'image_too_large'
  | 'image_truncated'
  | 'image_unreadable'
  | 'pixels_withheld'
  | 'type_not_written'
  | 'too_large_for_type'
  | 'size_mismatch'
  | 'worker_lost'
  | 'unknown_id'
  | `saved_${StorageProblem}`
  | 'internal';

/** An error with a code, thrown by every imaging call that fails other than by being aborted. */
export class ImagingError extends Error {
  /** Machine-readable reason. */
  readonly code: ImagingErrorCode;

  constructor(code: ImagingErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ImagingError';
    this.code = code;
  }
}
