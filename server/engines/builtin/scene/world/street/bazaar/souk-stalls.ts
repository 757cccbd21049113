import { pick, type Random } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plainFront } from '../front.ts';
import { frustumAt } from '../round-solid.ts';
import {
  boxOn,
  type Paint,
  type Plot,
  type Point,
  plainPaint,
  type Solid,
  within,
} from '../solid.ts';
import { carpetAt, DYES } from './souk-front.ts';

/** Turmeric, paprika, saffron, cumin, mint, hibiscus, indigo, ginger, rose, pepper. */
const SPICES: readonly Colour[] = [
  [0.92, 0.62, 0.06],
  [0.76, 0.16, 0.06],
  [0.9, 0.4, 0.04],
  [0.5, 0.32, 0.14],
  [0.34, 0.46, 0.12],
  [0.46, 0.06, 0.16],
  [0.14, 0.2, 0.56],
  [0.86, 0.74, 0.44],
  [0.84, 0.42, 0.5],
  [0.2, 0.13, 0.09],
];
const SACKS: readonly Colour[] = [
  [0.72, 0.58, 0.38],
  [0.64, 0.5, 0.32],
  [0.78, 0.66, 0.48],
];
const CLAYS: readonly Colour[] = [
  [0.66, 0.34, 0.18],
  [0.1, 0.34, 0.56],
  [0.9, 0.86, 0.76],
  [0.08, 0.42, 0.38],
  [0.86, 0.6, 0.16],
];
const WOOD: Colour = [0.4, 0.25, 0.13];
/** How far stalls stand out from the houses, and how high the two steps of a counter are. World units. */
const OUT = 1.75;
const LOW = 0.34;
const HIGH = 0.72;
/** Half of a sack's width, how far sacks are apart, how high one is, and the heap on it. */
const SACK = { radius: 0.3, apart: 0.68, high: 0.34, heap: 0.4 } as const;

/** What is for sale before a house of a bazaar: heaps of spices, pottery, or carpets. */
export function soukStall(plot: Plot, random: Random): Solid[] {
  const choice = random.unit();
  const own = random.below(4096);
  if (choice < 0.56) return spices(plot, random, own);
  return choice < 0.8 ? pottery(plot, random) : carpets(plot, random, own);
}

const placeIn = (plot: Plot, along: number, inward: number, up: number): Point => {
  const at = within(plot, along, inward, 0, 0);
  return [at.x, up, at.z];
};

/** A counter in two steps under a cloth with stripes. */
function counter(plot: Plot, number: number): Solid[] {
  const dye = DYES[number % DYES.length] as Colour;
  const cloth: Paint = ({ role }, { along, up }) =>
    plainFront(
      role === 'level'
        ? scaleColour(WOOD, 0.9)
        : Math.floor(along / 0.22) % 3 === 0 || up < 0.06
          ? [0.86, 0.76, 0.56]
          : scaleColour(dye, 0.85),
    );
  const wide = plot.wide - 0.5;
  return [
    boxOn(within(plot, 0.25, -OUT, wide, 0.9), 0, LOW, cloth),
    boxOn(within(plot, 0.25, -OUT + 0.9, wide, 0.75), 0, HIGH, cloth),
  ];
}

/** Sacks in two rows with their brims turned down, each with a pointed heap of another spice. */
function spices(plot: Plot, random: Random, number: number): Solid[] {
  const count = Math.max(2, Math.floor((plot.wide - 0.5) / SACK.apart));
  const apart = (plot.wide - 0.5) / count;
  const first = random.below(SPICES.length);
  const rows = [
    { inward: -OUT + 0.45, up: LOW },
    { inward: -OUT + 1.28, up: HIGH },
  ];
  return [
    ...counter(plot, number),
    ...rows.flatMap(({ inward, up }, row) =>
      Array.from({ length: count }, (_, n) => {
        const [x, y, z] = placeIn(plot, 0.25 + apart * (n + 0.5), inward, up);
        // Two neighbours are never alike.
        const spice = SPICES[(first + n * 3 + row * 4) % SPICES.length] as Colour;
        const sack = pick(random, SACKS);
        const high = SACK.heap * (0.85 + 0.3 * random.unit());
        const { radius } = SACK;
        return [
          frustumAt([x, y, z], SACK.high, radius * 0.86, radius, plainPaint(sack)),
          frustumAt(
            [x, y + SACK.high - 0.07, z],
            0.1,
            radius * 1.1,
            radius * 1.06,
            plainPaint(scaleColour(sack, 1.12)),
          ),
          frustumAt([x, y + SACK.high + 0.03, z], high, radius * 0.98, 0.015, grains(spice)),
        ];
      }).flat(),
    ),
  ];
}

