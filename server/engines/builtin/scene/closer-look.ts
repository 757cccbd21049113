import { isStillLife } from './choices/still-life.ts';
import { isOnSweep } from './draw-on-sweep.ts';
import { isBeforeBackdrop } from './draw-portrait.ts';
import type { Setting } from './setting.ts';
import { FOUNDED } from './things/placing/ground/settle.ts';
import type { Planted } from './things/placing/stage.ts';
import type { Land } from './words/land.ts';
import { type Camera, createFrame, type Frame, type Part, seenPart, WATER } from './world/frame.ts';
import { INDOORS } from './world/room/plan-room.ts';
import { ROOM_KINDS } from './world/room/room-kinds.ts';

/** What is asked for in a picture, where it was put, and the eye that sees it. */
export interface Placed {
  readonly wished: readonly Planted[];
  readonly camera: Camera;
}

/** A part of a picture that is shown instead of all of it: its left and upper edge as shares of the width and height, and how many times as large it is shown. */
export interface Closer {
  readonly left: number;
  readonly top: number;
  readonly times: number;
}

/** Which of the four compositions comes closer to whom or what it is of. */
const TURN = 3;

/** How many times as large that is shown: at the least, so that it is another picture; at the most, where nothing but a land is named, in a room, which is told by what stands in it, or at a place that is known by what is around. */
const TIMES = { least: 1.14, most: 1.6, inRoom: 1.4, inPlace: 1.3 } as const;

/** How much of its water a closer picture shows at the least, as a share: a coast without the sea is none. */
const WATER_KEPT = 0.2;

/** How much of the closer picture stays free at each side of what it is of, as a share. */
const FREE = 0.07;

/** Whether a place is known by what is around: by its buildings, its landmarks, its rocks or its waters. */
const isNamedPlace = ({ idea, land }: Pick<Setting, 'idea' | 'land'>): boolean =>
  land === 'waterfall' ||
  idea.halt ||
  idea.breaker ||
  idea.cliffs ||
  idea.chalk ||
  idea.highCliffs ||
  idea.skerries ||
  idea.karst ||
  idea.fjord ||
  idea.waterhole ||
  idea.spring ||
  idea.signals ||
  idea.town !== null ||
  idea.city !== null ||
  idea.scenery !== null ||
  idea.settled !== null ||
  idea.homeland !== null ||
  idea.falls !== null ||
  idea.outlook !== null ||
  idea.garden ||
  idea.square;

/** Whether a picture of a setting may come closer: nobody said how it is to be looked at, and nothing was named that is at the edge of it or above. */
export const mayComeCloser = ({ idea, turn, land }: Setting): boolean =>
  turn % 4 === TURN &&
  idea.composition === null &&
  idea.flat === null &&
  idea.sky.length === 0 &&
  idea.fittings.length === 0 &&
  !idea.hearth &&
  !idea.tornado &&
  !idea.geyser &&
  !idea.lonePeak &&
  land !== 'volcano' &&
  land !== 'orbit' &&
  land !== 'cave' &&
  !isStillLife(idea) &&
  !isBeforeBackdrop(idea) &&
  !isOnSweep(idea);

/** How a room looks closer in which nobody and nothing was asked for: at what stands before its back wall. */
const AT_BACK: Closer = { times: 1.42, left: 0.15, top: 0.17 };

/** Rooms of which what is near before the eye, or at their sides, tells what they are. */
const TOLD_BY_FRONT: ReadonlySet<Land> = new Set<Land>([
  ...(['carcabin', 'flightdeck', 'planewindow', 'trainwindow', 'lecturehall'] as const),
  ...(['tentroom', 'burrow', 'buscabin', 'tramcabin', 'airshipgondola', 'shipbridge'] as const),
  'musicroom',
]);

/** Whether a land is a room with walls that is told by what stands in it. */
const isRoomBehind = (land: Land): boolean =>
  INDOORS.includes(land) &&
  ROOM_KINDS[land]?.isBare !== true &&
  ROOM_KINDS[land]?.isUnderSky !== true &&
  !TOLD_BY_FRONT.has(land);

