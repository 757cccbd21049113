import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { ball, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { after, pitch, roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { creeping, type SnailGround } from './crawlers.ts';
import { jointedLegs } from './jointed-legs.ts';

const RUSSET: Colour = [0.3, 0.12, 0.06];
const BLACK: Colour = [0.03, 0.025, 0.025];
const GREEN: Colour = [0.3, 0.55, 0.13];
const VEIN: Colour = [0.6, 0.76, 0.34];

/** How large it is beside what it creeps on. */
const SIZE = 0.74;

/** An ant: a waist, elbowed feelers, jaws, six legs; where leaves are named it carries a piece of one over its head. */
export function ant(wish: Wish, on: SnailGround): Sprite {
  const carries = wish.traits?.includes('onleaf') === true;
  const model = [...bodyOf(wish.colour ?? RUSSET), ...(carries ? cutLeaf() : [])];
  return creeping(wish, on === 'leaf' ? 'stone' : on, moved(model, { size: SIZE }), 0.16);
}

function bodyOf(base: Colour): Solid[] {
  const shell = plain(base, { gloss: 0.55, fur: 0.006 });
  const banded: Look = {
    paint: (x) => scaleColour(base, 0.62 + 0.4 * smoothstep(-0.4, 0.7, Math.sin((x + 0.14) * 32))),
    gloss: 0.7,
  };
  const eye = plain(BLACK, { gloss: 0.95 });
  return [
    ellipsoid(banded, [-0.62, 0.4, 0], [0.36, 0.25, 0.24], 0, roll(-0.18)),
    ball(shell, [-0.24, 0.36, 0], 0.075, 0.03),
    ellipsoid(shell, [-0.02, 0.4, 0], [0.17, 0.12, 0.11], 0.04),
    ellipsoid(shell, [0.2, 0.43, 0], [0.15, 0.14, 0.125], 0.05),
    ellipsoid(shell, [0.52, 0.46, 0], [0.21, 0.18, 0.2], 0.03, roll(-0.35)),
    ...[-1, 1].flatMap((side) => [
      ball(eye, [0.56, 0.53, side * 0.165], 0.058),
      limb(shell, [0.64, 0.54, side * 0.08], [0.72, 0.86, side * 0.2], 0.022, 0.02),
      limb(shell, [0.72, 0.86, side * 0.2], [1.06, 0.74, side * 0.3], 0.02, 0.026),
      limb(shell, [0.66, 0.38, side * 0.11], [0.8, 0.33, side * 0.12], 0.045, 0.035, 0.02),
      limb(shell, [0.8, 0.33, side * 0.12], [0.87, 0.32, side * 0.03], 0.034, 0.012, 0.01),
    ]),
    ...jointedLegs(plain(scaleColour(base, 0.8), { gloss: 0.4 }), {
      roots: [0.24, 0.06, -0.08],
      up: 0.36,
      aside: 0.08,
      knees: 0.6,
      reach: 0.6,
      thick: 0.036,
    }),
  ];
}

/** A piece of a leaf held upright in its jaws: pale veins, an edge that is bitten off. */
function cutLeaf(): Solid[] {
  const middle: Vector = [0.5, 1.06, 0];
  const turned = after(yaw(0.35), after(roll(0.35), pitch(0.12)));
  const look: Look = {
    paint: (x, y) => {
      const [along, across] = [x - middle[0] + 0.34 * (y - middle[1]), y - middle[1]];
      const rib = smoothstep(0.035, 0.012, Math.abs(across - 0.04));
      const side = Math.sin((along - 0.8 * Math.abs(across)) * 26);
      return mixColour(GREEN, VEIN, Math.max(rib, 0.6 * smoothstep(0.88, 0.98, side)));
    },
    gloss: 0.2,
  };
  return [
    ellipsoid(look, middle, [0.66, 0.36, 0.018], 0, turned),
    limb(look, [0.86, 0.36, 0], [0.72, 0.86, 0.02], 0.03, 0.05),
  ];
}
