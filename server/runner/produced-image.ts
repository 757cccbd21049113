/** A finished picture of a run: an encoded file. Size in pixels. */
export interface ProducedImage {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
}

/** What a run made. */
export interface Produced {
  /** In the order asked for. */
  readonly images: readonly ProducedImage[];
  /** What the engine says it did or ignored. */
  readonly notes: readonly string[];
}
