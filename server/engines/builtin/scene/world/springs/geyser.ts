import { clamp, mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import type { Camera, Frame } from '../frame.ts';
import { type HeightMap, lookUp } from '../height-map.ts';
import { illumination, throughAir } from '../paint-land.ts';
import type { Soil } from '../soil/soil.ts';

/** Where the vent is, toward the side where nobody stands and ahead, and how high the water bursts from it. World units. */
const VENT = { aside: -9, z: 46, high: 25 } as const;
/** Half the width of the jet at its foot, and how much wider it is for each unit up. */
const JET = { foot: 0.9, widens: 0.085 } as const;
/** The same of its steam, how many times as high it rises, and how far aside the wind takes it on the way. */
const STEAM = { foot: 1.6, widens: 0.3, rises: 2.1, drift: 21 } as const;
/** How thick steam is at the most. */
const THICK = 0.78;

/** How much of its own white water has beside the colours of clouds. */
const WHITER = 0.6;

/** The crust of sinter round the vent, from the pool outward: how far each colour reaches, world units (mats of microbes colour its cooler rim). */
const CRUST: readonly { readonly to: number; readonly colour: Colour }[] = [
  { to: 2.2, colour: [0.16, 0.56, 0.62] },
  { to: 3.4, colour: [0.62, 0.78, 0.72] },
  { to: 11, colour: [0.86, 0.83, 0.77] },
  { to: 15, colour: [0.86, 0.68, 0.36] },
  { to: 19, colour: [0.68, 0.36, 0.16] },
];
/** How much its edges wind, as a share of how far off they are, and over how much of it they go over into each other. */
const WINDS = 0.42;
const SOFT = 1.1;

/** How far a place is from the vent along the ground, by the winding edges of the crust. */
function awayFrom(noise: Noise, side: number, x: number, z: number): number {
  const [dx, dz] = [x - side * VENT.aside, z - VENT.z];
  const away = Math.hypot(dx, dz);
  const round = Math.atan2(dx, dz);
  const lobes = noise.fbm(Math.cos(round) * 1.6 + 5, Math.sin(round) * 1.6, 3);
  return away * (1 + WINDS * smoothstep(2, 9, away) * lobes) + 0.4 * noise.at(x / 1.7, z / 1.7);
}

/** Soil with the crust of a geyser on it, bare where snow lies around. */
export function withSinter(soil: Soil, { idea, noise, side }: Setting): Soil {
  if (!idea.geyser) return soil;
  const end = (CRUST.at(-1)?.to ?? 0) + SOFT;
  return (x, z, height, steepness) => {
    const own = soil(x, z, height, steepness);
    const away = awayFrom(noise, side, x, z);
    if (away > end) return own;
    const crust = CRUST.toReversed().reduce(
      (colour, ring) =>
        mixColour(colour, ring.colour, smoothstep(ring.to + SOFT, ring.to - SOFT, away)),
      own,
    );
    const rills = noise.ridged(x / 2.6, z / 1.9, 3);
    return scaleColour(crust, 0.96 + 0.14 * noise.fbm(x / 0.9, z / 0.9, 2) - 0.1 * rills);
  };
}

/** Whether nothing grows at a place, because a geyser's hot crust covers it. */
export const isOnSinter = ({ idea, noise, side }: Setting, x: number, z: number): boolean =>
  idea.geyser && awayFrom(noise, side, x, z) < (CRUST.at(-1)?.to ?? 0);

/** Lets a geyser burst before what is farther: a jet of white water in threads, and steam that the wind takes aside. */
export function paintGeyser(
  frame: Frame,
  camera: Camera,
  { light, noise, side }: Setting,
  { heights }: HeightMap,
): void {
  const { width, height, rgb, depth } = frame;
  const [x, z] = [side * VENT.aside, VENT.z];
  const scale = camera.focal / z;
  const foot = camera.horizon + (camera.height - lookUp(heights, x, z)) * scale;
  const middle = camera.centre + x * scale;
  const wind = -side;
  const [red, green, blue] = illumination(light, 0.55, 1.1);
  const white: Colour = [0.94 * red + 0.04, 0.96 * green + 0.05, blue + 0.06];
  const last = Math.min(height, Math.ceil(foot + 1.2 * scale));
  for (let row = 0; row < last; row++) {
    const up = (foot - row) / scale;
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      if ((depth[at] as number) < z - 1) continue;
      const right = (column - middle) / scale;
      const jet = jetAt(noise, right, up);
      const steam = steamAt(noise, right, up, wind);
      const alpha = Math.max(jet, steam);
      if (alpha < 0.01) continue;
      const lit = reliefAt(noise, right, up, light.toward);
      const vapour = mixColour(light.cloudShade, light.cloudLit, lit);
      const water = mixColour(vapour, white, WHITER * (jet > steam ? 1 : 0.5));
      const shown = throughAir(light, water, (column - camera.centre) / camera.focal, z);
      for (let c = 0; c < 3; c++) {
        const own = rgb[at * 3 + c] as number;
        rgb[at * 3 + c] = own + ((shown[c] as number) - own) * alpha;
      }
    }
  }
}

/** How much water there is in the jet, that far right of its middle and up from the vent. */
function jetAt(noise: Noise, right: number, up: number): number {
  if (up > VENT.high * 1.3) return 0;
  const half = JET.foot + JET.widens * Math.max(0, up);
  const u = right / half;
  if (Math.abs(u) > 2.4) return 0;
  // Threads fan out from the vent, each as high as its own thrust.
  const thread = noise.at(u * 2.6 + 11, up * 0.05) + 0.5 * noise.at(u * 6.1, up * 0.14 + 3);
  const top = VENT.high * (1 - 0.34 * Math.abs(u)) * (0.86 + 0.4 * thread);
  const torn = noise.fbm(right / 1.5, up / 2.4, 3);
  const body = smoothstep(1.55, 0.35, Math.abs(u) - 0.6 * thread - 0.5 * torn);
  const foam = 0.9 * Math.exp(-((right / 3.4) ** 2) - (up / 1.5) ** 2);
  const there = up < -0.2 ? 0 : body * smoothstep(top + 3, top - 4, up + 4 * torn);
  return clamp(Math.max(there * (0.78 + 0.35 * thread), foam));
}

/** How thick the steam is there. */
function steamAt(noise: Noise, right: number, up: number, wind: number): number {
  const rises = STEAM.rises * VENT.high;
  if (up < 0 || up > rises) return 0;
  const share = up / rises;
  const half = STEAM.foot + STEAM.widens * up;
  const u = (right - wind * STEAM.drift * share ** 1.5) / half;
  if (Math.abs(u) > 2) return 0;
  const billow = noise.fbm(right / (0.55 * half + 1.2), up / 6.5, 5);
  const body = smoothstep(0.05, 0.75, 1 - Math.abs(u) + 0.95 * billow);
  return THICK * body * smoothstep(1, 0.45, share + 0.25 * billow) * smoothstep(0, 0.08, share);
}

/** How much light billows get there: 0 in their shade, 1 toward the sun. */
function reliefAt(
  noise: Noise,
  right: number,
  up: number,
  [toRight, toUp]: readonly [number, number, number],
): number {
  const at = (dx: number, dy: number) => noise.fbm((right + dx) / 3.6, (up + dy) / 4.2, 4);
  const slope = at(0, 0) - at(1.1 * toRight, 1.1 * Math.max(0.4, toUp));
  return clamp(0.58 + 1.5 * slope);
}