/** How a picture that is painted looks closer at what it is of; null where that is large already, where nothing was asked for but a place, or some of it is part of the place. */
export function closerLook(
  { wished, camera }: Placed,
  { width, height, kind }: Pick<Frame, 'width' | 'height' | 'kind'>,
  { idea, subjects, land }: Pick<Setting, 'idea' | 'subjects' | 'land'>,
): Closer | null {
  // A sofa that is named stands at the side.
  if (subjects.length === 0)
    return isRoomBehind(land) && idea.decor.isForSofa !== true ? AT_BACK : null;
  const isApart = subjects.every(({ thing }) => wished.some((one) => one.thing === thing));
  const hasWater = kind.includes(WATER);
  // On a shore buildings find other ground in a large picture than in a small one.
  if (!isApart || (hasWater && subjects.some(({ thing }) => FOUNDED.has(thing)))) return null;
  const boxes = wished.map((one) => boxOf(one, camera));
  const left = Math.max(0, Math.min(...boxes.map((box) => box.left))) / width;
  const right = Math.min(width, Math.max(...boxes.map((box) => box.right))) / width;
  const top = Math.max(0, Math.min(...boxes.map((box) => box.top))) / height;
  const bottom = Math.min(height, Math.max(...boxes.map((box) => box.bottom))) / height;
  const most = isNamedPlace({ idea, land })
    ? TIMES.inPlace
    : INDOORS.includes(land)
      ? TIMES.inRoom
      : TIMES.most;
  const times = Math.min(most, (1 - 2 * FREE) / Math.max(right - left, bottom - top));
  if (!(times >= TIMES.least)) return null;
  const closer = {
    left: middleKept(left, right, times),
    top: topOf(top, bottom, times, hasWater),
    times,
  };
  return keepsWater(closer, { width, height, kind }) ? closer : null;
}

/** Whether enough of the water of a picture is in what is shown of it. */
function keepsWater(
  { left, top, times }: Closer,
  { width, height, kind }: Pick<Frame, 'width' | 'height' | 'kind'>,
): boolean {
  let all = 0;
  let shown = 0;
  kind.forEach((one, at) => {
    if (one !== WATER) return;
    const right = ((at % width) + 0.5) / width - left;
    const down = (Math.floor(at / width) + 0.5) / height - top;
    all++;
    if (right > 0 && right * times < 1 && down > 0 && down * times < 1) shown++;
  });
  return shown >= WATER_KEPT * all;
}

/** Where the shown part begins from an edge of the picture: the middle of what it is of keeps its place. */
const middleKept = (from: number, to: number, times: number): number =>
  roomAround(((from + to) / 2) * (1 - 1 / times), from, to, times);

/** The same from the upper edge: no more ground is below their feet than room needs, for the place is told by what is behind; but water may be before them. */
const topOf = (from: number, to: number, times: number, hasWater: boolean): number =>
  hasWater ? middleKept(from, to, times) : roomAround(0, from, to, times);

/** Where a part begins that begins about at an edge, with room at both sides of what it is of. */
function roomAround(edge: number, from: number, to: number, times: number): number {
  const free = FREE / times;
  return within(Math.min(from - free, Math.max(to + free - 1 / times, edge)), times);
}

/** Where a part of a picture begins at most that ends within it. */
const within = (edge: number, times: number): number => Math.min(1 - 1 / times, Math.max(0, edge));

/** Where something is seen, in pixels. */
function boxOf({ sprite, x, z, base, size }: Planted, camera: Camera): Part {
  const perUnit = camera.focal / z;
  const half = (0.5 * size * sprite.width) / sprite.height;
  return {
    left: camera.centre + (x - half) * perUnit,
    right: camera.centre + (x + half) * perUnit,
    top: camera.horizon + (camera.height - base - size) * perUnit,
    bottom: camera.horizon + (camera.height - base) * perUnit,
  };
}

/** How far what was asked for may reach out of a closer look, as a share of the whole: so much at a sprite's sides may be empty. */
const EMPTY = 0.01;

/** Whether a closer look that is painted, as part of a frame, shows all that it was taken for: at its size something may find another place than in its plan. */
export const showsAll = (
  { wished, camera }: Placed,
  { width, height }: Pick<Frame, 'width' | 'height'>,
  { left, top, times }: Closer,
): boolean =>
  wished.every((one) => {
    const box = boxOf(one, camera);
    return (
      Math.max(0, box.left) / width > left - EMPTY &&
      Math.min(width, box.right) / width < left + 1 / times + EMPTY &&
      Math.max(0, box.top) / height > top - EMPTY &&
      Math.min(height, box.bottom) / height < top + 1 / times + EMPTY
    );
  });

/** An empty frame of which a picture of so many pixels is the part that a closer look shows. What is above that part is seen too: in water. */
export function frameAround(
  { width, height }: Pick<Frame, 'width' | 'height'>,
  closer: Closer,
): Frame {
  const whole = createFrame(Math.ceil(width * closer.times), Math.ceil(height * closer.times));
  const left = Math.min(whole.width - width, Math.round(closer.left * whole.width));
  const top = Math.min(whole.height - height, Math.round(closer.top * whole.height));
  return { ...whole, seen: { left, right: left + width, top: 0, bottom: top + height } };
}

/** Copies what a closer look shows of the frame around it into one of its size. */
export function cutOut(whole: Frame, to: Frame): void {
  const { left, bottom } = seenPart(whole);
  for (let row = 0; row < to.height; row++) {
    const from = (bottom - to.height + row) * whole.width + left;
    const end = from + to.width;
    const at = row * to.width;
    to.rgb.set(whole.rgb.subarray(from * 3, end * 3), at * 3);
    to.depth.set(whole.depth.subarray(from, end), at);
    to.kind.set(whole.kind.subarray(from, end), at);
  }
}
