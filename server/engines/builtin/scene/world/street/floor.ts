import { clamp, mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import { sandAt } from './arenas/arena-sand.ts';
import { iceOn, type Rink } from './arenas/ice-rink.ts';
import { courtPaint } from './arenas/street-court.ts';
import { turfAt } from './arenas/turf.ts';
import { zelligeAt } from './bazaar/zellige.ts';
import { flagstones, isOverSea, seaBelow } from './europe/greek-lane.ts';
import { chance, inside } from './front.ts';
import { asphaltAt } from './kerb/asphalt.ts';
import { railAt } from './kerb/rails.ts';
import type { Way } from './way.ts';

/** What a street's floor shows at a place. */
export interface FloorPlace {
  /** Aside of the street's middle, and ahead; world units. */
  readonly aside: number;
  readonly z: number;
  /** How wide and how deep a pixel is there. */
  readonly pixel: number;
  readonly deep: number;
}

const ASPHALT: Colour = [0.27, 0.27, 0.285];
const SLABS: Colour = [0.56, 0.54, 0.5];
/** Dust of a street that nobody paved. */
const DUST: Colour = [0.62, 0.47, 0.32];
const SAND: Colour = [0.74, 0.59, 0.42];
const SNOW_ROAD: Colour = [0.82, 0.84, 0.88];
const SNOW: Colour = [0.78, 0.81, 0.88];
/** The worn top of a rail. */
const RAIL: Colour = [0.5, 0.5, 0.53];
/** Setts of an old street: grey, and here and there warm. */
const SETT: Colour = [0.5, 0.47, 0.43];
const WARM: Colour = [0.58, 0.48, 0.38];
/** How long and how wide one is, world units. */
const SETT_LONG = 0.25;
const SETT_WIDE = 0.17;

/** What of a setting a street's floor depends on. */
export interface Floor {
  readonly way: Way;
  readonly noise: Noise;
  readonly snowy: boolean;
  readonly hasRails: boolean;
  /** The ice that is laid on it; null: none. */
  readonly rink: Rink | null;
}

/** The colour of a street's floor in plain light: asphalt with its lines and slabs beside it, or setts from wall to wall, and a rink's ice on them. */
export function floorAt(floor: Floor, place: FloorPlace): Colour {
  const { rink, noise, way } = floor;
  const bare = bareAt(floor, place);
  if (rink === null) return bare;
  const [ice, share] = iceOn(
    rink,
    noise,
    way.middle(place.z) + place.aside,
    place.z,
    0.02 + place.pixel,
  );
  return share > 0 ? mixColour(bare, ice, share) : bare;
}

function bareAt(floor: Floor, place: FloorPlace): Colour {
  const { way, noise, snowy } = floor;
  const { aside, z } = place;
  const rough =
    1 + 0.1 * noise.fbm(aside * 0.9, z * 0.5, 3) + (z < 60 ? 0.05 * noise.at(aside * 9, z * 9) : 0);
  if (
    way.kind === 'neon' ||
    way.kind === 'backalley' ||
    way.kind === 'nightmarket' ||
    way.kind === 'yatai'
  )
    return scaleColour(snowy ? SNOW_ROAD : ASPHALT, rough);
  if (way.kind === 'greeklane')
    return isOverSea(way, z)
      ? seaBelow(noise, place)
      : scaleColour(snowedOn(floor, place, flagstones(place)), 0.5 + 0.5 * rough);
  if (way.kind === 'streetcourt') {
    const painted = snowy ? null : courtPaint(aside, z, place.pixel, place.deep);
    return scaleColour(painted ?? (snowy ? SNOW_ROAD : ASPHALT), rough);
  }
  if (way.kind === 'havana') return scaleColour(patchedAt(floor, place), rough);
  if (way.kind === 'indian')
    return scaleColour(
      snowy ? SNOW_ROAD : mixColour(ASPHALT, DUST, 0.42 + 0.3 * smoothstep(2, 5, Math.abs(aside))),
      rough,
    );
  if (way.kind === 'western' || way.kind === 'caribbean')
    return scaleColour(dustAt(floor, place), rough);
  if (way.kind === 'african')
    return scaleColour(snowy ? SNOW_ROAD : mixColour(dustAt(floor, place), RED_EARTH, 0.6), rough);
  if (way.kind === 'deserttown') return scaleColour(desertRoadAt(floor, place), rough);
  if (way.kind === 'arena') return scaleColour(sandAt(floor, place), rough);
  if (way.kind === 'stadium') return scaleColour(turfAt(floor, place), 0.7 + 0.3 * rough);
  if (way.kind === 'palace')
    return scaleColour(snowedOn(floor, place, palaceAt(floor, place)), 0.6 + 0.4 * rough);
  if (way.kind === 'court') return courtAt(place, snowy);
  if (way.kind !== 'avenue' && way.kind !== 'busstop')
    return scaleColour(snowedOn(floor, place, settsAt(floor, place)), 0.5 + 0.5 * rough);
  const isRoad = Math.abs(aside) < way.road;
  const kerb = 1 - 0.45 * smoothstep(0.22, 0.05, Math.abs(Math.abs(aside) - way.road));
  if (!isRoad) return scaleColour(snowedOn(floor, place, slabsAt(place)), rough * kerb);
  const bare = asphaltAt(floor, place);
  const railed = floor.hasRails ? mixColour(bare, RAIL, railAt(aside, z)) : bare;
  return scaleColour(railed, rough * kerb);
}

/** What roads of Africa are of. */
const RED_EARTH: Colour = [0.66, 0.36, 0.2];

/** The floor of a court: slabs of pale stone, within and around them bands of glazed tiles. */
function courtAt({ aside, z, pixel, deep }: FloorPlace, snowy: boolean): Colour {
  if (snowy) return SNOW;
  const soft = Math.max(pixel, 0.5 * deep);
  const [u, v] = [aside / 3.2, z / 3.2];
  const edge = Math.max(Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v)));
  const band = inside(0.5 - edge, -1, 0.11, soft / 3.2);
  const check = (Math.floor(aside / 0.4) + Math.floor(z / 0.4)) & 1;
  const fine = smoothstep(0.4, 0.15, soft);
  const slab = scaleColour([0.84, 0.79, 0.69], 1 - 0.16 * fine * check);
  return mixColour(slab, zelligeAt(aside, z, soft), band);
}

