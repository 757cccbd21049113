import { mixColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { box, frustum, type Look, limb, ring, type Solid } from '../sculpt/solid.ts';
import { pitch, roll, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const LEATHER: Colour = [0.3, 0.16, 0.09];
const STEEL: Colour = [0.58, 0.6, 0.63];
const DIAL: Colour = [0.05, 0.08, 0.16];
const PALE: Colour = [0.94, 0.93, 0.9];
const GOLD: Colour = [0.88, 0.68, 0.32];
/** Half the width of the strap, how thick it is, and where the middle of the dial is. */
const STRAP = { half: 0.17, thick: 0.026 } as const;
const HIGH = 0.62;
/** What lies towards the eye from the case's middle. */
const TOWARDS = pitch(Math.PI / 2);

/** A wristwatch that stands upright, its strap bent back above and below, its hands at ten past ten. */
export function wristwatch(wish: Wish): Sprite {
  const steel = plain(STEEL, { gloss: 0.95 });
  const leather: Look = worn(wish.colour ?? LEATHER, 0.12, { gloss: 0.3 });
  const seam = plain(mixColour(wish.colour ?? LEATHER, PALE, 0.5));
  const at = (angle: number, out: number, ahead: number): Vector => [
    out * Math.sin(angle),
    HIGH + out * Math.cos(angle),
    -ahead,
  ];
  const hand = (look: Look, angle: number, long: number, thick: number): Solid =>
    limb(look, at(angle, -0.04, 0.122), at(angle, long, 0.122), thick, thick * 0.55);
  const marks = Array.from({ length: 12 }, (_, n): Solid => {
    const angle = (n * Math.PI) / 6;
    const long = n % 3 === 0 ? 0.034 : 0.022;
    return box(
      plain(PALE, { gloss: 0.7 }),
      at(angle, 0.205, 0.116),
      [0.009, long, 0.004],
      roll(-angle),
    );
  });
  // Each half of the strap is a row of pieces that lean back more and more.
  const half = (up: number): Solid[] =>
    Array.from({ length: 7 }, (_, n): Solid[] => {
      const lean = 0.1 + n * 0.17;
      const place = (x: number, share: number): Vector => {
        const along = 0.26 + 0.075 * (n + share);
        return [x, HIGH + up * along * (1 - 0.028 * n), 0.012 * (n + share) ** 1.9];
      };
      const turned = pitch(-up * lean);
      const wide = STRAP.half * (1 - 0.025 * n);
      return [
        box(leather, place(0, 0.5), [wide, 0.062, STRAP.thick], turned, 0.012),
        ...[-1, 1].map((side) =>
          box(
            seam,
            [side * wide * 0.84, place(0, 0.5)[1], place(0, 0.5)[2] - STRAP.thick - 0.002],
            [0.006, 0.03, 0.004],
            turned,
          ),
        ),
      ];
    }).flat();
  const model = [
    ...half(1),
    ...half(-1),
    ...[-1, 1].flatMap((up) =>
      [-1, 1].map((side) =>
        limb(
          steel,
          [side * 0.2, HIGH + up * 0.2, -0.02],
          [side * 0.17, HIGH + up * 0.33, 0.03],
          0.045,
          0.03,
        ),
      ),
    ),
    frustum(steel, [0, HIGH, 0.06], 0.15, 0.28, 0.28, TOWARDS),
    ring(steel, [0, HIGH, -0.095], 0.262, 0.03, TOWARDS),
    ring(plain(GOLD, { gloss: 0.9 }), [0, HIGH, -0.112], 0.238, 0.01, TOWARDS),
    frustum(plain(DIAL, { gloss: 0.5 }), [0, HIGH, -0.09], 0.02, 0.24, 0.24, TOWARDS),
    ...marks,
    hand(plain(PALE, { gloss: 0.8 }), -Math.PI / 3 + 0.09, 0.12, 0.014),
    hand(plain(PALE, { gloss: 0.8 }), Math.PI / 3, 0.18, 0.01),
    hand(plain([0.85, 0.2, 0.14]), 3.6, 0.19, 0.005),
    frustum(plain(GOLD, { gloss: 0.9 }), [0, HIGH, -0.11], 0.02, 0.018, 0.018, TOWARDS),
    frustum(steel, [0.28, HIGH, -0.01], 0.06, 0.04, 0.046, roll(-Math.PI / 2)),
  ];
  return portray(wish, model, 0.3, 0.12, 4);
}
