import type { MediumName } from '../words/lists/media.ts';
import { partsOf } from './apart.ts';
import { drawInside } from './draw-indoors.ts';
import { drawOutside } from './draw-outdoors.ts';
import { drawPortrait, isBeforeBackdrop } from './draw-portrait.ts';
import { drawFlat } from './flat/draw-flat.ts';
import { decide } from './setting.ts';
import { applyStyle } from './styles/apply-style.ts';
import { sizeUnder } from './styles/media/size-under.ts';
import type { Idea } from './words/idea.ts';
import { beforeCave } from './world/cave/sea-cave.ts';
import { enlarge, smaller } from './world/enlarge.ts';
import { createFrame } from './world/frame.ts';
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
  const aspect = request.height / request.width;
  const decided = decide(request.idea, request.style, request.seed, request.index, aspect);
  const setting = { ...decided, horizon: request.horizon ?? decided.horizon };
  const medium = request.medium ?? null;
  const picture = createFrame(request.width, request.height);
  const needed = sizeUnder(medium, picture);
  const frame = needed === 1 ? picture : smaller(picture, needed);
  const apart = partsOf(setting);
  let leftOut: readonly string[] = [];
  if (setting.idea.flat !== null) drawFlat(frame, apart('ground'));
  else if (isBeforeBackdrop(setting.idea)) drawPortrait(frame, apart('ground'));
  else if (INDOORS.includes(setting.land)) leftOut = drawInside(frame, apart, onProgress);
  else if (setting.land === 'cave' && setting.idea.coastal)
    drawOutside(frame, (part) => beforeCave(apart(part)), onProgress, apart);
  else drawOutside(frame, apart, onProgress);
  if (frame !== picture) enlarge(frame, picture);
  const data = applyStyle(
    picture,
    { random: setting.random, mood: setting.idea.mood, medium },
    request.style,
  );
  onProgress(1);
  return { data, leftOut };
}
