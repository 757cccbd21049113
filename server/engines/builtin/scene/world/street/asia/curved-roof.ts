import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, plainFront } from '../front.ts';
import {
  boxOn,
  grown,
  type Paint,
  type Plot,
  plainPaint,
  roofOn,
  type Solid,
  within,
} from '../solid.ts';
import type { PalaceStyle } from './palace-styles.ts';

/** How steep a roof is at its eaves and below its ridge. */
const PITCH = { eaves: 0.46, top: 0.98 } as const;
/** Of how many slices its eaves are, which rise toward the corners; how much, as a share of how far they stand out. */
const SLICES = 15;
const LIFT = 0.42;
/** How wide a row of tiles is from one to the next. World units. */
const ROW = 0.42;

/** Where a roof of a palace lies; lengths in world units. */
interface CurvedRoof {
  /** How high its eaves are in their middle, and how far they stand out from the walls. */
  readonly eaves: number;
  readonly out: number;
  /** Whether another storey stands on it; missing: it ends in a ridge between two gables. */
  readonly isSkirt?: true;
}

/** Builds the roof of an eastern palace over a plot: eaves that swing up to the corners on painted rafters, a steep roof with gables over them. */
export function curvedRoof(
  body: Plot,
  { eaves, out, isSkirt }: CurvedRoof,
  style: PalaceStyle,
): Solid[] {
  const over = grown(body, out);
  const paint = tiles(style);
  const thick = 0.34;
  const rise = PITCH.eaves * (out + 0.9);
  const slopes = (['front', 'back', 'start', 'end'] as const).map((side) => side);
  const slice = over.wide / SLICES;
  const brim = Array.from({ length: SLICES }, (_, n): Solid => {
    const at = Math.abs(((n + 0.5) / SLICES) * 2 - 1);
    const low = eaves - PITCH.eaves * out + LIFT * out * at ** 4;
    const whole = roofOn(
      over,
      low,
      low + thick + rise,
      slopes.map((side) => ({ side, pitch: PITCH.eaves, from: low + thick })),
      paint,
    );
    const piece = within(over, n * slice, 0, slice + 0.02, over.deep);
    const cut = boxOn(piece, low, low + thick + rise, paint);
    return { ...cut, faces: [...whole.faces, ...cut.faces.slice(2, 4)] };
  });
  if (isSkirt === true) return brim;
  const inner = grown(body, -0.3);
  const from = eaves + thick + PITCH.eaves * -0.3 - 0.1;
  const ridge = from + PITCH.top * (inner.deep / 2);
  const line = within(inner, -0.35, inner.deep / 2 - 0.3, inner.wide + 0.7, 0.6);
  const ends = [0, line.wide - 1].map((along) => within(line, along, 0, 1, 0.6));
  const paintRidge = plainPaint(style.ridge);
  return [
    ...brim,
    roofOn(
      inner,
      from - 0.3,
      ridge + 0.1,
      (['front', 'back'] as const).map((side) => ({ side, pitch: PITCH.top, from })),
      paint,
    ),
    boxOn(line, ridge - 0.25, ridge + 0.55, paintRidge),
    ...ends.map((at) => boxOn(at, ridge + 0.5, ridge + 1.25, paintRidge)),
    ...verges(inner, from, ridge, style.ridge),
  ];
}

/** Ridges down the four edges of a gabled roof, step by step. */
function verges(inner: Plot, from: number, ridge: number, colour: Colour): Solid[] {
  const steps = 7;
  const deep = inner.deep / 2 / steps;
  return [0, inner.wide - 0.5].flatMap((along) =>
    Array.from({ length: steps }, (_, n) => {
      const low = from + ((ridge - from) * n) / steps;
      const high = from + ((ridge - from) * (n + 1)) / steps + 0.28;
      return [n * deep, inner.deep - (n + 1) * deep].map((inward) =>
        boxOn(within(inner, along, inward, 0.5, deep), low, high, plainPaint(colour)),
      );
    }).flat(),
  );
}

/** Rows of round tiles down the slopes, painted rafters at the eaves, gables of boards. */
function tiles({ tile, timber, wall }: PalaceStyle): Paint {
  return ({ role, normal }, { along, up, pixel }) => {
    if (role === 'roof') {
      const phase = Math.abs(((along / ROW) % 1) - 0.5);
      const fine = inside(pixel, -1, 0.16, 0.1);
      const round = 0.72 + 0.5 * (0.5 - phase) * 2 * 0.9;
      const course = 0.94 + 0.1 * chance(Math.floor(up / 0.5), Math.floor(along / ROW), 3);
      return plainFront(scaleColour(tile, 1 + fine * (round * course - 1)));
    }
    if (role === 'level') {
      const beam = inside(Math.abs(((along / 0.5) % 1) - 0.5), -1, 0.24, pixel / 0.5);
      return plainFront(
        mixColour(scaleColour(timber[0], 0.6), timber[1], 0.5 * beam * (normal[1] < 0 ? 1 : 0)),
      );
    }
    // The ends of rafters under the edge of the tiles, or a gable's boards above them.
    if (up > 0.7) return plainFront(scaleColour(wall, 0.9 + 0.12 * Math.sin(along * 9)));
    const end = inside(Math.abs(((along / 0.5) % 1) - 0.5), -1, 0.26, pixel / 0.5);
    const lip = inside(up, 0.2, 9, pixel);
    return plainFront(
      mixColour(mixColour(timber[0], timber[1], end), scaleColour(tile, 0.75), lip),
    );
  };
}
