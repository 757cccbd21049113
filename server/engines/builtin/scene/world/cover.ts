import { type Frame, THING } from './frame.ts';

/** Where less than this share of what is behind is seen, nothing more is drawn. */
const HIDDEN = 0.004;
/** How much of a pixel a thing must cover to be what the pixel shows, and to give it its distance. */
const SHOWN = 0.12;
const SOLID = 0.45;

/** What stands before a frame, drawn from near to far: no time goes into what is hidden. */
export interface Cover {
  /** Red, green, blue so far, each by the share of the pixel that it has. */
  readonly rgb: Float32Array;
  /** The share of a pixel through which what is farther is seen. */
  readonly clear: Float32Array;
  /** Distance of the nearest that covers a pixel well; infinite where nothing does. */
  readonly depth: Float32Array;
  /** 1 where a thing is shown. */
  readonly shown: Uint8Array;
}

/** A cover with nothing in it. */
export function createCover({ kind }: Pick<Frame, 'kind'>): Cover {
  return {
    rgb: new Float32Array(kind.length * 3),
    clear: new Float32Array(kind.length).fill(1),
    depth: new Float32Array(kind.length).fill(Number.POSITIVE_INFINITY),
    shown: new Uint8Array(kind.length),
  };
}

/** Whether nothing farther is seen at a pixel. */
export const isHidden = ({ clear }: Cover, at: number): boolean => (clear[at] as number) < HIDDEN;

/**
 * Puts a colour behind all that a pixel has so far: red, green and blue are multiplied by `alpha`,
 * `z` is its distance.
 */
export function addBehind(
  { rgb, clear, depth, shown }: Cover,
  at: number,
  red: number,
  green: number,
  blue: number,
  alpha: number,
  z: number,
): void {
  const seen = clear[at] as number;
  rgb[at * 3] = (rgb[at * 3] as number) + red * seen;
  rgb[at * 3 + 1] = (rgb[at * 3 + 1] as number) + green * seen;
  rgb[at * 3 + 2] = (rgb[at * 3 + 2] as number) + blue * seen;
  clear[at] = seen * (1 - alpha);
  if (alpha > SHOWN) shown[at] = 1;
  if (alpha > SOLID && z < (depth[at] as number)) depth[at] = z;
}

/** Lays a finished cover over its frame. */
export function layCover({ rgb, depth, kind }: Frame, cover: Cover): void {
  for (let at = 0; at < kind.length; at++) {
    const seen = cover.clear[at] as number;
    if (seen === 1) continue;
    for (let c = at * 3; c < at * 3 + 3; c++)
      rgb[c] = (rgb[c] as number) * seen + (cover.rgb[c] as number);
    if (cover.shown[at] === 1) kind[at] = THING;
    const near = cover.depth[at] as number;
    if (near !== Number.POSITIVE_INFINITY) depth[at] = near;
  }
}
