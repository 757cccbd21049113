import { clamp } from '../../arithmetic.ts';
import type { Subject } from '../../words/idea.ts';
import { type Frame, LAND, WATER } from '../../world/frame.ts';
import { EXTENT, lookUp } from '../../world/height-map.ts';
import { makeThing, type Standing } from './make-thing.ts';
import type { Planted, Stage } from './stage.ts';

/** How a thing stands in the picture: feet at this share between horizon and lower edge, height as a share of the picture. */
const STANDS: Readonly<Record<Standing, readonly [feet: number, height: number]>> = {
  tree: [0.42, 0.42],
  blossom: [0.45, 0.46],
  conifer: [0.42, 0.42],
  palm: [0.4, 0.42],
  cactus: [0.5, 0.3],
  house: [0.3, 0.17],
  castle: [0.1, 0.26],
  tower: [0.14, 0.26],
  lighthouse: [0.12, 0.3],
  temple: [0.18, 0.26],
  boat: [0.26, 0.17],
  cat: [0.82, 0.26],
  dog: [0.8, 0.27],
  horse: [0.5, 0.24],
  person: [0.76, 0.34],
  rock: [0.7, 0.16],
};
/** Most that are drawn of one thing, and how often each looks for a place. */
const MOST = 5;
const ATTEMPTS = 60;

/** The things that the prompt asked for, where they can be seen well. Flowers grow in the undergrowth. */
export function wishes(stage: Stage): Planted[] {
  return stage.setting.subjects.flatMap((subject) =>
    Array.from({ length: Math.min(MOST, subject.count) }, (_, index) =>
      wish(stage, subject, index),
    ).filter((one) => one !== null),
  );
}

/** One of a thing, or null where no place for it is found. */
function wish(stage: Stage, { thing, colour }: Subject, index: number): Planted | null {
  if (thing === 'flower') return null;
  const { frame, camera, setting, map } = stage;
  const sprite = makeThing(setting, thing, colour);
  const spot = findSpot(stage, thing, index);
  if (spot === null) return null;
  const { x, z } = spot;
  const share = STANDS[thing][1] * (1 - index * 0.12);
  const size = (share * Math.min(frame.height, frame.width * 1.25) * z) / camera.focal;
  const base = Math.max(0, lookUp(map.heights, x, z)) - (thing === 'boat' ? 0.02 : 0.01) * size;
  return { sprite, x, z, base, size, boost: setting.light.isNight ? 1.75 : 1.12 };
}

/** Farther than this a thing would stand behind the land. World units. */
const FARTHEST = 900;

/**
 * A place on land, or on water for a boat: about a third aside, then farther and farther off it;
 * where chance finds none, the nearest there is. Null only where no such ground is in sight.
 */
function findSpot(
  { frame, camera, setting }: Stage,
  thing: Standing,
  index: number,
): { x: number; z: number } | null {
  const { random, side } = setting;
  const toward = setting.subjects[0]?.thing === thing ? -side : side;
  const aside = toward * (0.1 + 0.09 * random.unit()) + index * 0.19 * side;
  const feet = STANDS[thing][0];
  const ground = thing === 'boat' ? WATER : LAND;
  const placeAt = (column: number, row: number) => {
    const z = frame.depth[row * frame.width + column] ?? EXTENT;
    return { x: ((column - camera.centre) / camera.focal) * z, z };
  };
  const rowAt = (down: number) =>
    Math.round(camera.horizon + (frame.height - camera.horizon) * clamp(down, 0.02, 0.92));
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const drift = (random.unit() - 0.5) * attempt * 0.022;
    const column = Math.round(frame.width * clamp(0.5 + aside + drift, 0.1, 0.9));
    const sink = (random.unit() - 0.5) * attempt * 0.014;
    const row = rowAt(feet + sink - index * 0.05);
    if (isGround(frame, ground, column, row)) return placeAt(column, row);
  }
  const wanted = { column: frame.width * (0.5 + aside), row: rowAt(feet) };
  const nearest = nearestGround(frame, ground, camera.horizon, wanted);
  return nearest === null ? null : placeAt(nearest.column, nearest.row);
}

function isGround({ kind, depth, width }: Frame, ground: number, column: number, row: number) {
  const at = row * width + column;
  return kind[at] === ground && (depth[at] ?? EXTENT) <= FARTHEST;
}

/**
 * The pixel of that ground closest to a point, below the horizon (above it a thing would seem to
 * hang on a slope) and away from the picture's sides; null without one.
 */
function nearestGround(
  frame: Frame,
  ground: number,
  horizon: number,
  wanted: { readonly column: number; readonly row: number },
): { column: number; row: number } | null {
  let best: { column: number; row: number } | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let row = Math.max(0, Math.ceil(horizon) + 1); row < frame.height; row++) {
    for (let column = Math.ceil(frame.width * 0.08); column < frame.width * 0.92; column++) {
      const distance = (column - wanted.column) ** 2 + (row - wanted.row) ** 2;
      if (distance >= least || !isGround(frame, ground, column, row)) continue;
      least = distance;
      best = { column, row };
    }
  }
  return best;
}
