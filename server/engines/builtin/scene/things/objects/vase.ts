import { pick, type Random } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Bloom, Colour } from '../../words/idea.ts';
import { grown } from '../plants/bloom.ts';
import { bloomHead } from '../plants/single-flower.ts';
import { plain, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { blade, ellipsoid, frustum, limb, place, ring, type Solid } from '../sculpt/solid.ts';
import { add, after, between, roll, scale, type Vector, yaw } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const GLAZES: readonly Colour[] = [
  [0.2, 0.38, 0.58],
  [0.86, 0.82, 0.74],
  [0.55, 0.26, 0.17],
  [0.3, 0.46, 0.4],
];
const STEM: Colour = [0.26, 0.43, 0.17];
/** What a bunch is made of where no kind is named. */
const MIXED: readonly Bloom[] = ['rose', 'daisy', 'tulip', 'daisy'];

/** How many flowers a bunch has, and how many leaves hang out of it. */
const FLOWERS = 15;
const LEAVES = 12;
/** Where the vase's mouth is, the middle of the bunch, and how far its flowers are from that. */
const MOUTH: Vector = [0, 0.44, 0];
const MIDDLE: Vector = [0, 0.62, 0];
const DOME = 0.32;
/** How far down from straight up its outermost flowers look, radians. */
const WIDEST = 1.5;
/** The radius of each kind's heads. */
const SIZES: Readonly<Record<Bloom, number>> = {
  sunflower: 0.17,
  rose: 0.14,
  tulip: 0.13,
  poppy: 0.14,
  daisy: 0.135,
};
/** The golden angle: whatever the number, none stands behind another. */
const GOLDEN = 2.39996;

/** A glazed vase with a bunch of flowers: of one kind where that is named, else of several. */
export function vase(wish: Wish): Sprite {
  const { random, bloom, colour } = wish;
  const glaze = worn(wish.glaze ?? pick(random, GLAZES), 0.04, { gloss: 0.55 });
  const pot = [
    ellipsoid(glaze, [0, 0.19, 0], [0.17, 0.19, 0.17]),
    limb(glaze, [0, 0.3, 0], [0, 0.42, 0], 0.1, 0.07, 0.08),
    ring(glaze, [0, 0.45, 0], 0.075, 0.018),
    frustum(glaze, [0, 0, 0], 0.03, 0.11, 0.1),
  ];
  const flowers = Array.from({ length: FLOWERS }, (_, n): Solid[] => {
    const kind = bloom === undefined || bloom === 'any' ? pick(random, MIXED) : bloom;
    const leans = WIDEST * Math.sqrt((n + 0.3) / FLOWERS);
    return flower(random, kind, colour, leans, n * GOLDEN + 0.3 * random.unit());
  });
  const leaves = Array.from({ length: LEAVES }, (_, n) =>
    leaf(random, 1.25 + 0.5 * random.unit(), n * GOLDEN),
  );
  return portray(wish, [...pot, ...leaves, ...flowers.flat()], 0.3, 0.12, 3);
}

/** The direction that leans so far from upright, around the upright axis. */
const toward = (leans: number, around: number): Vector => [
  Math.sin(leans) * Math.cos(around),
  Math.cos(leans),
  Math.sin(leans) * Math.sin(around),
];

/** A flower that looks out of the bunch, on its stem. */
function flower(
  random: Random,
  kind: Bloom,
  colour: Colour | null,
  leans: number,
  around: number,
): Solid[] {
  const out = toward(leans, around);
  const at = add(MIDDLE, scale(out, DOME * (0.9 + 0.2 * random.unit())));
  const size = SIZES[kind] * (0.88 + 0.24 * random.unit());
  // Tulips stand up in a bunch, other flowers face away from its middle.
  const tilt = after(yaw(-around), roll(-leans * (kind === 'tulip' ? 0.5 : 1)));
  const green = plain(scaleColour(STEM, 0.85 + 0.3 * random.unit()));
  const bend = between(MOUTH, at, 0.55);
  return [
    limb(green, MOUTH, bend, 0.009, 0.009),
    limb(green, bend, at, 0.009, 0.009),
    ...bloomHead(random, kind, colour, at, size).map((piece) =>
      grown(place(piece, tilt), size, at),
    ),
  ];
}

/** A leaf that hangs out of the bunch. */
function leaf(random: Random, leans: number, around: number): Solid {
  const look = plain(scaleColour(STEM, 0.7 + 0.5 * random.unit()));
  const tip = add(MIDDLE, scale(toward(leans, around), DOME * (0.85 + 0.4 * random.unit())));
  return blade(look, between(MOUTH, tip, 0.45), tip, 0.05, 0.02, 0.25, 0, yaw(-around));
}