/** How wide the raised way of a palace's court is, and one of its slabs; how large those beside it are. World units. */
const ROYAL = { half: 2.6, slab: 1.25, beside: 1.05 } as const;

/** The floor of a palace's court: rough slabs of granite, no two alike, a way of dressed ones in its middle. */
function palaceAt({ noise }: Floor, { aside, z, pixel, deep }: FloorPlace): Colour {
  const isWay = Math.abs(aside) < ROYAL.half;
  const size = isWay ? ROYAL.slab : ROYAL.beside;
  const wavy = isWay ? 0 : 0.16 * noise.at(aside * 0.8, z * 0.8);
  const row = Math.floor((z + wavy) / size);
  const across = (aside + wavy) / (size * 1.3) + 0.37 * row + (isWay ? 0 : 0.3 * chance(row, 2, 2));
  const column = Math.floor(across);
  const fine = smoothstep(0.5, 0.1, pixel) * smoothstep(0.9, 0.2, deep);
  const joint =
    inside(across - column, 0.03, 0.97, pixel / size) *
    inside((z + wavy) / size - row, 0.04, 0.96, deep / size);
  const tone = (0.86 + 0.22 * chance(row, column, 9)) * (0.7 + 0.3 * joint);
  const edge = inside(Math.abs(Math.abs(aside) - ROYAL.half), -1, 0.16, pixel);
  const middle = inside(Math.abs(aside), -1, 0.9, pixel) * 0.06;
  const stone = mixColour([0.66, 0.62, 0.55], [0.74, 0.71, 0.65], isWay ? 1 : 0);
  return scaleColour(stone, (1 + fine * (tone - 1)) * (1 - 0.25 * edge + middle));
}

