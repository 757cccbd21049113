import type { ScreenPoint } from '../input/path.ts';
import type { PictureFile } from '../machine/picture-files.ts';
import type { Span } from '../trace/main-thread.ts';

/** Where the picture stands on the screen, CSS px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A mask file as an editor made it, several times over. */
export interface MaskExport {
  /** From asking to holding the file, ms on the page's clock; one for each time. */
  readonly times: readonly Span[];
  /** The same page with nothing to make, before each of them: what goes on in it anyway. */
  readonly rests: readonly Span[];
  readonly file: Buffer;
  /** Bytes of the file that the page makes of everything that was sent, where it heard less. */
  readonly bytesOfAll: number | null;
}

/** A page that is measured, in the words of the session. Everything ends or throws. */
export interface EditorPage {
  /** False for the page that shows a picture and cannot paint. */
  readonly paints: boolean;
  /** True where the picture is opened in a page that is there already. */
  readonly opensInPlace: boolean;
  /** Goes to the page, without a picture where it can. */
  visit(): Promise<void>;
  /** Opens the picture and fits it; brush in image px. */
  open(picture: PictureFile, brush: number): Promise<void>;
  /** Where the picture stands now. */
  box(): Promise<Box>;
  /**
   * Bytes of what a stroke adds to: the undo steps, and in the product everything else that it
   * writes down; null where the page keeps nothing.
   */
  keptBytes(): Promise<number | null>;
  /** @param strokes what is in the mask, CSS px of the page */
  exportMask(strokes: readonly (readonly ScreenPoint[])[]): Promise<MaskExport>;
}
