import type { Random } from '../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { tuffAt } from '../../world/lands/tuff.ts';
import { rough } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { box, cut, ellipsoid, frustum, type Look, limb, type Solid } from '../sculpt/solid.ts';
import { roll, yaw } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

/** The hard stone that keeps a cone from wearing away, and the dark of what is hewn into it. */
const CAP: Colour = [0.5, 0.4, 0.34];
const DARK: Colour = [0.16, 0.12, 0.1];
/** How much of a cone's height its beds are drawn over, in world units. */
const BEDDED = 16;

/** Fairy chimneys: one to three cones of tuff, most with a cap of harder stone, some with hewn windows. */
export function hoodoo(wish: Wish): Sprite {
  const { random } = wish;
  const others = random.below(3);
  const model = [
    ...cone(random, wish.colour, 0, 0, 0.8 + 0.2 * random.unit(), true),
    ...Array.from({ length: others }, (_, n) => {
      const side = n === 0 ? -1 : 1;
      const x = side * (0.24 + 0.1 * random.unit());
      return cone(
        random,
        wish.colour,
        x,
        0.12 - 0.2 * random.unit(),
        0.45 + 0.3 * random.unit(),
        n === 0,
      );
    }).flat(),
  ];
  return portray(wish, model, 0.3, 0.04, 3);
}

/** One cone at a place, so high. */
function cone(
  random: Random,
  colour: Colour | null,
  x: number,
  z: number,
  high: number,
  isHewn: boolean,
): Solid[] {
  const tuff = bedded(colour);
  const wide = high * (0.2 + 0.07 * random.unit());
  const neck = wide * (0.26 + 0.16 * random.unit());
  const capped = random.unit() < 0.7;
  const lean = (random.unit() - 0.5) * 0.25;
  return [
    { ...frustum(tuff, [x, 0, z], high * 0.55, wide, wide * 0.62), blend: 0.06 },
    // What has crumbled lies round its foot.
    { ...frustum(tuff, [x, 0, z], high * 0.09, wide * 1.5, wide * 0.8), blend: 0.05 },
    limb(tuff, [x, high * 0.42, z], [x, high * 0.86, z], wide * 0.66, neck, 0.08),
    limb(tuff, [x, 0, z], [x + wide * 0.6, 0, z - 0.04], wide * 0.9, wide * 0.5, 0.08),
    ...(capped
      ? [
          ellipsoid(
            rough(CAP, 2),
            [x, high * 0.93, z],
            [neck * 1.9, neck * 0.85, neck * 1.7],
            0,
            roll(lean),
          ),
        ]
      : []),
    ...(isHewn ? hewn(random, x, z, high, wide) : []),
  ];
}

/** Doors and windows hewn into the side that is seen. */
function hewn(random: Random, x: number, z: number, high: number, wide: number): Solid[] {
  const dark = { paint: () => DARK } satisfies Partial<Look>;
  const look: Look = { ...rough(DARK, 2), ...dark, glow: () => 0.85 };
  return Array.from({ length: 2 + random.below(3) }, (_, n) => {
    const up = 0.16 + 0.15 * n + 0.04 * random.unit();
    const around = (random.unit() - 0.5) * 1.1;
    const radius = wide * (1 - 0.5 * up);
    const size = 0.018 + 0.012 * random.unit();
    return cut(
      box(
        look,
        [x + Math.sin(around) * radius, up * high, z - Math.cos(around) * radius],
        [size * 0.7, size, size],
        yaw(around),
        0.005,
      ),
    );
  });
}

/** Tuff in beds, worn by rain that runs down. */
const bedded = (colour: Colour | null): Look => {
  const grain = rough([1, 1, 1], 1.4);
  return {
    ...grain,
    paint: (x, y, z, normal) => {
      const bed = tuffAt(y * BEDDED);
      const own = colour === null ? bed : mixColour(bed, colour, 0.6);
      const run = 0.94 + 0.08 * Math.sin(Math.atan2(x, z) * 23 + 3 * Math.sin(y * 9));
      return scaleColour(own, run * (grain.paint(x, y, z, normal)[0] as number));
    },
  };
};
