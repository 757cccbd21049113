import type { Thing } from '../../words/idea.ts';
import { type Sprite, smallerSize } from '../sprite.ts';
import { FOUNDED } from './ground/settle.ts';
import type { Planted, Stage } from './stage.ts';

/** In how many columns and rows a thing's silhouette is known. */
const CELLS = 20;
/** From which alpha on a cell is filled. */
const SOLID = 0.4;
/** Up to which share of its height from above a thing has its head, which is looked at first. */
const HEAD = 0.34;
/** The same of what is wider than high, as animals on four legs are, whose heads may be low; and in which share of that all of the head is. */
const HEAD_OF_WIDE = 0.6;
const PART_OF_WIDE = 0.4;
/** How many times as much as the rest a head counts where it is hidden. */
const LOOKED_AT = 2.2;
/** How near to another's silhouette two touch, in cells of that to either side, and a head does. */
const TOUCH = 1;
const HEAD_TOUCHES = 2;

/** What of a sprite is solid: cells, row by row from the top left, 1 where it is filled. */
type Cells = Uint8Array;

/** A thing as it is seen: the left and upper edge of its sprite and how large that is, pixels, how far off it is, world units, and its silhouette. */
export interface Outline {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly z: number;
  readonly cells: Cells;
}

/** The silhouettes of the sprites that were looked at. */
const known = new WeakMap<Sprite, Cells>();

function cellsOf(sprite: Sprite): Cells {
  const found = known.get(sprite);
  if (found !== undefined) return found;
  const cells = new Uint8Array(CELLS * CELLS).fill(1);
  if (sprite.sizes.length > 0) {
    const { width, height, rgba } = smallerSize(sprite);
    for (let at = 0; at < cells.length; at++) {
      const column = Math.floor((((at % CELLS) + 0.5) / CELLS) * width);
      const row = Math.floor(((Math.floor(at / CELLS) + 0.5) / CELLS) * height);
      cells[at] = (rgba[(row * width + column) * 4 + 3] as number) > SOLID ? 1 : 0;
    }
  }
  known.set(sprite, cells);
  return cells;
}

/** How a thing is seen from a stage's eye. */
export function outlineOf({ camera }: Pick<Stage, 'camera'>, one: Planted): Outline {
  const { sprite, x, z, base, size } = one;
  const height = (size * camera.focal) / z;
  const width = (height * sprite.width) / sprite.height;
  const bottom = camera.horizon + ((camera.height - base) * camera.focal) / z;
  return {
    left: camera.centre + (x * camera.focal) / z - width / 2,
    top: bottom - height,
    ...{ width, height, z, cells: cellsOf(sprite) },
  };
}

/** What others may well stand before. */
const BACKGROUND: ReadonlySet<Thing> = new Set<Thing>([
  ...FOUNDED,
  ...(['tree', 'blossom', 'conifer', 'birch', 'palm', 'bamboo', 'baobab', 'cactus'] as const),
  ...(['flower', 'rock', 'bridge', 'greatwall', 'fence', 'pier'] as const),
]);
/** So does what is wider than this share of the picture. */
const GROUND = 0.7;

/** Those that are looked at for themselves of what was asked for, and how they are seen: no building, tree or rock before which the others are. */
export const figuresAmong = (
  stage: Pick<Stage, 'camera' | 'frame'>,
  planted: readonly Planted[],
): { readonly one: Planted; readonly seen: Outline }[] =>
  planted
    .filter(({ thing, isCrag }) => thing !== undefined && isCrag !== true && !BACKGROUND.has(thing))
    .map((one) => ({ one, seen: outlineOf(stage, one) }))
    .filter(({ seen }) => seen.width <= GROUND * stage.frame.width);

/** Whether a point of the picture is on a silhouette, or beside it by no more than so many of its cells. */
function isOn({ left, top, width, height, cells }: Outline, x: number, y: number, by: number) {
  const row = Math.floor(((y - top) / height) * CELLS);
  if (row < 0 || row >= CELLS) return false;
  const column = Math.floor(((x - left) / width) * CELLS);
  for (let aside = -by; aside <= by; aside++) {
    const at = column + aside;
    if (at >= 0 && at < CELLS && cells[row * CELLS + at] === 1) return true;
  }
  return false;
}

/** Whether the sprites of two come to each other at all. */
const meet = (a: Outline, b: Outline): boolean =>
  a.left < b.left + b.width * 1.1 &&
  b.left < a.left + a.width * 1.1 &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

/** How much of one another hides that is nearer, or touches, 0 to 1: its head counts more than its feet. */
export function hiddenBy(far: Outline, near: Outline): number {
  if (!meet(far, near)) return 0;
  let [all, hidden] = [0, 0];
  for (let row = 0; row < CELLS; row++) {
    const counts = row < HEAD * CELLS ? LOOKED_AT : 1;
    const y = far.top + ((row + 0.5) / CELLS) * far.height;
    for (let column = 0; column < CELLS; column++) {
      if (far.cells[row * CELLS + column] !== 1) continue;
      all += counts;
      const x = far.left + ((column + 0.5) / CELLS) * far.width;
      if (isOn(near, x, y, TOUCH)) hidden += counts;
    }
  }
  return all === 0 ? 0 : hidden / all;
}

/** How much of a thing's head is seen right before another that is farther off, or beside it, 0 to 1. */
export function headBefore(near: Outline, far: Outline): number {
  if (!meet(far, near)) return 0;
  const isWide = near.width > near.height;
  let [all, before] = [0, 0];
  for (let row = 0; row < (isWide ? HEAD_OF_WIDE : HEAD) * CELLS; row++) {
    const y = near.top + ((row + 0.5) / CELLS) * near.height;
    for (let column = 0; column < CELLS; column++) {
      if (near.cells[row * CELLS + column] !== 1) continue;
      all++;
      const x = near.left + ((column + 0.5) / CELLS) * near.width;
      if (isOn(far, x, y, HEAD_TOUCHES)) before++;
    }
  }
  return all === 0 ? 0 : Math.min(1, before / (all * (isWide ? PART_OF_WIDE : 1)));
}
