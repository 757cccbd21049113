import type {
  ExpansionWish,
  Imaging,
  MaskRegion,
  Padding,
  PictureFileType,
  PixelBounds,
  PixelPlace,
} from '../workers/index.ts';
import type { ExpandRatio, RatioLine } from '../workers/kernels/expansion.ts';
import type { ExpandHandle } from '../workers/kernels/expansion-drag.ts';
import type { ToolSettings } from './kernels/tool-settings.ts';

export type { FingerMode, ToolSettings } from './kernels/tool-settings.ts';

/** Which tool the pointer drives. */
export type ToolName = 'brush' | 'eraser' | 'rectangle' | 'lasso' | 'pan';

/** What a step did to the mask. */
export type MaskChangeKind =
  | 'painted'
  | 'erased'
  | 'area-added'
  | 'area-removed'
  | 'cleared'
  | 'inverted'
  | 'grown'
  | 'shrunk'
  | 'feathered'
  | 'region-removed'
  | 'region-moved';

/**
 * What a step of the history did; `mask` is any change of the mask that was made before a reload,
 * `picture` an opening, a result or a closing.
 */
export type ChangeKind = MaskChangeKind | 'mask' | 'picture';

/** The latest change, for those who can't see it. Another `serial` is another event. */
export type EditorNews = { readonly serial: number } & (
  | { readonly event: 'done'; readonly what: MaskChangeKind; readonly by: number | null }
  | { readonly event: 'undone' | 'redone'; readonly what: ChangeKind }
  | { readonly event: 'nothing-to-undo' | 'nothing-to-redo' }
  /** It failed, and everything is as it was. */
  | { readonly event: 'not-undone' | 'not-redone' }
);

/** The open document. `id` is new for each opened image; a placed result keeps it. */
export interface DocumentInfo {
  readonly id: string;
  /** Names the picture without its mask: another one's with each placed result, the former by undo. */
  readonly pictureId: string;
  readonly name: string;
  /** Size in image px. */
  readonly width: number;
  readonly height: number;
  /**
   * Names the state of picture and mask: the same number means the same pixels and strokes.
   * Changes with every history step, returns to its former value by undo.
   */
  readonly revision: number;
}

/** A point; the coordinate space is named where it is used. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What the open picture is to be expanded to. Sizes in image px. */
export interface ExpansionState {
  /** The chosen shape; `custom` once a side was dragged or a size typed. */
  readonly ratio: ExpandRatio | 'custom';
  /** What is added at each side. */
  readonly padding: Padding;
  /** The announced size: the picture with its padding. */
  readonly width: number;
  readonly height: number;
  /** Why a picture of this size is refused; null if it is not. */
  readonly brokenLimit: 'side' | 'pixels' | null;
  /** What is being dragged. */
  readonly grabbed: ExpandHandle | null;
  /** The ratio that the drag was drawn to. */
  readonly snapped: RatioLine | null;
}

/** Plain data about the editor, a valtio proxy: read it with `useSnapshot`, never write it. */
export interface EditorState extends ToolSettings {
  document: DocumentInfo | null;
  tool: ToolName;
  /** Rectangle and lasso take away instead of adding. */
  areaSubtracts: boolean;
  /** CSS px per image px, 0.01 to 64. */
  zoom: number;
  canUndo: boolean;
  canRedo: boolean;
  hasMask: boolean;
  isDrawing: boolean;
  maskVisible: boolean;
  /** True while the original is shown instead of the present picture. */
  isComparing: boolean;
  /** True if there is an earlier picture of this document to compare with. */
  canCompare: boolean;
  /** What the editor waits for, null when it waits for nothing. */
  busy: 'opening' | 'placing' | null;
  /**
   * Bounds of the stroke made last, or of the area added last, image px, clipped to the image; null
   * after undo, redo and everything else.
   */
  lastStrokeBounds: PixelBounds | null;
  /** Where the brush stands when it is moved by keys, image px; null when a pointer leads it. */
  keyboardBrush: Point | null;
  /** Null while the picture is not being expanded. */
  expansion: ExpansionState | null;
  /** Where a result is divided from the picture before, 0 to 1 of what is in view; else null. */
  split: number | null;
  news: EditorNews | null;
}

/** What a task needs of the document, packaged in the worker. */
export interface PackedSnapshot {
  /** original.png, exactly the picture's pixels. */
  readonly original: Blob;
  /** mask.png, exactly the picture’s size, white, alpha the mask: 0 or 255, between after feather. */
  readonly mask: Blob;
  readonly width: number;
  readonly height: number;
  readonly documentId: string;
  readonly revision: number;
}

