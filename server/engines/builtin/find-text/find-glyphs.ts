import { lumaBytes } from '../kernels/luma.ts';
import { divideShare, type OnShare } from '../kernels/share.ts';
import { type Glyph, measureGlyph } from './glyph.ts';
import { buildLevelTree } from './level-tree.ts';
import { FAINT_MARGIN, FIRM_MARGIN, findStableNodes, type StableNode } from './stable-regions.ts';

/** Shapes whose strokes are less even than this are not written. */
const MOST_UNEVEN = 0.6;
/** Up to this they may be letters of a line that is writing for its other letters: a large A measures more than its neighbours. */
const MOST_ROUGH = 0.8;
const LEAST_HEIGHT = 5;

/** How many planes {@link planesOf} gives, each to be searched for light and for dark shapes. */
export const PLANES = 6;

/**
 * The planes that letters are looked for in, made one at a time: luma and two colour differences
 * (red from green, blue from yellow), each as it is and inverted.
 */
export function* planesOf(pixels: Uint8ClampedArray): Generator<Uint8Array<ArrayBuffer>> {
  for (const plane of [lumaBytes, redFromGreen, blueFromYellow]) {
    const light = plane(pixels);
    yield light;
    yield light.map((value) => 255 - value);
  }
}

/** Shapes of a plane that may be letters. */
export interface Glyphs {
  /** Those that stand out clearly. */
  readonly firm: readonly Glyph[];
  /** Others: writing only if many of them make a line. */
  readonly faint: readonly Glyph[];
  /** Those that stand out clearly, but with uneven strokes: writing only within a line of others. */
  readonly rough: readonly Glyph[];
}

/**
 * Finds the shapes of a plane that may be letters: of even stroke, brighter than what is around.
 * `onShare` is told the share of the work that is done.
 */
export function findGlyphs(
  pixels: Uint8ClampedArray,
  plane: Uint8Array<ArrayBuffer>,
  width: number,
  onShare: OnShare,
): Glyphs {
  const [onTree, onClear, onFaint] = divideShare(onShare, [3, 2, 2]);
  const tree = buildLevelTree(plane, width);
  onTree(1);
  const scratch = new Uint8Array(plane.length);
  const measured = (nodes: readonly StableNode[]) =>
    nodes
      .map((node) => measureGlyph(pixels, tree, node, scratch))
      .filter(({ top, bottom }) => bottom - top >= LEAST_HEIGHT);
  const isEven = ({ unevenness }: Glyph) => unevenness < MOST_UNEVEN;
  const clear = measured(findStableNodes(tree, FIRM_MARGIN));
  onClear(1);
  const faint = findStableNodes(tree, FAINT_MARGIN).filter(({ margin }) => margin < FIRM_MARGIN);
  const measuredFaint = measured(faint);
  onFaint(1);
  return {
    firm: clear.filter(isEven),
    faint: measuredFaint.filter(isEven),
    rough: clear.filter((glyph) => !isEven(glyph) && glyph.unevenness < MOST_ROUGH),
  };
}

function redFromGreen(pixels: Uint8ClampedArray): Uint8Array<ArrayBuffer> {
  const plane = new Uint8Array(pixels.length / 4);
  for (let at = 0; at < plane.length; at++) {
    plane[at] = 128 + ((pixels[at * 4] as number) - (pixels[at * 4 + 1] as number)) / 2;
  }
  return plane;
}

function blueFromYellow(pixels: Uint8ClampedArray): Uint8Array<ArrayBuffer> {
  const plane = new Uint8Array(pixels.length / 4);
  for (let at = 0; at < plane.length; at++) {
    const yellow = ((pixels[at * 4] as number) + (pixels[at * 4 + 1] as number)) / 2;
    plane[at] = 128 + ((pixels[at * 4 + 2] as number) - yellow) / 2;
  }
  return plane;
}
