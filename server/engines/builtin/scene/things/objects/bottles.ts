import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { composeSprites } from '../compose-sprites.ts';
import { plain, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { ball, box, frustum, type Look, limb, ring, type Solid } from '../sculpt/solid.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { blotch } from './dishes.ts';

/** Clear glass: all but what it mirrors is seen through it. */
const GLASS: Look = { ...plain([0.72, 0.78, 0.82], { gloss: 0.95 }), sheer: 0.93 };
const GOLD: Colour = [0.86, 0.66, 0.3];
const SCENT: Colour = [0.94, 0.56, 0.32];
const LABEL: Colour = [0.95, 0.92, 0.86];
const CORK: Colour = [0.66, 0.46, 0.28];

/** What is within a bottle, seen through its shell: both of the same height, of which the inside takes a share and begins over the foot. */
function filled(shell: Sprite, within: Sprite, inside: { tall: number; foot: number }): Sprite {
  const { width, height } = shell;
  const tall = inside.tall * height;
  const wide = (within.width / within.height) * tall;
  const put = { left: (width - wide) / 2, foot: Math.round(height * (1 - inside.foot)), tall };
  return composeSprites(width, height, [
    { sprite: within, ...put },
    { sprite: shell, left: 0, foot: height, tall: height },
  ]);
}

/** A bottle of perfume: scent in thick glass with flat sides, a collar of gold and a heavy stopper. */
export function perfume(wish: Wish): Sprite {
  const scent = wish.colour ?? SCENT;
  const gold = plain(GOLD, { gloss: 0.9 });
  const flask = [
    box(GLASS, [0, 0.42, 0], [0.37, 0.42, 0.22], undefined, 0.07),
    frustum(GLASS, [0, 0.83, 0], 0.06, 0.15, 0.13),
    frustum(gold, [0, 0.87, 0], 0.11, 0.13, 0.13),
    ring(gold, [0, 0.88, 0], 0.135, 0.02),
    box(
      worn([0.1, 0.1, 0.12], 0.05, { gloss: 0.85 }),
      [0, 1.13, 0],
      [0.16, 0.15, 0.13],
      undefined,
      0.025,
    ),
    box(gold, [0, 0.99, 0], [0.165, 0.012, 0.135], undefined, 0.008),
  ];
  const liquid: Look = {
    paint: (x, y) =>
      mixColour(
        scaleColour(scent, 0.62 + 0.5 * smoothstep(0, 0.6, y)),
        [1, 0.96, 0.9],
        0.3 * smoothstep(0.16, 0.3, Math.abs(x)),
      ),
    gloss: 0.5,
    glow: () => 0.05,
  };
  const content = [
    box(liquid, [0, 0.29, 0], [0.3, 0.29, 0.15], undefined, 0.04),
    box(plain(LABEL), [0, 0.27, -0.152], [0.15, 0.1, 0.004], undefined, 0.004),
    box(gold, [0, 0.3, -0.158], [0.08, 0.012, 0.003]),
    box(gold, [0, 0.25, -0.158], [0.05, 0.007, 0.003]),
    box(GLASS, [0, 0.66, 0], [0.3, 0.005, 0.15], undefined, 0.004),
  ];
  return filled(portray(wish, flask, 0, 0.1, 4), portray(wish, content, 0, 0.1, 4), {
    tall: 0.53,
    foot: 0.045,
  });
}

const DEEP: Colour = [0.05, 0.03, 0.16];
const VIOLET: Colour = [0.5, 0.2, 0.9];
const ROSE: Colour = [1, 0.42, 0.72];
const AZURE: Colour = [0.2, 0.6, 1.1];
const CORE: Colour = [1.2, 1.05, 0.9];

/** The arms of a galaxy that lies aslant around the middle, and the clouds about them. */
function nebula(x: number, y: number): Colour {
  const [u, v] = [x + 0.35 * (y - 0.36), 2 * (y - 0.36) - 0.6 * x];
  const out = Math.hypot(u, v);
  const arms = 0.5 + 0.5 * Math.cos(2 * Math.atan2(v, u) - 13 * out + 2 * blotch(x * 4, y * 4));
  const cloud = 0.5 + 0.5 * blotch(x * 5 + 3, y * 5);
  const lit = arms * Math.exp(-((out / 0.36) ** 2));
  const hue = mixColour(VIOLET, mixColour(AZURE, ROSE, smoothstep(0.3, 0.75, cloud)), cloud);
  const sky = mixColour(DEEP, scaleColour(hue, 0.75), 0.3 + 0.5 * cloud * cloud);
  return mixColour(mixColour(sky, hue, lit), CORE, Math.exp(-((out / 0.1) ** 2)));
}

/** A bottle with a cork in which a galaxy turns, that shines through its glass. */
export function galaxyBottle(wish: Wish): Sprite {
  const inside: Look = { paint: (x, y) => nebula(x, y), glow: () => 0.05 };
  const star = plain([1.2, 1.2, 1.3], { glow: () => 1 });
  const stars = Array.from({ length: 60 }, (_, n): Solid => {
    const around = Math.PI * (0.06 + 0.88 * ((n * 0.618) % 1));
    const y = 0.03 + 0.72 * ((n * 0.7548) % 1);
    const wide = y < 0.6 ? 0.3 : 0.3 - (y - 0.6);
    const size = 0.0035 + 0.006 * ((n * 0.37) % 1) ** 3;
    return ball(star, [wide * Math.cos(around), y, -wide * Math.sin(around)], size);
  });
  const content = [
    frustum(inside, [0, 0, 0], 0.6, 0.3, 0.3),
    frustum(inside, [0, 0.6, 0], 0.2, 0.3, 0.1),
    ...stars,
  ];
  const shell = [
    frustum(GLASS, [0, 0, 0], 0.66, 0.36, 0.36),
    frustum(GLASS, [0, 0.66, 0], 0.24, 0.36, 0.13),
    frustum(GLASS, [0, 0.9, 0], 0.24, 0.13, 0.13),
    ring(GLASS, [0, 1.13, 0], 0.13, 0.03),
    ring(plain([0.76, 0.84, 0.9], { gloss: 0.9 }), [0, 0.03, 0], 0.34, 0.02),
    frustum(worn(CORK, 0.2), [0, 1.04, 0], 0.24, 0.105, 0.13),
    limb(worn([0.5, 0.36, 0.2], 0.2), [-0.13, 0.95, 0], [0.13, 0.95, 0], 0.012, 0.012),
    ring(worn([0.56, 0.42, 0.24], 0.2), [0, 0.95, 0], 0.14, 0.014),
  ];
  return filled(portray(wish, shell, 0, 0.08, 4), portray(wish, content, 0, 0.08, 4), {
    tall: 0.64,
    foot: 0.04,
  });
}
