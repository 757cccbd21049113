import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { blade, ellipsoid, limb, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import { PANTING } from '../beast-poses/voice.ts';
import type { Head, Looks } from '../build.ts';

const LIP: Colour = [0.05, 0.035, 0.03];
const GUMS = plain([0.3, 0.09, 0.09], { gloss: 0.3 });
const TONGUE = plain([0.68, 0.27, 0.28], { gloss: 0.4 });
const TEETH = plain([0.9, 0.86, 0.76], { gloss: 0.4 });

/** The muzzle of a short head in head sizes, its nose and its mouth, which is open by `gape`, radians; 0: shut. */
export function muzzleOf({ muzzle, nose }: Head, looks: Looks, gape: number): Solid[] {
  const { length, base, end, drop } = muzzle;
  const tip: Vector = [length, -drop, 0];
  return [
    limb(looks.coat, ROOT, [length * 0.72, -drop * 0.8 + 0.04, 0], base, end * 0.92, 0.3),
    ...(gape > 0 ? openJaws(muzzle, looks, gape) : [chin(muzzle, looks)]),
    ...[-1, 1].map((side) =>
      ellipsoid(
        looks.pale,
        [tip[0] - end * 0.34, tip[1] - end * 0.06, side * end * 0.46],
        [end * 0.78, end * 0.62, end * 0.62],
        0.1,
      ),
    ),
    ...noseOf(nose, looks, [tip[0] + end * 0.3, tip[1] + end * 0.45, 0], end),
    ...(gape > 0 ? [] : mouthOf(nose, tip, end)),
  ];
}

/** Where a muzzle leaves the skull. */
const ROOT: Vector = [0.35, -0.22, 0];

/** A shut lower jaw. */
const chin = ({ length, base, end, drop }: Head['muzzle'], looks: Looks): Solid =>
  limb(
    looks.pale,
    [ROOT[0] + 0.1, ROOT[1] - base * 0.35, 0],
    [length - end * 0.5, -drop - end * 0.4, 0],
    base * 0.75,
    end * 0.78,
    0.22,
  );

/** The mouth from within, its tongue and its eye-teeth, and the lower jaw that turns down about its hinge below the cheeks. */
function openJaws(
  { length, base, end, drop }: Head['muzzle'],
  looks: Looks,
  gape: number,
): Solid[] {
  const hinge: Vector = [ROOT[0] - 0.02, ROOT[1] - base * 0.5, 0];
  const reach = (length - hinge[0]) * 0.86;
  const shut = Math.atan2(-drop - end * 0.5 - hinge[1], length - hinge[0]);
  const [c, s] = [Math.cos(shut - gape), Math.sin(shut - gape)];
  // A point so far along the lower jaw, above it and aside.
  const on = (along: number, above: number, z = 0): Vector => [
    hinge[0] + reach * along * c - above * s,
    hinge[1] + reach * along * s + above * c,
    z,
  ];
  const pants = gape <= PANTING;
  const palate: Vector = [length - end * 0.5, -drop - end * 0.42, 0];
  return [
    limb(looks.pale, hinge, on(1, 0), base * 0.62, end * 0.56, 0.16),
    limb(GUMS, [hinge[0] + 0.1, hinge[1] + 0.02, 0], palate, base * 0.6, end * 0.62),
    blade(GUMS, on(0.1, base * 0.3), on(0.9, end * 0.3), base * 0.5, end * 0.42, 0.9),
    blade(TONGUE, on(0.15, base * 0.5), on(0.86, end * 0.52), end * 0.36, end * 0.26, 1, 0.03),
    // The tongue of one that pants hangs over its lower jaw, and its teeth are not bared.
    ...(pants ? tongueOver(on(0.86, end * 0.52), on(1.14, end * 0.42), end) : []),
    ...(pants ? [] : [-1, 1]).flatMap((side) => [
      limb(
        TEETH,
        [palate[0] + end * 0.3, palate[1] - end * 0.1, side * end * 0.56],
        [palate[0] + end * 0.24, palate[1] - end * 0.86, side * end * 0.52],
        end * 0.15,
        end * 0.03,
      ),
      limb(
        TEETH,
        on(0.94, end * 0.36, side * end * 0.36),
        on(0.99, end * 0.96, side * end * 0.4),
        end * 0.13,
        end * 0.03,
      ),
    ]),
  ];
}

/** A tongue that leaves the mouth and hangs down, as wide as the jaw. */
function tongueOver(from: Vector, over: Vector, end: number): Solid[] {
  const tip: Vector = [over[0] + end * 0.18, over[1] - end * 0.95, 0];
  return [
    limb(TONGUE, from, over, end * 0.3, end * 0.27, 0.03),
    limb(TONGUE, over, tip, end * 0.27, end * 0.24, 0.03),
  ];
}

/** The line of the lips on each side, from below the nose to the corner: ahead of the tip, below it and aside, in radii of the muzzle's end. */
const LIPS: readonly Vector[] = [
  [0.4, -0.5, 0],
  [0.36, -0.6, 0.24],
  [0.16, -0.68, 0.56],
  [-0.2, -0.66, 0.86],
  [-0.62, -0.56, 1.0],
];

/** The cleft beneath the nose and the lips. */
function mouthOf({ size }: Head['nose'], [x, y]: Vector, end: number): Solid[] {
  const lip = plain(LIP);
  const thin = Math.max(0.012, end * 0.04);
  const at = ([ahead, up, aside]: Vector, side: number): Vector => [
    x + ahead * end,
    y + up * end,
    side * aside * end,
  ];
  return [
    limb(
      lip,
      [x + end * 0.5, y + end * 0.45 - size * 0.5, 0],
      at(LIPS[0] as Vector, 1),
      thin,
      thin,
    ),
    ...[-1, 1].flatMap((side) =>
      LIPS.slice(1).map((to, n) =>
        limb(lip, at(LIPS[n] as Vector, side), at(to, side), thin, thin),
      ),
    ),
  ];
}

const NOSTRIL = plain([0.02, 0.015, 0.015], { gloss: 0.2 });

/** A moist pad, broad above and narrow below, with a nostril on either side; or two nostrils in the skin. */
function noseOf(
  { size, split }: Head['nose'],
  looks: Looks,
  [x, y]: Vector,
  wide: number,
): Solid[] {
  if (!split)
    return [
      ellipsoid(
        looks.nose,
        [x - size * 0.1, y + size * 0.12, 0],
        [size * 0.6, size * 0.4, size],
        0.05,
      ),
      ellipsoid(
        looks.nose,
        [x + size * 0.04, y - size * 0.22, 0],
        [size * 0.52, size * 0.5, size * 0.56],
        size * 0.3,
      ),
      ...[-1, 1].map((side) =>
        ellipsoid(
          NOSTRIL,
          [x + size * 0.36, y - size * 0.06, side * size * 0.52],
          [size * 0.2, size * 0.15, size * 0.22],
        ),
      ),
    ];
  return [-1, 1].map((side) =>
    ellipsoid(
      looks.nose,
      [x - wide * 0.1, y - wide * 0.3, side * wide * 0.62],
      [size * 0.8, size * 0.6, size * 0.4],
      0.06,
    ),
  );
}
