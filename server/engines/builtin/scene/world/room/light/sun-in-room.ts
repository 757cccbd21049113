import { clamp, smoothstep } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import type { Room } from '../plan-room.ts';
import { meet } from '../solids/meet.ts';
import { crosses, type Point, type Solid } from '../solids/solid.ts';

/** How much of the sun falls on a place with a surface of a direction, 0 to 1. */
export type SunInRoom = (normal: Point, x: number, y: number, z: number) => number;

/** How bright the sun is in a room by what it is outside; and the moon, which is faint before lamps, and where the sun has set. */
const SUN = 1.9;
const LATER: Partial<Readonly<Record<Setting['time'], number>>> = { night: 0.5, dusk: 0.12 };

/** How bright what shines through a room's window is in it at a time, by what it is outside. */
export const directAt = (time: Setting['time']): number => LATER[time] ?? SUN;

/** What of a room the sun's light depends on. */
type Lit = Pick<Room, 'window' | 'back' | 'solids' | 'outline'>;

/** How much farther than its walls and its ceiling the sun comes into a room that is under glass, metres. */
const BEYOND = 9;

/** A room under glass as the sun comes into it: over its wall ahead too. */
export const sunUnderGlass = <One extends Lit>(room: One): One => ({
  ...room,
  outline: () => true,
  window: [room.window[0] - BEYOND, room.window[1] + BEYOND, 0, room.window[3] + BEYOND],
});

/** The window is cut into so many parts both ways; each knows the solids that can stand before it. */
const PARTS = 24;

/** Rays that come in flatter than this miss the room: the ahead part of a direction of length 1. */
const FLATTEST = 0.05;

/** The sun that comes into a room through its window, where it stands `toward`, and what of the room stands in its way. */
export function createSunInRoom(room: Lit, toward: Point): SunInRoom {
  const [left, right, low, high] = room.window;
  if (toward[2] <= FLATTEST || left >= right) return () => 0;
  const partOf = (x: number, y: number): number =>
    PARTS * partAt(y, low, high) + partAt(x, left, right);
  const standing = solidsBefore(room, toward);
  return (normal, x, y, z) => {
    const facing = normal[0] * toward[0] + normal[1] * toward[1] + normal[2] * toward[2];
    if (facing <= 0) return 0;
    const run = (room.back - z) / toward[2];
    const atX = x + run * toward[0];
    const atY = y + run * toward[1];
    const soft = 0.02 + 0.012 * run;
    const open =
      smoothstep(left - soft, left + soft, atX) *
      smoothstep(right + soft, right - soft, atX) *
      smoothstep(low - soft, low + soft, atY) *
      smoothstep(high + soft, high - soft, atY);
    if (open <= 0 || room.outline?.(atX, atY) === false) return 0;
    const from: Point = [x + normal[0] * 0.01, y + normal[1] * 0.01, z + normal[2] * 0.01];
    const way: Point = [run * toward[0], run * toward[1], run * toward[2]];
    const ahead = (room.back - from[2]) / toward[2];
    const part = partOf(from[0] + ahead * toward[0], from[1] + ahead * toward[1]);
    for (const solid of standing[part] as readonly Solid[])
      if (crosses(solid.low, solid.high, from, way) && meet(solid, from, toward) !== null) return 0;
    return facing * open;
  };
}

/** Which part of a length a place is in; what lies beyond is in the last. */
const partAt = (at: number, first: number, last: number): number =>
  clamp(Math.floor((PARTS * (at - first)) / (last - first)), 0, PARTS - 1);

/** The solids that can keep the sun off a place by the part of the window, row by row, through which its ray comes. */
function solidsBefore({ window, back, solids }: Lit, toward: Point): readonly (readonly Solid[])[] {
  const [left, right, low, high] = window;
  const parts = Array.from({ length: PARTS * PARTS }, (): Solid[] => []);
  for (const solid of solids) {
    if (solid.isGlass) continue;
    const corners = [solid.low[2], solid.high[2]].flatMap((z) => {
      const run = (back - z) / toward[2];
      return [solid.low, solid.high].map((end) => [
        end[0] + run * toward[0],
        end[1] + run * toward[1],
      ]);
    });
    const [xs, ys] = [0, 1].map((n) => corners.map((one) => one[n] as number)) as [
      number[],
      number[],
    ];
    const [first, last] = [Math.min(...xs), Math.max(...xs)].map((x) => partAt(x, left, right));
    const [bottom, top] = [Math.min(...ys), Math.max(...ys)].map((y) => partAt(y, low, high));
    for (let row = bottom as number; row <= (top as number); row++)
      for (let column = first as number; column <= (last as number); column++)
        (parts[row * PARTS + column] as Solid[]).push(solid);
  }
  return parts;
}
