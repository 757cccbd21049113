import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { boundsOf, faceThrough } from '../convex.ts';
import { chance, inside, NO_GLOW, plainFront } from '../front.ts';
import { frustumAt } from '../round-solid.ts';
import { boxOn, type Paint, type Plot, type Point, plainPaint, type Solid } from '../solid.ts';
import { LAMP } from '../street-lamps.ts';
import { CONTAINER, containerPaint } from './containers.ts';

/** How wide, long and high over the water its hull is, how long its bow, how many containers lie side by side. World units. */
export const SHIP = { wide: 33, long: 205, deck: 11, bow: 40, beside: 13 } as const;
const BOOT: Colour = [0.5, 0.12, 0.09];
const WHITE: Colour = [0.9, 0.9, 0.88];
const STEEL: Colour = [0.32, 0.34, 0.36];
/** Where its bridge stands behind the bow, and how high it is. */
const BRIDGE = { at: 128, deep: 12, high: 37 } as const;
/** Tiers of containers in its bays from the bow on. */
const TIERS = [3, 4, 5, 6, 6, 5, 6, 4, 0, 0, 6, 5, 6, 4] as const;

/** Builds a container ship whose bow points toward the eye: `middle` is how far right its keel is, `z` how far off its bow; `lamps` is the share of lit windows. World units. */
export function containerShip(middle: number, z: number, paint: Colour, lamps: number): Solid[] {
  const { wide, long, deck, bow, beside } = SHIP;
  const half = wide / 2;
  const hull = hullOf(middle, z, paint);
  const plotAt = (from: number, back: number, across: number, deep: number): Plot => ({
    ...{ x: middle + from, z: z + back, u: [1, 0], w: [0, 1], wide: across, deep },
  });
  const stacks = TIERS.flatMap((tiers, bay) => {
    const back = bow * 0.62 + bay * (CONTAINER.long + 1.2);
    if (tiers === 0) return [];
    const narrow = bay === 0 ? 4 : bay === 1 ? 2 : 0;
    const row = beside - narrow;
    const from = (-row * CONTAINER.wide) / 2;
    const parts = [0, 1, 2].map((n) => {
      const [first, last] = [Math.round((row * n) / 3), Math.round((row * (n + 1)) / 3)];
      const high = tiers - (chance(bay, n, 3) < 0.3 ? 1 : 0);
      return boxOn(
        plotAt(
          from + first * CONTAINER.wide,
          back,
          (last - first) * CONTAINER.wide,
          CONTAINER.long,
        ),
        deck + 0.8,
        deck + 0.8 + high * CONTAINER.tall,
        containerPaint(bay * 5 + n),
      );
    });
    return parts;
  });
  const house = bridgeWall(lamps);
  return [
    hull,
    ...stacks,
    boxOn(plotAt(-half + 3, BRIDGE.at, wide - 6, BRIDGE.deep), deck, BRIDGE.high, house),
    boxOn(plotAt(-half, BRIDGE.at + 1, wide, 4), BRIDGE.high - 3, BRIDGE.high, house),
    boxOn(plotAt(-5, BRIDGE.at + 3, 10, 5), BRIDGE.high, BRIDGE.high + 2.4, plainPaint(WHITE)),
    frustumAt([middle, BRIDGE.high + 2, z + BRIDGE.at + 5], 10, 0.5, 0.25, plainPaint(STEEL)),
    boxOn(plotAt(-4, BRIDGE.at + 22, 8, 7), deck, BRIDGE.high + 2, funnel(paint)),
    frustumAt([middle, deck, z + 9], 12, 0.4, 0.2, plainPaint([0.85, 0.8, 0.6])),
    boxOn(plotAt(-half, bow, wide, long - bow), deck, deck + 0.8, plainPaint(STEEL)),
  ];
}

/** The hull: upright sides, and a bow of two facets on each side that flare outward and lean forward. */
function hullOf(middle: number, z: number, paint: Colour): Solid {
  const { wide, long, deck, bow } = SHIP;
  const half = wide / 2;
  const facets: readonly (readonly [number, number, number, number, number])[] = [
    // From aside and ahead, to aside and ahead, how much it flares.
    [0.4, 0, 10.5, 11, 0.55],
    [10.5, 11, half, bow, 0.3],
  ];
  const sides = ([-1, 1] as const).flatMap((side) => [
    faceThrough('side', [side, 0, 0], [middle + side * half, 0, z], long),
    ...facets.map(([from, near, to, far, flare]) => {
      const [dx, dz] = [to - from, far - near];
      const length = Math.hypot(dx, dz);
      return faceThrough(
        'side',
        [(side * dz) / length, -flare, -dx / length],
        [middle + side * from, deck, z + near],
        length,
      );
    }),
  ]);
  const top: Point = [middle - half, deck, z];
  return {
    faces: [
      ...sides,
      faceThrough('side', [0, 0, 1], [middle, 0, z + long], wide),
      faceThrough('side', [0, 0, -1], [middle, 0, z], 1),
      faceThrough('level', [0, 1, 0], top, wide),
      faceThrough('level', [0, -1, 0], [middle, -2, z], wide),
    ],
    ...boundsOf([
      [middle - half, -2, z],
      [middle + half, deck, z + long],
    ]),
    paint: hullPaint(paint),
  };
}

/** Antifouling below, a white line above it, the line's paint, a dark rail. */
const hullPaint =
  (paint: Colour): Paint =>
  ({ role, origin, up: upward }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(STEEL);
    const height = origin[1] + up * upward[1];
    const streak = 0.94 + 0.08 * Math.sin(along * 0.9) * Math.sin(along * 0.23 + 2);
    const boot = inside(height, -9, 2, pixel);
    const line = inside(height, 2, 2.35, pixel);
    const rail = inside(height, SHIP.deck - 0.5, 99, pixel);
    const body = mixColour(scaleColour(paint, streak), WHITE, Math.max(line, 0.7 * rail));
    return plainFront(mixColour(body, BOOT, boot));
  };

/** White walls with rows of windows. */
const bridgeWall =
  (lamps: number): Paint =>
  ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(scaleColour(WHITE, 0.9));
    const [column, row] = [Math.floor(along / 2.2), Math.floor(up / 3)];
    const x = along - (column + 0.5) * 2.2;
    const pane = inside(Math.abs(x), -1, 0.5, pixel) * inside(up - row * 3, 1.1, 2.1, pixel);
    const isLit = chance(column, row, 8) < lamps * 2;
    return {
      colour: mixColour(WHITE, [0.12, 0.15, 0.2], pane),
      glass: 0.4 * pane,
      glow: isLit ? scaleColour(LAMP, pane) : NO_GLOW,
    };
  };

const funnel =
  (paint: Colour): Paint =>
  (_, { up, pixel }) =>
    plainFront(mixColour(scaleColour(paint, 1.1), [0.12, 0.12, 0.13], inside(up, 24, 99, pixel)));
