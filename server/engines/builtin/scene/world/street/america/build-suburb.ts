import { createRandom, pick } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance } from '../front.ts';
import { boxOn, type Plot, plainPaint, roofOn, type Side, type Solid, within } from '../solid.ts';
import { garageWall, type SuburbLook, shingled, suburbWall } from './suburb-front.ts';
import { garageOf, type Lot } from './suburb-lots.ts';

const WALLS: readonly Colour[] = [
  [0.86, 0.84, 0.78],
  [0.62, 0.7, 0.76],
  [0.84, 0.76, 0.58],
  [0.66, 0.72, 0.62],
  [0.74, 0.68, 0.6],
  [0.56, 0.6, 0.66],
  [0.8, 0.62, 0.52],
];
const ROOFS: readonly Colour[] = [
  [0.3, 0.3, 0.32],
  [0.38, 0.31, 0.27],
  [0.27, 0.28, 0.3],
  [0.42, 0.38, 0.34],
];
const SHUTTERS: readonly (Colour | null)[] = [
  [0.16, 0.2, 0.26],
  null,
  [0.18, 0.28, 0.22],
  [0.34, 0.15, 0.14],
];
const DOORS: readonly Colour[] = [
  [0.56, 0.12, 0.1],
  [0.16, 0.28, 0.44],
  [0.2, 0.36, 0.26],
  [0.36, 0.22, 0.14],
];
const WHITE: Colour = [0.93, 0.92, 0.89];
const CONCRETE: Colour = [0.62, 0.6, 0.56];
const CHIMNEY: Colour = [0.48, 0.29, 0.24];
const FENCE: Colour = [0.56, 0.43, 0.3];

/** Height of a storey, how steep roofs are, and how far they stand out. World units. */
const STOREY = 2.95;
const OVER = 0.42;
/** How far off posts and rails of a porch are seen, and fences. */
const FINE_TO = 75;

/** Builds a suburb's house on its lot: boards under shingles, a garage, a porch before the door, fences beside it; `lamps` is the share of lit windows. */
export function buildSuburb(lot: Lot, lamps: number): Solid[] {
  const { plot, number, door } = lot;
  const random = createRandom(number);
  const [from, to] = lot.house;
  const storeys = chance(number, 1, 7) < 0.62 ? 2 : 1;
  const look: SuburbLook = {
    wall: scaleColour(pick(random, WALLS), 0.94 + 0.12 * random.unit()),
    trim: WHITE,
    roof: scaleColour(pick(random, ROOFS), 0.9 + 0.25 * random.unit()),
    shutters: pick(random, SHUTTERS),
    door: pick(random, DOORS),
    hasBricks: random.unit() < 0.45,
    storey: STOREY,
    eaves: STOREY * storeys,
    doorAt: door - from,
    number,
  };
  const body = within(plot, from, 0, to - from, 9);
  const isFrontGabled = chance(number, 2, 7) < 0.45;
  const sides: readonly [Side, Side] = isFrontGabled ? ['start', 'end'] : ['front', 'back'];
  const isNear = plot.z < FINE_TO;
  return [
    boxOn(body, 0, look.eaves, suburbWall(look, lamps)),
    gabled(body, look, look.eaves, sides, 0.62 + 0.2 * random.unit()),
    ...(isFrontGabled ? [] : [crossGable(body, look)]),
    ...garage(garageOf(lot), look),
    ...porch(lot, look, lamps),
    ...(isNear ? fences(plot) : []),
    chimney(body, look),
  ];
}

/** A roof over a body from one height on, with gables on the other sides. */
function gabled(
  body: Plot,
  look: SuburbLook,
  eaves: number,
  sides: readonly Side[],
  pitch: number,
): Solid {
  const covered = within(body, -OVER, -OVER, body.wide + 2 * OVER, body.deep + 2 * OVER);
  const from = eaves - 0.06;
  const across = sides[0] === 'front' ? covered.deep : covered.wide;
  const slopes = sides.map((side) => ({ side, pitch, from: from + 0.2 }));
  return roofOn(
    covered,
    from,
    from + 0.2 + (across / 2) * pitch,
    slopes,
    shingled(look, { pitch, from: 0.2 }),
  );
}

