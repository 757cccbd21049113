import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Ground } from '../../ground.ts';
import { barBetween } from '../../street/convex.ts';
import {
  chance,
  DARK,
  type Front,
  inside,
  LAMPS,
  NO_GLOW,
  plainFront,
} from '../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../street/round-solid.ts';
import {
  boxOn,
  type Paint,
  type Plot,
  type Point,
  roofOn,
  type Solid,
  within,
} from '../../street/solid.ts';
import { plotOf } from '../hedge.ts';
import { LEVEL } from '../level-site.ts';

/** A box along the world's axes from one corner to the other. World units over the water. */
export const box = ([left, low, near]: Point, [right, high, far]: Point, paint: Paint): Solid =>
  boxOn(plotOf(left, near, right, far), low, high, paint);

/** A thin bar between two places, half as thick as is said, without a shadow. World units. */
export const wire = (from: Point, to: Point, half: number, paint: Paint): Solid => ({
  ...barBetween(from, to, [half, half], paint),
  isSheer: true,
});

/** A plot along a street that leads ahead: on one of its sides, so far from its middle, its front to the street. World units. */
export const alongStreet = (
  side: 1 | -1,
  front: number,
  z: number,
  wide: number,
  deep: number,
): Plot => ({ x: side * front, z, u: [0, 1], w: [side, 0], wide, deep });

/** A lot of a row along a street. */
export interface Lot {
  readonly plot: Plot;
  readonly side: 1 | -1;
  /** Its number: no two of a street have the same. */
  readonly number: number;
}

/** The lots on the left and then the right of a street that leads ahead; the right ones are numbered from `right` on, `wideOf` is how wide each is. World units. */
export function lotsAlong(
  {
    front,
    near,
    end,
    deep,
  }: { readonly front: number; readonly near: number; readonly end: number; readonly deep: number },
  right: number,
  wideOf: (number: number) => number,
): Lot[] {
  const lots: Lot[] = [];
  for (const side of [-1, 1] as const)
    for (let z = near, number = side > 0 ? right : 0; z < end; number++) {
      const wide = wideOf(number);
      lots.push({ plot: alongStreet(side, front, z, wide - GAP, deep), side, number });
      z += wide;
    }
  return lots;
}

/** How far houses of a row are apart, world units: their walls must not be in one place. */
const GAP = 0.03;

/** How much light the lamps of a street so long give at a place: most near its houses, little above them. */
export const lampsTo =
  (end: number) =>
  (x: number, y: number, z: number): number =>
    (0.25 + 0.35 * smoothstep(2, 6, Math.abs(x))) * smoothstep(9, 2, y - LEVEL) * (z < end ? 1 : 0);

/** How a wall with windows looks. Lengths in world units. */
export interface Facade {
  readonly wall: Colour;
  readonly trim: Colour;
  /** Beside the windows; missing: none. */
  readonly shutters?: Colour;
  readonly bay: number;
  readonly storey: number;
  /** How high over the foot of the solid its first floor is. */
  readonly foot: number;
  /** Half of how wide a window is, and where in its storey it begins and ends. */
  readonly window: readonly [half: number, low: number, high: number];
  /** How high its windows' arches are; missing: they have none. */
  readonly arch?: number;
  /** Whether the lowest storey has doors instead. */
  readonly doors?: Colour;
  /** What is painted on the wall between the windows; missing: nothing. */
  readonly pattern?: (along: number, up: number, pixel: number) => Colour;
  /** Tells houses apart, and the share of lit windows. */
  readonly number: number;
  readonly lamps: number;
}

/** Paints walls in rows of windows. */
export const facade =
  (look: Facade): Paint =>
  ({ role, long }, { along, up, pixel }): Front => {
    const { wall, trim, bay, storey, foot, window, number, lamps, doors } = look;
    if (role === 'level' || role === 'roof') return plainFront(scaleColour(trim, 0.9));
    const rise = up - foot;
    const count = Math.max(1, Math.round(Math.abs(long) / bay));
    const wide = Math.abs(long) / count;
    const column = Math.floor(Math.abs(along) / wide);
    const floor = Math.floor(rise / storey);
    const off = Math.abs(Math.abs(along) - (column + 0.5) * wide);
    const high = rise - floor * storey;
    const [half, low, top] = window;
    const isDoor = doors !== undefined && floor <= 0;
    const arch = look.arch ?? 0;
    const opening = (more: number) => {
      const reach =
        arch > 0 && high > top
          ? (half + more) * Math.sqrt(Math.max(0, 1 - ((high - top) / (arch + more)) ** 2))
          : half + more;
      return (
        inside(off, -1, reach, pixel) *
        inside(high, isDoor ? -9 : low - more, top + arch + more, pixel)
      );
    };
    const [frame, hole] = [opening(0.14), opening(0)];
    const stain = 1 + 0.05 * Math.sin(along * 0.9 + number) * Math.sin(up * 0.7 + number * 1.3);
    const plain = look.pattern?.(along, up, pixel) ?? wall;
    const wings =
      look.shutters === undefined || isDoor
        ? 0
        : inside(off, half + 0.06, half * 1.9, pixel) * inside(high, low, top, pixel);
    const base = mixColour(scaleColour(plain, stain), look.shutters ?? trim, wings);
    const cross = Math.max(
      inside(off, -1, 0.035, pixel),
      inside(Math.abs(high - (low + top) / 2), -1, 0.035, pixel),
    );
    const fill = isDoor
      ? scaleColour(doors, 0.85 + 0.15 * Math.sign(off - half * 0.5))
      : mixColour(DARK, trim, 0.8 * cross);
    const isLit = chance(number, column, floor + 3) < lamps;
    const lamp = LAMPS[Math.floor(chance(column, number, floor) * 3)] ?? NO_GLOW;
    const pane = hole * (isDoor ? 0 : 1 - cross);
    return {
      colour: mixColour(mixColour(base, trim, frame), fill, hole),
      glass: 0.45 * pane,
      glow: isLit ? scaleColour(lamp, 0.8 * pane) : NO_GLOW,
    };
  };

