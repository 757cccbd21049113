import { scaleColour } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import { type Camera, type Frame, LAND, SKY, seenPart, THING } from '../frame.ts';
import { fitOut } from './fittings/fit-out.ts';
import { type BeamInRoom, createBeamInRoom } from './light/beam-in-room.ts';
import { floorShare, fromLamp, lightOf, throughWindow } from './light/room-light.ts';
import { createShellLight } from './light/shell-light.ts';
import { createSunFromFront } from './light/sun-from-front.ts';
import { createSunInRoom, directAt, sunUnderGlass } from './light/sun-in-room.ts';
import { inRoom, lookBy } from './look.ts';
import { planFor } from './plan-for.ts';
import type { Room } from './plan-room.ts';
import { meet } from './solids/meet.ts';
import { type Hit, hitAt, type Point, type Solid } from './solids/solid.ts';
import { solidsInTiles } from './solids/solids-in-tiles.ts';

/** What is lower lies on the floor and is stood upon. */
const CARPET = 0.03;

/**
 * Paints a room over what is outside, which stays in its window. Light comes in by the window: the
 * sky's from all of it, the sun's in a patch that falls where the sun stands; lamps when it is dark.
 * The eye is at 0, turned aside by the room's `yaw`, `camera.height` above the floor. Returns what was named
 * of the room and has no place in it, as it was written.
 */
export function paintRoom(frame: Frame, camera: Camera, setting: Setting): readonly string[] {
  const { room, leftOut } = fitOut(planFor(camera, setting), frame, camera, setting);
  const look = lookBy(camera, room.yaw);
  const inTiles = solidsInTiles(room.solids, frame, camera, look);
  const beam = room.beam && createBeamInRoom(room.beam, room.solids, setting);
  const shade = createShade(room, setting, beam);
  const eye: Point = [0, camera.height, 0];
  const colour = new Float64Array(3);
  const seen = seenPart(frame);
  for (let row = seen.top; row < seen.bottom; row++) {
    for (let column = seen.left; column < seen.right; column++) {
      const along = look.toRoom(
        (column - camera.centre) / camera.focal,
        (camera.horizon - row) / camera.focal,
      );
      const at = row * frame.width + column;
      let nearest = room.isBare ? NOWHERE : shellHit(room, eye, along);
      let solid: Solid | null = null;
      let order = -1;
      for (const one of inTiles(column, row)) {
        if (one.ahead > nearest.at) break;
        if (column < one.left || column > one.right || row < one.top || row > one.bottom) continue;
        const hit = meet(one.solid, eye, along);
        if (hit === null || hit.at > nearest.at) continue;
        if (hit.at === nearest.at && one.order > order) continue;
        nearest = hit;
        solid = one.solid;
        order = one.order;
      }
      const x = along[0] * nearest.at;
      const y = camera.height + along[1] * nearest.at;
      if (solid === null && (room.isBare || (nearest.axis === 2 && isOpen(room, x, y)))) {
        frame.kind[at] = SKY;
        beam?.addHaze(frame.rgb, at * 3, eye, along, nearest.at);
        continue;
      }
      if (solid === null && isPane(room, nearest.axis, x, y, along[2] * nearest.at)) {
        frame.kind[at] = SKY;
        continue;
      }
      shade(solid, nearest, [x, y, along[2] * nearest.at], colour);
      for (let c = 0; c < 3; c++) frame.rgb[at * 3 + c] = colour[c] as number;
      beam?.addHaze(frame.rgb, at * 3, eye, along, nearest.at);
      frame.depth[at] = nearest.at;
      const isGround = solid === null || solid === room.table || solid.high[1] < CARPET;
      frame.kind[at] = isGround && nearest.normal[1] > 0.5 ? LAND : THING;
    }
  }
  return leftOut;
}

/** Above what height what is level is a ceiling and no floor, metres. */
const OVERHEAD = 0.5;

/** Whether what is around the room is seen through a place of its walls or its ceiling. */
const isPane = ({ enclosure }: Room, axis: number, x: number, y: number, z: number): boolean =>
  (axis !== 1 || y > OVERHEAD) && enclosure?.isPane(axis, x, y, z) === true;

const isOpen = ({ window, outline, enclosure }: Room, x: number, y: number): boolean =>
  enclosure === undefined &&
  x > window[0] &&
  x < window[1] &&
  y > window[2] &&
  y < window[3] &&
  (outline?.(x, y) ?? true);

const TOWARD_EYE: Point = [0, 0, -1];
const LEFTWARD: Point = [-1, 0, 0];
const RIGHTWARD: Point = [1, 0, 0];
const DOWN: Point = [0, -1, 0];
const UP: Point = [0, 1, 0];
/** Where a ray goes that meets nothing. */
const NOWHERE = hitAt(1e9, 2, TOWARD_EYE);

