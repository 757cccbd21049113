/** What a pixel of a frame shows. */
export const SKY = 0;
export const LAND = 1;
export const WATER = 2;
export const THING = 3;

/** A picture in the making, row by row from the top left. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue; 0 to 1 in display space, more where it shines. */
  readonly rgb: Float32Array;
  /** Distance from the camera in world units; infinite for the sky. */
  readonly depth: Float32Array;
  /** One of the four kinds above. */
  readonly kind: Uint8Array;
  /** What will be seen of it in the end, `right` and `bottom` excluded: what lies beyond need not be painted. Missing: all. */
  readonly seen?: Part;
  /** The window through which it is seen, and what stands far off is to be seen whole; missing: none. */
  readonly pane?: Part;
}

/** A part of a frame, in pixels. */
export interface Part {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What will be seen of a frame. */
export const seenPart = ({ seen, width, height }: Pick<Frame, 'seen' | 'width' | 'height'>): Part =>
  seen ?? { left: 0, right: width, top: 0, bottom: height };

/** An empty frame: all sky, black. */
export function createFrame(width: number, height: number): Frame {
  return {
    width,
    height,
    rgb: new Float32Array(width * height * 3),
    depth: new Float32Array(width * height).fill(Number.POSITIVE_INFINITY),
    kind: new Uint8Array(width * height),
  };
}

/** Where the eye is: at the world's origin, looking along +z, level. */
export interface Camera {
  /** Pixels per unit at distance 1. */
  readonly focal: number;
  /** Row of the horizon. */
  readonly horizon: number;
  /** Height above the water's level, world units. */
  readonly height: number;
  /** Column that looks straight ahead. */
  readonly centre: number;
}
