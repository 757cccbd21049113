import type { Colour } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { box, frustum, type Look, limb, type Solid } from '../sculpt/solid.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const WHITE: Colour = [0.92, 0.92, 0.91];
const DARK: Colour = [0.1, 0.1, 0.11];
const STEEL: Colour = [0.42, 0.2, 0.14];
/** Brighter than what is lit. */
const CORE: Colour = [1.9, 1.75, 1.4];
const FLAME: Colour = [1.8, 1.15, 0.4];
const EMBER: Colour = [1.6, 0.85, 0.28];

/** How high the rocket has risen. */
const RISEN = 1.25;

/** A rocket that leaves its pad on a column of fire, beside its tower; its smoke is `launchSmoke`. */
export function launch({ random, rays, tall, colour }: Wish): Sprite {
  const model = [...tower(), ...rocket(colour ?? WHITE), ...fire()];
  return sculpt(
    model,
    { yaw: 0.3 * (random.unit() - 0.5), pitch: 0.03, away: 3 },
    rays,
    tall,
    random,
  );
}

function rocket(white: Colour): Solid[] {
  const foot = RISEN;
  const body: Look = {
    paint: (_x, y) => {
      const up = y - foot;
      return Math.abs(up - 0.62) < 0.03 || Math.abs(up - 0.2) < 0.02 ? DARK : white;
    },
    gloss: 0.3,
  };
  const side = plain(white, { gloss: 0.3 });
  const dark = plain(DARK);
  return [
    frustum(body, [0, foot, 0], 0.95, 0.085, 0.085),
    frustum(body, [0, foot + 0.95, 0], 0.26, 0.085, 0.012),
    frustum(dark, [0, foot - 0.06, 0], 0.07, 0.075, 0.05),
    ...[-1, 1].flatMap((at) => [
      frustum(side, [at * 0.135, foot - 0.02, 0], 0.62, 0.05, 0.05),
      frustum(side, [at * 0.135, foot + 0.6, 0], 0.13, 0.05, 0.006),
      frustum(dark, [at * 0.135, foot - 0.06, 0], 0.05, 0.05, 0.035),
    ]),
  ];
}

/** The flames: white where they leave the engines, wider and redder below. */
function fire(): Solid[] {
  const hot = plain(CORE, { glow: () => 1 });
  const red: Look = {
    paint: (_x, y) => (y > 0.45 ? FLAME : EMBER),
    glow: () => 1,
  };
  return [-0.135, 0, 0.135].flatMap((x) => [
    { ...limb(red, [x, RISEN - 0.08, 0], [x * 0.8, 0.16, 0], 0.05, 0.15), blend: 0.05 },
    limb(hot, [x, RISEN - 0.07, -0.05], [x, RISEN - 0.5, -0.1], 0.045, 0.03),
  ]);
}

/** The tower beside the pad: a lattice with arms. */
function tower(): Solid[] {
  const steel = plain(STEEL, { gloss: 0.2 });
  const [left, right, back] = [-0.5, -0.36, 0.1];
  const floors = Array.from({ length: 9 }, (_, n) => 0.1 + n * 0.17);
  return [
    ...[left, right].flatMap((x) =>
      [-back, back].map((z) => limb(steel, [x, 0, z], [x, 1.56, z], 0.013, 0.013)),
    ),
    ...floors.flatMap((y, n) => [
      box(steel, [(left + right) / 2, y, 0], [0.085, 0.008, 0.11]),
      limb(
        steel,
        [n % 2 ? left : right, y, -back],
        [n % 2 ? right : left, y + 0.17, -back],
        0.008,
        0.008,
      ),
    ]),
    box(steel, [-0.28, 1.3, 0], [0.1, 0.014, 0.02]),
    limb(plain([1, 0.3, 0.2], { glow: () => 1 }), [-0.43, 1.58, 0], [-0.43, 1.6, 0], 0.016, 0.016),
  ];
}
