import { blurBox } from '../kernels/blur-box.ts';
import { largestNear, SHARP } from './fine-detail.ts';
import { holeDepth, isOpen, largest } from './hole.ts';
import { misfit } from './light.ts';
import { stretchMembrane } from './membrane.ts';
import { besideOf, smoothPlain } from './plain-ground.ts';
import { averageCells, type Cells, type Filled, PLAIN_RADIUS } from './shade-cells.ts';
import { type ThreePlanes, threePlanes } from './three-planes.ts';

/** Cells are as large as makes the hole about so many of them deep, and at least so many pixels a side. */
const CELLS_DEEP = 10;
const LEAST_SIDE = 2;
/** How far shading is averaged, as a share of the hole's depth. */
const REACH_SHARE = 0.4;
/** How far, in grey levels, smooth ground is from its own smoothest continuation, and what is surely another. */
const OWN_DETAIL = 6;
const FAR = 16;
/** Where nothing sharp is known within so many pixels, a fill that does not fit is no other thing, but out of focus as the rest. */
const NEAR = 12;

/**
 * Brings the shading of a fill, its colours averaged widely, to that of the smoothest
 * continuation of what is around it: the best guess while what was there is not known. On plain
 * ground (a clear sky), where patches of different lightness make a fill mottled, all but the grain
 * becomes that continuation, from plain surroundings only; on ground that is but smooth (out of focus,
 * clouds, glaze) where the fill is far from it. `pixels` is RGBA, written within the hole; `fine` is `fineDetail` of them.
 */
export function evenShading(
  workspace: Filled,
  pixels: Uint8ClampedArray,
  fine: Float32Array,
): void {
  const { width, depth, holePixels } = workspace.level;
  const wanted = 2 ** Math.round(Math.log2(largest(depth) / CELLS_DEEP));
  const side = Math.max(LEAST_SIDE, wanted);
  const cells = averageCells(workspace, pixels, fine, side);
  const shifts = shiftsOf(
    cells,
    side,
    Math.max(1, Math.round((REACH_SHARE * largest(depth)) / side)),
  );
  for (const pixel of holePixels) {
    const x = pixel % width;
    const y = (pixel - x) / width;
    const read = between(cells, (x + 0.5) / side - 0.5, (y + 0.5) / side - 0.5);
    shifts.forEach((shift, c) => {
      pixels[pixel * 4 + c] = (pixels[pixel * 4 + c] as number) + read(shift);
    });
  }
}

/** By how much the three colours of each cell's filled pixels are to change. */
function shiftsOf(cells: Cells, side: number, radius: number): Float32Array[] {
  const { width, known, filled, count, holePixels } = cells;
  const fitting = fittingGrounds(cells);
  const isFitting = (cell: number) => fitting[cell] !== 0;
  const isCalm = calmCells(cells, Math.max(1, Math.round(NEAR / side)));
  const mayFlow = alikeCells(cells);
  const plainly = evenOver(cells, cells.plain, isFitting, mayFlow);
  const smoothly = evenOver(
    cells,
    cells.smooth,
    (cell) => isFitting(cell) || isCalm(cell),
    mayFlow,
  );
  const isReached = reachedCells(cells, fitting, mayFlow);
  // From the fill itself: a ground that hardly touches the border stays as it is.
  for (const cell of holePixels) {
    filled.forEach((plane, c) => {
      known[cell * 4 + c] = Math.round(plane[cell] as number);
    });
  }
  stretchMembrane({ ...cells, grounds: fitting }, known, 'values', mayFlow);
  const blur = (plane: Float32Array) => blurBox(blurBox(plane, width, radius), width, radius);
  // Each ground by itself: what lacks light on one says nothing of another.
  const weights = groundsIn(cells).map((ground) => {
    const weight = new Float32Array(count.length);
    for (const cell of holePixels)
      if (cells.grounds[cell] === ground && isReached[cell] === 1)
        weight[cell] = count[cell] as number;
    return { ground, weight, total: blur(weight) };
  });
  const trust = trustIn(cells);
  const shading = filled.map((plane, c) => {
    const wide = new Float32Array(plane.length);
    for (const { ground, weight, total } of weights) {
      blur(
        weight.map((value, at) => value * ((known[at * 4 + c] as number) - (plane[at] as number))),
      ).forEach((sum, at) => {
        if (cells.grounds[at] === ground) wide[at] = sum / Math.max(1e-6, total[at] as number);
      });
    }
    return wide.map((shift, at) => (trust[at] as number) * shift);
  });
  const shaded = filled.map((plane, c) =>
    plane.map((value, at) => value + (shading[c]?.[at] as number)),
  );
  const far = farFrom(smoothly, shaded, cells);
  return shading.map((shift, c) =>
    shift.map((value, at) => {
      if (cells.hole[at] === 0) return value;
      const [plain, smooth] = [cells.plain[at] as number, cells.smooth[at] as number];
      const now = shaded[c]?.[at] as number;
      const share = (far[at] as number) * Math.max(0, smooth - plain);
      return (
        value +
        plain * ((plainly[c]?.[at] as number) - now) +
        share * ((smoothly[c]?.[at] as number) - now)
      );
    }),
  );
}

/** How surely a fill is farther from the smoothest continuation than smooth ground is by itself, 0 to 1. */
function farFrom(
  even: readonly Float32Array[],
  shaded: readonly Float32Array[],
  { width, hole }: Cells,
): Float32Array {
  const apart = new Float32Array(hole.length);
  even.forEach((plane, c) => {
    plane.forEach((value, at) => {
      const here = hole[at] === 1 ? Math.abs(value - (shaded[c]?.[at] as number)) : 0;
      apart[at] = Math.max(apart[at] as number, here);
    });
  });
  return blurBox(apart, width, PLAIN_RADIUS).map((mean) =>
    Math.max(0, Math.min(1, (mean - OWN_DETAIL) / (FAR - OWN_DETAIL))),
  );
}

