import { clamp, scaleColour } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import type { Camera, Frame } from '../frame.ts';
import { throughAir } from '../paint-land.ts';
import type { Way } from './way.ts';

/** Metres between lamp posts, how far from the roadway's edge they stand, and how high they are. */
const LAMPS = { apart: 26, beside: 1.2, height: 6.5 } as const;
/** How far off the farthest is. */
const FARTHEST = 300;
/** The colour of their light. */
export const LAMP: Colour = [1.2, 0.82, 0.45];
/** Air of a city pales what is far sooner than that of the country. */
export const SMOKE = 3;

/** Share of windows and lamps that are lit. */
export const lampsOf = ({ time, weather, idea }: Setting): number => {
  if (idea.forsaken) return 0;
  // Beneath the cloths of a bazaar they burn all day.
  if (idea.town === 'souk') return 0.4;
  if (time === 'night') return 0.46;
  if (time === 'dusk') return 0.34;
  // Neon shines against a low sun.
  if (idea.neon && time !== 'day') return 0.34;
  // Rain darkens a street by day.
  if (weather === 'storm' || weather === 'rain') return 0.25;
  // Who has risen early has daylight.
  return time === 'day' ? 0 : time === 'dawn' ? 0.02 : 0.1;
};

/** How far from the middle the lamps of a street stand. */
const asideOf = ({ kind, road, front }: Way): number =>
  kind === 'avenue' || kind === 'suburb' ? road + LAMPS.beside : front - 0.5;

/** Light of the nearest lamp at a place so far from the street's middle, 0 to 1. */
export function lampLight(way: Way, x: number, z: number, up: number): number {
  const along = z - Math.round(z / LAMPS.apart) * LAMPS.apart;
  const aside = Math.abs(x) - asideOf(way);
  const above = Math.max(0.6, LAMPS.height - up);
  return 40 / (40 + 3.2 * (along * along + aside * aside) + above * above);
}

/** Posts with a lamp each on both pavements of a city's street; they shine when it is dark. */
export function paintLamps(frame: Frame, camera: Camera, setting: Setting, way: Way): void {
  const lamps = lampsOf(setting);
  for (let z = Math.floor(FARTHEST / LAMPS.apart) * LAMPS.apart; z > 3; z -= LAMPS.apart) {
    for (const side of [-1, 1]) {
      const scale = camera.focal / z;
      const column = camera.centre + (way.middle(z) + side * asideOf(way)) * scale;
      const foot = camera.horizon + camera.height * scale;
      const head = foot - LAMPS.height * scale;
      const post = throughAir(
        setting.light,
        scaleColour(setting.light.ambient, 0.25),
        column / camera.focal,
        z * SMOKE,
      );
      const put = (x: number, y: number, halfX: number, halfY: number, colour: Colour) =>
        dot(frame, z, { x, y, halfX, halfY }, colour);
      put(column, (foot + head) / 2, 0.07 * scale, (foot - head) / 2, post);
      put(column - side * 0.5 * scale, head, 0.6 * scale, 0.06 * scale, post);
      const bulb = lamps > 0 ? scaleColour(LAMP, 1.4) : post;
      put(column - side * 0.95 * scale, head + 0.12 * scale, 0.3 * scale, 0.13 * scale, bulb);
    }
  }
}

/** A box round a point of the picture, in pixels. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly halfX: number;
  readonly halfY: number;
}

/** Fills a box at a distance with a colour where nothing nearer is; its edges are as soft as a pixel. */
function dot(frame: Frame, z: number, { x, y, halfX, halfY }: Box, colour: Colour): void {
  const cover = (at: number, middle: number, half: number) =>
    clamp(half + 0.5 - Math.abs(at + 0.5 - middle)) * Math.min(1, 0.35 + half * 2);
  const last = Math.min(frame.height - 1, y + halfY + 1);
  const end = Math.min(frame.width - 1, x + halfX + 1);
  for (let row = Math.max(0, Math.floor(y - halfY - 1)); row <= last; row++) {
    for (let column = Math.max(0, Math.floor(x - halfX - 1)); column <= end; column++) {
      const at = row * frame.width + column;
      if ((frame.depth[at] as number) < z - 1) continue;
      const alpha = cover(column, x, halfX) * cover(row, y, halfY);
      for (let c = 0; c < 3; c++)
        frame.rgb[at * 3 + c] =
          (frame.rgb[at * 3 + c] as number) * (1 - alpha) + (colour[c] as number) * alpha;
    }
  }
}
