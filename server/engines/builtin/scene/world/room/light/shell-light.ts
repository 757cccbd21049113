import { clamp } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Room } from '../plan-room.ts';
import { createHides } from '../solids/hides.ts';
import type { Form, Point, Solid } from '../solids/solid.ts';
import { floorShare, fromLamp, type RoomLight, throughWindow } from './room-light.ts';

/** The side of a cell between which light is mixed, metres, at the least, and how many a face has at the most. */
const CELL = 0.12;
const MOST = 6000;

/** What of a window's light is left where all of it is hidden. */
const HIDDEN = 0.3;
/** The parts of the window that are looked for from each place. */
const LOOKS = [0.12, 0.37, 0.63, 0.88].flatMap((u) => [0.25, 0.75].map((v) => [u, v] as const));

/** A lamp that gives less than this to a place throws no shadow there. */
const FAINT = 0.02;

/** A face of a room: one of its walls, its floor or its ceiling. */
interface Face {
  readonly axis: number;
  /** Where it is along its axis. */
  readonly at: number;
  readonly normal: Point;
  /** The axes along it, where they begin, and how many cells there are along each. */
  readonly u: number;
  readonly v: number;
  readonly first: readonly [number, number];
  readonly cell: readonly [number, number];
  readonly columns: number;
  readonly rows: number;
  /** Red, green and blue at each corner of a cell; what was not asked for yet is not a number. */
  readonly light: Float32Array;
}

/** Looks up the light on a wall, floor or ceiling: which axis it stands across, whether it is the one at the higher end, and where. It is put into `out`. */
export type ShellLight = (axis: number, isHigher: boolean, place: Point, out: Float64Array) => void;

/**
 * The light on a room's own walls, floor and ceiling, but for the sun itself: with the soft shadows
 * of what stands before the window and the lamps. It is found at the corners of cells, where it is
 * asked for, and mixed between them.
 */
export function createShellLight(room: Room, light: RoomLight, noise: Noise): ShellLight {
  const { left, right, high, back } = room;
  const face = (axis: number, at: number, sign: number): Face => {
    const [u, v] = axis === 0 ? [2, 1] : axis === 1 ? [0, 2] : [0, 1];
    const low = [left, 0, 0];
    const top = [right, high, back];
    const long = [u, v].map((n) => (top[n] as number) - (low[n] as number));
    const [across = 1, along = 1] = long;
    const side = Math.max(CELL, Math.sqrt((across * along) / MOST));
    const [columns, rows] = [Math.ceil(across / side), Math.ceil(along / side)];
    return {
      axis,
      at,
      normal: [axis === 0 ? sign : 0, axis === 1 ? sign : 0, axis === 2 ? sign : 0],
      u,
      v,
      first: [low[u] as number, low[v] as number],
      cell: [across / columns, along / rows],
      columns,
      rows,
      light: new Float32Array((columns + 1) * (rows + 1) * 3).fill(Number.NaN),
    };
  };
  const faces = [
    [face(0, left, 1), face(0, right, -1)],
    [face(1, 0, 1), face(1, high, -1)],
    [face(2, back, -1), face(2, back, -1)],
  ];
  const lightAt = createLightAt(room, light, noise);
  const corner = (one: Face, column: number, row: number): number => {
    const index = (row * (one.columns + 1) + column) * 3;
    if (Number.isNaN(one.light[index] as number)) {
      const place: [number, number, number] = [0, 0, 0];
      place[one.axis] = one.at;
      place[one.u] = one.first[0] + column * one.cell[0];
      place[one.v] = one.first[1] + row * one.cell[1];
      one.light.set(lightAt(one, place), index);
    }
    return index;
  };
  return (axis, isHigher, place, out) => {
    const one = (faces[axis] as Face[])[isHigher ? 1 : 0] as Face;
    const u = clamp(((place[one.u] as number) - one.first[0]) / one.cell[0], 0, one.columns - 1e-6);
    const v = clamp(((place[one.v] as number) - one.first[1]) / one.cell[1], 0, one.rows - 1e-6);
    const column = Math.floor(u);
    const row = Math.floor(v);
    const du = u - column;
    const dv = v - row;
    const a = corner(one, column, row);
    const b = corner(one, column + 1, row);
    const c = corner(one, column, row + 1);
    const d = corner(one, column + 1, row + 1);
    const { light } = one;
    for (let n = 0; n < 3; n++) {
      const near = (light[a + n] as number) * (1 - du) + (light[b + n] as number) * du;
      const far = (light[c + n] as number) * (1 - du) + (light[d + n] as number) * du;
      out[n] = near * (1 - dv) + far * dv;
    }
  };
}