/** Whether light may go on from one cell to another: asked of cells beside each other alone, of others it says nothing. */
type MayFlow = (from: number, to: number) => boolean;

/** Light goes on between cells that differ by no more than that: else a ball's red would flow into the sky beside it. */
function alikeCells({ hole, known, filled }: Cells): MayFlow {
  const colours = new Float32Array(3 * hole.length);
  filled.forEach((plane, c) => {
    for (let cell = 0; cell < plane.length; cell++)
      colours[3 * cell + c] = (hole[cell] === 1 ? plane[cell] : known[cell * 4 + c]) as number;
  });
  const colourOf = (cell: number) => colours.subarray(3 * cell, 3 * cell + 3);
  const areAlike = (one: number, other: number) =>
    Math.min(misfit(colourOf(one), colourOf(other)), misfit(colourOf(other), colourOf(one))) <= 1;
  // Asked again and again, both ways: for each cell and the one right of it or below, 0 until it is known.
  const found = new Uint8Array(2 * hole.length);
  return (from, to) => {
    const first = Math.min(from, to);
    const at = 2 * first + (Math.abs(to - from) === 1 ? 0 : 1);
    if (found[at] === 0) found[at] = areAlike(from, to) ? ALIKE : UNLIKE;
    return found[at] === ALIKE;
  };
}

const [ALIKE, UNLIKE] = [1, 2] as const;

/**
 * The cells' grounds, none for known cells that the fill beside them does not fit: what is another
 * thing, a glove beside a sleeve, says nothing of the light on this one.
 */
function fittingGrounds({ width, hole, grounds, known, filled }: Cells): Uint8Array {
  return grounds.map((ground, cell) => {
    if (hole[cell] === 1) return ground;
    const beside = besideOf(cell, width, hole.length).filter((other) => hole[other] === 1);
    if (beside.length === 0) return ground;
    const wanted = known.subarray(cell * 4, cell * 4 + 3);
    const ownOf = (other: number) => filled.map((plane) => plane[other] as number);
    const isFitting = beside.some((other) => misfit(ownOf(other), wanted) <= 1);
    return isFitting ? ground : 0;
  });
}

/** 1 for known cells that fit, and for those of the hole to which one of their ground leads: the rest has nothing to go on from. */
function reachedCells({ width, hole }: Cells, grounds: Uint8Array, mayFlow: MayFlow): Uint8Array {
  const isReached = hole.map((isHole, cell) => (isHole === 0 && grounds[cell] !== 0 ? 1 : 0));
  const queue: number[] = [];
  for (let cell = 0; cell < isReached.length; cell++) if (isReached[cell] === 1) queue.push(cell);
  for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
    for (const other of besideOf(cell, width, hole.length)) {
      if (isReached[other] === 1 || grounds[other] !== grounds[cell]) continue;
      if (!mayFlow(cell, other)) continue;
      isReached[other] = 1;
      queue.push(other);
    }
  }
  return isReached;
}

/** The grounds of a hole's cells. */
const groundsIn = ({ grounds, holePixels }: Cells): number[] => [
  ...new Set(Array.from(holePixels, (cell) => grounds[cell] as number)),
];

/**
 * How far the continuation is believed. Beyond a side of the picture only at its border: it would take
 * the colour of what happens to be cut there (a red shutter) as far as the strip goes.
 */
function trustIn({ width, hole }: Cells): Float32Array {
  if (!isOpen(hole, width)) return new Float32Array(hole.length).fill(1);
  const depth = holeDepth(hole, width);
  const deepest = Math.max(1, largest(depth));
  return depth.map((value) => 1 - value / deepest);
}

/**
 * Tells cells with nothing sharp known within `reach` cells of them: there are no things that a fill may
 * not fit, but colours that flow into each other.
 */
function calmCells({ width, hole, sharp }: Cells, reach: number): (cell: number) => boolean {
  const known = sharp.map((detail, cell) => (hole[cell] === 1 ? 0 : detail));
  const near = largestNear(known, width, reach);
  return (cell) => (near[cell] as number) < SHARP;
}

/** The smoothest continuation over cells that are, or were filled from, plain ground and may be taken; no edge is crossed. */
function evenOver(
  { width, hole, holePixels, known, filled, sharp }: Cells,
  plain: Float32Array,
  mayTake: (cell: number) => boolean,
  mayFlow: MayFlow,
): ThreePlanes {
  const values = threePlanes((c) =>
    filled[c].map((value, at) => (hole[at] === 1 ? value : (known[at * 4 + c] as number))),
  );
  const isPlain = (cell: number) =>
    (plain[cell] as number) > 0.5 && (sharp[cell] as number) < SHARP && mayTake(cell);
  smoothPlain(values, holePixels, width, isPlain, mayFlow);
  return values;
}

/** Reads planes at a place between cells. */
function between({ width, height }: Cells, x: number, y: number): (plane: Float32Array) => number {
  const column = Math.max(0, Math.min(width - 2, Math.floor(x)));
  const row = Math.max(0, Math.min(height - 2, Math.floor(y)));
  const across = Math.max(0, Math.min(1, x - column));
  const down = Math.max(0, Math.min(1, y - row));
  const at = row * width + column;
  const right = width > 1 ? 1 : 0;
  const below = height > 1 ? width : 0;
  return (plane) => {
    const upper = (plane[at] as number) * (1 - across) + (plane[at + right] as number) * across;
    const lower =
      (plane[at + below] as number) * (1 - across) + (plane[at + below + right] as number) * across;
    return upper * (1 - down) + lower * down;
  };
}
