import type { Room } from '../plan-room.ts';
import type { Point, Solid } from '../solids/solid.ts';
import type { FittingKind } from './fitting.ts';
import type { Shown, Sight } from './sight.ts';
import type { Facing } from './turn.ts';

/** Where something is put, and which way its front looks. */
export interface Spot {
  /** The middle of its foot; on a wall: the middle of its back; at the ceiling: where it hangs. World units. */
  readonly at: Point;
  readonly facing: Facing;
  /** The space that it takes there. */
  readonly low: Point;
  readonly high: Point;
  /** How well it is seen there: 0 is best. */
  readonly score: number;
}

/** A room in which places are looked for. */
export interface Place {
  readonly room: Room;
  readonly sight: Sight;
  /** All that stands in it by now. */
  readonly solids: readonly Solid[];
  /** Where in the picture is what was put there already, and is to stay seen. */
  readonly fitted: readonly Shown[];
  /** Whether somebody or something is to be seen in its middle, which is kept free. */
  readonly isTaken: boolean;
}

/** How wide, high and deep something is, metres. */
export type Size = FittingKind['size'];

/** From where to where things are put before the eye, metres, and how far apart places are tried. */
export const DEPTHS = { near: 1.7, far: 7.5, step: 0.15 } as const;

/** Numbers from one to another, so far apart. */
export function range(from: number, to: number, step: number): number[] {
  if (to < from) return [];
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, n) => from + n * step);
}

/** Places on the floor. */
export function onFloor([wide, high, deep]: Size, { room }: Place): Spot[] {
  const far = Math.min(room.back - deep / 2 - 0.04, DEPTHS.far);
  return range(DEPTHS.near + deep / 2, far, DEPTHS.step).flatMap((z) =>
    range(room.left + wide / 2 + 0.04, room.right - wide / 2 - 0.04, DEPTHS.step).map((x): Spot => {
      const aside = Math.min(x - room.left, room.right - x) - wide / 2;
      const off = Math.min(aside, room.back - z - deep / 2);
      return {
        at: [x, 0, z],
        facing: 'eye',
        low: [x - wide / 2, 0.01, z - deep / 2],
        high: [x + wide / 2, high, z + deep / 2],
        score: -0.12 * Math.min(2, Math.max(0, off)),
      };
    }),
  );
}

/** From where to where the tops are on which things stand, and how large they are: lower ones are seats, unless they are larger. Metres and square metres. */
const TOPS = { low: 0.36, high: 1.7, seat: 0.55, least: 0.1, table: 0.35 } as const;

/** A drum that widens less than this from its foot is no plate to put something on, as a share. */
const FLAT_DRUM = 0.8;

/** Places on what is flat above: tables, cupboards, sills. */
export function onTops([wide, high, deep]: Size, { room, solids }: Place): Spot[] {
  return solids
    .filter((one) => one !== room.table && isTop(one, wide, deep))
    .flatMap((top) => {
      const y = top.high[1];
      const isRound = top.form.kind === 'drum';
      const [x0, x1] = [top.low[0] + wide / 2, top.high[0] - wide / 2];
      const [z0, z1] = [top.low[2] + deep / 2, top.high[2] - deep / 2];
      const shares = isRound ? [0.5] : [0.04, 0.2, 0.35, 0.5, 0.65, 0.8, 0.96];
      return shares.flatMap((u) =>
        (isRound ? [0.5] : [0.08, 0.5, 0.92]).map((v): Spot => {
          const [x, z] = [x0 + u * (x1 - x0), z0 + v * (z1 - z0)];
          return {
            at: [x, y, z],
            facing: 'eye',
            low: [x - wide / 2, y + 0.005, z - deep / 2],
            high: [x + wide / 2, y + high, z + deep / 2],
            score: 0,
          };
        }),
      );
    });
}

function isTop({ low, high, form }: Solid, wide: number, deep: number): boolean {
  if (form.kind !== 'box' && !(form.kind === 'drum' && form.above >= FLAT_DRUM)) return false;
  const [w, d] = [high[0] - low[0], high[2] - low[2]];
  const least = high[1] < TOPS.seat ? TOPS.table : TOPS.least;
  return (
    high[1] > TOPS.low && high[1] < TOPS.high && w >= wide && d >= deep * 0.9 && w * d >= least
  );
}

/** Places beneath the ceiling. */
export function atCeiling([wide, high, deep]: Size, { room }: Place): Spot[] {
  if (room.isBare) return [];
  const far = Math.min(room.back - deep / 2 - 0.1, DEPTHS.far);
  return range(DEPTHS.near + deep / 2, far, 0.25).flatMap((z) =>
    range(room.left + wide / 2 + 0.1, room.right - wide / 2 - 0.1, 0.25).map(
      (x): Spot => ({
        at: [x, room.high, z],
        facing: 'eye',
        low: [x - wide / 2, room.high - high, z - deep / 2],
        high: [x + wide / 2, room.high - 0.005, z + deep / 2],
        score: 0,
      }),
    ),
  );
}
