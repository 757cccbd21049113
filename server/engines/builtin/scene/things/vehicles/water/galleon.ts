import { pick } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, cut, ellipsoid, type Look, limb, place, type Solid } from '../../sculpt/solid.ts';
import { roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { pitching } from './pitching.ts';

const HULL: Colour = [0.34, 0.21, 0.12];
const MAST: Colour = [0.3, 0.21, 0.14];
const CANVAS: Colour = [0.9, 0.85, 0.74];
const GOLD: Colour = [0.8, 0.6, 0.24];
const BLACK: Colour = [0.08, 0.08, 0.09];

const HULLS: readonly Colour[] = [HULL, [0.26, 0.17, 0.12], [0.42, 0.27, 0.15], [0.2, 0.19, 0.2]];
const CLOTHS: readonly Colour[] = [
  CANVAS,
  [0.86, 0.84, 0.78],
  [0.8, 0.7, 0.54],
  [0.66, 0.36, 0.26],
];
const BANDS: readonly Colour[] = [GOLD, [0.62, 0.18, 0.14], [0.22, 0.36, 0.3], [0.82, 0.78, 0.66]];

/** What makes one ship differ from the next. */
interface Rigging {
  readonly hull: Colour;
  readonly canvas: Colour;
  readonly band: Colour;
  /** Along the ship: where its masts stand, and how high each is beside the highest. */
  readonly masts: readonly (readonly [x: number, high: number])[];
  /** How many of a mast's sails are set, from the lowest up; the others are furled. */
  readonly set: readonly number[];
}

const THREE = [
  [-0.3, 0.86],
  [0.02, 1],
  [0.32, 0.86],
] as const;
const TWO = [
  [-0.2, 0.96],
  [0.24, 0.9],
] as const;

/** A ship as it is said, or as chance has it: sails set or furled, of two or three masts. */
const riggingOf = ({ random, colour }: Wish): Rigging => ({
  hull: pick(random, HULLS),
  canvas: colour ?? CLOTHS[Math.floor(random.unit() ** 1.6 * CLOTHS.length)] ?? CANVAS,
  band: pick(random, BANDS),
  masts: random.unit() < 0.7 ? THREE : TWO,
  set: [3, random.unit() < 0.7 ? 3 : 2, 1 + random.below(3)],
});

/** An old ship of two or three masts: high stern with lit windows, gun ports, a flag. `heels` as of `pitching`. */
export function galleon(wish: Wish, heels = 0): Sprite {
  const rigging = riggingOf(wish);
  const lies = pitching(wish.random, heels);
  const afloat = model(rigging).map((piece) => place(piece, lies, [0, -0.06, 0]));
  return portray(wish, afloat, 0.4 + 0.6 * wish.random.unit(), 0.05, 3);
}

/** The same ship long sunk: leaning, its sails gone, its timber green. */
export function wreck(wish: Wish): Sprite {
  const wood = planks([0.26, 0.29, 0.24], 0.03, 'lying');
  const lie = roll(0.28);
  const ribs = [-0.1, 0, 0.1, 0.2].map((x) =>
    limb(wood, [x, 0.1, -0.16], [x + 0.02, 0.36, -0.15], 0.014, 0.01),
  );
  const sunk = [
    ...hull(wood, plain([0.05, 0.07, 0.08])),
    ...ribs,
    ...spars(plain([0.2, 0.22, 0.19]), THREE),
  ];
  return portray(
    wish,
    sunk.map((piece) => place(piece, lie, [0, -0.03, 0])),
    0.5,
    0.06,
    3,
  );
}

function model({ hull: colour, canvas, band, masts, set }: Rigging): Solid[] {
  const wood = planks(colour, 0.03, 'lying');
  const pane = plain([0.9, 0.7, 0.3], { glow: () => 1, gloss: 0.4 });
  const [, top] = masts.length === 3 ? THREE[1] : TWO[0];
  const flagX = (masts.length === 3 ? THREE[1] : TWO[0])[0];
  return [
    ...hull(wood, pane),
    ...spars(plain(MAST), masts),
    ...masts.flatMap(([x, high], n) => rig(x, high, canvas, set[n] ?? 3)),
    ...jib(canvas),
    box(plain(BLACK), [flagX - 0.03, 1.24 * top, 0], [0.06, 0.03, 0.003]),
    limb(plain(band), [-0.52, 0.26, -0.14], [0.46, 0.2, -0.15], 0.008, 0.008),
    ...[-0.3, -0.15, 0, 0.15, 0.3].map((x) =>
      box(plain(BLACK), [x, 0.16, -0.158], [0.018, 0.016, 0.02]),
    ),
  ];
}

const hull = (wood: Look, pane: Look): Solid[] => [
  ellipsoid(wood, [0, 0.2, 0], [0.58, 0.22, 0.17]),
  cut(box(wood, [0.06, 0.4, 0], [0.44, 0.17, 0.4])),
  box(wood, [-0.47, 0.33, 0], [0.13, 0.13, 0.13], roll(0.1)),
  box(wood, [0.46, 0.28, 0], [0.1, 0.06, 0.1], roll(-0.08)),
  box(plain(GOLD), [-0.48, 0.46, 0], [0.13, 0.01, 0.135], roll(0.1)),
  ...[-0.55, -0.48, -0.41].map((x) => box(pane, [x, 0.36, -0.132], [0.018, 0.026, 0.006])),
  limb(wood, [0.5, 0.3, 0], [0.82, 0.44, 0], 0.018, 0.008),
];

const spars = (mast: Look, masts: Rigging['masts']): Solid[] =>
  masts.map(([x, high]) => limb(mast, [x, 0.2, 0], [x, 1.26 * high, 0], 0.017, 0.009));

/** Three square sails of a mast, the upper ones smaller: so many are set, the others rolled up beneath their yards. */
function rig(x: number, size: number, canvas: Colour, set: number): Solid[] {
  return [
    [0.34, 0.62, 0.21],
    [0.64, 0.86, 0.17],
    [0.88, 1.04, 0.12],
  ].flatMap(([low = 0, high = 0, half = 0], n) => {
    const y = high * size;
    const rolled = (from: number, to: number) =>
      limb(plain(canvas), [x, y - 0.022, from], [x, y - 0.022, to], 0.018, 0.014, 0.01);
    return [
      limb(plain(MAST), [x, y, -half], [x, y, half], 0.009, 0.009),
      ...(n < set
        ? cloth(x, low * size, y, half, canvas)
        : [rolled(0, -half * 0.9), rolled(0, half * 0.9)]),
    ];
  });
}

/** A square sail across the ship, full of wind toward the bow: rows one above the other that melt. */
function cloth(x: number, low: number, high: number, half: number, canvas: Colour): Solid[] {
  const look: Look = {
    paint: (_x, y, z) =>
      scaleColour(
        canvas,
        (Math.abs(Math.sin(z * 24)) < 0.07 ? 0.84 : 1) * (0.94 + 0.06 * Math.sin(y * 40)),
      ),
  };
  const rows = 7;
  return Array.from({ length: rows }, (_, n) => {
    const share = n / (rows - 1);
    const bulge = 0.075 * Math.sin(Math.PI * (0.12 + 0.8 * (1 - share)));
    const y = low + (high - low) * share;
    const wide = half * (1.06 - 0.1 * share);
    const at = (z: number): Vector => [x + 0.012 + bulge * (1 - 0.5 * Math.abs(z / wide)), y, z];
    return [
      limb(look, at(-wide), at(0), 0.026, 0.026, 0.02),
      limb(look, at(0), at(wide), 0.026, 0.026, 0.02),
    ];
  }).flat();
}

/** The three-cornered sail before the foremast. */
const jib = (canvas: Colour): Solid[] =>
  Array.from({ length: 12 }, (_, n) => {
    const share = (n + 0.5) / 12;
    const [high, low]: [Vector, Vector] = [
      [0.34 + 0.42 * share, 0.92 - 0.48 * share, -0.02],
      [0.34 + 0.1 * share, 0.92 - 0.54 * share, -0.04],
    ];
    return limb(plain(canvas), high, low, 0.022, 0.022, 0.02);
  });
