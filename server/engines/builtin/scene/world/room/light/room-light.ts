import { clamp, mix, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Light } from '../../light.ts';
import { CANDLELIGHT } from '../furnishings/candles.ts';
import type { Room } from '../plan-room.ts';
import type { RoomKind } from '../room-kind.ts';
import { ROOM_KINDS } from '../room-kinds.ts';
import type { Material, Point } from '../solids/solid.ts';

const LAMP: Colour = [1.1, 0.74, 0.4];

/** The largest window by whose area a room grows brighter, square metres. */
const LARGEST = 5;
/** A room with a smaller one has others behind the eye. */
const SMALLEST = 3.2;

/** How bright the lamps of a workshop are by day, of what they are at night: one sees there what one does; and of a church, whose walls are far from any window. */
const AT_WORK = 0.7;

/** The light in a room that comes from all its window, off its walls and from its lamps: all but what the sun itself shines on. */
export interface RoomLight {
  /** The middle of the window. */
  readonly glass: Point;
  /** The sky's light by the window, and what comes back from floor, walls and ceiling together. */
  readonly sky: Colour;
  readonly bounce: Colour;
  /** The floor's own colour as light that it throws up, its mean 1. */
  readonly floor: Colour;
  readonly lamp: Colour;
  /** How bright the lamps are, of what they are at night. */
  readonly dim: number;
}

/** Decides the light of a room by the time, the weather and what the room is for. */
export function lightOf(room: Room, { land, light, time, weather, idea }: Setting): RoomLight {
  const [left, right, low, high] = room.window;
  // A hall's whole end lights it no more than a large window does a room.
  const open = (right - left) * (high - low);
  const area = clamp(open, SMALLEST, LARGEST);
  const own: RoomKind['light'] = ROOM_KINDS[land]?.light ?? {
    lamp: LAMP,
    least: land === 'garage' || land === 'nave' ? AT_WORK : 0,
    day: 1,
  };
  const { closed = 1 } = own;
  const isClosed = time === 'night' && (own.closed !== undefined || room.isDeserted === true);
  const day = room.isDeserted ? Math.max(own.day, LET_IN) : own.day;
  const bounce = thrownBack(light, {
    sky: (0.42 + 0.04 * area) * day,
    sun: time === 'day' ? SUN_BOUNCE * clamp(open / SMALLEST) : 0,
  });
  return {
    glass: [(left + right) / 2, (low + high) / 2, room.back],
    sky: scaleColour(skyThrough(light), area * 0.95 * day),
    bounce: room.enclosure?.isGlass
      ? underGlass(bounce, light, own.least)
      : isClosed
        ? [bounce[0] + MOONLIT[0], bounce[1] + MOONLIT[1], bounce[2] + MOONLIT[2]]
        : bounce,
    floor: tintOf(room.floor, room),
    lamp: idea.candlelit ? CANDLELIGHT : own.lamp,
    dim: room.isDeserted
      ? 0
      : isClosed
        ? closed
        : Math.max(usualDim(time, weather), own.least, room.enclosure ? LIT_WITHIN : 0),
  };
}

/** How bright lamps are at the least in a room under glass: it stands where the day is not that of the earth. */
const LIT_WITHIN = 0.6;

/** What the strips of a base shine in a room under glass that is lit as others are by day: so that it is never dark. */
const STRIPS: Colour = [0.19, 0.2, 0.22];
/** A room that has lamps of its own needs so much less of that. */
const WITHOUT_LAMPS = 1.1;
/** The shares of the sky's colour and of the light from all around that fall in through glass walls. */
const THROUGH_WALLS = { sky: 0.12, around: 0.2 } as const;

/** The light from everywhere in a room under glass whose lamps shine so much at the least: what comes off its floor, what falls in all around, and that of its strips. */
function underGlass(bounce: Colour, { middle, ambient }: Light, lamps: number): Colour {
  const { sky, around } = THROUGH_WALLS;
  const shown = (c: 0 | 1 | 2) =>
    (WITHOUT_LAMPS - lamps) * STRIPS[c] + bounce[c] + sky * middle[c] + around * ambient[c];
  return [shown(0), shown(1), shown(2)];
}

