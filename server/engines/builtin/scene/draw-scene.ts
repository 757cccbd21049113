import type { MediumName } from '../words/lists/media.ts';
import { partsOf } from './apart.ts';
import {
  type Closer,
  closerLook,
  cutOut,
  frameAround,
  mayComeCloser,
  type Placed,
  showsAll,
} from './closer-look.ts';
import { drawInside } from './draw-indoors.ts';
import { drawOnSweep, isOnSweep } from './draw-on-sweep.ts';
import { drawOutside } from './draw-outdoors.ts';
import { drawPortrait, isBeforeBackdrop } from './draw-portrait.ts';
import { drawFlat } from './flat/draw-flat.ts';
import { decide, type Setting } from './setting.ts';
import { applyStyle } from './styles/apply-style.ts';
import { sizeUnder } from './styles/media/size-under.ts';
import type { Idea } from './words/idea.ts';
import { beforeCave } from './world/cave/sea-cave.ts';
import { enlarge, smaller } from './world/enlarge.ts';
import { createFrame, type Frame } from './world/frame.ts';
import { INDOORS } from './world/room/plan-room.ts';

/** What is drawn, and how large. */
export interface SceneRequest {
  readonly idea: Idea;
  /** A style name, or null for the plain painting. */
  readonly style: string | null;
  /** What it is painted in; missing: as the style is. */
  readonly medium?: MediumName | null;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  /** Which of a request's pictures. */
  readonly index: number;
  /** Where the horizon must be, as a share of the height; missing: where it looks best. */
  readonly horizon?: number;
}

/** A scene, and what it lacks. */
export interface DrawnScene {
  /** Opaque RGBA pixels. */
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  /** What was named of a room and has no place in this picture of it, as it was written. */
  readonly leftOut: readonly string[];
}

/** The pixels of a scene that is drawn by `drawSceneOf`. */
export const drawScene = (
  request: SceneRequest,
  onProgress: (share: number) => void,
): Uint8ClampedArray<ArrayBuffer> => drawSceneOf(request, onProgress).data;

/**
 * Draws a scene: sky, ground in perspective, what stands on it, water that mirrors it all, weather,
 * and the style over it. The same request gives the same bytes.
 * `onProgress` is told the share of the work that is finished.
 */
export function drawSceneOf(
  request: SceneRequest,
  onProgress: (share: number) => void,
): DrawnScene {
  const closer = isSketch(request) ? null : closerLookOf(request);
  if (closer !== null) {
    const drawn = drawPart(request, closer, onProgress);
    if (drawn !== null) return drawn;
  }
  return drawAll(request, onProgress);
}

const isSketch = ({ width, height }: SceneRequest): boolean => Math.max(width, height) <= PLANNED;

/** Draws a closer look at a request; null where something that was asked for found a place outside of it. */
function drawPart(
  request: SceneRequest,
  closer: Closer,
  onProgress: (share: number) => void,
): DrawnScene | null {
  const picture = createFrame(request.width, request.height);
  const { whole, frame, painted } = paintInto(frameAround(picture, closer), request, onProgress);
  if (painted.placed !== null && !showsAll(painted.placed, frame, closer)) return null;
  cutOut(whole, picture);
  return finish(picture, request, painted, onProgress);
}

/** Draws all that a request shows; a sketch of a closer look enlarges what that shows. */
function drawAll(request: SceneRequest, onProgress: (share: number) => void): DrawnScene {
  const picture = createFrame(request.width, request.height);
  const { frame, painted } = paintInto(picture, request, onProgress);
  if (isSketch(request) && request.horizon === undefined) {
    const shown = enlargedPart(picture, lookIn(frame, painted));
    if (shown !== picture) cutOut(shown, picture);
  }
  return finish(picture, request, painted, onProgress);
}

/** Paints into a frame, smaller where what it is painted in shows nothing finer; `frame` is that smaller one. */
function paintInto(
  whole: Frame,
  request: SceneRequest,
  onProgress: (share: number) => void,
): { readonly whole: Frame; readonly frame: Frame; readonly painted: Painted } {
  const needed = sizeUnder(request.medium ?? null, request);
  const frame = needed === 1 ? whole : smaller(whole, needed);
  const painted = paint(frame, request, onProgress);
  if (frame !== whole) enlarge(frame, whole);
  return { whole, frame, painted };
}

/** Lays the style over a painted picture. */
function finish(
  picture: Frame,
  request: SceneRequest,
  { setting, leftOut }: Painted,
  onProgress: (share: number) => void,
): DrawnScene {
  const data = applyStyle(
    picture,
    { random: setting.random, mood: setting.idea.mood, medium: request.medium ?? null },
    request.style,
  );
  onProgress(1);
  return { data, leftOut };
}

/** Longer side, in pixels, of the painting by which a closer look is planned: where things are is the same at any size, but for a few that look for ground among its pixels. */
const PLANNED = 96;

/** How a picture looks closer at what it is of; null where it shows all that it could. */
function closerLookOf(request: SceneRequest): Closer | null {
  if (request.horizon !== undefined || !mayComeCloser(settingOf(request))) return null;
  const frame = smaller(request, PLANNED / Math.max(request.width, request.height));
  return lookIn(
    frame,
    paint(frame, request, () => {}),
  );
}

/** The same of a picture that is painted already. */
const lookIn = (frame: Frame, { placed, setting }: Painted): Closer | null =>
  placed === null || !mayComeCloser(setting) ? null : closerLook(placed, frame, setting);

/** A painting enlarged to a closer look at it: of a sketch no more is asked. The painting itself where there is none. */
function enlargedPart(painting: Frame, closer: Closer | null): Frame {
  if (closer === null) return painting;
  const around = frameAround(painting, closer);
  enlarge(painting, around);
  return around;
}

/** What a request leaves open, decided. */
function settingOf({ idea, style, seed, index, width, height, horizon }: SceneRequest): Setting {
  const decided = decide(idea, style, seed, index, height / width);
  return { ...decided, horizon: horizon ?? decided.horizon };
}

/** What was painted, and where what was asked for is; null where that is not known. */
interface Painted {
  readonly setting: Setting;
  readonly leftOut: readonly string[];
  readonly placed: Placed | null;
}

/** Paints a request into a frame of its proportions, without the style over it. */
function paint(frame: Frame, request: SceneRequest, onProgress: (share: number) => void): Painted {
  const setting = settingOf(request);
  const apart = partsOf(setting);
  const { idea, land } = setting;
  const drawn = { setting, leftOut: [], placed: null };
  if (idea.flat !== null) drawFlat(frame, apart('ground'));
  else if (isBeforeBackdrop(idea)) drawPortrait(frame, apart('ground'));
  else if (isOnSweep(idea)) drawOnSweep(frame, apart('ground'));
  else if (INDOORS.includes(land)) return { setting, ...drawInside(frame, apart, onProgress) };
  else if (land === 'cave' && idea.coastal)
    drawOutside(frame, (part) => beforeCave(apart(part)), onProgress, apart);
  else return { ...drawn, placed: drawOutside(frame, apart, onProgress) };
  return drawn;
}