/** Where a ray meets the room's own walls, floor or ceiling from within. */
function shellHit({ left, right, high, back }: Room, eye: Point, along: Point): Hit {
  const sideways = along[0] === 0 ? 1e9 : ((along[0] > 0 ? right : left) - eye[0]) / along[0];
  const upward = along[1] === 0 ? 1e9 : ((along[1] > 0 ? high : 0) - eye[1]) / along[1];
  const ahead = back / along[2];
  if (ahead <= sideways && ahead <= upward) return hitAt(ahead, 2, TOWARD_EYE);
  return sideways < upward
    ? hitAt(sideways, 0, along[0] > 0 ? LEFTWARD : RIGHTWARD)
    : hitAt(upward, 1, along[1] > 0 ? DOWN : UP);
}

/** Puts the colour of what a ray has met into `out`; `solid` null: the room's own walls, floor or ceiling. */
type Shade = (solid: Solid | null, hit: Hit, place: Point, out: Float64Array) => void;

/** The share of what shines on a leaf's other side that is seen through it. */
const THROUGH_LEAF = 0.6;

/** The share of the sun that is let through by a roof of glass, under which it shines on all of a floor. */
const THROUGH_ROOF = 0.66;

function createShade(room: Room, setting: Setting, beam: BeamInRoom | undefined): Shade {
  const { light, noise, time } = setting;
  const inside = lightOf(room, setting);
  const { glass, sky, bounce, floor, lamp: lit, dim } = inside;
  const toward = inRoom(light.toward, room.yaw);
  const sunAt = createSunInRoom(room.enclosure?.isGlass ? sunUnderGlass(room) : room, toward);
  const fromFront = createSunFromFront(room.solids, setting);
  const onShell = createShellLight(room, inside, noise);
  const direct = scaleColour(
    light.sun,
    directAt(time) * (room.enclosure?.isGlass ? THROUGH_ROOF : 1),
  );
  /** The colour of the glass through which the sun comes to a place. */
  const tintAt = ([x, y, z]: Point) => {
    const run = (room.back - z) / toward[2];
    return room.tint?.(x + run * toward[0], y + run * toward[1]) ?? null;
  };
  const onSolid = (one: Solid, normal: Point, [x, y, z]: Point, out: Float64Array) => {
    let fromSky = throughWindow(glass, normal, x, y, z);
    if (one.form.kind === 'leaf') {
      const behind = throughWindow(glass, [-normal[0], -normal[1], -normal[2]], x, y, z);
      fromSky = Math.max(fromSky, THROUGH_LEAF * behind);
    }
    let lamps = 0.16 * dim;
    for (let n = 0; n < room.lamps.length; n++)
      lamps += dim * fromLamp(room.lamps[n] as Point, n < room.shaded, normal, x, y, z);
    const share = floorShare(normal[1], y / room.high);
    const low = 1 - 0.3 * Math.exp(-Math.max(0, y) / 0.28);
    const shown = (c: 0 | 1 | 2) =>
      low * (bounce[c] * (1 - share + share * floor[c]) + sky[c] * fromSky + lit[c] * lamps);
    out[0] = shown(0);
    out[1] = shown(1);
    out[2] = shown(2);
  };
  return (solid, { normal, axis }, place, out) => {
    const [x, y, z] = place;
    if (solid === null && normal[1] < 0 && beam?.isOpen(x, z)) {
      out.set(beam.sky);
      return;
    }
    const material =
      solid?.material ??
      (axis === 1 && normal[1] > 0
        ? room.floor
        : (room.enclosure?.bars ?? (axis === 1 ? room.ceiling : room.walls)));
    const albedo = material(x, y, z, axis);
    if (solid === null) onShell(axis, (normal[axis] as number) < 0, place, out);
    else onSolid(solid, normal, place, out);
    const waves = normal[1] > 0.5 ? (room.enclosure?.waves?.(x, z) ?? 0) : 0;
    const sunny = sunAt(normal, x, y, z) + (fromFront?.(normal, x, y, z) ?? 0) + waves;
    const beaming = beam?.at(normal, place) ?? 0;
    const tint = sunny > 0 ? tintAt(place) : null;
    const glow = (solid?.glow ?? 0) * dim * 1.1;
    const shown = (c: 0 | 1 | 2) =>
      albedo[c] *
        ((out[c] as number) +
          direct[c] * sunny * (tint?.[c] ?? 1) +
          beaming * (beam?.light[c] ?? 0)) +
      glow * lit[c];
    out[0] = shown(0);
    out[1] = shown(1);
    out[2] = shown(2);
  };
}
