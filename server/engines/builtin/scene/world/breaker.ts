import { clamp, smoothstep } from '../arithmetic.ts';
import type { Noise } from '../noise.ts';
import type { Setting } from '../setting.ts';
import type { Camera, Frame } from './frame.ts';
import type { Swell } from './swell.ts';

/** One great wave that breaks across the view. */
export interface Breaker {
  /** How high it lifts the water, world units. */
  readonly height: Swell;
  /** Share of foam that it bears, 0 to 1, and how much light comes through it there, 0 to 1. */
  readonly foam: Swell;
  readonly glow: Swell;
}

/** How far its crest is above the horizon, as a share of the picture's height, and where its foot is, as a share of the water seen. */
const ABOVE = 0.17;
/** The share of the sky that it leaves free at the least. */
const SKY = 0.6;
const FOOT = 0.72;
/** How far its front and its back reach from the crest, in heights, and how far its crest is bent to the eye aside. */
const FRONT = 0.62;
const BACK = 1.5;
const BEND = 0.0035;
/** Where it breaks, in heights aside of its highest place, and how far it falls off on the other side. */
const BREAKS = 0.5;
const SHOULDER = 3.6;

/** The great wave of a setting as a camera sees it; null where none is. */
export function createBreaker(frame: Frame, camera: Camera, setting: Setting): Breaker | null {
  const { land, idea, noise, side } = setting;
  const isAsked = idea.breaker || idea.subjects.some(({ thing }) => thing === 'surfer');
  // Before a coast a wave as high as that would hide it.
  if (!isAsked || land !== 'sea' || idea.cliffs) return null;
  const foot = (camera.focal * camera.height) / (FOOT * (frame.height - camera.horizon));
  // The crest stands as far behind the foot as the front is deep, which its height decides.
  const rises = Math.min(ABOVE * frame.height, (1 - SKY) * camera.horizon);
  const above = rises / camera.focal;
  const top = (camera.height + above * foot) / (1 - 1.25 * FRONT * above);
  const crest = foot + 1.25 * FRONT * top;
  return shaped(noise, { top, crest, side });
}

interface Shape {
  readonly top: number;
  readonly crest: number;
  readonly side: number;
}

function shaped(noise: Noise, { top, crest, side }: Shape): Breaker {
  const ridge = (x: number) => crest - BEND * x * x + 0.16 * top * noise.at(x / (1.1 * top), 5.5);
  // Highest a little aside, it falls off to an unbroken shoulder, and on the other side where it has broken.
  const rise = (x: number) => {
    const along = (side * x) / top;
    const fall =
      along > 0 ? smoothstep(2.6 + SHOULDER, 0.4, along) : 1 - 0.42 * smoothstep(-0.6, -2.2, along);
    return top * fall * (1 + 0.05 * noise.at(x / (0.5 * top), 8.5));
  };
  const height: Swell = (x, z) => {
    const away = (z - ridge(x)) / top;
    const reach = away < 0 ? FRONT : BACK;
    const off = away / reach;
    // Hollow in front: steep below the crest, and flat where it sucks the water up.
    const form = away < 0 ? Math.exp(-2.1 * Math.abs(off) ** 1.25) : Math.exp(-off * off);
    return Math.abs(off) > 3 ? 0 : rise(x) * form;
  };
  const foam: Swell = (x, z) => {
    const up = height(x, z) / top;
    if (up < 0.02) return 0;
    const away = (z - ridge(x)) / top;
    const torn = noise.fbm(x / (0.16 * top), z / (0.12 * top), 4);
    // The lip is thrown forward, more where it breaks next.
    const along = (side * x) / top;
    const broken = smoothstep(-BREAKS + 0.5, -BREAKS - 0.5, along + 0.5 * torn);
    const lip =
      smoothstep(0.16, 0.02, Math.abs(away + 0.03) - 0.12 * torn) * smoothstep(3.4, 1.2, along);
    // Down its front the foam of the last wave is drawn out in lines.
    const lines = noise.ridged(x / (0.2 * top) + 3, up * 2.2 + x / (1.6 * top), 3);
    const drawn = 0.5 * smoothstep(0.62, 0.86, lines) * (away < 0 ? 1 : 0.3);
    const heaped = broken * smoothstep(-0.55, 0.1, torn + 0.35 * up) * (away < 0.15 ? 1 : 0.2);
    return clamp(Math.max(lip, drawn, heaped));
  };
  const glow: Swell = (x, z) => {
    const up = height(x, z) / top;
    return z < ridge(x) + 0.05 * top ? smoothstep(0.3, 0.95, up) : 0;
  };
  return { height, foam, glow };
}
