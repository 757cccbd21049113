import { clamp, mix, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import { type Camera, type Frame, LAND, SKY, THING } from '../frame.ts';
import type { Light } from '../light.ts';
import { meet } from './meet.ts';
import { planFor, type Room } from './plan-room.ts';
import { ROOM_KINDS } from './room-kinds.ts';
import type { Hit, Point, Solid } from './solid.ts';

const LAMP: Colour = [1.1, 0.74, 0.4];

/** The largest window by whose area a room grows brighter, square metres. */
const LARGEST = 7;
/** A room with a smaller one has others behind the eye. */
const SMALLEST = 3.2;

/** What is lower lies on the floor and is stood upon. */
const CARPET = 0.03;

/** A solid with the rows and columns that it can cover. */
interface Placed {
  readonly solid: Solid;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Paints a room over what is outside, which stays in its window. Light comes in by the window: the
 * sky's from all of it, the sun's in a patch that falls where the sun stands; lamps when it is dark.
 * The eye is at 0, `camera.height` above the floor.
 */
export function paintRoom(frame: Frame, camera: Camera, setting: Setting): void {
  const room = planFor(camera, setting);
  const inTiles = sortIntoTiles(
    room.solids.map((solid) => place(solid, frame, camera)),
    frame,
  );
  const shade = createShade(room, setting);
  const eye: Point = [0, camera.height, 0];
  for (let row = 0; row < frame.height; row++) {
    for (let column = 0; column < frame.width; column++) {
      const along: Point = [
        (column - camera.centre) / camera.focal,
        (camera.horizon - row) / camera.focal,
        1,
      ];
      const at = row * frame.width + column;
      let nearest = shellHit(room, eye, along);
      let solid: Solid | null = null;
      for (const one of inTiles(column, row)) {
        if (column < one.left || column > one.right || row < one.top || row > one.bottom) continue;
        const hit = meet(one.solid, eye, along);
        if (hit === null || hit.at >= nearest.at) continue;
        nearest = hit;
        solid = one.solid;
      }
      const x = along[0] * nearest.at;
      const y = camera.height + along[1] * nearest.at;
      if (solid === null && nearest.axis === 2 && isOpen(room, x, y)) {
        frame.kind[at] = SKY;
        continue;
      }
      frame.rgb.set(shade(solid, nearest, [x, y, nearest.at]), at * 3);
      frame.depth[at] = nearest.at;
      const isGround = solid === null || solid === room.table || solid.high[1] < CARPET;
      frame.kind[at] = isGround && nearest.normal[1] > 0.5 ? LAND : THING;
    }
  }
}

/** Pixels on a side of a tile. */
const TILE = 16;

/** The solids that can be seen in the tile of a pixel, in their order. */
function sortIntoTiles(
  placed: readonly Placed[],
  { width, height }: Frame,
): (column: number, row: number) => readonly Placed[] {
  const columns = Math.ceil(width / TILE);
  const tiles = Array.from({ length: columns * Math.ceil(height / TILE) }, (_, index) => {
    const left = (index % columns) * TILE;
    const top = Math.floor(index / columns) * TILE;
    return placed.filter(
      (one) =>
        one.left < left + TILE && one.right >= left && one.top < top + TILE && one.bottom >= top,
    );
  });
  return (column, row) => tiles[Math.floor(row / TILE) * columns + Math.floor(column / TILE)] ?? [];
}

const isOpen = ({ window: [left, right, low, high] }: Room, x: number, y: number): boolean =>
  x > left && x < right && y > low && y < high;

/** Where a ray meets the room's own walls, floor or ceiling from within. */
function shellHit({ left, right, high, back }: Room, eye: Point, along: Point): Hit {
  const sideways = along[0] === 0 ? 1e9 : ((along[0] > 0 ? right : left) - eye[0]) / along[0];
  const upward = along[1] === 0 ? 1e9 : ((along[1] > 0 ? high : 0) - eye[1]) / along[1];
  if (back <= sideways && back <= upward) return { at: back, axis: 2, normal: [0, 0, -1], tone: 1 };
  return sideways < upward
    ? { at: sideways, axis: 0, normal: [along[0] > 0 ? -1 : 1, 0, 0], tone: 1 }
    : { at: upward, axis: 1, normal: [0, along[1] > 0 ? -1 : 1, 0], tone: 1 };
}

/** The part of the picture that a solid can cover: all of it when it reaches behind the eye. */
function place(solid: Solid, { width, height }: Frame, camera: Camera): Placed {
  const all = { solid, left: 0, right: width, top: 0, bottom: height };
  if (solid.low[2] < 0.3) return all;
  const columns: number[] = [];
  const rows: number[] = [];
  for (const z of [solid.low[2], solid.high[2]]) {
    for (const x of [solid.low[0], solid.high[0]])
      columns.push(camera.centre + (camera.focal * x) / z);
    for (const y of [solid.low[1], solid.high[1]])
      rows.push(camera.horizon - (camera.focal * (y - camera.height)) / z);
  }
  return {
    solid,
    left: Math.min(...columns) - 1,
    right: Math.max(...columns) + 1,
    top: Math.min(...rows) - 1,
    bottom: Math.max(...rows) + 1,
  };
}

type Shade = (solid: Solid | null, hit: Hit, place: Point) => Colour;

/** How bright the lamps of a workshop are by day, of what they are at night: one sees there what one does; and of a church, whose walls are far from any window. */
const AT_WORK = 0.7;

function createShade(room: Room, { land, light, time, weather, noise }: Setting): Shade {
  const [left, right, low, high] = room.window;
  const glass: Point = [(left + right) / 2, (low + high) / 2, room.back];
  // A hall's whole end lights it no more than a large window does a room.
  const area = clamp((right - left) * (high - low), SMALLEST, LARGEST);
  const usual =
    time === 'night'
      ? 1
      : time === 'dusk'
        ? 0.85
        : time === 'day' && weather === 'clear'
          ? 0.12
          : 0.45;
  const {
    lamp: lit,
    least,
    day,
  } = ROOM_KINDS[land]?.light ?? {
    lamp: LAMP,
    least: land === 'garage' || land === 'nave' ? AT_WORK : 0,
    day: 1,
  };
  const dim = Math.max(usual, least);
  const standing = room.solids.filter(darkensFloor);
  const sky = scaleColour(skyThrough(light), area * 0.95 * day);
  const bounce = scaleColour(skyThrough(light), (0.42 + 0.04 * area) * day);
  return (solid, { normal, axis, tone }, place) => {
    const x = place[0];
    const y = place[1];
    const z = place[2];
    const material =
      solid?.material ?? (axis === 1 ? (normal[1] > 0 ? room.floor : room.ceiling) : room.walls);
    const albedo = material(x, y, z, axis);
    const fromSky = throughOpening(glass, normal, x, y, z);
    const sunny = sunAt(room, light, normal, x, y, z);
    const corner =
      cornerShade(room, x, y, z) *
      (solid === null && normal[1] > 0.5 ? underneath(standing, x, z) : 1);
    let lamp = 0.16 * dim;
    for (const at of room.lamps) {
      const dx = at[0] - x;
      const dy = at[1] - y;
      const dz = at[2] - z;
      const away = Math.hypot(dx, dy, dz);
      const facing = Math.max(0.1, (normal[0] * dx + normal[1] * dy + normal[2] * dz) / away);
      lamp += (dim * 1.25 * facing) / (0.45 + away * away);
    }
    const glow = (solid?.glow ?? 0) * dim * 1.1;
    // Light is never quite even on plaster.
    const even = 1 + 0.03 * noise.at(x * 0.8 + z, y * 0.8);
    const shown = (c: 0 | 1 | 2) =>
      albedo[c] *
        tone *
        corner *
        even *
        (bounce[c] + sky[c] * fromSky + lit[c] * lamp + light.sun[c] * 1.9 * sunny) +
      glow * lit[c];
    return [shown(0), shown(1), shown(2)];
  };
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
function throughOpening(glass: Point, normal: Point, x: number, y: number, z: number): number {
  const dx = glass[0] - x;
  const dy = glass[1] - y;
  const dz = glass[2] - z + 0.3;
  const away = dx * dx + dy * dy + dz * dz;
  const length = Math.sqrt(away);
  const facing = Math.max(0, (normal[0] * dx + normal[1] * dy + normal[2] * dz) / length + 0.12);
  return (facing * Math.max(0.05, dz / length)) / (0.7 + away * 0.6);
}

/** How much of the sun falls on a place through the window. */
function sunAt(
  room: Room,
  { toward }: Light,
  normal: Point,
  x: number,
  y: number,
  z: number,
): number {
  const facing = normal[0] * toward[0] + normal[1] * toward[1] + normal[2] * toward[2];
  if (facing <= 0 || toward[2] <= 0.05) return 0;
  const run = (room.back - z) / toward[2];
  const [left, right, low, high] = room.window;
  const atX = x + run * toward[0];
  const atY = y + run * toward[1];
  const soft = 0.02 + 0.012 * run;
  const open =
    smoothstep(left - soft, left + soft, atX) *
    smoothstep(right + soft, right - soft, atX) *
    smoothstep(low - soft, low + soft, atY) *
    smoothstep(high + soft, high - soft, atY);
  if (open <= 0) return 0;
  const from: Point = [x + normal[0] * 0.01, y + normal[1] * 0.01, z + normal[2] * 0.01];
  return room.solids.some((solid) => meet(solid, from, toward) !== null) ? 0 : facing * open;
}

/** Darker where walls, floor and ceiling meet. */
function cornerShade({ left, right, high, back }: Room, x: number, y: number, z: number): number {
  const near = (away: number) => 1 - 0.3 * Math.exp(-Math.max(0, away) / 0.28);
  const one = (away: number) => (away < 1e-3 ? 1 : near(away));
  return one(x - left) * one(right - x) * one(y) * one(high - y) * one(back - z);
}

/** What stands on the floor, or low above it, darkens it so far around. */
const REACH = 0.5;

const darkensFloor = ({ low, high, form }: Solid): boolean =>
  form.kind !== 'leaf' && low[1] <= 0.5 && high[1] >= 0.05;

/** Darker on the floor beside and below what stands on it. */
function underneath(standing: readonly Solid[], x: number, z: number): number {
  let open = 1;
  for (const one of standing) {
    const { low, high } = one;
    if (x <= low[0] - REACH || x >= high[0] + REACH) continue;
    if (z <= low[2] - REACH || z >= high[2] + REACH) continue;
    const away = Math.hypot(
      Math.max(0, low[0] - x, x - high[0]),
      Math.max(0, low[2] - z, z - high[2]),
    );
    if (away < REACH) open *= 1 - 0.5 * (1 - away / REACH) ** 2 * clamp(1 - low[1] * 1.2);
  }
  return open;
}
