import { pick, type Random } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { type LeafWish, leaf } from '../solids/leaf.ts';
import { drum, type Material, type Point, type Solid } from '../solids/solid.ts';

/** Where a plant's earth is, how high it grows above that (metres), and its own chance. */
interface Growing {
  readonly root: Point;
  readonly tall: number;
  readonly random: Random;
}

/** Grows the leaves and stalks of a kind of house plant. */
type Kind = (growing: Growing) => Solid[];

const POTS: readonly Colour[] = [
  [0.62, 0.34, 0.22],
  [0.86, 0.84, 0.8],
  [0.34, 0.42, 0.48],
  [0.7, 0.58, 0.4],
];
const EARTH: Material = () => [0.12, 0.08, 0.06];
/** The angle between two leaves in turn, radians: the golden one, by which none hides the next. */
const GOLDEN = 2.39996;

/** A pot with a house plant, so high in all; the small ones are of the kinds that have small leaves. */
export function housePlant(random: Random, [x, y, z]: Point, size: number): Solid[] {
  const wide = size * (size > 0.7 ? 0.15 : 0.2);
  const high = y + size * 0.26;
  const colour = pick(random, POTS);
  const clay: Material = () => colour;
  const grow = pick(random, size > 0.7 ? TALL_KINDS : SMALL_KINDS);
  return [
    drum([x, z], [y, high - wide * 0.24], [wide * 0.74, wide * 0.95], clay),
    drum([x, z], [high - wide * 0.26, high], [wide * 1.06, wide * 1.06], clay),
    drum([x, z], [high, high + 0.004], [wide * 0.92, wide * 0.92], EARTH),
    ...grow({ root: [x, high, z], tall: size - (high - y), random }),
  ];
}

/** A green that differs a little from leaf to leaf. */
function green(base: Colour, random: Random): Material {
  const colour = scaleColour(base, 0.8 + 0.4 * random.unit());
  return () => colour;
}

const STALK: Material = () => [0.24, 0.34, 0.14];
const BARK: Material = () => [0.3, 0.21, 0.14];

/** A stalk from a root to where a leaf begins, both ends of it. */
function stalk(
  root: Point,
  turn: number,
  rise: number,
  long: number,
  wide: number,
): [Solid, Point] {
  const droop = 0.18;
  const wish: LeafWish = { root, turn, rise, long, wide, droop, outline: 'stalk' };
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const out = long * (Math.cos(rise) + droop * Math.sin(rise));
  const up = long * (Math.sin(rise) - droop * Math.cos(rise));
  return [leaf(wish, STALK), [root[0] + c * out, root[1] + up, root[2] + s * out]];
}

/** Swords that stand upright, their edges pale. */
const snakePlant: Kind = ({ root, tall, random }) =>
  Array.from({ length: 15 }, (_, n) => {
    const out = 0.05 * tall * Math.sqrt(n);
    const turn = n * GOLDEN;
    return leaf(
      {
        root: [root[0] + out * Math.cos(turn), root[1] - 0.01, root[2] + out * Math.sin(turn)],
        turn: turn + 0.5 * (random.unit() - 0.5),
        rise: 1.52 - 0.05 * Math.sqrt(n) - 0.1 * random.unit(),
        long: tall * (1.02 - 0.12 * Math.sqrt(n) * random.unit()),
        wide: tall * (0.05 + 0.02 * random.unit()),
        droop: 0.04 + 0.05 * random.unit(),
        outline: 'blade',
      },
      green([0.2, 0.36, 0.16], random),
    );
  });

/** Broad shiny leaves all the way up a stem. */
const rubberPlant: Kind = ({ root, tall, random }) => {
  const count = 20;
  const leaves = Array.from({ length: count }, (_, n) => {
    const share = n / (count - 1);
    return leaf(
      {
        root: [root[0], root[1] + tall * (0.12 + 0.74 * share), root[2]],
        turn: n * GOLDEN + 0.4 * random.unit(),
        rise: 0.25 + 0.75 * share + 0.2 * random.unit(),
        long: tall * (0.4 - 0.14 * share) * (0.85 + 0.3 * random.unit()),
        wide: tall * (0.11 - 0.035 * share),
        droop: 0.25 + 0.2 * random.unit(),
        outline: 'oval',
      },
      green([0.15, 0.34, 0.14], random),
    );
  });
  const stem = drum(
    [root[0], root[2]],
    [root[1], root[1] + tall * 0.88],
    [tall * 0.022, tall * 0.01],
    BARK,
  );
  return [stem, ...leaves];
};

/** Hearts cut like fingers, each at the end of its own stalk. */
export const monstera: Kind = ({ root, tall, random }) =>
  Array.from({ length: 13 }, (_, n) => {
    const turn = n * GOLDEN + 0.4 * random.unit();
    const rise = 1.35 - 0.07 * n - 0.1 * random.unit();
    const [stem, end] = stalk(root, turn, rise, tall * (0.86 - 0.035 * n), tall * 0.012);
    const blade = leaf(
      {
        root: end,
        turn,
        rise: 0.15 - 0.35 * random.unit(),
        long: tall * (0.34 + 0.08 * random.unit()),
        wide: tall * (0.17 + 0.04 * random.unit()),
        droop: 0.35,
        outline: 'cut',
      },
      green([0.16, 0.38, 0.16], random),
    );
    return [stem, blade];
  }).flat();

/** Fronds that rise together and hang over. */
const palm: Kind = ({ root, tall, random }) =>
  Array.from({ length: 15 }, (_, n) => {
    const turn = n * GOLDEN + 0.3 * random.unit();
    const rise = 1.4 - 0.055 * n;
    const [stem, end] = stalk(root, turn, rise, tall * 0.42, tall * 0.012);
    const frond = leaf(
      {
        root: end,
        turn,
        rise: rise - 0.3,
        long: tall * (0.62 - 0.012 * n) * (0.9 + 0.2 * random.unit()),
        wide: tall * 0.15,
        droop: 0.4 + 0.2 * random.unit(),
        outline: 'feather',
      },
      green([0.24, 0.44, 0.16], random),
    );
    return [stem, frond];
  }).flat();

/** Many small leaves around the rim and over it. */
const herb: Kind = ({ root, tall, random }) =>
  Array.from({ length: 26 }, (_, n) => {
    const turn = n * GOLDEN;
    const up = 1 - n / 26;
    const [stem, end] = stalk(
      root,
      turn,
      0.5 + up,
      tall * (0.3 + 0.42 * up + 0.14 * random.unit()),
      tall * 0.014,
    );
    const blade = leaf(
      {
        root: end,
        turn: turn + random.unit() - 0.5,
        rise: 0.5 * random.unit() + 0.5 * up - 0.3,
        long: tall * (0.3 + 0.1 * random.unit()),
        wide: tall * 0.1,
        droop: 0.3,
        outline: 'oval',
      },
      green([0.26, 0.46, 0.18], random),
    );
    return [stem, blade];
  }).flat();

const TALL_KINDS: readonly Kind[] = [snakePlant, rubberPlant, monstera, palm];
const SMALL_KINDS: readonly Kind[] = [herb, snakePlant];