/** Rows of round tiles of burnt clay. */
export const clay =
  (tone: Colour = [0.68, 0.34, 0.2]): Paint =>
  (_, { along, up, pixel }) => {
    const fine = smoothstep(0.3, 0.08, pixel);
    const row = Math.floor(up / 0.36);
    const wave = 0.1 * Math.cos((along / 0.26) * 2 * Math.PI);
    const patch = 0.16 * (chance(Math.floor(along / 0.8), row, 5) - 0.5);
    return plainFront(
      scaleColour(tone, 1 + fine * (wave - 0.1 * inside(up / 0.36 - row, 0, 0.2, pixel)) + patch),
    );
  };

/** A house on a plot from one height to its eaves under a roof of two slopes that fall to its front and its back, or to its sides, each so steep. World units. */
export function gabled(
  plot: Plot,
  low: number,
  eaves: number,
  [pitch, falls]: readonly [pitch: number, falls: 'front' | 'sides'],
  wall: Paint,
  roof: Paint,
): Solid[] {
  const out = 0.35;
  const span = falls === 'front' ? plot.deep : plot.wide;
  const ends = falls === 'front' ? (['front', 'back'] as const) : (['start', 'end'] as const);
  const top = eaves + (pitch * span) / 2;
  const covers: Paint = (face, place) =>
    face.role === 'roof' || face.role === 'level'
      ? roof(face, place)
      : wall(face, { ...place, up: place.up + eaves - low });
  const over =
    falls === 'front'
      ? within(plot, -0.15, -out, plot.wide + 0.3, plot.deep + 2 * out)
      : within(plot, -out, -0.15, plot.wide + 2 * out, plot.deep + 0.3);
  return [
    boxOn(plot, low, eaves, wall),
    roofOn(
      over,
      eaves - pitch * out,
      top + 0.12,
      ends.map((side) => ({ side, pitch, from: eaves - pitch * out + 0.12 })),
      covers,
    ),
  ];
}

/** Trees seen from afar on the ground at places (right, ahead): firs of two cones, or round crowns; numbers tell them apart. World units. */
export const grove = (
  places: readonly (readonly [x: number, z: number])[],
  groundAt: Ground,
  kind: 'fir' | 'round',
  leaf: Colour,
): Solid[] =>
  places.flatMap(([x, z], n) => {
    const low = groundAt(x, z);
    const size = 0.75 + 0.5 * chance(n, 1, 6);
    const paint: Paint = (_, { along, up }) =>
      plainFront(
        scaleColour(
          leaf,
          (0.7 + 0.5 * chance(n, 2, 6)) *
            (0.8 + 0.4 * chance(Math.floor(along * 2), Math.floor(up * 2), n)),
        ),
      );
    return kind === 'fir'
      ? [
          frustumAt([x, low - 0.5, z], 6 * size, 2.3 * size, 0.5 * size, paint, 7),
          frustumAt([x, low + 3.4 * size, z], 6.4 * size, 1.7 * size, 0.03, paint, 7),
        ]
      : [ellipsoidAt([x, low + 1.9 * size, z], 2.7 * size, 2.7 * size, paint)];
  });

/** A railing of iron: bars, and rings between them, before what is behind. World units. */
export const ironwork =
  (behind: Colour, iron: Colour = [0.08, 0.1, 0.1]): Paint =>
  ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(iron);
    const fine = smoothstep(0.14, 0.04, pixel);
    const cell = along / 0.42;
    const ring =
      Math.abs(Math.hypot(cell - Math.floor(cell) - 0.5, (up - 0.52) / 0.62) - 0.36) < 0.1 ? 1 : 0;
    const bar = inside(Math.abs(cell * 2 - Math.round(cell * 2)), -1, 0.14, pixel / 0.21);
    const rails = Math.max(inside(up, 0.92, 1.2, pixel), inside(up, -1, 0.1, pixel));
    const cover = Math.max(rails, fine * Math.max(0.9 * bar, ring) + (1 - fine) * 0.5);
    return plainFront(mixColour(behind, iron, cover));
  };
