import { scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { ball, box, cut, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { creeping, type SnailGround } from './crawlers.ts';
import { jointedLegs } from './jointed-legs.ts';

const CHESTNUT: Colour = [0.26, 0.11, 0.05];
const BLACK: Colour = [0.03, 0.027, 0.03];

/** How large it is beside what it creeps on. */
const SIZE = 0.66;

/** A stag beetle: ribbed wing cases with a seam, a broad breast plate, jaws like antlers, clubbed feelers. */
export const beetle = (wish: Wish, on: SnailGround): Sprite =>
  creeping(wish, on, moved(bodyOf(wish.colour ?? CHESTNUT), { size: SIZE }), 0.3);

function bodyOf(base: Colour): Solid[] {
  const cases: Look = {
    paint: (_x, y, z) => {
      const seam = smoothstep(0.008, 0.02, Math.abs(z));
      const ribs = 0.9 + 0.1 * Math.sin(z * 90);
      return scaleColour(base, (0.4 + 0.6 * seam) * ribs * (0.8 + 0.4 * smoothstep(0.1, 0.5, y)));
    },
    gloss: 0.85,
  };
  const dark = plain(scaleColour(base, 0.42), { gloss: 0.8 });
  const black = plain(BLACK, { gloss: 0.6 });
  return [
    ellipsoid(cases, [-0.36, 0.2, 0], [0.6, 0.3, 0.38]),
    cut(box(black, [-0.3, -0.2, 0], [0.9, 0.3, 0.8])),
    ellipsoid(black, [-0.34, 0.13, 0], [0.52, 0.08, 0.3]),
    ellipsoid(dark, [0.26, 0.24, 0], [0.2, 0.17, 0.34]),
    ellipsoid(dark, [0.52, 0.23, 0], [0.16, 0.12, 0.26], 0.03),
    ...[-1, 1].flatMap((side) => [
      ball(black, [0.56, 0.26, side * 0.24], 0.05),
      limb(dark, [0.62, 0.23, side * 0.13], [0.86, 0.26, side * 0.3], 0.062, 0.05, 0.02),
      limb(dark, [0.86, 0.26, side * 0.3], [1.12, 0.3, side * 0.22], 0.05, 0.03, 0.02),
      limb(dark, [1.12, 0.3, side * 0.22], [1.2, 0.31, side * 0.06], 0.03, 0.008, 0.01),
      limb(dark, [0.98, 0.27, side * 0.27], [0.99, 0.29, side * 0.1], 0.032, 0.008, 0.01),
      limb(black, [0.6, 0.22, side * 0.2], [0.72, 0.3, side * 0.42], 0.018, 0.016),
      limb(black, [0.72, 0.3, side * 0.42], [0.9, 0.26, side * 0.5], 0.018, 0.036),
    ]),
    ...jointedLegs(black, {
      roots: [0.26, 0, -0.34],
      up: 0.16,
      aside: 0.22,
      knees: 0.24,
      reach: 0.62,
      thick: 0.046,
    }),
  ];
}
