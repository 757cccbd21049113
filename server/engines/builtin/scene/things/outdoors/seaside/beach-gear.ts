import { pick } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { figureOf } from '../../creatures/figure.ts';
import { human } from '../../creatures/human.ts';
import { hipsOf } from '../../creatures/stance.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { portray } from '../../sculpt/portray.ts';
import {
  ball,
  blade,
  box,
  ellipsoid,
  type Look,
  limb,
  ring,
  type Solid,
} from '../../sculpt/solid.ts';
import { pitch, roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const TEAK: Colour = [0.64, 0.45, 0.27];
const WHITE: Colour = [0.95, 0.94, 0.9];
const STRIPES: readonly Colour[] = [
  [0.12, 0.36, 0.68],
  [0.84, 0.16, 0.14],
  [0.12, 0.56, 0.46],
  [0.95, 0.68, 0.14],
];
const PANELS: readonly Colour[] = [
  [0.88, 0.12, 0.12],
  WHITE,
  [0.98, 0.8, 0.12],
  WHITE,
  [0.12, 0.42, 0.8],
  WHITE,
];
const FLAMINGO: Colour = [0.98, 0.42, 0.58];
const BEAK: Colour = [0.98, 0.72, 0.2];

/** Half a deck chair's width. */
const HALF = 0.32;

/** A deck chair: two frames of wood that cross, a sling of striped canvas between them, and who lies back in it. */
export function deckChair(wish: Wish): Sprite {
  const stripe = wish.colour ?? pick(wish.random, STRIPES);
  const wood = planks(TEAK, 0.05, 'lying');
  const canvas: Look = {
    paint: (_x, _y, z) => (Math.floor((z + HALF) / 0.107) % 2 === 0 ? stripe : WHITE),
  };
  // From the bar over the head down along the back, up again before the knees.
  const sling: readonly Vector[] = Array.from({ length: 15 }, (_, n): Vector => {
    const share = n / 14;
    const x = 0.62 - 1.16 * share;
    const straight = 1.02 - 0.62 * share;
    return [x, straight - 0.36 * Math.sin(Math.PI * share ** 0.86), 0];
  });
  const cloth = sling.slice(1).map((at, n): Solid => {
    const from = sling[n] as Vector;
    const middle: Vector = [(from[0] + at[0]) / 2, (from[1] + at[1]) / 2, 0];
    const long = Math.hypot(at[0] - from[0], at[1] - from[1]) / 2 + 0.012;
    const slope = Math.atan2(at[1] - from[1], at[0] - from[0]);
    return box(canvas, middle, [long, 0.012, HALF - 0.03], roll(slope));
  });
  const rails = [-HALF, HALF].flatMap((z): Solid[] => [
    limb(wood, [0.66, 1.06, z], [-0.42, 0.02, z], 0.03, 0.03),
    limb(wood, [-0.6, 0.44, z * 0.9], [0.52, 0.02, z * 0.9], 0.03, 0.03),
    limb(wood, [0.28, 0.7, z * 1.05], [0.66, 0.02, z * 1.05], 0.024, 0.024),
  ]);
  const bars = (
    [
      [0.66, 1.05],
      [-0.58, 0.43],
      [-0.42, 0.04],
      [0.52, 0.04],
    ] as const
  ).map(([x, y]) => limb(wood, [x, y, -HALF], [x, y, HALF], 0.028, 0.028));
  const model = [...rails, ...bars, ...cloth, ...(isCrewed(wish) ? lyingBack(wish) : [])];
  return portray(wish, moved(model, { by: yaw(0.5) }), 0.3, 0.14, 3.2);
}

const isCrewed = ({ traits }: Wish): boolean => traits?.includes('crewed') === true;

/** How tall a man is in the chair's units, where the hips of who lies back in it are, and how far that is, radians. */
const SITTER = { man: 1.7, hips: [-0.02, 0.5], back: 0.62 } as const;

/** Somebody who lies back in the chair. */
function lyingBack({ random, traits = [], hair, colour }: Wish): Solid[] {
  const figure = figureOf(traits);
  const size = SITTER.man * figure.tall;
  const seated = moved(human(random, 'seated', colour, traits, {}, hair ?? null), {
    to: [0, -hipsOf(figure, 'seated'), 0],
  });
  const back = moved(seated, { size, by: roll(SITTER.back) });
  return moved(back, { by: yaw(Math.PI), to: [SITTER.hips[0], SITTER.hips[1], 0] });
}

/** A beach ball of six panels between two caps, tipped to the eye. */
export function beachBall(wish: Wish): Sprite {
  const own = wish.colour;
  const skin: Look = {
    paint: (x, y, z) => {
      const up = y / Math.hypot(x, y, z);
      if (Math.abs(up) > 0.95) return WHITE;
      const turn = (Math.atan2(z, x) / (2 * Math.PI) + 1) * PANELS.length;
      const panel = PANELS[Math.floor(turn) % PANELS.length] as Colour;
      const tone = own !== null && panel !== WHITE ? own : panel;
      const seam =
        Math.abs(turn - Math.round(turn)) < 0.025 / Math.max(0.2, Math.sqrt(1 - up * up));
      return seam ? scaleColour(tone, 0.8) : tone;
    },
    gloss: 0.55,
  };
  const valve = plain([0.86, 0.85, 0.82]);
  const model = moved([ball(skin, [0, 0, 0], 0.5), ball(valve, [0, 0.5, 0], 0.03)], {
    by: pitch(0.55),
    to: [0, 0.47, 0],
  });
  return portray(wish, moved(model, { by: yaw(0.2) }), 0.5, 0.1, 3);
}

/** A swimming ring in the form of a flamingo: its neck in an S over the ring, its tail and wings folded to the sides. */
export function inflatableFlamingo(wish: Wish): Sprite {
  const pink = wish.colour ?? FLAMINGO;
  const skin: Look = {
    paint: (x, _y, z) => {
      const seam = Math.abs(((Math.atan2(z, x) * 5) / Math.PI) % 1) < 0.05;
      return scaleColour(pink, seam ? 0.88 : 1);
    },
    gloss: 0.55,
  };
  const bright = plain(mixColour(pink, [1, 0.8, 0.86], 0.4), { gloss: 0.5 });
  const neck: readonly Vector[] = [
    [-0.66, 0.2, 0],
    [-0.86, 0.56, 0],
    [-0.74, 0.92, 0],
    [-0.58, 1.2, 0],
    [-0.64, 1.5, 0],
    [-0.82, 1.66, 0],
  ];
  const thick = [0.24, 0.2, 0.165, 0.15, 0.145, 0.17];
  const model: Solid[] = [
    ring(skin, [0, 0.2, 0], 0.72, 0.25),
    ...neck
      .slice(1)
      .map((at, n) =>
        limb(skin, neck[n] as Vector, at, thick[n] as number, thick[n + 1] as number, 0.07),
      ),
    ellipsoid(skin, [-0.92, 1.68, 0], [0.22, 0.18, 0.17], 0.06),
    limb(plain(WHITE, { gloss: 0.5 }), [-1.06, 1.66, 0], [-1.16, 1.58, 0], 0.12, 0.09),
    limb(plain(BEAK, { gloss: 0.5 }), [-1.16, 1.58, 0], [-1.22, 1.46, 0], 0.09, 0.075),
    limb(
      plain([0.08, 0.07, 0.08], { gloss: 0.5 }),
      [-1.22, 1.45, 0],
      [-1.18, 1.32, 0],
      0.074,
      0.03,
    ),
    ...[-1, 1].flatMap((side): Solid[] => [
      ball(plain([0.06, 0.05, 0.06], { gloss: 0.8 }), [-0.96, 1.75, side * 0.15], 0.036),
      blade(bright, [0.06, 0.36, side * 0.74], [0.66, 0.6, side * 0.62], 0.24, 0.06, 0.4, 0.04),
      blade(bright, [0.1, 0.3, side * 0.8], [0.56, 0.36, side * 0.84], 0.18, 0.05, 0.4, 0.04),
    ]),
    limb(bright, [0.72, 0.3, 0], [1.08, 0.72, 0], 0.2, 0.05, 0.06),
  ];
  return portray(wish, model, 0.35, 0.16, 3);
}
