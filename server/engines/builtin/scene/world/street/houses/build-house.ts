import { pick, type Random } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plainFront } from '../front.ts';
import { boxOn, grown, type Paint, type Plot, roofOn, type Solid, within } from '../solid.ts';
import { houseFront, tileAt } from './house-front.ts';
import type { Fabric, HouseLook } from './looks.ts';

/** How a house's roof stands: its ridge along the street, its gable toward it, its gable in steps, steep with windows in it, or hidden behind a cornice. */
type RoofKind = 'eaves' | 'gable' | 'steps' | 'mansard' | 'flat';

/** What houses of a place have in common. */
export interface Quarter {
  readonly walls: readonly Colour[];
  readonly fabrics: readonly Fabric[];
  readonly roofs: readonly RoofKind[];
  readonly tiles: readonly Colour[];
  /** The fewest and the most storeys above the ground floor. */
  readonly storeys: readonly [number, number];
  /** The share of houses that have a shop. */
  readonly shops: number;
  /** The share of windows with flowers. */
  readonly flowers: number;
}

const PAINTS: readonly Colour[] = [
  [0.16, 0.32, 0.28],
  [0.5, 0.14, 0.13],
  [0.15, 0.24, 0.42],
  [0.62, 0.42, 0.16],
  [0.28, 0.18, 0.12],
  [0.36, 0.42, 0.3],
];
const AWNINGS: readonly Colour[] = [
  [0.78, 0.18, 0.14],
  [0.16, 0.42, 0.32],
  [0.16, 0.3, 0.55],
  [0.86, 0.6, 0.18],
];
const SHUTTERS: readonly Colour[] = [
  [0.2, 0.38, 0.28],
  [0.28, 0.4, 0.52],
  [0.4, 0.24, 0.15],
];
const PALE: Colour = [0.9, 0.87, 0.8];
const SANDSTONE: Colour = [0.76, 0.68, 0.54];
const CLOTH: Colour = [0.93, 0.91, 0.85];
const CHIMNEY: Colour = [0.5, 0.3, 0.24];
const BRICKS: readonly Colour[] = [
  [0.56, 0.34, 0.27],
  [0.62, 0.42, 0.33],
  [0.5, 0.36, 0.31],
  [0.66, 0.5, 0.38],
];
const ZINC: Colour = [0.34, 0.37, 0.42];

/** Farther off than this a house has no chimney and no window in its roof. World units. */
const PLAIN_FROM = 110;

/** One colour all over, paler on what lies level. */
const plain =
  (colour: Colour): Paint =>
  ({ role }) =>
    plainFront(scaleColour(colour, role === 'level' ? 1.08 : 1));

/** Builds a house of a quarter on a plot, its foot at a height; `lamps` is the share of lit windows. */
export function buildHouse(
  random: Random,
  quarter: Quarter,
  plot: Plot,
  base: number,
  lamps: number,
): Solid[] {
  const look = lookOf(random, quarter, base);
  const kind = pick(random, quarter.roofs);
  const front = houseFront(look, lamps);
  const eaves = base + look.eaves;
  const parts = [boxOn(plot, base, eaves, front)];
  parts.push(...roofOf(kind, plot, look, eaves, front));
  const isNear = plot.z < PLAIN_FROM;
  // Draws are the same for all, so that what is far changes nothing near.
  const [chimney, awning, cloth] = [random.unit(), random.unit(), pick(random, AWNINGS)];
  if (isNear && kind !== 'flat') parts.push(chimneyOn(plot, eaves, chimney));
  if (isNear && look.foot === 'shop' && awning < 0.62) parts.push(...awningsOn(plot, look, cloth));
  return parts;
}

