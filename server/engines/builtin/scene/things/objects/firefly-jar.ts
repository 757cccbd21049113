import type { Colour } from '../../words/idea.ts';
import { composeSprites } from '../compose-sprites.ts';
import { plain, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { ball, blade, frustum, type Look, limb, ring, type Solid } from '../sculpt/solid.ts';
import type { Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const LIGHT: Colour = [1, 0.9, 0.36];
const TIN: Colour = [0.62, 0.6, 0.56];
const GRASS: Colour = [0.2, 0.36, 0.12];
/** Glass that is a little green where it is thick. */
const GLASS: Look = { ...plain([0.62, 0.74, 0.7], { gloss: 0.9 }), sheer: 0.93 };
/** How much of the jar's height its inside takes, and how far over its foot that begins. */
const INSIDE = { tall: 0.74, foot: 0.05 } as const;

/** A jar with a lid of tin, grass and glowing fireflies in it. */
export function fireflyJar(wish: Wish): Sprite {
  const shell = portray(wish, jar(), 0.2, 0.08, 3);
  const within = portray(wish, swarm(wish.colour ?? LIGHT), 0.2, 0.08, 3);
  const { width, height } = shell;
  const tall = INSIDE.tall * height;
  const wide = (within.width / within.height) * tall;
  const put = { left: (width - wide) / 2, foot: Math.round(height * (1 - INSIDE.foot)), tall };
  return composeSprites(width, height, [
    { sprite: within, ...put },
    { sprite: shell, left: 0, foot: height, tall: height },
  ]);
}

const jar = (): Solid[] => [
  frustum(plain([0.66, 0.76, 0.73], { gloss: 0.8 }), [0, 0, 0], 0.035, 0.38, 0.4),
  frustum(GLASS, [0, 0.03, 0], 0.84, 0.42, 0.42),
  frustum(GLASS, [0, 0.87, 0], 0.12, 0.42, 0.32),
  ring(plain([0.74, 0.83, 0.8], { gloss: 0.9 }), [0, 0.03, 0], 0.4, 0.022),
  ring(plain([0.74, 0.83, 0.8], { gloss: 0.9 }), [0, 0.88, 0], 0.405, 0.012),
  frustum(worn(TIN, 0.1, { gloss: 0.75 }), [0, 0.98, 0], 0.15, 0.35, 0.35),
  ring(plain(TIN, { gloss: 0.8 }), [0, 1.0, 0], 0.35, 0.02),
];

/** What is in the jar: blades of grass and a twig, and fireflies each with its light. */
function swarm(colour: Colour): Solid[] {
  const grass = plain(GRASS);
  const spark = plain(colour, { glow: () => 1 });
  const dark = plain([0.1, 0.07, 0.05]);
  const blades = Array.from({ length: 14 }, (_, n): Solid => {
    const [x, z] = [0.3 * Math.cos(n * 2.4), 0.26 * Math.sin(n * 2.4)];
    const high = 0.2 + 0.2 * ((n * 0.618) % 1);
    return blade(grass, [x, 0, z], [x * 1.02 + 0.05 * Math.sin(n), high, z], 0.02, 0.005, 0.4);
  });
  const flies = Array.from({ length: 17 }, (_, n): Solid[] => {
    const around = 2 * Math.PI * ((n * 0.755) % 1);
    const out = 0.31 * Math.sqrt((n * 0.57 + 0.2) % 1);
    const at: Vector = [
      out * Math.cos(around),
      0.2 + 0.7 * ((n * 0.618) % 1),
      out * Math.sin(around),
    ];
    const size = 0.016 + 0.012 * ((n * 0.73) % 1);
    return [
      ball(spark, at, size),
      limb(
        dark,
        [at[0], at[1] + size, at[2]],
        [at[0] + 0.012, at[1] + size + 0.028, at[2]],
        0.01,
        0.006,
      ),
    ];
  }).flat();
  return [
    ...blades,
    limb(plain([0.3, 0.2, 0.12]), [-0.24, 0, 0.05], [0.16, 0.7, 0.02], 0.02, 0.012),
    limb(plain([0.3, 0.2, 0.12]), [0.02, 0.46, 0.03], [-0.1, 0.66, 0.02], 0.012, 0.008),
    ...flies,
  ];
}
