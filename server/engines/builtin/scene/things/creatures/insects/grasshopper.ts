import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { ball, blade, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { spine } from '../spine.ts';
import { creeping, type SnailGround } from './crawlers.ts';
import { jointedLegs } from './jointed-legs.ts';

const GREEN: Colour = [0.32, 0.56, 0.12];
const STRAW: Colour = [0.72, 0.66, 0.36];
const BLACK: Colour = [0.05, 0.04, 0.03];

/** How large it is beside what it creeps on. */
const SIZE = 0.84;

/** A grasshopper: a long face, wings folded along its back, hind legs bent high above it. */
export const grasshopper = (wish: Wish, on: SnailGround): Sprite =>
  creeping(wish, on, moved(bodyOf(wish.colour ?? GREEN), { size: SIZE }), 0.14);

function bodyOf(base: Colour): Solid[] {
  const shell: Look = {
    paint: (x, y) => {
      const rings = 0.9 + 0.12 * Math.sin(x * 42);
      return scaleColour(mixColour(base, STRAW, 0.5 * smoothstep(0.34, 0.2, y)), rings);
    },
    gloss: 0.35,
  };
  const wing = plain(mixColour(base, STRAW, 0.35), { gloss: 0.25 });
  const leg = plain(scaleColour(base, 0.85), { gloss: 0.3 });
  return [
    ...spine(
      shell,
      [
        [[-0.86, 0.3, 0], 0.03],
        [[-0.5, 0.32, 0], 0.09],
        [[-0.1, 0.36, 0], 0.125],
        [[0.2, 0.42, 0], 0.14],
        [[0.36, 0.46, 0], 0.13],
      ],
      0.05,
    ),
    ellipsoid(shell, [0.54, 0.46, 0], [0.12, 0.19, 0.125], 0.03, roll(-0.2)),
    ...[-1, 1].flatMap((side) => [
      ellipsoid(
        plain([0.16, 0.1, 0.05], { gloss: 0.9 }),
        [0.55, 0.57, side * 0.1],
        [0.05, 0.075, 0.045],
      ),
      limb(leg, [0.62, 0.62, side * 0.04], [1.02, 0.94, side * 0.2], 0.016, 0.006),
      blade(wing, [0.2, 0.47, side * 0.07], [-0.98, 0.38, side * 0.05], 0.11, 0.05, 0.24),
      ...hindLeg(leg, side),
    ]),
    ...jointedLegs(leg, {
      roots: [0.34, 0.14],
      up: 0.32,
      aside: 0.1,
      knees: 0.34,
      reach: 0.4,
      thick: 0.03,
    }),
  ];
}

/** A thick thigh up to the knee behind, and a thin spiny shank down to the foot. */
function hindLeg(look: Look, side: number): Solid[] {
  const [hip, knee]: [Vector, Vector] = [
    [-0.02, 0.34, side * 0.14],
    [-0.62, 0.86, side * 0.26],
  ];
  const heel: Vector = [-0.98, 0.05, side * 0.34];
  const thorn = plain(BLACK);
  return [
    limb(look, hip, knee, 0.105, 0.042, 0.02),
    limb(look, knee, heel, 0.036, 0.024, 0.01),
    limb(look, heel, [-0.8, 0.02, side * 0.36], 0.026, 0.016),
    ...[0.35, 0.5, 0.65, 0.8].map((share) => {
      const at: Vector = [
        knee[0] + (heel[0] - knee[0]) * share,
        knee[1] + (heel[1] - knee[1]) * share,
        knee[2] + (heel[2] - knee[2]) * share,
      ];
      return limb(thorn, at, [at[0] - 0.07, at[1] + 0.02, at[2]], 0.012, 0.003);
    }),
    ball(look, knee, 0.05, 0.02),
  ];
}
