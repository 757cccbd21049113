import type { Pixels } from '../../../engine.ts';
import { type Note, note } from '../../../note.ts';
import { clamp, mix, smoothstep } from '../../kernels/arithmetic.ts';
import { lumaOf } from '../../kernels/luma.ts';
import { divideShare, type OnShare } from '../../kernels/share.ts';
import { lumaPlane } from '../../kernels/soft-copy.ts';
import type { Colour, DayTime } from '../../scene/words/idea.ts';
import { createLight } from '../../scene/world/light.ts';
import type { Matte, Sight } from '../seeing/sight.ts';
import { eachPixel, lumaIn } from './each-pixel.ts';
import { addStars, addSun } from './heavens.ts';
import { lightWindows } from './light-windows.ts';
import { regradeSky, type SkyLook } from './sky.ts';

/** How a time of day changes what stands on the ground. */
interface Relight {
  /** Light to the power of 2.2 is multiplied by this. */
  readonly gain: Colour;
  readonly saturation: number;
  readonly contrast: number;
  /** Added to what is dark. */
  readonly shadow: Colour;
  /** The air far away, and how much of it. */
  readonly air: Colour;
  readonly haze: number;
}

const LIGHTS: Readonly<Record<DayTime, Relight>> = {
  dawn: {
    gain: [0.98, 0.8, 0.72],
    saturation: 0.92,
    contrast: 0.94,
    shadow: [0.035, 0.02, 0.05],
    air: [0.93, 0.77, 0.68],
    haze: 0.32,
  },
  day: {
    gain: [1.1, 1.1, 1.12],
    saturation: 1.1,
    contrast: 1.04,
    shadow: [0, 0, 0],
    air: [0.78, 0.87, 0.95],
    haze: 0.1,
  },
  sunset: {
    gain: [1.0, 0.62, 0.38],
    saturation: 1.05,
    contrast: 1.06,
    shadow: [0.03, 0.008, 0.03],
    air: [0.96, 0.58, 0.34],
    haze: 0.3,
  },
  dusk: {
    gain: [0.3, 0.26, 0.42],
    saturation: 0.8,
    contrast: 0.95,
    shadow: [0.015, 0.012, 0.035],
    air: [0.42, 0.33, 0.45],
    haze: 0.3,
  },
  night: {
    gain: [0.045, 0.062, 0.125],
    saturation: 0.55,
    contrast: 1.05,
    shadow: [0.006, 0.01, 0.025],
    air: [0.1, 0.14, 0.25],
    haze: 0.25,
  },
};

/**
 * Moves a picture to another time of day, in place: sky, light on the ground, haze far away; stars
 * and lit windows at night. Answers notes.
 */
export function changeTime(
  picture: Pixels,
  sight: Sight,
  time: DayTime,
  amount: number,
  onlySky: boolean,
  seed: number,
  onShare: OnShare,
): Note[] {
  const [onWindows, onGround, onShine, onSky] = divideShare(onShare, [2, 5, 1, 4]);
  const notes: Note[] = [];
  const sky = sight.sky();
  // Where no sky glows, its light on a wall is fainter.
  const glow = sky === null && (time === 'sunset' || time === 'dawn') ? 0.7 : 1;
  const share = clamp(0.35 + 0.65 * amount) * glow;
  const dark = !onlySky && (time === 'night' || time === 'dusk');
  const windows = dark ? lightWindows(picture, sight, time === 'night' ? 1 : 0.8) : null;
  const lamps = dark ? lampsOf(picture) : 0;
  onWindows(1);
  const luma = lumaPlane(picture);
  if (!onlySky) relight(picture, sight.depth(), sky, LIGHTS[time], share, lamps);
  onGround(1);
  if (windows !== null && windows.count > 0) {
    windows.shine();
    notes.push(note('edit.windows', { count: windows.count }));
  }
  onShine(1);
  if (sky === null) {
    notes.push(note('edit.no-sky-light'));
  } else {
    regradeSky(picture, sky, lookOf(time), luma);
    onSky(0.7);
    if (time === 'night') addStars(picture, sky, seed, 1);
    if (time === 'sunset' || time === 'dawn')
      addSun(picture, sight, seed, { low: true, strength: 0.8 * share });
  }
  return notes;
}

function lookOf(time: DayTime): SkyLook {
  const { zenith, middle, horizon, cloudLit, cloudShade } = createLight(time, 'clear', 1, 0, null);
  return { zenith, middle, horizon, cloudLit, cloudShade, clouds: time === 'night' ? 0.7 : 1 };
}

/** Whether what is light in a picture are lamps, 0 to 1: it is, where the rest is dark already. */
function lampsOf({ data }: Pixels): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < data.length; at += 28, count++)
    sum += lumaOf(data[at] as number, data[at + 1] as number, data[at + 2] as number);
  return 1 - smoothstep(0.2, 0.3, sum / count / 255);
}

function relight(
  picture: Pixels,
  depth: Matte,
  sky: Matte | null,
  { gain, saturation, contrast, shadow, air, haze }: Relight,
  share: number,
  lamps: number,
): void {
  eachPixel(picture, null, (colour, at) => {
    if (sky !== null && sky[at] === 255) return;
    const luma = lumaIn(colour);
    const changed = share * (1 - lamps * smoothstep(0.28, 0.5, luma));
    const far = smoothstep(0.25, 1, (depth[at] as number) / 255) * haze;
    for (let c = 0; c < 3; c++) {
      const own = clamp(luma + ((colour[c] as number) - luma) * saturation);
      const light = clamp(0.45 + (own - 0.45) * contrast) ** 2.2 * (gain[c] as number);
      const lit = Math.min(1, light) ** (1 / 2.2) + (shadow[c] as number) * (1 - luma);
      const hazy = mix(lit, air[c] as number, far);
      colour[c] = mix(colour[c] as number, hazy, changed);
    }
  });
}
