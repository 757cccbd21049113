import { createRandom, pick, type Random } from '../../../../kernels/random.ts';
import { mixColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { bougainvillea } from '../europe/greek-house.ts';
import { inside, plainFront } from '../front.ts';
import { boxOn, type Paint, type Plot, plainPaint, roofOn, type Solid, within } from '../solid.ts';

/** A balcony over a lane: how high its floor, how far out, how high its rail and its roof begin, how steep that is. World units. */
const BALCONY = { floor: 3.75, out: 0.95, rail: 0.95, roof: 2.5, pitch: 0.35 } as const;
/** How far off balconies are built, and from where on. World units. */
const SEEN = { from: 2, to: 56 } as const;
const WOODS: readonly Colour[] = [
  [0.36, 0.2, 0.11],
  [0.93, 0.92, 0.88],
  [0.16, 0.34, 0.26],
];
const PETALS: readonly Colour[] = [
  [0.84, 0.12, 0.44],
  [0.9, 0.3, 0.5],
  [0.78, 0.16, 0.6],
];
const TILES: Colour = [0.68, 0.36, 0.22];

/** A wooden balcony with its roof of tiles before the upper floor of a house, as in the lanes of Cartagena, bougainvillea over its rail and up from the door. */
export function floweredBalcony(plot: Plot, random: Random): Solid[] {
  const own = createRandom(random.uint32());
  const [wood, petal] = [pick(own, WOODS), pick(own, PETALS)];
  if (plot.z + plot.wide < SEEN.from || plot.z > SEEN.to || plot.wide < 3) return [];
  const { floor, out, rail, roof, pitch } = BALCONY;
  const place = within(plot, 0.6, -out, plot.wide - 1.2, out);
  const top = floor + roof;
  const flowers = (along: number, up: number, reach: number): Solid[] => {
    const { x, z } = within(plot, along, -out - 0.08, 0, 0);
    return bougainvillea([x, up, z], reach, 26, own, petal);
  };
  const climbs = own.unit() < 0.6;
  const door = within(plot, 0.35, -0.12, 0, 0);
  return [
    boxOn(place, floor - 0.16, floor, plainPaint(wood)),
    boxOn(within(place, 0, 0, place.wide, 0.09), floor, floor + rail, balusters(wood)),
    ...[0, place.wide - 0.12].map((along) =>
      boxOn(within(place, along, 0, 0.12, 0.12), floor, top, plainPaint(wood)),
    ),
    roofOn(
      within(place, -0.2, -0.2, place.wide + 0.4, place.deep + 0.2),
      top,
      top + (out + 0.2) * pitch,
      [{ side: 'front', pitch, from: top }],
      plainPaint(TILES),
    ),
    ...flowers(0.9 + 0.3 * plot.wide * own.unit(), floor + 0.6, 0.75),
    ...flowers(plot.wide - 1.1, floor + 0.2, 0.9),
    ...(climbs
      ? [0, 1, 2].flatMap((n) =>
          bougainvillea([door.x, 0.9 + 1.1 * n, door.z], 0.6 + 0.1 * n, 20, own, petal),
        )
      : []),
  ];
}

/** Turned posts under a handrail; between them the wall behind is in the shade. */
const balusters =
  (wood: Colour): Paint =>
  ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(wood);
    const step = along / 0.17 - Math.floor(along / 0.17) - 0.5;
    const cover = Math.max(
      inside(Math.abs(step), -1, 0.26, pixel / 0.17),
      inside(up, BALCONY.rail - 0.1, BALCONY.rail, pixel),
      inside(up, -0.1, 0.1, pixel),
    );
    return plainFront(mixColour([0.2, 0.17, 0.15], wood, cover));
  };
