import { clamp, mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import { type Camera, type Frame, LAND, seenPart, THING, WATER } from '../frame.ts';
import { type HeightMap, lookUp } from '../height-map.ts';
import type { Light } from '../light.ts';
import { airToward, illumination } from '../paint-land.ts';
import { clearSky } from '../sky/sky.ts';
import { foamAt, foamColour, washAt, whitecapAt } from './foam.ts';
import { createMirror, foldColumn, type Mirror, mirrorThings, NO_MIRROR, STRIP } from './mirror.ts';
import { createReflection } from './reflection.ts';
import type { Stir } from './stir.ts';
import type { Swell } from './swell.ts';
import { waveletsOf } from './wavelets.ts';

/** What water there is in a scene. */
export interface Water {
  /** Its own colour where it is deep. */
  readonly deep: Colour;
  /** The same where it is shallow; missing: as sand shows through the deep one's. */
  readonly shallow?: Colour;
  /** The least share of what is above it that it mirrors; missing: as water does that is looked into. */
  readonly sheen?: number;
  /** 0 for glass, 1 for a rough sea. */
  readonly roughness: number;
  readonly swell: Swell;
  /** Where the crests of a storm's waves break, 0 to 1; missing: they do not. */
  readonly crest?: Swell | null;
  /** Foam that ships leave on it, 0 to 1; missing: none. */
  readonly wakes?: (x: number, z: number) => number;
  /** Whether it breaks in foam where it is shallow. */
  readonly surf: boolean;
  /** How high above it the ground is wet and shines: far up a beach. World units; missing: nowhere, as on a bank. */
  readonly wets?: number;
  /** How deep it is at a place, world units; missing: as deep as the ground lies below its level. */
  readonly depthAt?: (x: number, z: number) => number;
  /** What the things in it do to its face; missing: nothing. */
  readonly stir?: Stir | null;
  /** Whether it is drawn as a still mirror, to be drawn over later. */
  readonly isDraft?: boolean;
}

/** Lengths of the ripples on the swell, and how steep each is where the water is rough. */
const RIPPLES = [
  { length: 9, steep: 0.14 },
  { length: 2.6, steep: 0.14 },
  { length: 0.8, steep: 0.12 },
] as const;
/** From where to where a ripple is told from the next, in its lengths to a pixel. */
const TOLD = { from: 0.6, to: 0.12 } as const;
/** How steep the ripples are that are too small to be told apart anywhere, where the water is rough. */
const FINE = 0.03;
/** How far what ripples throw aside is spread, beside how steep they are: twice their tilt, of which their noise fills a third. */
const SPREAD = 0.6;
/** How far the foam before what stands in a rough sea reaches, world units. */
const WASH = 2.6;
/** How far off what stands in water is at the least, as a share of how far the water at its foot is. */
const STANDS = 0.88;
/** Light that comes through the thin upper part of a wave. */
const THROUGH: Colour = [0.14, 0.62, 0.56];
/** How much of the air's haze lies over water. */
const THIN_AIR = 0.6;
/** How much of a thing's mirror image a rough sea breaks up at the most. */
const STREWN = 0.5;

/**
 * Colours the water: each place mirrors what its waves turn the eye to (what stands above its far
 * shore, else the sky), the more the flatter the eye meets them, over its own colour; the sun
 * glitters on the waves that throw it to the eye. `before` is what is mirrored besides things, as an
 * earlier call for the same frame answered it: what things hide now is known from then.
 */
export function paintWater(
  frame: Frame,
  camera: Camera,
  { light, noise }: { readonly light: Light; readonly noise: Noise },
  { heights }: HeightMap,
  water: Water,
  before?: Mirror,
): Mirror {
  const { width, height, kind, depth, rgb } = frame;
  if (!kind.includes(WATER)) return NO_MIRROR;
  const mirror = before ?? createMirror(frame, camera);
  const isDraft = water.isDraft === true;
  const stir = isDraft ? null : (water.stir ?? null);
  const things = isDraft ? null : mirrorThings(frame, camera);
  const reflection = createReflection(frame, camera, mirror, things);
  const facet = isDraft ? stillFacet(camera) : createFacet(noise, camera, water);
  const wavelets = waveletsOf(noise, camera, water.roughness);
  const horizon = Math.ceil(camera.horizon);
  const above = clearSky(light, 0, 0.6, 0.8);
  const white = foamColour(light);
  const shallow = water.shallow ?? overSand(water.deep);
  const { left, right: end, bottom } = seenPart(frame);
  // A few columns at a time: pixels of a row lie side by side, and so are read together.
  const edges = new Int32Array(STRIP);
  const airs: Colour[] = [];
  for (let from = left; from < end; from += STRIP) {
    const to = Math.min(end, from + STRIP);
    edges.fill(horizon);
    for (let column = from; column < to; column++)
      airs[column - from] = airToward(light, (column - camera.centre) / camera.focal);
    for (let row = 0; row < bottom; row++)
      for (let column = from; column < to; column++) {
        const at = row * width + column;
        if (kind[at] !== WATER) {
          edges[column - from] = row + 1;
          continue;
        }
        const edge = edges[column - from] as number;
        const air = airs[column - from] as Colour;
        const right = (column - camera.centre) / camera.focal;
        const z = depth[at] as number;
        const x = right * z;
        const under = Math.max(0, water.depthAt?.(x, z) ?? -lookUp(heights, x, z));
        const wave = isDraft ? 0 : water.swell(x, z);
        const { turnedX, turnedY, upright, spread } = facet(
          right,
          z,
          wave,
          stir?.slopeX[at] ?? 0,
          stir?.slopeZ[at] ?? 0,
        );
        const up = Math.max(0.002, turnedY);
        const seen = clamp(Math.round(camera.horizon + camera.focal * up), horizon, height - 1);
        const thrown = Math.round(camera.centre + camera.focal * turnedX);
        const fromColumn = foldColumn(thrown, left, end);
        const fromRow = reflection.rowOf(seen, fromColumn);
        const isThing = reflection.isThing(seen, fromColumn);
        const plain = reflection.meanAt(seen, fromColumn, spread);
        // Waves break what stands on the shore into specks too fine to be told from the sky among them.
        const isSky = !isThing && (fromRow < 0 || kind[fromRow * width + fromColumn] !== LAND);
        const strewn = isDraft || isSky ? 0 : strewnAt(water, Math.abs(thrown - column) / width);
        const shown =
          strewn === 0 ? plain : mixColour(plain, mixColour(air, above, clamp(2 * up)), strewn);
        const share = Math.max(water.sheen ?? 0, 0.04 + 0.93 * (1 - upright) ** 4);
        const own = ownColour(water.deep, shallow, light, above, under, wave);
        const plainBody = isDraft ? own : scaleColour(own, wavelets(x, z));
        const breaks = isDraft ? 0 : (water.crest?.(x, z) ?? 0);
        const body = breaks > 0 ? glowing(light, plainBody, breaks) : plainBody;
        // What stands before the sun keeps its glitter off too.
        const isHidden = isThing || (fromRow >= 0 && kind[fromRow * width + fromColumn] === LAND);
        const glint = isHidden ? 0 : glitter(light, turnedX, up, water.roughness);
        const beneath = (camera.focal * WASH) / z;
        const foot = at - (row - edge + 1) * width;
        // What leaps over the water is not in it; the outermost pixels of a thing have no distance of their own.
        const stands =
          kind[foot] === THING &&
          Math.min(depth[foot] as number, depth[foot - width] ?? 0) >
            STANDS * (depth[foot + width] as number);
        const washes = !isDraft && row - edge < beneath && stands;
        const foam = isDraft
          ? 0
          : Math.max(
              foamAt(noise, water, x, z, under, wave),
              water.wakes?.(x, z) ?? 0,
              stir?.foam[at] ?? 0,
              breaks > 0 ? whitecapAt(noise, x, z, breaks) : 0,
              washes
                ? washAt(
                    noise,
                    water,
                    x,
                    z,
                    (row - edge) / beneath / flankedAt(kind, foot, beneath),
                  )
                : 0,
            );
        const spray =
          breaks > 0 ? scaleColour(white, 0.88 + 0.42 * noise.fbm(x / 2.4, z * 0.8, 3)) : white;
        const toned = stir === null ? 1 : 1 + (stir.tone[at] as number);
        const clear = Math.exp(-z * THIN_AIR * light.haze);
        for (let c = 0; c < 3; c++) {
          const own = body[c] as number;
          const bare = (own + ((shown[c] as number) - own) * share) * toned;
          const lit = bare + ((spray[c] as number) - bare) * foam;
          const far = air[c] as number;
          rgb[at * 3 + c] = far + (lit - far) * clear + (light.sun[c] as number) * glint;
        }
      }
  }
  return mirror;
}

interface Facet {
  /** Where the mirrored ray goes: right and up, where ahead is 1. */
  readonly turnedX: number;
  readonly turnedY: number;
  /** Cosine between the eye's ray and the wave's normal. */
  readonly upright: number;
  /** How many rows up and down the waves on it that are too small to be seen draw its image out. */
  readonly spread: number;
}

/** How water without a wave turns it. */
const stillFacet =
  (camera: Camera) =>
  (right: number, z: number): Facet => {
    const down = camera.height / z;
    const upright = clamp(down / Math.sqrt(right * right + down * down + 1));
    return { turnedX: right, turnedY: down, upright, spread: 0 };
  };

/** How waves turn a ray that meets the water ahead, `right` per unit of distance, at distance z. */
function createFacet(
  noise: Noise,
  camera: Camera,
  { roughness, swell }: Water,
): (right: number, z: number, wave: number, stirX: number, stirZ: number) => Facet {
  return (right, z, wave, stirX, stirZ) => {
    const x = right * z;
    // What is smaller than a pixel there cannot be seen one by one.
    const pixel = (z * z) / (camera.focal * camera.height);
    let slopeX = (swell(x + 0.7, z) - wave) / 0.7 + stirX;
    let slopeZ = (swell(x, z + 0.7) - wave) / 0.7 + stirZ;
    let unseen = (FINE * roughness) ** 2;
    for (const { length, steep } of RIPPLES) {
      const told = smoothstep(TOLD.from, TOLD.to, pixel / length);
      const weight = roughness * steep;
      unseen += weight * weight * (1 - told * told);
      if (told === 0) continue;
      slopeX += told * weight * noise.at(x / (1.8 * length), z / length + 0.37 * length);
      slopeZ += told * weight * 1.3 * noise.at(x / (1.8 * length) + 41.3, z / length);
    }
    const down = camera.height / z;
    const scale = 1 / (slopeX * slopeX + slopeZ * slopeZ + 1);
    // Twice the ray's share along the normal (−slopeX, 1, −slopeZ), taken off it.
    const along = right * -slopeX - down - slopeZ;
    const ahead = 1 + 2 * along * scale * slopeZ;
    return {
      turnedX: (right + 2 * along * scale * slopeX) / Math.max(0.2, ahead),
      turnedY: (-down - 2 * along * scale) / Math.max(0.2, ahead),
      upright: clamp(-along * Math.sqrt(scale / (right * right + down * down + 1))),
      spread: SPREAD * camera.focal * Math.sqrt(unseen),
    };
  };
}

/** The share of a thing's image that the waves break up, by how far aside it is thrown (in widths of the picture). */
const strewnAt = ({ roughness }: Water, aside: number): number =>
  STREWN * Math.max(smoothstep(0.2, 0.62, roughness), smoothstep(0.02, 0.12, aside));

/** How much of what is beside the foot of a thing is that thing too: 1 in its middle, less at its ends, never 0. */
function flankedAt(kind: Uint8Array, foot: number, reach: number): number {
  let sides = 1;
  for (let n = 1; n <= FLANKS; n++) {
    const aside = Math.round((1.4 * reach * n) / FLANKS);
    if (kind[foot - aside] === THING && kind[foot + aside] === THING) sides++;
  }
  return (sides / (FLANKS + 1)) ** 0.6;
}

/** Places on either side that tell how near the end of a thing is. */
const FLANKS = 10;

/** Water of such a colour where sand shows through it. */
const overSand = (deep: Colour): Colour => [
  0.35 * deep[0] + 0.34,
  0.45 * deep[1] + 0.36,
  0.5 * deep[2] + 0.24,
];

/** What comes back out of the water: more of the ground where it is shallow, more light where a wave is high. */
function ownColour(
  deep: Colour,
  shallow: Colour,
  light: Light,
  up: Colour,
  depth: number,
  wave: number,
): Colour {
  const murky = 1 - Math.exp(-depth * 0.32);
  const strength = (0.35 + 0.9 * (light.ambient[1] + 0.4 * light.sun[1])) * (1 + 0.22 * wave);
  const body = mixColour(shallow, deep, murky);
  return [
    body[0] * strength + 0.12 * up[0],
    body[1] * strength + 0.12 * up[1],
    body[2] * strength + 0.12 * up[2],
  ];
}

/** Water with the light that comes through a crest where it is thin. */
function glowing(light: Light, body: Colour, breaks: number): Colour {
  const lit = illumination(light, 0.7, 0.8);
  const through: Colour = [THROUGH[0] * lit[0], THROUGH[1] * lit[1], THROUGH[2] * lit[2]];
  return mixColour(body, through, GREEN * breaks);
}

/** How much of the light through a storm's crest is seen. */
const GREEN = 0.5;

/** So many reaches of its glitter from the sun nothing of it is left to see. */
const UNLIT = 8;

/** How much of the sun a wave throws to the eye that turns its ray there. */
function glitter(light: Light, turnedX: number, turnedY: number, roughness: number): number {
  if (light.toward[2] <= 0.05) return 0;
  const aside = turnedX - light.toward[0] / light.toward[2];
  const above = turnedY - light.toward[1] / light.toward[2];
  const away = aside * aside + above * above * 0.4;
  const reach = 0.0022 + 0.0035 * roughness;
  if (away > UNLIT * reach) return 0;
  return 1.5 * Math.exp(-away / reach) * (1 - 0.8 * smoothstep(0.6, 0.9, light.cover));
}