/** A small gable over the middle of a roof that slopes to the street. */
function crossGable(body: Plot, look: SuburbLook): Solid {
  const wide = Math.min(4.4, body.wide * 0.5);
  const at = body.wide * (0.3 + 0.4 * chance(look.number, 9, 2)) - wide / 2;
  const ground = within(body, at, -OVER - 0.02, wide, 5);
  const [pitch, from] = [0.85, look.eaves - 0.06];
  const slopes = (['start', 'end'] as const).map((side) => ({ side, pitch, from: from + 0.2 }));
  return roofOn(
    ground,
    from,
    from + 0.2 + (wide / 2) * pitch,
    slopes,
    shingled(look, { pitch, from: 0.2 }),
  );
}

function garage(ground: Plot, look: SuburbLook): Solid[] {
  return [
    boxOn(ground, 0, STOREY, garageWall(look)),
    gabled(ground, look, STOREY, ['start', 'end'], 0.66),
  ];
}

/** A porch before the door: a floor with a step, posts, a lean roof, a lamp beneath it. */
function porch({ plot, house, door }: Lot, look: SuburbLook, lamps: number): Solid[] {
  const [from, to] = house;
  const wide = Math.min(to - from, 5.4);
  const start = Math.max(from, Math.min(to - wide, door - wide / 2));
  const deep = 1.9;
  const at = (along: number, inward: number, long: number, far: number) =>
    within(plot, start + along, inward, long, far);
  const covered = at(-0.15, -deep - 0.2, wide + 0.3, deep + 0.2);
  const shine = Math.min(1, lamps * 3);
  const posts = [0.1, wide / 2 + (door - start < wide / 2 ? 0.9 : -1.1), wide - 0.3];
  return [
    boxOn(at(0, -deep, wide, deep), 0, 0.32, plainPaint(CONCRETE)),
    boxOn(within(plot, door - 0.9, -deep - 0.4, 1.8, 0.4), 0, 0.17, plainPaint(CONCRETE)),
    roofOn(
      covered,
      2.62,
      3.5,
      [{ side: 'front', pitch: 0.3, from: 2.8 }],
      shingled(look, { pitch: 0.3, from: 9 }),
    ),
    ...posts.map((along) => boxOn(at(along, -deep + 0.08, 0.2, 0.2), 0.3, 2.62, plainPaint(WHITE))),
    boxOn(within(plot, door - 0.12, -deep / 2, 0.24, 0.24), 2.4, 2.62, () => ({
      colour: WHITE,
      glass: 0,
      glow: [1.3 * shine, 0.95 * shine, 0.5 * shine],
    })),
  ];
}

/** Fences of boards from the house to the neighbours'. */
function fences(plot: Plot): Solid[] {
  const boards = (wide: number, along: number) =>
    boxOn(within(plot, along, 4, wide, 0.08), 0, 1.75, ({ role }, place) => ({
      colour: scaleColour(
        FENCE,
        role === 'level' ? 0.9 : 0.86 + 0.2 * chance(Math.floor(place.along / 0.16), 5, 5),
      ),
      glass: 0,
      glow: [0, 0, 0],
    }));
  return [boards(3, 0), boards(3, plot.wide - 3)];
}

function chimney(body: Plot, { number, eaves }: SuburbLook): Solid {
  const at = within(
    body,
    body.wide * (0.2 + 0.6 * chance(number, 7, 7)),
    body.deep * 0.6,
    0.9,
    0.9,
  );
  return boxOn(at, eaves, eaves + 4.4, plainPaint(CHIMNEY));
}
