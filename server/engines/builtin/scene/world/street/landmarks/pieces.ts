import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, DARK, inside, LAMPS, NO_GLOW, plainFront } from '../front.ts';
import { boxOn, type Paint, type Plot, roofOn, type Side, type Solid } from '../solid.ts';
import { turned } from '../turned.ts';

/** The middle of what stands somewhere: right and ahead, world units. */
export type Spot = readonly [x: number, z: number];

/** A place so far right of and behind another, world units. */
export const off = ([x, z]: Spot, right: number, ahead: number): Spot => [x + right, z + ahead];

const plotAround = ([x, z]: Spot, wide: number, deep: number): Plot => ({
  ...{ x: x - wide / 2, z: z - deep / 2, u: [1, 0], w: [0, 1] },
  ...{ wide, deep },
});

/** A box around a spot, so wide and so deep, from one height to another. World units. */
export const block = (
  spot: Spot,
  [wide, deep]: readonly [wide: number, deep: number],
  [low, high]: readonly [low: number, high: number],
  paint: Paint,
): Solid => boxOn(plotAround(spot, wide, deep), low, high, paint);

const ALL: readonly Side[] = ['front', 'back', 'start', 'end'];

/** What has four sides that lean in alike: so wide at its foot and at its top (0: a point). World units. */
export function tapering(
  spot: Spot,
  [wide, less]: readonly [wide: number, less: number],
  [low, high]: readonly [low: number, high: number],
  paint: Paint,
): Solid {
  const pitch = (2 * (high - low)) / Math.max(0.01, wide - less);
  const slopes = ALL.map((side) => ({ side, pitch, from: low }));
  return roofOn(plotAround(spot, wide, wide), low, high, slopes, paint);
}

/** A roof of two slopes over so wide and so deep a ground, its ridge along the picture or away from the eye. World units. */
export function ridged(
  spot: Spot,
  [wide, deep]: readonly [wide: number, deep: number],
  [low, high]: readonly [low: number, high: number],
  ridge: 'across' | 'ahead',
  paint: Paint,
): Solid {
  const [sides, span] =
    ridge === 'across' ? [['front', 'back'] as const, deep] : [['start', 'end'] as const, wide];
  const pitch = (2 * (high - low)) / span;
  const slopes = sides.map((side) => ({ side, pitch, from: low }));
  return roofOn(plotAround(spot, wide, deep), low, high, slopes, paint);
}

/** Half a ball, or less or more high than that, on a round foot. World units. */
export const dome = (
  spot: Spot,
  radius: number,
  [low, high]: readonly [low: number, high: number],
  paint: Paint,
): Solid[] =>
  turned(
    spot,
    [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5].map((turn) => [
      radius * Math.cos(turn),
      low + (high - low) * Math.sin(turn),
    ]),
    14,
    paint,
  );

/** An onion of copper or gold: wider than its foot, then drawn out to a point. World units. */
export const onion = (spot: Spot, radius: number, low: number, paint: Paint): Solid[] =>
  turned(
    spot,
    [
      ...([
        [0.8, 0],
        [1.05, 0.35],
        [1.1, 0.7],
        [0.9, 1.15],
      ] as const),
      ...([
        [0.5, 1.55],
        [0.22, 1.9],
        [0.1, 2.4],
        [0, 3],
      ] as const),
    ].map(([wide, high]) => [radius * wide, low + radius * high] as const),
    12,
    paint,
  );

/** Windows in rows on a wall, world units: how far apart, how high a storey, half a window's width, where it begins and ends in its storey. */
export interface Rows {
  readonly apart: number;
  readonly storey: number;
  readonly half: number;
  readonly low: number;
  readonly high: number;
  /** Whether windows end in arches; missing: straight. */
  readonly isArched?: true;
  /** The share of lit ones; missing: none is lit. */
  readonly lamps?: number;
  /** How much the panes mirror the sky; missing: not at all. */
  readonly glass?: number;
}

