import type { Colour } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import { ball, blade, ellipsoid, limb, type Solid } from '../sculpt/solid.ts';
import type { Vector } from '../sculpt/vector.ts';
import type { Head, Looks } from './build.ts';

const LIP: Colour = [0.14, 0.09, 0.08];
const GUMS = plain([0.3, 0.09, 0.09], { gloss: 0.3 });
const TONGUE = plain([0.68, 0.27, 0.28], { gloss: 0.4 });
const TEETH = plain([0.9, 0.86, 0.76], { gloss: 0.4 });

/** The muzzle of a short head in head sizes, its nose and its mouth, which is open by `gape`, radians; 0: shut. */
export function muzzleOf({ muzzle, nose }: Head, looks: Looks, gape: number): Solid[] {
  const { length, base, end, drop } = muzzle;
  const tip: Vector = [length, -drop, 0];
  return [
    limb(looks.coat, ROOT, [length * 0.72, -drop * 0.8 + 0.04, 0], base, end, 0.3),
    ...(gape > 0 ? openJaws(muzzle, looks, gape) : [chin(muzzle, looks)]),
    ball(looks.pale, [tip[0] - end * 0.3, tip[1] - end * 0.1, -end * 0.45], end * 0.7, 0.16),
    ball(looks.pale, [tip[0] - end * 0.3, tip[1] - end * 0.1, end * 0.45], end * 0.7, 0.16),
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
  const palate: Vector = [length - end * 0.5, -drop - end * 0.42, 0];
  return [
    limb(looks.pale, hinge, on(1, 0), base * 0.62, end * 0.56, 0.16),
    limb(GUMS, [hinge[0] + 0.1, hinge[1] + 0.02, 0], palate, base * 0.6, end * 0.62),
    blade(GUMS, on(0.1, base * 0.3), on(0.9, end * 0.3), base * 0.5, end * 0.42, 0.9),
    blade(TONGUE, on(0.15, base * 0.5), on(0.86, end * 0.52), end * 0.36, end * 0.26, 1, 0.03),
    ...[-1, 1].flatMap((side) => [
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

/** The cleft beneath the nose and the corners of the mouth. */
function mouthOf({ size }: Head['nose'], [x, y]: Vector, end: number): Solid[] {
  const lip = plain(LIP);
  const cleft: Vector = [x + end * 0.52, y - end * 0.42, 0];
  const thin = Math.max(0.016, end * 0.055);
  return [
    limb(lip, [x + end * 0.52, y + end * 0.45 - size * 0.5, 0], cleft, thin, thin),
    ...[-1, 1].map((side) =>
      limb(lip, cleft, [x - end * 0.6, y - end * 0.66, side * end * 0.92], thin, thin * 0.8),
    ),
  ];
}

function noseOf(nose: Head['nose'], looks: Looks, [x, y]: Vector, wide: number): Solid[] {
  if (!nose.split)
    return [ellipsoid(looks.nose, [x, y, 0], [nose.size * 0.7, nose.size * 0.62, nose.size], 0.04)];
  return [-1, 1].map((side) =>
    ellipsoid(
      looks.nose,
      [x - wide * 0.1, y - wide * 0.3, side * wide * 0.62],
      [nose.size * 0.8, nose.size * 0.6, nose.size * 0.4],
      0.06,
    ),
  );
}
