import type { Pixels } from '../../engine.ts';
import { blurBox } from '../kernels/blur-box.ts';
import { clean, type Dirt, deviationOf } from './clean.ts';
import { cutBand } from './planes.ts';

/** Side of the cells that edges are counted in, in pixels, and rows beyond a cell that its edges depend on. */
const CELL = 64;
const MARGIN = 8;
/** Standard deviation of what edges are blurred by once more, in pixels: two means over 3×3. */
const AGAIN = Math.sqrt(4 / 3);
/** An edge rises by this much a pixel where it is steepest, and by this much altogether, 0 to 255. */
const STEEP = 6;
const CONTRAST = 24;
/** A cell tells how sharp it is if it has this many edges, a picture if it has this many such cells. */
const LEAST_EDGES = 20;
const LEAST_CELLS = 2;
/** Sharpest share of a cell's edges, and of the cells: others are soft by themselves, as shadows are. */
const SHARP_EDGES = 0.2;
const SHARP_CELLS = 0.1;
/** No cell of a picture that is blurred all over is this many times as sharp as its sharp ones. */
const SHARPER = 1.5;
/** Edges look sharper than their blur where they lie close together; measured on photographs and scenes. */
const CLOSENESS = 1.25;
/** Radii in pixels: sharp pictures come below the first, and what is lost beyond the other cannot be brought back. */
const LEAST_BLUR = 0.85;
const MOST_BLUR = 4;
/** Cleaning makes edges softer: by how much the least blur rises for each unit that dirt deviates by. */
const SOFTENED = 0.06;

/**
 * Standard deviation in pixels of the blur that lies over the whole of a picture, as wrong focus leaves it; 0 for a picture
 * that is sharp anywhere, for its soft parts may be meant. Edges are blurred once more: the less that takes of
 * their steepness, the softer they were (Zhuo and Sim 2011).
 */
export function estimateBlur(image: Pixels, dirt: Dirt): number {
  const stride = deviationOf(dirt) === 0 ? CELL : 2 * CELL;
  const cells: number[] = [];
  for (let top = 0; top < image.height; top += stride) cells.push(...cellsAt(image, dirt, top));
  if (cells.length < LEAST_CELLS) return 0;
  cells.sort((a, b) => a - b);
  const usual = cells[Math.floor((cells.length - 1) * SHARP_CELLS)] as number;
  const blur = CLOSENESS * Math.min(usual, SHARPER * (cells[0] as number));
  return blur < LEAST_BLUR + SOFTENED * deviationOf(dirt) ? 0 : Math.min(MOST_BLUR, blur);
}

/** How soft the sharp edges are in each cell of a row that has enough of them. */
function cellsAt(image: Pixels, dirt: Dirt, top: number): number[] {
  const { width } = image;
  const first = Math.max(0, top - MARGIN);
  const last = Math.min(image.height, top + CELL + MARGIN);
  const { luma } = clean(cutBand(image, first, last), dirt, { left: 0, top: first });
  const again = blurBox(luma, width, 1, 2);
  const found = Array.from({ length: Math.ceil(width / CELL) }, (): number[] => []);
  const bottom = Math.min(top + CELL, last - 2);
  for (let y = Math.max(top, first + 2); y < bottom; y++) {
    for (let x = 2; x < width - 2; x++) {
      const softness = softnessAt(luma, again, width, (y - first) * width + x);
      if (softness !== null) found[Math.floor(x / CELL)]?.push(softness);
    }
  }
  return found.flatMap((all) => {
    if (all.length < LEAST_EDGES) return [];
    return all.sort((a, b) => a - b)[Math.floor(all.length * SHARP_EDGES)] as number;
  });
}

/** Standard deviation of the blur of an edge whose steepest place is here; null if there is none. */
function softnessAt(
  luma: Float32Array,
  again: Float32Array,
  width: number,
  at: number,
): number | null {
  const across = slope(luma, at, 1);
  const down = slope(luma, at, width);
  const steep = Math.hypot(across, down);
  if (steep < STEEP) return null;
  const [wide, high] = [Math.abs(across), Math.abs(down)];
  const aslant = across * down > 0 ? width + 1 : width - 1;
  const step = wide > 2 * high ? 1 : high > 2 * wide ? width : aslant;
  if (steepness(luma, at - step, width) > steep) return null;
  if (steepness(luma, at + step, width) >= steep) return null;
  const lost = (steep / steepness(again, at, width)) ** 2 - 1;
  if (lost <= 0) return null;
  const softness = AGAIN / Math.sqrt(lost);
  // The integral of a Gaussian; a difference over two pixels is a blur of its own.
  const contrast = steep * Math.sqrt(2 * Math.PI * (softness ** 2 + 1 / 3));
  return contrast < CONTRAST ? null : softness;
}

const slope = (plane: Float32Array, at: number, step: number): number =>
  ((plane[at + step] as number) - (plane[at - step] as number)) / 2;

const steepness = (plane: Float32Array, at: number, width: number): number =>
  Math.hypot(slope(plane, at, 1), slope(plane, at, width));