/** Ground spice, a little lighter to its tip. */
const grains =
  (spice: Colour): Paint =>
  (_, { along, up }) =>
    plainFront(scaleColour(spice, 0.92 + 0.3 * up + 0.05 * Math.sin(along * 60 + up * 47)));

/** Glazed jars, bowls in stacks and tall amphoras. */
function pottery(plot: Plot, random: Random): Solid[] {
  const count = Math.max(2, Math.floor((plot.wide - 0.5) / 0.6));
  const apart = (plot.wide - 0.5) / count;
  const rows = [
    { inward: -OUT + 0.45, up: LOW, high: 0.42 },
    { inward: -OUT + 1.25, up: HIGH, high: 0.66 },
  ];
  return [
    ...counter(plot, random.below(64)),
    ...rows.flatMap(({ inward, up, high }) =>
      Array.from({ length: count }, (_, n) => {
        const [x, y, z] = placeIn(plot, 0.25 + apart * (n + 0.5), inward, up);
        const clay = pick(random, CLAYS);
        const band = pick(random, CLAYS);
        const tall = high * (0.8 + 0.5 * random.unit());
        const wide = 0.2 + 0.06 * random.unit();
        return jarAt([x, y, z], tall, wide, clay, band);
      }).flat(),
    ),
  ];
}

/** A jar with a foot, a belly, a neck and a band around it. */
export function jarAt(
  [x, y, z]: Point,
  tall: number,
  wide: number,
  clay: Colour,
  band: Colour,
): Solid[] {
  const glaze: Paint = (_, { up }) => ({
    ...plainFront(up > 0.5 * tall - 0.09 && up < 0.5 * tall - 0.02 ? band : clay),
    glass: 0.06,
  });
  return [
    frustumAt([x, y, z], tall * 0.5, wide * 0.6, wide, glaze),
    frustumAt([x, y + tall * 0.5, z], tall * 0.3, wide, wide * 0.45, plainPaint(clay)),
    frustumAt([x, y + tall * 0.8, z], tall * 0.2, wide * 0.45, wide * 0.62, plainPaint(band)),
  ];
}

/** Carpets that lie in stacks, stand in rolls and hang from a pole. */
function carpets(plot: Plot, random: Random, number: number): Solid[] {
  const wide = plot.wide - 0.8;
  const layers = 7 + random.below(5);
  const stack = Array.from({ length: layers }, (_, n) => {
    const at = within(
      plot,
      0.4 + 0.12 * random.unit(),
      -OUT + 0.15 * random.unit(),
      wide * 0.55,
      1.35,
    );
    const dye = pick(random, DYES);
    return boxOn(at, n * 0.085, (n + 1) * 0.085 - 0.012, (face, { along, up }) =>
      plainFront(
        face.role === 'level'
          ? carpetAt(number + n, along / at.wide, up / at.deep, at.deep / at.wide)
          : scaleColour(dye, 0.9),
      ),
    );
  });
  const rolls = Array.from({ length: 4 }, (_, n) => {
    const at = placeIn(plot, 0.4 + wide * 0.66 + n * 0.36, -OUT + 0.5 + 0.3 * random.unit(), 0);
    const dye = pick(random, DYES);
    return frustumAt(at, 1.5 + 0.5 * random.unit(), 0.16, 0.16, (_, { up }) =>
      plainFront(Math.floor(up / 0.16) % 4 === 0 ? [0.88, 0.8, 0.62] : dye),
    );
  });
  return [...stack, ...rolls];
}

/** A carpet that hangs out over the way on a pole, its face toward who comes. */
export function hungCarpet(plot: Plot, along: number, number: number): Solid[] {
  const at = within(plot, along, -1.5, 0.05, 1.15);
  const [low, high] = [2.35, 4.05];
  const pole = within(plot, along, -1.6, 0.06, 1.6);
  return [
    boxOn(at, low, high, (face, { along: u, up }) =>
      plainFront(
        carpetAt(number, u / Math.max(0.05, face.long), up / (high - low), (high - low) / 1.15),
      ),
    ),
    boxOn(pole, high, high + 0.06, plainPaint(WOOD)),
  ];
}
