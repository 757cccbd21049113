/**
 * What every maker of pixels looks like to the rest of the server. An engine never sees a user, a
 * database or a file: it gets pixels and parameters and gives pixels back.
 */
import type { Padding, TaskKind } from '../../src/net/contracts/task.ts';
import type { Remark } from './note.ts';

/** 8-bit sRGB pixels, straight alpha, row by row from the top left; `data.length = width * height * 4`. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** One byte a pixel, row by row from the top left; above 0 means "make this pixel". */
export interface Area {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array<ArrayBuffer>;
}

/** A request for pictures from words. */
export interface TextToImageRequest {
  readonly kind: 'text-to-image';
  /** The user's words, 1 to 4000 characters, any language. */
  readonly prompt: string;
  /** One of the style names of the contracts, or null for none. */
  readonly style: string | null;
  /** Size of each picture in pixels. */
  readonly width: number;
  readonly height: number;
  /** uint32; the same request with the same seed gives the same pictures, byte for byte. */
  readonly seed: number;
  /** How many different pictures, 1 to 4. */
  readonly count: number;
}

/** What requests that change an area of a picture have in common. */
interface AreaRequest {
  /** A crop of the user's picture: the area's bounds plus context. */
  readonly image: Pixels;
  /** The same size as `image`; at least one pixel above 0. */
  readonly area: Area;
  /** uint32; the same request with the same seed gives the same pictures, byte for byte. */
  readonly seed: number;
  /** How many different answers, 1 to 4. */
  readonly count: number;
}

/** A request to fill an area of a picture from what surrounds it. */
export interface RemoveRequest extends AreaRequest {
  readonly kind: 'remove';
}

/** A request to draw something else in an area of a picture. */
export interface AreaRedrawRequest extends AreaRequest {
  readonly kind: 'area-redraw';
  /** The user's words, 1 to 4000 characters, any language. */
  readonly prompt: string;
}

/** A request to continue a picture beyond its sides. Answers are as large as picture and padding. */
export interface ExpandRequest {
  readonly kind: 'expand';
  readonly image: Pixels;
  /** Pixels to add on each side, at least one. */
  readonly padding: Padding;
  /** uint32. */
  readonly seed: number;
  /** How many different answers, 1 to 4. */
  readonly count: number;
}

/** A request for a clearer picture. The answer may be larger than the picture. */
export interface EnhanceRequest {
  readonly kind: 'enhance';
  /** A whole picture, up to 100 megapixels: the engine may take its bytes over instead of copying. */
  readonly image: Pixels;
  /** How many times as wide and high the answer shall be; absent: the engine's own choice. */
  readonly scale?: 2 | 4;
}

/** What requests that change a whole picture have in common. */
interface WholeRequest {
  /** The user's picture, shown at 16 megapixels when it has more. */
  readonly image: Pixels;
  /** uint32; the same request with the same seed gives the same pictures, byte for byte. */
  readonly seed: number;
  /** How many different answers, 1 to 4. */
  readonly count: number;
}

/** A request to mend an old photograph: scratches, stains, faded colours. Answers are as large. */
export interface RestoreRequest extends WholeRequest {
  readonly kind: 'restore';
}

/** What requests that remove something which the engine finds by itself have in common. */
interface FindRequest extends WholeRequest {
  /** What the user marked, as large as `image`; null: the engine is to find it. */
  readonly area: Area | null;
  /**
   * `detect` only finds: the result has no images, only `found`. `run` also removes, what `area`
   * marks or, without it, what it finds; its answers differ from `image` inside `found` only.
   */
  readonly mode: 'run' | 'detect';
}

/** A request to remove writing from a picture. Answers are as large. */
export interface TextRemovalRequest extends FindRequest {
  readonly kind: 'text-removal';
}

/** A request to remove a watermark from a picture. Answers are as large. */
export interface WatermarkRequest extends FindRequest {
  readonly kind: 'watermark-remover';
}

/** A request to change a picture as an instruction says. Answers are as large, unless it says else. */
export interface InstructRequest extends WholeRequest {
  readonly kind: 'flux-context';
  /** The user's words, 1 to 4000 characters, any language. */
  readonly prompt: string;
}

/** A request to make one picture of two, as an instruction says. Answers may have any size. */
export interface CombineRequest {
  readonly kind: 'flux-context-multi';
  /** In the user's order; each shown at 16 megapixels when it has more. */
  readonly images: readonly [Pixels, Pixels];
  /** The user's words, 1 to 4000 characters, any language. */
  readonly prompt: string;
  /** uint32. */
  readonly seed: number;
  /** How many different answers, 1 to 4. */
  readonly count: number;
}

/** What an engine can be asked for. */
export type EngineRequest =
  | TextToImageRequest
  | RemoveRequest
  | AreaRedrawRequest
  | ExpandRequest
  | EnhanceRequest
  | RestoreRequest
  | TextRemovalRequest
  | WatermarkRequest
  | InstructRequest
  | CombineRequest;

/** Text keys for what an engine is doing; the browser translates them as `stage.<key>`. */
export type EngineStage =
  | 'preparing'
  | 'finding'
  | 'drawing'
  | 'filling'
  | 'mending'
  | 'blending'
  | 'finishing';

/** True progress: work that was finished, never time that went by. */
export interface EngineProgress {
  /** 0 to 1, never falling within a run. */
  readonly progress: number;
  readonly stage: EngineStage;
  /** A small version of a picture that is still being made, where the engine has one. */
  readonly preview?: EnginePreview;
}

/** What the picture of that index will look like. */
export interface EnginePreview {
  /** 0-based, in the order of the result. */
  readonly index: number;
  readonly image: Pixels;
}

/** What a run is given beside its request. */
export interface EngineContext {
  /** Aborting makes `run` reject with the signal's reason within 500 ms and frees the CPU within 2 s. */
  readonly signal: AbortSignal;
  /** Called each time a part of the work is finished. */
  readonly onProgress: (progress: EngineProgress) => void;
}

/** What a run gives back. */
export interface EngineResult {
  /** One picture per requested one, in order; none when asked only to find. */
  readonly images: readonly Pixels[];
  /**
   * Where text or a watermark was found, as large as the image of the request; null when nothing was
   * found, and for kinds that find nothing.
   */
  readonly found: Area | null;
  /** Pixels beside the area of a removal that were made anew with it, for they showed the same thing; as large as its image. */
  readonly filled?: Area;
  /** What the engine says it did or ignored; shown to the user. */
  readonly notes: readonly Remark[];
}

/** How an engine is doing, for `/api/health` and for choosing one. */
export interface EngineHealth {
  readonly ok: boolean;
  /** A sentence when not ok. */
  readonly detail: string | null;
}

/** One maker of pixels. */
export interface Engine {
  /** Shown to the user as the maker of a result, e.g. `builtin`. */
  readonly name: string;
  /** The kinds of task that it serves. */
  readonly kinds: ReadonlySet<TaskKind>;
  health(): Promise<EngineHealth>;
  /**
   * Gets ready for the first request, which would do it else: to be called when nobody waits.
   * Missing where there is nothing to get ready. Never rejects.
   */
  warmUp?(): Promise<void>;
  /** Rejects with {@link EngineError}, or with the signal's reason when aborted. */
  run(request: EngineRequest, context: EngineContext): Promise<EngineResult>;
  /** Frees threads and handles; pending runs reject. */
  close(): Promise<void>;
}

/** A failure that the user is told of. */
export class EngineError extends Error {
  /** Stable code, e.g. `engine_failed`, `engine_unavailable`, `nothing_to_copy_from`. */
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.name = 'EngineError';
    this.code = code;
  }
}
