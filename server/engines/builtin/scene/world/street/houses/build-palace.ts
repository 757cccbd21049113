import { pick, type Random } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plainFront } from '../front.ts';
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
import { tileAt } from './house-front.ts';
import { type Palace, venetianAt } from './venetian.ts';

/** Plaster of old houses by the water. */
const WALLS: readonly Colour[] = [
  [0.86, 0.62, 0.42],
  [0.8, 0.48, 0.37],
  [0.9, 0.8, 0.62],
  [0.76, 0.42, 0.33],
  [0.88, 0.7, 0.46],
  [0.84, 0.78, 0.7],
];
const TILES: Colour = [0.64, 0.36, 0.24];

/** Builds an old house with arched windows that rises out of the water. `lamps` is the share of lit windows. */
export function buildPalace(random: Random, plot: Plot, lamps: number): Solid[] {
  const high = 10 + 8 * random.unit();
  const palace: Palace = {
    long: plot.wide,
    height: high,
    wall: scaleColour(pick(random, WALLS), 0.92 + 0.16 * random.unit()),
    storey: 3.2 + 0.5 * random.unit(),
    bay: 2.2 + 0.7 * random.unit(),
    number: random.below(4096),
  };
  const wall: Paint = (face, { along, up, pixel }) =>
    face.role === 'level'
      ? plainFront(TILES)
      : venetianAt({ ...palace, long: face.long }, { along, up, pixel }, lamps);
  const tiled: Paint = (face, { along, up, pixel }) =>
    plainFront(
      face.role === 'roof'
        ? tileAt({ roof: TILES, number: palace.number }, along, up, pixel)
        : palace.wall,
    );
  const covered = grown(plot, 0.5);
  const slopes = (['front', 'back', 'start', 'end'] as const).map((side) => ({
    side,
    pitch: 0.42,
    from: high - 0.12,
  }));
  const chimney = within(plot, plot.wide * (0.15 + 0.6 * random.unit()), 2.2, 0.8, 0.8);
  const top = high + 2.2 + random.unit();
  return [
    boxOn(plot, 0, high, wall),
    roofOn(covered, high - 0.3, high + plot.deep * 0.24, slopes, tiled),
    boxOn(chimney, high, top, plainPaint(palace.wall)),
    boxOn(grown(chimney, 0.22), top - 0.75, top, plainPaint(scaleColour(palace.wall, 0.9))),
  ];
}
