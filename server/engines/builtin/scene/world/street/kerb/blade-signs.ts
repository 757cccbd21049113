import type { Random } from '../../../../kernels/random.ts';
import { pick } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, NO_GLOW } from '../front.ts';
import { boxOn, type Paint, type Plot, type Solid, within } from '../solid.ts';

const PAINTS: readonly Colour[] = [
  [1, 0.22, 0.4],
  [0.16, 0.72, 1],
  [1, 0.7, 0.16],
  [0.35, 0.95, 0.55],
  [0.8, 0.3, 0.95],
  [0.95, 0.95, 0.9],
];
/** How far a sign stands out from its house, how high it hangs, how high it is; the share of houses that have one. */
const SIGN = { out: 1.1, low: 4.6, least: 2.4, most: 6, share: 0.6 } as const;
/** The height of one of its letters. */
const LETTER = 0.85;

/** A sign that stands out from a house's front over the pavement, its letters one above the other; lit when lamps are. */
export function bladeSign(random: Random, plot: Plot, lamps: number): Solid[] {
  const [share, place] = [random.unit(), 0.1 + 0.7 * random.unit()];
  const high = SIGN.least + (SIGN.most - SIGN.least) * random.unit();
  const paint = pick(random, PAINTS);
  const number = random.below(4096);
  if (share > SIGN.share) return [];
  const power = Math.min(1, lamps * 2.6);
  const board: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role === 'level' || role === 'front')
      return { colour: scaleColour(paint, 0.4), glass: 0, glow: scaleColour(paint, 0.4 * power) };
    const letter = Math.floor(up / LETTER);
    const [u, v] = [along / long, up / LETTER - letter];
    const frame = 1 - inside(u, 0.08, 0.92, pixel) * inside(up, 0.1, high - 0.1, pixel);
    // Strokes of letters that nobody can read from here.
    const upright = inside(
      Math.abs(u - (chance(number, letter, 1) < 0.5 ? 0.32 : 0.68)),
      -1,
      0.07,
      pixel,
    );
    const level = Math.abs(v - (chance(number, letter, 2) < 0.5 ? 0.3 : 0.7));
    const ink =
      inside(u, 0.24, 0.76, pixel) *
      inside(v, 0.16, 0.84, pixel / LETTER) *
      Math.max(upright, inside(level, -1, 0.09, pixel / LETTER));
    const shown = mixColour(
      scaleColour(paint, 0.3),
      mixColour(paint, [1, 1, 1], 0.35),
      Math.max(ink, frame),
    );
    return {
      colour: shown,
      glass: 0,
      glow: power === 0 ? NO_GLOW : scaleColour(shown, 1.1 * power),
    };
  };
  const at = within(plot, plot.wide * place, -SIGN.out, 0.22, SIGN.out - 0.15);
  return [boxOn(at, SIGN.low, SIGN.low + high, board)];
}