/** What an expansion needs, packaged in the worker. */
export interface PackedExpansion {
  /** original.png, exactly the picture's pixels. */
  readonly original: Blob;
  /** Image px to add on each side. */
  readonly padding: Padding;
  readonly width: number;
  readonly height: number;
  readonly documentId: string;
  readonly revision: number;
}

/** Ends the packaging; hears how far it is, 0 to 1. */
export interface PackOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (share: number) => void;
}

/** Picture and mask as they were at the moment of {@link Editor.snapshot}, however one paints on. */
export interface EditorSnapshot {
  readonly documentId: string;
  readonly revision: number;
  readonly width: number;
  readonly height: number;
  /** original.png alone; otherwise like `pack`. */
  packOriginal(options?: PackOptions): Promise<Blob>;
  /** Makes the files in the worker. Rejects with an ImagingError or the signal's reason. */
  pack(options?: PackOptions): Promise<PackedSnapshot>;
  /**
   * Likewise for an expansion. Rejects with an ImagingError, `image_too_large` if the result would
   * be, or the signal's reason.
   */
  packExpansion(wish: ExpansionWish, options?: PackOptions): Promise<PackedExpansion>;
  /** Frees the frozen mask. Call it when done, packed or not. */
  release(): void;
}

/** What a result was made from. */
export interface ResultOrigin {
  readonly documentId: string;
  readonly revision: number;
  /** Image px that an expansion added on each side. */
  readonly padding?: Padding;
  readonly signal?: AbortSignal;
}

/** What became of a result: shown, or left in the list because the document is another by now. */
export type PlaceOutcome = 'placed' | 'document_changed';

/** Empty space kept free at the edges when a picture is fitted, CSS px: what floats over it. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** What {@link createEditor} needs. */
export interface EditorOptions {
  readonly imaging: Imaging;
  /** Bytes of decoded pictures to keep beside what is shown; a tested default if not given. */
  readonly decodedBytes?: number;
  /** Called with errors that no caller waits for, such as a worker lost in mid-stroke. */
  readonly onError?: (error: unknown) => void;
}

/**
 * What can be done to the frame of an expansion; nothing happens while there is none. Points and
 * lengths in image px.
 */
export interface ExpansionVerbs {
  /**
   * From now on each open picture has a frame, at first as large as itself, and the camera shows
   * it whole; the mask is not shown meanwhile.
   */
  show(): void;
  /** No frame any more, and the camera shows the whole picture if it showed the whole frame. */
  hide(): void;
  /** Likewise, and the camera stays, so that the result comes to lie where the frame was. */
  hideInPlace(): void;
  /** The result is decided on: that camera shows the whole picture, unless the user has moved it. */
  release(): void;
  /** What is wished for now; null where there is no frame, or nothing to add. */
  wish(): ExpansionWish | null;
  /** Gives the frame a shape, the picture in its middle. */
  setRatio(ratio: ExpandRatio): void;
  /** Types width, height or both: each is rounded, limited and spread evenly. */
  setSize(size: { readonly width?: number; readonly height?: number }): void;
  /** Begins to drag a handle; `at` is where the pointer took it. */
  grab(handle: ExpandHandle, at: Point): void;
  /** Drags it: near the line of a ratio the frame is drawn to it, or to multiples of 8 px. */
  drag(to: Point, snapTo: 'ratio' | 'grid'): void;
  /** Ends the drag. */
  letGo(): void;
  /** Ends it as if it had never begun. */
  cancel(): void;
  /** Moves a handle by keys. */
  nudge(handle: ExpandHandle, dx: number, dy: number): void;
  /** Takes back what was added at a handle's sides. */
  reset(handle: ExpandHandle): void;
}

