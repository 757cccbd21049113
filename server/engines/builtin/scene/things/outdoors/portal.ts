import { pick } from '../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import { createNoise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import { masonry, plain, rough } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { ball, box, frustum, type Look, type Solid } from '../sculpt/solid.ts';
import { pitch, roll, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const STONE: Colour = [0.36, 0.36, 0.4];
/** What a portal shines in where no colour is asked for. */
const LIGHTS: readonly Colour[] = [
  [0.14, 0.62, 1],
  [0.56, 0.2, 1],
  [0.1, 0.9, 0.72],
];
/** How much brighter than lit things it is at its rim and in its heart. */
const BRIGHT = { rim: 1.5, heart: 2.6 } as const;

/** Where its middle is, how large it is within the ring, and how many stones the ring has. */
const MIDDLE = 1.06;
const WITHIN = 0.78;
const STONES = 22;
/** How tightly its light winds, and in how many arms. */
const WINDING = 5.5;
const ARMS = 3;

/** The wisps within; no part of what a seed decides. */
const noise = createNoise(5_150);

/** A portal: a ring of stones upright on steps, runes on them, and light that winds into the middle. */
export function portal(wish: Wish): Sprite {
  const { random } = wish;
  const light = wish.colour ?? pick(random, LIGHTS);
  const rune = plain(scaleColour(light, 2.2));
  const model: Solid[] = [
    ...[0, 1].map((n) =>
      box(masonry(STONE, 0.07), [0, 0.06 + 0.11 * n, 0], [0.95 - 0.24 * n, 0.06, 0.42 - 0.12 * n]),
    ),
    frustum(
      vortex(light),
      [0, MIDDLE, 0.02],
      0.04,
      WITHIN + 0.04,
      WITHIN + 0.04,
      pitch(Math.PI / 2),
    ),
    ...Array.from({ length: STONES }, (_, n) => {
      const angle = (n / STONES) * Math.PI * 2;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const out = WITHIN + 0.1 + 0.015 * random.unit();
      const at: Vector = [cos * out, MIDDLE + sin * out, 0];
      const half: Vector = [0.105 + 0.02 * random.unit(), 0.112, 0.14 + 0.02 * random.unit()];
      return box(
        rough(scaleColour(STONE, 0.85 + 0.3 * random.unit()), 2),
        at,
        half,
        roll(angle),
        0.025,
      );
    }),
    ...Array.from({ length: STONES / 2 }, (_, n) => {
      const angle = ((2 * n) / STONES) * Math.PI * 2;
      const out = WITHIN + 0.11;
      const at: Vector = [Math.cos(angle) * out, MIDDLE + Math.sin(angle) * out, -0.15];
      return box(rune, at, [0.05, 0.014, 0.02], roll(angle + (n % 2 ? 0.6 : -0.6)), 0.008);
    }),
    // Motes that are drawn toward it.
    ...Array.from({ length: 14 }, () => {
      const angle = random.unit() * Math.PI * 2;
      const out = 0.3 + 0.9 * random.unit();
      const at: Vector = [
        Math.cos(angle) * out,
        MIDDLE + Math.sin(angle) * out * 0.9,
        -0.2 - 0.25 * random.unit(),
      ];
      return ball(rune, at, 0.008 + 0.012 * random.unit());
    }),
  ];
  return portray(wish, model, 0.28, 0.05, 3);
}

/** Light that winds inward in arms, white in the middle and deep at the rim. */
function vortex(light: Colour): Look {
  return {
    paint: (x, y) => {
      const out = Math.hypot(x, y - MIDDLE) / WITHIN;
      const angle = Math.atan2(y - MIDDLE, x);
      const wisps = 0.9 * noise.fbm(x * 4 + 7, y * 4, 3);
      const wave = Math.sin(ARMS * angle + WINDING * Math.log(out + 0.12) * 2 + wisps * 2.4);
      const arm = 0.5 + 0.5 * wave;
      const deep = scaleColour(light, BRIGHT.rim * (0.22 + 0.78 * arm * arm));
      const heart = smoothstep(0.62, 0.02, out);
      const pale = mixColour(light, [1, 1, 1], 0.75);
      return mixColour(deep, scaleColour(pale, BRIGHT.heart), heart * (0.45 + 0.55 * arm));
    },
  };
}