/** The share of a street's stones that shows where the snow is trodden away most. */
const TRODDEN = 0.72;

/** Stones under snow that is trodden where people walk: in the middle, and along paths across. */
function snowedOn({ way, noise, snowy }: Floor, { aside, z }: FloorPlace, stones: Colour): Colour {
  if (!snowy) return stones;
  const lane = smoothstep(1, 0.2, Math.abs(aside) / Math.min(way.front, 7));
  const paths = smoothstep(0.1, 0.42, noise.fbm(aside / 5 + 11, z / 9, 3) + 0.28 * lane);
  const prints = 0.75 + 0.25 * noise.at(aside * 2.6, z * 1.7);
  return mixColour(SNOW, scaleColour(stones, 0.9), TRODDEN * paths * prints);
}

/** Old asphalt with patches and cracks, between pavements with kerbs. */
function patchedAt({ way, noise, snowy }: Floor, place: FloorPlace): Colour {
  const { aside, z, deep } = place;
  const kerb = 1 - 0.4 * smoothstep(0.2, 0.05, Math.abs(Math.abs(aside) - way.road));
  if (Math.abs(aside) > way.road) return scaleColour(snowy ? SNOW : slabsAt(place), kerb);
  if (snowy) return SNOW_ROAD;
  const patch = smoothstep(0.16, 0.2, noise.fbm(aside / 3.1 + 40, z / 5.3, 2));
  const crack =
    smoothstep(0.5, 0.1, deep) *
    smoothstep(0.012, 0.004, Math.abs(noise.fbm(aside / 1.7, z / 2.9 + 9, 4)));
  return scaleColour(ASPHALT, kerb * (1.3 - 0.13 * patch) * (1 - 0.22 * crack));
}

/** Trodden dust with the ruts of wagons. */
function dustAt({ noise, snowy }: Floor, { aside, z, deep }: FloorPlace): Colour {
  const sway = 0.5 * noise.at(z * 0.06, 3);
  const rut = [-1.7, -0.2, 1.3, 2.7].reduce(
    (most, at) => Math.max(most, smoothstep(0.24, 0.08, Math.abs(aside + sway - at))),
    0,
  );
  const fine = smoothstep(0.5, 0.1, deep);
  const grain = 1 + fine * 0.1 * noise.at(aside * 7, z * 5);
  const patch = 0.5 + 0.5 * noise.fbm(aside / 5, z / 9, 3);
  const bare = mixColour(DUST, SAND, clamp(patch));
  const shown = scaleColour(bare, grain * (1 - 0.16 * rut));
  return snowy ? mixColour(shown, SNOW, 0.8) : shown;
}

/** Bleached asphalt with its yellow line, sand blown over its edges and lying beside it. */
function desertRoadAt({ way, noise, snowy }: Floor, { aside, z, pixel, deep }: FloorPlace): Colour {
  const off = Math.abs(aside);
  const dust = mixColour(DUST, SAND, clamp(0.5 + 0.5 * noise.fbm(aside / 5, z / 9, 3)));
  const blown = 0.9 * noise.fbm(aside * 0.35, z * 0.16, 3);
  const road = smoothstep(way.road - 0.2, way.road - 1.4, off + blown);
  const crack = noise.fbm(aside * 1.3, z * 0.8, 2);
  const worn = mixColour([0.4, 0.385, 0.37], [0.3, 0.29, 0.285], clamp(0.5 + crack));
  const split = smoothstep(0.04, 0, Math.abs(crack)) * smoothstep(0.4, 0.08, deep) * 0.35;
  const line = inside(Math.abs(off - 0.16), -1, 0.06, pixel) * (0.65 + 0.35 * noise.at(z * 0.8, 2));
  const painted = mixColour(scaleColour(worn, 1 - split), [0.86, 0.64, 0.18], 0.85 * line);
  const shown = mixColour(dust, mixColour(painted, dust, 0.16), road);
  return snowy ? mixColour(shown, SNOW, 0.8) : shown;
}

