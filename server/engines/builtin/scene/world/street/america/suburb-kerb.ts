import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance } from '../front.ts';
import { boxOn, type Paint, plainPaint, roofOn, type Solid, within } from '../solid.ts';
import { GARAGE, type Lot } from './suburb-lots.ts';

/** From how near to how far mailboxes and hydrants are seen. World units. */
const SEEN = { from: 8, to: 90 } as const;
const POST: Colour = [0.88, 0.87, 0.83];
const BOXES: readonly Colour[] = [
  [0.13, 0.14, 0.16],
  [0.86, 0.86, 0.84],
  [0.2, 0.3, 0.5],
];
const SIDES = ['front', 'back', 'start', 'end'] as const;
const RED: Colour = [0.78, 0.08, 0.06];

/** Mailboxes on posts beside the drives, their flags up, and a hydrant here and there. */
export function alongKerb(lots: readonly Lot[]): Solid[] {
  return lots
    .filter(({ plot }) => plot.z > SEEN.from && plot.z < SEEN.to)
    .flatMap((lot) => [...mailbox(lot), ...(chance(lot.number, 5, 6) < 0.4 ? hydrant(lot) : [])]);
}

function mailbox(lot: Lot): Solid[] {
  const drive = lot.garage + GARAGE.wide / 2;
  const side = lot.number % 2 === 0 ? 1 : -1;
  const at = within(lot.plot, drive + side * (GARAGE.door / 2 + 0.5), -lot.kerb + 0.35, 0.24, 0.5);
  const paint: Paint = plainPaint(BOXES[lot.number % BOXES.length] ?? POST);
  return [
    boxOn(within(at, 0.07, 0.2, 0.1, 0.1), 0, 1.05, plainPaint(POST)),
    roofOn(
      at,
      1.05,
      1.36,
      (['start', 'end'] as const).flatMap((one) => [
        { side: one, pitch: 2.2, from: 1.22 },
        { side: one, pitch: 0.6, from: 1.29 },
      ]),
      paint,
    ),
    boxOn(within(at, 0.24, 0.3, 0.03, 0.05), 1.15, 1.44, plainPaint(RED)),
    boxOn(within(at, 0.24, 0.2, 0.03, 0.15), 1.34, 1.44, plainPaint(RED)),
  ];
}

/** A hydrant, no wider than it can be stepped over. */
function hydrant(lot: Lot): Solid[] {
  const at = within(lot.plot, lot.plot.wide * 0.5, -lot.kerb + 0.5, 0.18, 0.18);
  const paint = plainPaint(RED);
  const cap = (wider: number, low: number, high: number, from: number) =>
    roofOn(
      within(at, -wider, -wider, 0.18 + 2 * wider, 0.18 + 2 * wider),
      low,
      high,
      SIDES.map((side) => ({ side, pitch: 1.3, from })),
      paint,
    );
  return [
    boxOn(within(at, -0.05, -0.05, 0.28, 0.28), 0, 0.08, plainPaint(scaleColour(RED, 0.8))),
    boxOn(at, 0, 0.56, paint),
    boxOn(within(at, -0.1, 0.04, 0.38, 0.1), 0.36, 0.46, paint),
    boxOn(within(at, 0.03, -0.08, 0.12, 0.34), 0.33, 0.46, paint),
    cap(0.03, 0.5, 0.72, 0.56),
    boxOn(within(at, 0.06, 0.06, 0.06, 0.06), 0.68, 0.78, paint),
  ];
}