function lookOf(random: Random, quarter: Quarter, base: number): HouseLook {
  const fabric = pick(random, quarter.fabrics);
  const [fewest, most] = quarter.storeys;
  const storeys = fewest + random.below(most - fewest + 1);
  const storey = 2.9 + 0.7 * random.unit();
  const hasShop = random.unit() < quarter.shops;
  const ground = hasShop ? 3.7 + 0.4 * random.unit() : 3.1 + 0.4 * random.unit();
  const wall = pick(random, fabric === 'brick' ? BRICKS : quarter.walls);
  const tone = 0.9 + 0.2 * random.unit();
  const shuttered = random.unit();
  const bay = 1.9 + 0.9 * random.unit();
  return {
    fabric,
    wall: scaleColour(fabric === 'timber' ? [0.9, 0.84, 0.72] : wall, tone),
    trim: random.unit() < 0.6 ? PALE : SANDSTONE,
    shutters: shuttered < 0.35 && fabric === 'plaster' ? pick(random, SHUTTERS) : null,
    roof: scaleColour(pick(random, quarter.tiles), 0.85 + 0.3 * random.unit()),
    foot: hasShop ? 'shop' : 'doors',
    flowers: quarter.flowers,
    paint: pick(random, PAINTS),
    ground,
    storey,
    eaves: ground + storeys * storey + 0.45,
    bay,
    window: Math.min(1.25, bay * 0.46),
    number: random.below(4096),
    base,
  };
}

/** Builds the roof of a house whose walls end at a height. */
export function roofOf(
  kind: RoofKind,
  plot: Plot,
  look: HouseLook,
  eaves: number,
  front: Paint,
): Solid[] {
  const { wide, deep } = plot;
  const cornice = (out: number, high: number) =>
    boxOn(grown(plot, out), eaves - high, eaves, plain(look.trim));
  if (kind === 'flat') {
    const parapet = within(plot, 0, 0, wide, 0.3);
    return [
      cornice(0.38, 0.3),
      boxOn(grown(plot, 0.16), eaves - 0.55, eaves - 0.3, plain(scaleColour(look.trim, 0.9))),
      boxOn(parapet, eaves, eaves + 0.7, plain(look.wall)),
    ];
  }
  if (kind === 'gable' || kind === 'steps') {
    const pitch = 1.05 + (look.number % 7) * 0.06;
    const out = kind === 'gable' ? 0.3 : 0;
    const slopes = (['start', 'end'] as const).map((side) => ({
      side,
      pitch,
      out,
      from: eaves - out * pitch,
    }));
    const rise = (wide / 2) * pitch;
    const roof = roofOn(plot, eaves, eaves + rise + 1, slopes, front);
    return kind === 'gable' ? [roof] : [roof, ...stepsOn(plot, look, eaves, rise, front)];
  }
  if (kind === 'mansard') {
    const steep = (['front', 'back'] as const).map((side) => ({ side, pitch: 2.6, from: eaves }));
    const flat = (['front', 'back'] as const).map((side) => ({
      side,
      pitch: 0.5,
      out: -1.15,
      from: eaves + 3,
    }));
    const slate: Paint = (face, { along, up, pixel }) =>
      plainFront(
        face.role === 'roof'
          ? tileAt({ roof: ZINC, number: look.number }, along, up, pixel)
          : look.wall,
      );
    return [
      cornice(0.34, 0.32),
      roofOn(plot, eaves, eaves + 3 + deep / 4, [...steep, ...flat], slate),
      ...dormersOn(plot, look, eaves, front),
    ];
  }
  const pitch = 0.72 + (look.number % 5) * 0.07;
  const out = 0.45;
  const slopes = (['front', 'back'] as const).map((side) => ({
    side,
    pitch,
    out,
    from: eaves - out * pitch,
  }));
  const covered = within(plot, 0, -out, wide, deep + 2 * out);
  const rise = (deep / 2) * pitch;
  return [
    boxOn(grown(plot, 0.14), eaves - 0.62, eaves - 0.36, plain(look.trim)),
    roofOn(
      covered,
      eaves - out * pitch,
      eaves + rise,
      slopes.map((one) => ({ ...one, out: 0 })),
      front,
    ),
    ...(look.number % 3 > 0 ? dormersOn(plot, look, eaves, front, 1.15 / pitch) : []),
  ];
}