/** The light at one place of a face. */
function createLightAt(
  room: Room,
  { glass, sky, bounce, floor, lamp: lit, dim }: RoomLight,
  noise: Noise,
): (face: Face, place: Point) => Point {
  const standing = room.solids.filter(darkensFloor);
  const blockers = room.solids.filter((solid) => isBlocker(solid, room));
  const [left, right, low, high] = room.window;
  const isHidden = createHides(blockers);
  const seenWindow = (place: Point) => {
    let seen = 0;
    for (const look of LOOKS) {
      const toward: Point = [
        left + look[0] * (right - left) - place[0],
        low + look[1] * (high - low) - place[1],
        room.back - place[2],
      ];
      if (!isHidden(place, toward)) seen++;
    }
    return HIDDEN + ((1 - HIDDEN) * seen) / LOOKS.length;
  };
  return ({ normal, axis }, on) => {
    // A little before the face, so that what stands flat on it hides nothing from it.
    const place: Point = [
      on[0] + 0.02 * normal[0],
      on[1] + 0.02 * normal[1],
      on[2] + 0.02 * normal[2],
    ];
    const x = on[0];
    const y = on[1];
    const z = on[2];
    const isFloor = normal[1] > 0;
    const isOpen = axis !== 2 && normal[1] >= 0;
    const fromSky = throughWindow(glass, normal, x, y, z) * (isOpen ? seenWindow(place) : 1);
    let lamps = 0.16 * dim;
    for (const [n, at] of room.lamps.entries()) {
      const shine = dim * fromLamp(at, n < room.shaded, normal, x, y, z);
      const hides =
        shine > FAINT &&
        normal[1] >= 0 &&
        isHidden(place, [at[0] - place[0], at[1] - place[1], at[2] - place[2]]);
      lamps += hides ? shine * 0.25 : shine;
    }
    const dark = cornerShade(room, axis, on) * (isFloor ? underneath(standing, x, z) : 1);
    // Light is never quite even on plaster.
    const even = dark * (1 + 0.03 * noise.at(x * 0.8 + z, y * 0.8));
    const share = floorShare(normal[1], y / room.high);
    const shown = (c: 0 | 1 | 2) =>
      even * (bounce[c] * (1 - share + share * floor[c]) + sky[c] * fromSky + lit[c] * lamps);
    return [shown(0), shown(1), shown(2)];
  };
}

/** Whether light passes through most of the space that a body takes up: it is a leaf, the wall around, or cut out. */
const isOpenwork = ({ kind }: Form): boolean =>
  kind === 'leaf' || kind === 'hollow' || kind === 'plate';

/** Whether a solid is large enough to keep light from the room's walls and floor, and does not hang on the wall of the window, lie flat or shine itself. */
function isBlocker({ low, high, form, glow }: Solid, { back, high: ceiling }: Room): boolean {
  const [wide, tall, deep] = [high[0] - low[0], high[1] - low[1], high[2] - low[2]];
  const middle = wide + tall + deep - Math.max(wide, tall, deep) - Math.min(wide, tall, deep);
  return (
    !isOpenwork(form) &&
    form.kind !== 'bone' &&
    glow === 0 &&
    middle > 0.16 &&
    high[1] > 0.05 &&
    low[1] < ceiling - 0.3 &&
    low[2] < back - 0.2
  );
}

/** Darker where a face meets the others: `own` is the axis across which it stands. */
function cornerShade({ left, right, high, back }: Room, own: number, [x, y, z]: Point): number {
  const near = (away: number) => 1 - 0.3 * Math.exp(-away / 0.28);
  return (
    (own === 0 ? 1 : near(x - left) * near(right - x)) *
    (own === 1 ? 1 : near(y) * near(high - y)) *
    (own === 2 ? 1 : near(back - z))
  );
}

/** What stands on the floor, or low above it, darkens it so far around. */
const REACH = 0.5;

/** What of the light is left there at the least: a bush's hundred leaves make no night of a floor. */
const LEFT_BELOW = 0.45;

const darkensFloor = ({ low, high, form }: Solid): boolean =>
  !isOpenwork(form) && low[1] <= 0.5 && high[1] >= 0.05;

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
  return Math.max(LEFT_BELOW, open);
}
