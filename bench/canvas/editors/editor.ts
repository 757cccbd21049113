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
  readonly file: Buffer;
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
  exportMask(): Promise<MaskExport>;
}