/** A wall with rows of windows; its level faces and slopes are bare. */
export const windowed =
  (wall: Colour, rows: Rows, hole: Colour = DARK): Paint =>
  ({ role, long, origin }, { along, up, pixel }) => {
    if (role === 'level' || role === 'roof') return plainFront(scaleColour(wall, 0.95));
    const count = Math.max(1, Math.round(long / rows.apart));
    const wide = long / count;
    const column = Math.floor(along / wide);
    const aside = Math.abs(along - (column + 0.5) * wide);
    const storey = Math.floor(up / rows.storey);
    const rise = up - storey * rows.storey;
    const arch =
      rows.isArched === true && rise > rows.high - rows.half
        ? Math.sqrt(Math.max(0, 1 - ((rise - rows.high + rows.half) / rows.half) ** 2))
        : 1;
    const open =
      inside(aside, -1, rows.half * arch, pixel) * inside(rise, rows.low, rows.high, pixel);
    const seed = Math.round(origin[0] * 3);
    const isLit = chance(column, storey, seed) < (rows.lamps ?? 0);
    const lamp = LAMPS[Math.floor(3 * chance(storey, column, seed))] ?? NO_GLOW;
    const fine = smoothstep(1.6, 0.3, pixel);
    const tone = 1 + 0.05 * fine * (chance(Math.floor(along), Math.floor(up), 4) - 0.5);
    return {
      colour: mixColour(scaleColour(wall, tone), hole, open),
      glass: (rows.glass ?? 0) * open,
      glow: isLit ? scaleColour(lamp, 0.85 * open) : NO_GLOW,
    };
  };

/** Courses of tiles or seams of metal, lines so far apart. World units. */
export const coursed =
  (colour: Colour, apart = 0.9): Paint =>
  (_, { along, up, pixel }) => {
    const row = Math.floor(up / apart);
    const seam = inside(up / apart - row, 0, 0.16, pixel / apart);
    const tone = 1 + 0.1 * (chance(row, Math.floor(along / apart), 3) - 0.5) - 0.18 * seam;
    return plainFront(scaleColour(colour, tone));
  };

/** A number from 0 to 1 that changes smoothly over a face, the same for the same `n`. */
function smoothAt(u: number, v: number, n: number): number {
  const [column, row] = [Math.floor(u), Math.floor(v)];
  const [right, above] = [smoothstep(0, 1, u - column), smoothstep(0, 1, v - row)];
  const [low, high] = [0, 1].map((up) => {
    const at = chance(column, row + up, n);
    return at + right * (chance(column + 1, row + up, n) - at);
  }) as [number, number];
  return low + above * (high - low);
}

/** Rock or grass in rough patches of two colours, so large. World units. */
export const rough =
  (one: Colour, other: Colour, size: number): Paint =>
  ({ origin }, { along, up }) => {
    const shift = origin[0] * 0.37;
    const patch = (scale: number, n: number) =>
      smoothAt((along + shift) / (size * scale), up / (size * scale * 0.8), n);
    const share = 0.45 * patch(1, 1) + 0.3 * patch(0.4, 2) + 0.25 * patch(0.15, 3);
    return plainFront(mixColour(one, other, smoothstep(0.25, 0.75, share)));
  };

/** High pointed windows in two rows on a wall. */
export const pointed = (wall: Colour, lamps: number, storey = 16): Paint =>
  windowed(wall, {
    ...{ apart: 6, storey, half: 1.1, low: 3, high: storey - 3, isArched: true },
    lamps,
  });

/** Four pinnacles at the corners of a square tower, so far from its middle. World units. */
export const pinnacles = (
  spot: Spot,
  out: number,
  [low, high]: readonly [number, number],
  paint: Paint,
): Solid[] =>
  [-1, 1].flatMap((right) =>
    [-1, 1].map((ahead) =>
      tapering(off(spot, right * out, ahead * out), [2.4, 0], [low, high], paint),
    ),
  );

/** Walls of glass and metal in storeys. */
export const glazed = (wall: Colour, lamps: number, apart = 2.6): Paint =>
  windowed(
    wall,
    {
      ...{ apart, storey: 4, half: apart * 0.36, low: 0.8, high: 3.4, glass: 0.6 },
      lamps: 0.9 * lamps,
    },
    scaleColour(wall, 0.45),
  );
