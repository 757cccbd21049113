import type { Random } from '../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { composeSprites } from '../compose-sprites.ts';
import { flames } from '../outdoors/flames.ts';
import { plain, planks, rough } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import {
  ball,
  cut,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../sculpt/solid.ts';
import { pitch, yaw } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { blotch, spread } from './dishes.ts';

const IRON: Colour = [0.11, 0.11, 0.12];
const LOG: Colour = [0.32, 0.2, 0.12];
const STONE: Colour = [0.42, 0.4, 0.38];
/** Brighter than what is lit: the brew shines by itself. */
const BREW: Colour = [0.4, 1.9, 0.3];

/** How high the pot's middle hangs, how large it is, and where its brim is. */
const MIDDLE = 0.62;
const ROUND = 0.5;
const BRIM = 0.98;
/** How high its flames lick beside all of it, how wide they are in their heights, and where they begin. */
const FIRE = { tall: 0.66, wide: 1.7, foot: 0.03 } as const;

/** A cauldron of iron on three feet over a fire, a brew bubbling over its brim: green, or of the colour that is asked for. */
export function cauldron(wish: Wish): Sprite {
  const pot = portray(wish, cauldronModel(wish.random, wish.colour), 0.3, 0.3, 3);
  const tall = pot.height * FIRE.tall;
  const wide = tall * FIRE.wide;
  const width = Math.max(pot.width, wide);
  return composeSprites(Math.ceil(width), pot.height, [
    {
      sprite: flames(wish, wide, tall),
      left: (width - wide) / 2,
      foot: pot.height * (1 - FIRE.foot),
      tall,
    },
    { sprite: pot, left: (width - pot.width) / 2, foot: pot.height, tall: pot.height },
  ]);
}

/** How high the brim of a cauldron's model is, and half its width inside. */
export const CAULDRON = { brim: BRIM, inside: 0.385 } as const;

/** A cauldron on its fireplace without its flames, its brew green or of the colour that is asked for. */
export const cauldronModel = (random: Random, colour: Colour | null): Solid[] => [
  ...fireplace(),
  ...kettle(),
  ...boiling(random, colour === null ? BREW : scaleColour(colour, 1.9)),
];

/** Logs in a ring of stones, aglow where they lie under the pot. */
function fireplace(): Solid[] {
  const glowing: Look = {
    paint: (x, y, z, normal) => {
      const near = smoothstep(0.4, 0.15, Math.hypot(x, z));
      return mixColour(planks(LOG, 0.03).paint(x, y, z, normal), [1.4, 0.42, 0.08], 0.8 * near);
    },
  };
  return [
    ...Array.from({ length: 12 }, (_, n) => {
      const angle = (n / 12) * Math.PI * 2;
      const at = [Math.cos(angle) * 0.62, 0.04, Math.sin(angle) * 0.62] as const;
      return ellipsoid(rough(STONE, 3), at, [0.12, 0.085, 0.1], 0, yaw(n));
    }),
    ...[0.3, 1.35, 2.4, 3.45, 4.5, 5.55].map((angle) =>
      limb(
        glowing,
        [Math.cos(angle) * 0.5, 0.05, Math.sin(angle) * 0.5],
        [Math.cos(angle) * 0.05, 0.12, Math.sin(angle) * 0.05],
        0.05,
        0.045,
      ),
    ),
  ];
}

/** The pot: round, on three feet, with a thick brim and a ring to hang it by on either side. */
function kettle(): Solid[] {
  const iron: Look = {
    paint: (x, y, z) => scaleColour(IRON, 1 + 0.35 * blotch(x * 6 + y * 4, z * 6)),
    bump: (x, y, z) => 0.008 * blotch(x * 13 + y * 8, z * 13),
    gloss: 0.4,
  };
  return [
    ellipsoid(iron, [0, MIDDLE, 0], [ROUND, 0.44, ROUND]),
    frustum(iron, [0, 0.88, 0], 0.12, 0.4, 0.42),
    ring(iron, [0, BRIM, 0], 0.42, 0.045),
    cut(ellipsoid(plain(IRON), [0, 0.7, 0], [0.4, 0.4, 0.4])),
    cut(frustum(plain(IRON), [0, 0.9, 0], 0.2, 0.385, 0.385)),
    ...[0.5, 2.6, 4.7].map((angle) =>
      limb(
        iron,
        [Math.cos(angle) * 0.3, 0.36, Math.sin(angle) * 0.3],
        [Math.cos(angle) * 0.42, 0, Math.sin(angle) * 0.42],
        0.07,
        0.045,
      ),
    ),
    ...[-1, 1].map((side) => ring(iron, [side * 0.52, 0.76, 0], 0.1, 0.022, pitch(Math.PI / 2))),
  ];
}

/** The brew up to the brim, its bubbles, and what runs down the outside. */
function boiling(random: Random, brew: Colour): Solid[] {
  const look: Look = {
    paint: (x, y, z) =>
      mixColour(brew, scaleColour(brew, 0.45), smoothstep(-0.1, 0.3, blotch(x * 7 + y, z * 7))),
    gloss: 0.5,
  };
  const bubbles = spread(random, 20, 0.36).map(([x, , z]) =>
    ball(look, [x, BRIM - 0.01, z], 0.035 + 0.055 * random.unit()),
  );
  const drips = [-2.0, -1.5, -1.1, -2.5, 0.4].map((angle) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const low = BRIM - 0.14 - 0.16 * random.unit();
    return limb(
      look,
      [cos * 0.45, BRIM, sin * 0.45],
      [cos * 0.475, low, sin * 0.475],
      0.028,
      0.036,
    );
  });
  return [frustum(look, [0, BRIM - 0.06, 0], 0.06, 0.385, 0.385), ...bubbles, ...drips];
}
