import { scaleColour } from '../../../arithmetic.ts';
import { plainFront } from '../front.ts';
import { boxOn, type Paint, type Plot, plainPaint, roofOn, type Solid, within } from '../solid.ts';
import { TILES, tiledAt } from './water-front.ts';

/** How steep a roof is toward its eaves, how far it stands out, and how far its ends turn up. */
const ROOF = { flat: 0.34, out: 1.05, upturn: 0.5 } as const;
/** How much such a roof rises a unit inward. */
export const STEEP = 0.62;

/** What of a house its roof depends on: where its walls end, world units, and what tells it from others. */
interface Roofed {
  readonly eaves: number;
  readonly number: number;
}

/** Paints tiles of burnt clay that are told apart by a number. */
export const tiles =
  (number: number): Paint =>
  ({ role }, place) =>
    plainFront(
      role === 'roof' ? tiledAt(place, number) : scaleColour(TILES, role === 'level' ? 0.7 : 1),
    );

/** A roof that grows flatter toward its eaves, a ridge with ends that turn up, corners that do. */
export function eastRoof(body: Plot, { eaves, number }: Roofed): Solid[] {
  const paint = tiles(number);
  const out = within(body, -0.25, -ROOF.out, body.wide + 0.5, body.deep + 2 * ROOF.out);
  const sides = ['front', 'back'] as const;
  const low = eaves - ROOF.flat * ROOF.out;
  const skirt = low + 0.14 + ROOF.flat * (ROOF.out + 1);
  const inner = within(body, -0.25, 0.5, body.wide + 0.5, body.deep - 1);
  const from = low + 0.14 + ROOF.flat * (ROOF.out + 0.5);
  const top = from + (STEEP * inner.deep) / 2;
  const ridge = within(body, -0.3, body.deep / 2 - 0.16, body.wide + 0.6, 0.32);
  const ends = [
    { at: within(ridge, -0.25, 0.02, 1.1, 0.28), side: 'end' },
    { at: within(ridge, ridge.wide - 0.85, 0.02, 1.1, 0.28), side: 'start' },
  ] as const;
  const corners = [
    { at: within(out, -0.12, 0, 0.9, 0.34), side: 'end' },
    { at: within(out, out.wide - 0.78, 0, 0.9, 0.34), side: 'start' },
  ] as const;
  const turned = ({ at, side }: { at: Plot; side: 'start' | 'end' }, foot: number, pitch: number) =>
    roofOn(at, foot - 0.1, foot + 1.2, [{ side, pitch, from: foot }], plainPaint(TILES));
  return [
    roofOn(
      out,
      low,
      skirt,
      sides.map((side) => ({ side, pitch: ROOF.flat, from: low + 0.14 })),
      paint,
    ),
    roofOn(
      inner,
      from - 0.3,
      top,
      sides.map((side) => ({ side, pitch: STEEP, from })),
      paint,
    ),
    boxOn(ridge, top - 0.25, top + 0.16, plainPaint(TILES)),
    ...ends.map((one) => turned(one, top + 0.14, ROOF.upturn)),
    ...corners.map((one) => turned(one, low + 0.12, ROOF.upturn * 0.75)),
  ];
}

/** A narrow roof of tiles between the floors, over the quay. */
export function canopy(body: Plot, { floor, number }: Roofed & { readonly floor: number }): Solid {
  const place = within(body, 0.1, -1.1, body.wide - 0.2, 1.1);
  const low = floor - 0.42;
  return roofOn(
    place,
    low,
    low + 0.6,
    [{ side: 'front', pitch: 0.42, from: low + 0.12 }],
    tiles(number),
  );
}