/** The editor's verbs. All coordinates are image px unless it says otherwise. */
export interface Editor {
  readonly state: EditorState;
  readonly expansion: ExpansionVerbs;
  /**
   * Opens an image as a new document; one undo returns to the former one. Rejects with an
   * ImagingError (`not_an_image`, `image_too_large`, …) and leaves everything as it was.
   * A later call wins over one still under way, which rejects with an AbortError.
   */
  openImage(source: Blob, options: { name: string; signal?: AbortSignal }): Promise<void>;
  /**
   * From now on work is saved in this workspace, which nobody else may hold; with what it holds
   * (documents, masks, history, camera, tools) everything is as it was. Resolves with whether
   * there was anything. Call it before anything is opened. Rejects with an ImagingError
   * (`saved_…`, or why the picture can't be shown); what is saved there stays as it is, and
   * another workspace can be tried.
   */
  restore(workspaceId: string): Promise<boolean>;
  /** Saves camera and tools now, as before the page goes; the rest is saved as it is done. */
  saveView(): void;
  /** Shows no document; one undo brings it back. */
  closeImage(): void;
  setTool(tool: ToolName): void;
  /** Rounded and clamped to 10…300. */
  setBrushSize(diameter: number): void;
  /** Changes what is given; numbers are rounded and clamped. */
  setToolSettings(settings: Partial<ToolSettings>): void;
  /** Brush becomes eraser, an area tool that adds takes away, and the other way round. */
  swapAddSubtract(): void;
  undo(): void;
  redo(): void;
  /** Empties the mask: one undo step; nothing if it is empty. */
  clearMask(): void;
  /** Paints what was not painted and the other way round: one undo step. */
  invertMask(): void;
  /** Changes the whole mask by image px, 1 to 256, whole: one undo step. */
  resizeMask(how: 'grow' | 'shrink' | 'feather', by: number): void;
  /** The connected areas of the mask when all input so far is done, the largest first. */
  maskRegions(): Promise<readonly MaskRegion[]>;
  /**
   * Changes the region that contains a pixel: one undo step. `move` is in whole image px. Resolves
   * with whether it changed anything: not while the history moves. Never rejects.
   */
  changeRegion(
    at: PixelPlace,
    change:
      | { readonly kind: 'grow' | 'shrink'; readonly by: number }
      | { readonly kind: 'move'; readonly dx: number; readonly dy: number }
      | { readonly kind: 'remove' },
  ): Promise<boolean>;
  /** Adds a rectangle of image px to the mask or takes it away: one undo step. */
  markRectangle(bounds: PixelBounds, subtract: boolean): void;
  /**
   * Adds what a mask file marks, alpha above 0, to the mask: one undo step; nothing if it marks
   * nothing. Rejects with an ImagingError.
   */
  markFrom(mask: Blob, options?: { signal?: AbortSignal }): Promise<void>;
  toggleMask(): void;
  /** While true the document's first picture is shown instead of the present one. */
  setComparing(comparing: boolean): void;
  /** The whole picture in the middle, within the insets, never enlarged. */
  fit(): void;
  /** CSS px per image px, about the middle of the view or `about` (CSS px in the canvas). */
  zoomTo(scale: number, about?: Point): void;
  /** Multiplies the zoom. */
  zoomBy(factor: number, about?: Point): void;
  /** Sends the camera to a part of the picture, image px. */
  showPart(bounds: PixelBounds): void;
  /** Where a part of the picture, image px, stands on the canvas, CSS px from its corner. */
  toCanvas(bounds: PixelBounds): PixelBounds;
  /** Calls back whenever the camera has moved or another picture is shown; returns the disposer. */
  onView(listener: () => void): () => void;
  /** Moves the picture by CSS px. */
  panBy(dx: number, dy: number): void;
  /** Painting by keys: moves the brush by image px from where it stands (first: the middle). */
  moveBrush(dx: number, dy: number): void;
  /** Painting by keys: puts the brush down where it stands; moving it then draws. */
  lowerBrush(): void;
  /** Lifts it again: what was drawn since is one undo step. */
  liftBrush(): void;
  /** Ends a gesture under way as if it had never begun (Esc). */
  cancelStroke(): void;
  /**
   * Freezes picture and mask as they are now, or as the undoing that was asked for and is still
   * under way leaves them. Null if no document is open then.
   */
  snapshot(): Promise<EditorSnapshot | null>;
  /**
   * Shows a result in place of the picture it was made from, if that document is open and
   * unchanged since the snapshot: one undo step, which also clears the mask. With the padding of an
   * expansion the picture before stays where it is on the screen. Rejects with an ImagingError if
   * the result can't be read.
   */
  placeResult(result: Blob, origin: ResultOrigin): Promise<PlaceOutcome>;
  /**
   * Shows another result instead of the one that was placed last, as the same undo step; otherwise
   * like `placeResult`. The revision is another one afterwards.
   */
  replaceResult(result: Blob, origin: ResultOrigin): Promise<PlaceOutcome>;
  /**
   * Puts another picture of the same size over the present one where the mask is, as one undo step
   * that also clears the mask: 255 is wholly the other, 0 wholly the present one. Rejects with an
   * ImagingError.
   */
  reveal(other: Blob, options?: { signal?: AbortSignal }): Promise<PlaceOutcome>;
  /**
   * Shows the picture before the result that was placed last left of a line, 0 to 1 of what is in
   * view; null shows the result only. With `isNews` the result fades in.
   */
  divide(split: number | null, isNews?: boolean): void;
  /** The part of the picture that is in view, CSS px from the canvas's corner. */
  visiblePart(): PixelBounds;
  /** The present picture as a file. Rejects if no document is open. */
  exportImage(type: PictureFileType, options?: { signal?: AbortSignal }): Promise<Blob>;
  /** Resolves when every operation asked for so far is done and shown in `state`. */
  settled(): Promise<void>;
  /** Ends everything the editor started; the imaging client stays with its owner. */
  destroy(): void;
}