/** The share of a usual room's daylight that the holes in one let in which people have left, at the least. */
const LET_IN = 1.35;

/** The moon's light all over a hall that is closed. */
const MOONLIT: Colour = [0.03, 0.05, 0.1];

/** The share of the sun's light by day that floor and walls throw back into the room. */
const SUN_BOUNCE = 0.32;

/** The light that comes from everywhere in a room: such shares of the sky's and, from where it shines on its floor, of the sun's. */
function thrownBack(light: Light, share: { readonly sky: number; readonly sun: number }): Colour {
  const [r, g, b] = scaleColour(skyThrough(light), share.sky);
  const sun = scaleColour(light.sun, share.sun);
  return [r + sun[0], g + sun[1], b + sun[2]];
}

/** How bright lamps are: few are lit on a clear day, and most of them where it is dull outside. */
function usualDim(time: Setting['time'], weather: Setting['weather']): number {
  if (time === 'night') return 1;
  if (time === 'dusk') return 0.85;
  if (time !== 'day') return 0.45;
  return weather === 'clear' ? 0.3 : 0.75;
}

/** The mean colour of a floor, made as bright as grey. */
function tintOf(floor: Material, { left, right, back }: Room): Colour {
  const sum = [0, 0, 0];
  for (let n = 0; n < 32; n++) {
    const share = (n * 0.618) % 1;
    const colour = floor(left + share * (right - left), 0, (back * (n + 0.5)) / 32, 1);
    for (const c of [0, 1, 2] as const) sum[c] = (sum[c] ?? 0) + colour[c];
  }
  const [r = 1, g = 1, b = 1] = sum;
  const mean = (r + g + b) / 3 || 1;
  return [r / mean, g / mean, b / mean];
}

/** The mean light of the sky ahead, half of its colour lost on walls. */
function skyThrough({ middle, ambient, horizon }: Light): Colour {
  const mean = (c: 0 | 1 | 2) => 0.3 * middle[c] + 0.4 * horizon[c] + 0.5 * ambient[c];
  const grey = (mean(0) + mean(1) + mean(2)) / 3;
  return [
    mix(mean(0), grey * 1.04, 0.65),
    mix(mean(1), grey, 0.65),
    mix(mean(2), grey * 0.98, 0.65),
  ];
}

/** Share of the window's light at a place: by both slants and the square of the distance. */
export function throughWindow(
  glass: Point,
  normal: Point,
  x: number,
  y: number,
  z: number,
): number {
  const dx = glass[0] - x;
  const dy = glass[1] - y;
  const dz = glass[2] - z + 0.3;
  const away = dx * dx + dy * dy + dz * dz;
  const length = Math.sqrt(away);
  const facing = Math.max(0, (normal[0] * dx + normal[1] * dy + normal[2] * dz) / length + 0.12);
  return (facing * Math.max(0.05, dz / length)) / (0.7 + away * 0.6);
}

/** The light that a lamp's shade lets through to the sides, and what falls out of it above and below besides. */
const BY_CLOTH = 0.7;
const BY_OPENING = 1.5;

/** How bright a lamp is at a place, `isShaded`: it stands or hangs in a shade that is open above and below. */
export function fromLamp(
  at: Point,
  isShaded: boolean,
  normal: Point,
  x: number,
  y: number,
  z: number,
): number {
  const dx = at[0] - x;
  const dy = at[1] - y;
  const dz = at[2] - z;
  const square = dx * dx + dy * dy + dz * dz;
  const away = Math.sqrt(square);
  const facing = Math.max(0.1, (normal[0] * dx + normal[1] * dy + normal[2] * dz) / away);
  const thrown = isShaded ? BY_CLOTH + BY_OPENING * smoothstep(0.52, 0.8, Math.abs(dy) / away) : 1;
  return (1.25 * thrown * facing) / (0.45 + square);
}

/** How much of what a room's surfaces throw back has the floor's colour: most on what faces down, and low on the walls. */
export const floorShare = (up: number, share: number): number =>
  up < 0 ? 0.35 - 0.1 * up : 0.4 * (1 - up) * (1 - share);
