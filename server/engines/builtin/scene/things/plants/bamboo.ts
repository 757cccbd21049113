import type { Random } from '../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { type Look, limb, type Solid } from '../sculpt/solid.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const GREEN: Colour = [0.42, 0.58, 0.22];
const YELLOW: Colour = [0.66, 0.64, 0.28];
const LEAF: Colour = [0.32, 0.52, 0.18];
const CULMS = 11;
/** Leaves of a culm. */
const LEAVES = 22;
/** Height of a culm's piece between two knots, in heights of the grove. */
const PIECE = 0.085;

/** A small grove of bamboo: jointed culms that lean apart, with leaves above. */
export function bamboo({ random, rays, colour, tall }: Wish): Sprite {
  const model = Array.from({ length: CULMS }, (_, n) => culm(random, colour ?? GREEN, n)).flat();
  return sculpt(model, { yaw: 0.3, pitch: 0.05, away: 4 }, rays, tall, random);
}

function culm(random: Random, green: Colour, n: number): Solid[] {
  const around = n * 2.4;
  const out = 0.05 + 0.11 * Math.sqrt(n / CULMS);
  const [x, z] = [Math.cos(around) * out, Math.sin(around) * out];
  const top = 0.72 + 0.26 * random.unit();
  const lean = 0.5 + 0.7 * random.unit();
  const [tipX, tipZ] = [x * (1 + lean), z * (1 + lean)];
  const look = jointed(mixColour(green, YELLOW, 0.4 * random.unit()));
  return [
    limb(look, [x, 0, z], [tipX, top, tipZ], 0.011, 0.005),
    ...Array.from({ length: LEAVES }, (_, leaf) => {
      const up = 0.46 + 0.54 * (leaf / (LEAVES - 1));
      const at = [x + (tipX - x) * up, top * up, z + (tipZ - z) * up] as const;
      const side = around + leaf * 2.4;
      const away = 0.06 + 0.07 * random.unit();
      return limb(
        plain(scaleColour(LEAF, 0.8 + 0.5 * random.unit())),
        at,
        [
          at[0] + Math.cos(side) * away,
          at[1] - 0.03 - 0.04 * random.unit(),
          at[2] + Math.sin(side) * away,
        ],
        0.009,
        0.002,
      );
    }),
  ];
}

/** Smooth skin with a pale ring above a dark one at each knot. */
const jointed = (green: Colour): Look => ({
  paint: (_x, y) => {
    const at = (y / PIECE) % 1;
    return scaleColour(green, at < 0.07 ? 0.55 : at < 0.16 ? 1.35 : 1);
  },
});
