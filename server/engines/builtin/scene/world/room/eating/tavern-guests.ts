import type { Colour } from '../../../words/idea.ts';
import { atCounter } from '../people/attendants.ts';
import { guestOf, tableGuest } from '../people/table-guest.ts';
import type { Solid } from '../solids/solid.ts';

/** Wool and linen that is worn in a tavern. */
const WORN: readonly Colour[] = [
  [0.46, 0.25, 0.14],
  [0.3, 0.36, 0.24],
  [0.7, 0.62, 0.48],
  [0.42, 0.14, 0.13],
  [0.24, 0.28, 0.38],
];
/** How far the benches of a long table are from its middle, metres. */
const BENCHES = 0.68;

/** What guests sit at: the middle of a long table, its near end, and how high its benches and it are; metres. */
interface Board {
  readonly x: number;
  readonly near: number;
  readonly heights: readonly [bench: number, table: number];
}

/** Who drinks on the benches on either side of a long table. */
export function onBenches({ x, near, heights }: Board): Solid[] {
  const places = [
    [-1, 0.55, 5],
    [-1, 1.5, 4],
    [1, 0.95, 3],
    [1, 1.75, 12],
  ] as const;
  return places.flatMap(([to, along, number], n) =>
    tableGuest([x + to * BENCHES, near + along], heights, to < 0 ? 0 : Math.PI, {
      ...guestOf(number),
      shirt: WORN[n % WORN.length] as Colour,
    }),
  );
}

/** Who stands at a place behind a counter or a cask so high and serves or drinks, turned to the eye; `isKeeper`: in an apron. */
export const standingAt = (
  at: readonly [x: number, z: number],
  high: number,
  number: number,
  isKeeper: boolean,
): Solid[] =>
  atCounter(at, -Math.PI / 2, high, number, {
    top: isKeeper ? [0.86, 0.82, 0.72] : (WORN[number % WORN.length] as Colour),
    legs: [0.22, 0.15, 0.11],
    ...(isKeeper && { apron: [0.55, 0.4, 0.26] as Colour, hairForm: 'bun' as const }),
  });