/** Slabs of a pavement with dark joints, each of its own tone. */
function slabsAt({ aside, z, pixel, deep }: FloorPlace): Colour {
  const u = aside / 1.2;
  const v = z / 0.9;
  const row = Math.floor(v);
  const column = Math.floor(u + 0.5 * (row & 1));
  const across = u + 0.5 * (row & 1) - column;
  const fineX = smoothstep(0.5, 0.12, pixel);
  const fineZ = smoothstep(0.6, 0.15, deep);
  const joint = inside(across, 0.03, 0.97, pixel / 1.2) * inside(v - row, 0.04, 0.96, deep / 0.9);
  const tone = 0.92 + 0.16 * chance(column, row, 3);
  return scaleColour(SLABS, 1 + fineX * fineZ * (tone * (0.78 + 0.22 * joint) - 1));
}

/** Setts in courses across the street, round and of many greys,larger pale slabs in bands. */
function settsAt({ way, noise }: Floor, { aside, z, pixel, deep }: FloorPlace): Colour {
  const border = dividerAt(way, aside, z, pixel, deep);
  const long = border > 0.5 ? 0.62 : SETT_LONG;
  const wide = border > 0.5 ? 0.34 : SETT_WIDE;
  // Laid by hand: no course is straight, none begins where another does.
  const wavy = z + 0.05 * noise.at(aside * 0.7, z * 0.7);
  const row = Math.floor(wavy / wide);
  const across = aside / long + 7 * chance(row, 5, 5) + 0.3 * noise.at(aside * 1.1, row * 0.37);
  const column = Math.floor(across);
  const u = across - column - 0.5;
  const v = wavy / wide - row - 0.5;
  // Setts that are finer than a pixel deep show only their mean.
  const fine = smoothstep(long * 0.8, long * 0.2, pixel) * smoothstep(wide * 1.5, wide * 0.4, deep);
  const patch = 0.5 + 0.5 * noise.fbm(aside / 4 + 3, z / 6, 2);
  // Where many walk they are worn pale, and what was spilt has left stains.
  const worn = 1 + 0.22 * noise.fbm(aside / 2.6 + 8, z / 4.5, 3);
  const mean = scaleColour(mixColour(SETT, WARM, clamp(0.2 + 0.5 * patch)), worn);
  const toned = mixColour(mean, [0.68, 0.64, 0.56], 0.55 * border);
  if (fine <= 0) return scaleColour(toned, 0.9);
  const round = 1 - 0.42 * smoothstep(0.3, 0.52, Math.max(Math.abs(u) * 1.02, Math.abs(v)));
  const tone = 0.88 + 0.24 * chance(column, row, 17);
  const crown = 1 + 0.1 * (0.5 - Math.hypot(u, v));
  return scaleColour(toned, 0.9 + fine * (round * tone * crown - 0.9));
}

/** Bands of pale slabs: a net over a square, else along the houses. */
function dividerAt(way: Way, aside: number, z: number, pixel: number, deep: number): number {
  const lane = inside(Math.abs(Math.abs(aside) - (way.road - 0.7)), -1, 0.3, pixel);
  if (way.form !== 'square') return lane;
  const near = (value: number, step: number) =>
    Math.abs(value / step - Math.round(value / step)) * step;
  return Math.max(
    inside(near(aside + 3, 6), -1, 0.34, pixel),
    inside(near(z, 7), -1, 0.34, deep) * smoothstep(3, 1, deep),
  );
}
