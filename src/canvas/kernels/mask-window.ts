import type { Camera } from './camera.ts';

/** Side of a mask tile, image px; the mask worker cuts them so. */
export const MASK_TILE = 256;

/** How far a zoom may leave its octave before the level changes: no back and forth at a border. */
const HYSTERESIS = 0.1;

/** Cells beyond what is seen, on each side, so that panning shows no holes. */
const MARGIN = 1;

/** The coarsest level that the mask worker makes. */
const MAX_LEVEL = 6;

/** No window is wider or higher than this in texels: every GPU in use takes such a texture. */
const MAX_TEXELS = 8192;

/**
 * Which part of a mask is held for showing: tiles of columns `left` to `right` and rows `top` to
 * `bottom` (exclusive), averaged down by 2^`level`. See MaskView of the workers.
 */
export interface MaskWindow {
  /** The zoom it was made for: device px an image px are about 2^octave to 2^(octave + 1). */
  readonly octave: number;
  readonly level: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What is seen of a picture. */
export interface MaskSight {
  readonly picture: Size;
  readonly camera: Camera;
  /** CSS px. */
  readonly viewport: Size;
  readonly devicePixelRatio: number;
}

/**
 * The window for what is seen: the one before as long as it serves. Windows of one octave have
 * the same size, so that a texture can be kept while the window moves over the picture.
 */
export function maskWindowFor(sight: MaskSight, before: MaskWindow | null): MaskWindow {
  const octave = octaveFor(sight.camera.scale * sight.devicePixelRatio, before?.octave ?? null);
  const columns = spanOf(sight, 'x', octave);
  const rows = spanOf(sight, 'y', octave);
  const level = levelFor(octave, Math.max(columns.length, rows.length));
  const fits =
    before !== null &&
    before.level === level &&
    before.octave === octave &&
    before.right - before.left === columns.length &&
    before.bottom - before.top === rows.length &&
    before.left <= columns.first &&
    before.right > columns.last &&
    before.top <= rows.first &&
    before.bottom > rows.last;
  if (fits) return before;
  const { start: left, length: width } = columns;
  const { start: top, length: height } = rows;
  return { octave, level, left, top, right: left + width, bottom: top + height };
}

/** True if the second window needs another texture than the first. */
export function isOtherShape(before: MaskWindow | null, after: MaskWindow): boolean {
  return (
    before === null ||
    before.level !== after.level ||
    before.right - before.left !== after.right - after.left ||
    before.bottom - before.top !== after.bottom - after.top
  );
}

function octaveFor(density: number, before: number | null): number {
  const exact = Math.log2(density);
  const stays = before !== null && exact > before - HYSTERESIS && exact < before + 1 + HYSTERESIS;
  return stays ? before : Math.floor(exact);
}

/** The level whose texels are at least as fine as device px, if that many can be held. */
function levelFor(octave: number, cells: number): number {
  let level = Math.min(MAX_LEVEL, Math.max(0, -octave - 1));
  while (level < MAX_LEVEL && (cells * MASK_TILE) >> level > MAX_TEXELS) level += 1;
  return level;
}

/** Along one axis: the cells that must be held, and where a window of `length` cells starts. */
function spanOf(
  { picture, camera, viewport, devicePixelRatio }: MaskSight,
  axis: 'x' | 'y',
  octave: number,
): { first: number; last: number; start: number; length: number } {
  const extent = axis === 'x' ? picture.width : picture.height;
  const room = axis === 'x' ? viewport.width : viewport.height;
  const cells = Math.ceil(extent / MASK_TILE);
  const smallest = MASK_TILE * 2 ** (octave - HYSTERESIS);
  const needed = Math.ceil((room * devicePixelRatio) / smallest) + 1 + 2 * MARGIN;
  const length = Math.min(cells, needed);
  const clamp = (cell: number): number => Math.min(cells - 1, Math.max(0, cell));
  const at = (place: number): number =>
    Math.floor((place - camera[axis]) / camera.scale / MASK_TILE);
  const first = clamp(at(0) - MARGIN);
  const last = clamp(at(room) + MARGIN);
  const spare = Math.max(0, length - (last - first + 1));
  const start = Math.max(0, Math.min(first - Math.floor(spare / 2), cells - length));
  return { first, last: Math.min(last, start + length - 1), start, length };
}
