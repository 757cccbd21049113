import { clamp, lumaOf, mixColour, smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import type { Land } from '../../words/land.ts';
import { createCoarseColour } from '../coarse.ts';
import { type Camera, type Frame, SKY, seenPart, WATER } from '../frame.ts';
import type { Light } from '../light.ts';
import { planOf } from '../scenery/sceneries.ts';
import { clearSky } from '../sky/sky.ts';

/** Fog that lies on the land: dense where it is low, thinner with every metre of height. */
export interface Fog {
  /**
   * The share of a colour that comes through it to the eye: from a direction (right and up, where
   * ahead is 1) at a distance ahead, world units.
   */
  through(right: number, up: number, z: number): number;
  /** What it looks like where nothing comes through. */
  colour(right: number, up: number): Colour;
}

/** A fog's density where it lies, per world unit, and the height over which it thins to a third. */
interface Layer {
  readonly density: number;
  readonly thins: number;
  /** How far from the eye the air is clear, world units; missing: nowhere. */
  readonly from?: number;
}

const THICK: Layer = { density: 0.017, thins: 18 };
/** Between houses it stands higher, and lamps and windows drown in it. */
const URBAN: Layer = { density: 0.026, thins: 26 };
/** Between the trunks of a forest those that are not near are gone. */
const WOODS: Layer = { density: 0.036, thins: 60, from: 8 };
/** Over the water of a town its banks are still seen. */
const OVER_CANALS: Layer = { density: 0.009, thins: 26 };
/** The mist on the Ganges: the temples over its steps must still be told. */
const OVER_GHATS: Layer = { density: 0.0034, thins: 22 };
/** What a clear dawn leaves in valleys and over water. */
const DAWN: Layer = { density: 0.0042, thins: 6.5 };
/** Mist that lies on a river between hills of limestone, of which the upper parts rise. */
const KARST: Layer = { density: 0.0036, thins: 17 };
/** Mist between the trunks of a swamp. */
const SWAMP: Layer = { density: 0.0085, thins: 9 };
/** Mist that lies on the lawns of Halloween. */
const EERIE: Layer = { density: 0.02, thins: 1.7 };
/** The same, thinner, between the stones of a graveyard by night. */
const OVER_GRAVES: Layer = { density: 0.006, thins: 1.3 };
/** The fog of lands whose own it is. */
const IN_FOG: Partial<Readonly<Record<Land, Layer>>> = {
  street: URBAN,
  canal: OVER_CANALS,
  woods: WOODS,
};
const DAWN_LANDS: readonly Land[] = [
  'lake',
  'river',
  'mountain',
  'field',
  'forest',
  'swamp',
  'terraces',
];
/** Lands whose air is their own. */
const WITHOUT: readonly Land[] = [
  'woods',
  'underwater',
  'space',
  'orbit',
  'clouds',
  'cave',
  'summit',
];
/** Lands where the fog lies on water. */
const AFLOAT: readonly Land[] = ['sea', 'lake', 'river', 'beach', 'island', 'harbour', 'city'];
/** How much denser than about the eye it becomes on a way down at the most. */
const DENSEST = 2;
/** How far below the eye it lies elsewhere, on slopes that fall from it, and from where on it is all there is. World units. */
const BELOW = 5;
const DEEP = 34;
const ENDLESS = 2_600;
/** How much of the sky thick fog hides, and how much of its hue it takes. */
const HIDES = 1.1;
const PALE = 0.5;
/** How much thicker and thinner its banks are. */
const UNEVEN = 0.85;

/** What the lamps of a town are to its fog by night, and how steep a look upward (ahead is 1) is out of their light. */
const LAMPLIGHT: Colour = [0.3, 0.24, 0.16];
const LIT_TO = 0.75;

/** Whether the lamps of houses and streets light the air of a place by night. */
const isLamplit = (setting: Setting): boolean =>
  LAMPLIT.includes(setting.land) || planOf(setting)?.lampAt !== undefined;
const LAMPLIT: readonly Land[] = ['street', 'canal', 'city'];

/** The fog of a setting; null where there is none. */
export function createFog(setting: Setting, camera: Camera): Fog | null {
  const { land, light, noise } = setting;
  const layer = layerOf(setting);
  if (layer === null) return null;
  const { density, thins, from = 0 } = layer;
  const level = AFLOAT.includes(land) ? 0 : camera.height - (land === 'terraces' ? DEEP : BELOW);
  const above = Math.exp(-(camera.height - level) / thins);
  const isThick = layer !== DAWN;
  const lit = isThick && light.isNight && isLamplit(setting) ? LAMPLIGHT : null;
  const bank = land === 'woods' ? wreathAt : bankAt;
  return {
    through(right, up, z) {
      const far = Math.min(z, ENDLESS);
      // Density falls off evenly with height, so what lies on a straight way has a closed form.
      const rise = clamp((up * far) / thins, -9, 40);
      const share = Math.abs(rise) < 0.01 ? 1 : Math.min(DENSEST, (1 - Math.exp(-rise)) / rise);
      const slant = Math.sqrt(1 + right * right + up * up);
      const banks = Math.max(0.1, 1 + UNEVEN * bank(noise, right, up));
      const high = isThick && z > ENDLESS ? HIDES / (0.24 + Math.max(0, up)) : 0;
      return Math.exp(-density * Math.max(0, far - from) * slant * above * share * banks - high);
    },
    colour(right, up) {
      const own = fogColour(light, right, up, isThick);
      if (lit === null) return own;
      const low = smoothstep(LIT_TO, 0, up);
      return [own[0] + lit[0] * low, own[1] + lit[1] * low, own[2] + lit[2] * low];
    },
  };
}

function layerOf(setting: Setting): Layer | null {
  const { land, weather, time, idea } = setting;
  if (WITHOUT.includes(land) && !(land === 'woods' && weather === 'fog')) return null;
  if (weather === 'fog' && idea.town === 'ghats') return OVER_GHATS;
  if (weather === 'fog') return IN_FOG[land] ?? (isLamplit(setting) ? URBAN : THICK);
  if (idea.karst && (weather === 'clear' || weather === 'cloudy') && !idea.without.includes('fog'))
    return KARST;
  if (land === 'street' && idea.halloween && weather === 'clear' && !idea.without.includes('fog'))
    return EERIE;
  if (land === 'swamp' && idea.bayou && weather === 'clear' && !idea.without.includes('fog'))
    return SWAMP;
  const hasGraves = idea.subjects.some(({ thing }) => thing === 'grave');
  if (time === 'night' && hasGraves && weather === 'clear' && !idea.without.includes('fog'))
    return OVER_GRAVES;
  const isFair = weather === 'clear' && !idea.without.includes('fog');
  return isFair && time === 'dawn' && DAWN_LANDS.includes(land) ? DAWN : null;
}

/** Where it is thicker and thinner: long flat banks. */
const bankAt = (noise: Noise, right: number, up: number): number =>
  noise.fbm(right * 2.4 + 11, up * 15, 3);

/** The same between trunks, on which long banks would be stripes. */
const wreathAt = (noise: Noise, right: number, up: number): number =>
  0.6 * noise.fbm(right * 2.1 + 11, up * 2.6, 2);

/** A colour without its hue, as light as it is. */
const greyOf = (colour: Colour): Colour => {
  const level = lumaOf(...colour);
  return [level, level, level];
};

/** Light that the fog throws to the eye: the sky's, more of it toward the sun and further up. */
function fogColour(light: Light, right: number, up: number, isThick: boolean): Colour {
  const length = Math.sqrt(1 + right * right + up * up);
  const [x, y, z] = [right / length, up / length, 1 / length];
  const sky = clearSky(light, x, Math.max(0.03, y), z);
  const even = mixColour(light.horizon, light.middle, isThick ? 0.3 : 0.5);
  const hued = mixColour(even, sky, isThick ? 0.3 : 0.5);
  const body = isThick ? mixColour(hued, greyOf(hued), PALE) : hued;
  const facing = clamp(x * light.toward[0] + y * light.toward[1] + z * light.toward[2]);
  const onward = (isThick ? 0.34 : 0.2) * facing ** 5 * smoothstep(-0.3, 0.2, up);
  // By night the moon is in all of it.
  const level = (light.isNight ? 1.3 : 1.04) + 0.1 * smoothstep(-0.25, 0.15, up);
  return [
    body[0] * level + light.sun[0] * onward,
    body[1] * level + light.sun[1] * onward,
    body[2] * level + light.sun[2] * onward,
  ];
}

/** The share of a place that is known by what is built there that comes through at the least: before the fog behind it, it is told by its outline. */
const CLEAREST = 0.45;

/** Which pixels of a frame are nearer than they were: what was built there since those depths were taken. */
export const builtSince = (depth: Float32Array, { depth: now }: Frame): Uint8Array =>
  Uint8Array.from(now, (z, at) => (z < (depth[at] as number) ? 1 : 0));

/**
 * Lays fog over what a frame shows so far: over its water, or over all but that. `built` is 1 for pixels of what its place
 * is known by.
 */
export function layFog(
  frame: Frame,
  camera: Camera,
  fog: Fog,
  isWater: boolean,
  built: Uint8Array | null = null,
): void {
  const { width, depth, kind, rgb } = frame;
  const { left, right: end, top, bottom } = seenPart(frame);
  const sideways = (column: number) => (column - camera.centre) / camera.focal;
  const upward = (row: number) => (camera.horizon - row) / camera.focal;
  if (isWater && !kind.includes(WATER)) return;
  const colourAt = createCoarseColour(frame, (column, row) =>
    fog.colour(sideways(column), upward(row)),
  );
  const layRow = (row: number): void => {
    const up = upward(row);
    for (let column = left; column < end; column++) {
      const at = row * width + column;
      if ((kind[at] === WATER) !== isWater) continue;
      const z = kind[at] === SKY ? Number.POSITIVE_INFINITY : (depth[at] as number);
      const air = fog.through(sideways(column), up, z);
      const through = built?.[at] === 1 ? CLEAREST + (1 - CLEAREST) * air : air;
      if (through > 0.998) continue;
      const colour = colourAt(column, row);
      for (let c = 0; c < 3; c++) {
        const own = colour[c] as number;
        rgb[at * 3 + c] = own + ((rgb[at * 3 + c] as number) - own) * through;
      }
    }
  };
  for (let row = top; row < bottom; row++) layRow(row);
}
