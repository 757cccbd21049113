import { pick, type Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inside, plainFront } from '../front.ts';
import { roofOf } from '../houses/build-house.ts';
import { houseFront } from '../houses/house-front.ts';
import type { HouseLook } from '../houses/looks.ts';
import { awningCloth, cafeAwning } from '../kerb/cafe-awning.ts';
import { boxOn, type Paint, type Plot, plainPaint, type Solid, within } from '../solid.ts';

/** Pale limestone. */
const STONES: readonly Colour[] = [
  [0.88, 0.82, 0.7],
  [0.84, 0.78, 0.67],
  [0.9, 0.85, 0.75],
];
/** The paint of café fronts. */
const FRONTS: readonly Colour[] = [
  [0.5, 0.1, 0.1],
  [0.1, 0.28, 0.2],
  [0.12, 0.2, 0.36],
  [0.62, 0.4, 0.12],
];
const ZINC: Colour = [0.36, 0.4, 0.46];
const POT: Colour = [0.66, 0.36, 0.24];
const IRON: Colour = [0.07, 0.07, 0.08];
/** Heights of a house of Paris: its ground floor and its storeys. World units. */
const GROUND = 4.1;
const STOREY = 3.15;
/** Where balconies run along the whole front, as storeys; how far they stand out, how high their rail is. */
const BALCONIES = [1, 3] as const;
const BALCONY = { out: 0.62, high: 0.95 } as const;
/** Farther off than this a house has neither chimneys nor rails. */
const PLAIN_FROM = 120;

/** Builds a house of a boulevard in Paris on a plot: limestone, iron balconies, a roof of zinc with dormers, a café below; `lamps` is the share of lit windows. */
export function buildHaussmann(plot: Plot, random: Random, lamps: number): Solid[] {
  const storeys = 3 + random.below(2);
  const wall = scaleColour(pick(random, STONES), 0.94 + 0.12 * random.unit());
  const look: HouseLook = {
    ...{ fabric: 'stone', wall, trim: scaleColour(wall, 1.06), shutters: null, roof: ZINC },
    ...{ foot: 'shop', flowers: 0.16, paint: pick(random, FRONTS), ground: GROUND },
    ...{ storey: STOREY, eaves: GROUND + storeys * STOREY + 0.45, bay: 2.1, window: 1.06 },
    // Neither arches nor quoins.
    ...{ number: 10 * random.below(400) + 2, base: 0 },
  };
  const front = houseFront(look, lamps);
  const [cloth, share] = [awningCloth(random), random.unit()];
  const house = [
    boxOn(plot, 0, look.eaves, front),
    ...roofOf('mansard', plot, look, look.eaves, front),
  ];
  if (plot.z > PLAIN_FROM) return house;
  return [
    ...house,
    ...BALCONIES.filter((storey) => storey < storeys).flatMap((storey) =>
      balcony(plot, wall, storey),
    ),
    ...chimneys(plot, look.eaves, share),
    cafeAwning(plot, cloth, share < 0.6),
  ];
}

/** A slab of stone along the front with a rail of wrought iron. */
function balcony(plot: Plot, wall: Colour, storey: number): Solid[] {
  const floor = GROUND + storey * STOREY;
  const rail: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(IRON);
    const share = along / 0.13 - Math.floor(along / 0.13);
    const fine = smoothstep(0.09, 0.03, pixel);
    const swirl = Math.hypot(((along / 0.52) % 1) - 0.5, (up - 0.45) / 0.6) < 0.34 ? 0.6 : 0;
    const bar = Math.max(
      inside(up, BALCONY.high - 0.08, BALCONY.high, pixel),
      inside(up, 0, 0.07, pixel),
      fine * Math.max(inside(share, 0.32, 0.68, pixel / 0.13), swirl) + (1 - fine) * 0.5,
      1 - inside(along, 0.06, long - 0.06, pixel),
    );
    return plainFront(mixColour(scaleColour(wall, 0.52), IRON, bar));
  };
  const wide = plot.wide - 0.3;
  const slab = within(plot, 0.15, -BALCONY.out, wide, BALCONY.out);
  return [
    boxOn(slab, floor - 0.16, floor, plainPaint(scaleColour(wall, 0.9))),
    boxOn(within(slab, 0, 0, wide, 0.05), floor, floor + BALCONY.high, rail),
  ];
}

/** A wall of chimneys with a row of pots. */
function chimneys(plot: Plot, eaves: number, share: number): Solid[] {
  const wall = within(plot, plot.wide * (share < 0.5 ? 0.02 : 0.9), 3.4, 0.6, 3.6);
  const top = eaves + 5.6;
  return [
    boxOn(wall, eaves, top, plainPaint([0.7, 0.62, 0.52])),
    ...[0.3, 0.95, 1.6, 2.25, 2.9].map((inward) =>
      boxOn(within(wall, 0.15, inward, 0.3, 0.3), top, top + 0.65, plainPaint(POT)),
    ),
  ];
}