/** Windows that stand in a roof's slope; `inward` is how far behind the front. */
function dormersOn(
  plot: Plot,
  look: HouseLook,
  eaves: number,
  front: Paint,
  inward = 0.3,
): Solid[] {
  if (plot.z > PLAIN_FROM) return [];
  const count = Math.max(1, Math.min(3, Math.floor(plot.wide / 3.4)));
  const apart = plot.wide / count;
  return Array.from({ length: count }, (_, n) => {
    const ground = within(plot, apart * (n + 0.5) - 0.75, inward, 1.5, 2.6);
    const body = boxOn(ground, eaves + 0.2, eaves + 2.1, (face, place) =>
      face.role === 'front'
        ? front({ ...face, long: 1.5 }, place)
        : plainFront(scaleColour(look.roof, 0.8)),
    );
    const cap = roofOn(
      grown(ground, 0.16),
      eaves + 2.1,
      eaves + 3.4,
      (['start', 'end'] as const).map((side) => ({ side, pitch: 0.75, from: eaves + 2.1 })),
      (face, place) =>
        plainFront(
          face.role === 'roof' ? tileAt(look, place.along, place.up, place.pixel) : look.trim,
        ),
    );
    return [body, cap];
  }).flat();
}

/** How many steps a stepped gable has on each side. */
const STEPS = 4;

/** A gable in steps before a roof of that rise. */
function stepsOn(plot: Plot, look: HouseLook, eaves: number, rise: number, front: Paint): Solid[] {
  return Array.from({ length: STEPS + 1 }, (_, n) => {
    const inset = (plot.wide / 2) * (n / (STEPS + 0.6));
    const [low, high] = [
      eaves + (rise * n) / (STEPS + 0.6),
      eaves + (rise * (n + 1)) / (STEPS + 0.6),
    ];
    const step = within(plot, inset, -0.02, plot.wide - 2 * inset, 0.5);
    const cap = within(plot, inset - 0.08, -0.1, plot.wide - 2 * inset + 0.16, 0.66);
    const paint: Paint = (face, place) =>
      face.role === 'front'
        ? front(
            { ...face, long: plot.wide, origin: [face.origin[0], low, face.origin[2]] },
            { ...place, along: place.along + inset },
          )
        : plainFront(look.wall);
    return [
      boxOn(step, low, high + 0.35, paint),
      boxOn(cap, high + 0.3, high + 0.48, plain(look.trim)),
    ];
  }).flat();
}

/** A chimney of brick with its pots, somewhere on the roof. */
function chimneyOn(plot: Plot, eaves: number, share: number): Solid {
  const place = within(plot, plot.wide * (0.12 + 0.7 * share), plot.deep * 0.4, 0.75, 1.1);
  return boxOn(place, eaves, eaves + plot.deep * 0.36 + 1.5 + share, plain(CHIMNEY));
}

/** How far an awning reaches out, and where it ends and begins above the pavement. */
const AWNING = { out: 1.5, low: 2.55, fringe: 0.24, pitch: 0.5, stripe: 0.42 } as const;

/** Striped awnings over a house's shop windows. */
function awningsOn(plot: Plot, { ground, base }: HouseLook, cloth: Colour): Solid[] {
  const shops = Math.max(1, Math.round(plot.wide / SHOP));
  const apart = plot.wide / shops;
  const low = base + Math.min(AWNING.low, ground - 1.1);
  const striped: Paint = ({ role }, { along }) =>
    plainFront(
      scaleColour(
        Math.floor(along / AWNING.stripe) % 2 === 0 ? cloth : CLOTH,
        role === 'roof' ? 1 : role === 'level' ? 0.45 : 0.85,
      ),
    );
  return Array.from({ length: shops }, (_, n) => {
    const place = within(plot, apart * n + 0.35, -AWNING.out, apart - 0.7, AWNING.out);
    const from = low + AWNING.fringe;
    return roofOn(
      place,
      low,
      from + AWNING.out * AWNING.pitch,
      [{ side: 'front', pitch: AWNING.pitch, from }],
      striped,
    );
  });
}

/** How wide a shop is, about: as its front is painted. */
const SHOP = 5.2;
