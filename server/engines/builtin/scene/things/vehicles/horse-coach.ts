import type { Colour } from '../../words/idea.ts';
import { quadruped } from '../creatures/beast-body/quadruped.ts';
import { HORSE } from '../creatures/beasts/hoofed.ts';
import { plain, withPanes, worn } from '../sculpt/looks.ts';
import { moved } from '../sculpt/move.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import {
  ball,
  box,
  ellipsoid,
  type Look,
  limb,
  mirror,
  ring,
  type Solid,
} from '../sculpt/solid.ts';
import type { Rotation, Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import { looksLeft, type Wish } from '../wish.ts';
import { coachman, GOLD, HORSE_AT, OUT, RED, runners, sled } from './coach-parts.ts';

const BLACK: Colour = [0.1, 0.09, 0.1];
const MAROON: Colour = [0.34, 0.07, 0.08];
const PUMPKIN: Colour = [0.93, 0.48, 0.09];
const STEM: Colour = [0.3, 0.42, 0.16];
const WHITE: Colour = [0.9, 0.88, 0.86];
/** A wheel stands upright along the way. */
const UPRIGHT: Rotation = [1, 0, 0, 0, 0, -1, 0, 1, 0];
/** Hub and radius of a rear and a front wheel; the horse's height at its shoulder is 1. */
const REAR = { x: -1.62, r: 0.44 } as const;
const FRONT = { x: -0.56, r: 0.34 } as const;

/** A closed carriage with lamps and a coachman behind its horse. */
export const carriage = (wish: Wish): Sprite =>
  drawn(wish, plain([0.16, 0.13, 0.12], { gloss: 0.3 }), cabin(wish.colour ?? MAROON), null);

/** The coach of a tale: a pumpkin with a door and windows, gilded vines for its wheels, behind a white horse. */
export const pumpkinCoach = (wish: Wish): Sprite =>
  drawn(wish, plain(GOLD, { gloss: 0.7 }), gourd(wish.colour ?? PUMPKIN), WHITE);

/** An open sleigh on its runners behind its horse, who drives it on the seat. */
export function sleigh(wish: Wish): Sprite {
  const iron = plain(GOLD, { gloss: 0.6 });
  return drawn(wish, iron, sled(wish.colour ?? RED), null, runners(iron));
}

/** A body on its wheels, or what else is under it, behind a horse of a coat, the coachman on his seat; it drives right or left. */
function drawn(
  wish: Wish,
  iron: Look,
  body: readonly Solid[],
  coat: Colour | null,
  under: readonly Solid[] = [...wheels(iron), ...gear(iron)],
): Sprite {
  const { random, rays, tall } = wish;
  const horse = moved(quadruped({ ...HORSE, grazes: false }, 'walking', coat, 0.1, random), {
    size: 1,
    to: [HORSE_AT, 0, 0],
  });
  const model = [...body, ...under, ...horse, ...coachman(wish)];
  const isLeft = looksLeft(wish);
  const turned = 0.42 + 0.16 * (random.unit() - 0.5);
  const yaw = isLeft ? Math.PI - turned : turned;
  const shown = isLeft ? model.map(mirror) : model;
  return sculpt(shown, { yaw, pitch: 0.07, away: 4 }, rays, tall, random);
}

const wheels = (iron: Look): Solid[] =>
  [REAR, FRONT].flatMap(({ x, r }) =>
    [-OUT, OUT].flatMap((z) => [
      ring(iron, [x, r, z], r - 0.03, 0.03, UPRIGHT),
      ball(iron, [x, r, z], 0.07),
      ...Array.from({ length: 10 }, (_, n) => {
        const turn = n * 0.6283;
        return limb(
          iron,
          [x, r, z],
          [x + (r - 0.03) * Math.cos(turn), r + (r - 0.03) * Math.sin(turn), z],
          0.017,
          0.017,
        );
      }),
    ]),
  );

/** Axles, the frame, the seat of the coachman, the shafts to the horse. */
const gear = (iron: Look): Solid[] => [
  ...[REAR, FRONT].map(({ x, r }) => limb(iron, [x, r, -OUT], [x, r, OUT], 0.03, 0.03)),
  limb(iron, [REAR.x, 0.44, 0], [FRONT.x, 0.42, 0], 0.05, 0.05),
  box(iron, [-0.56, 0.98, 0], [0.16, 0.05, 0.3]),
  box(iron, [-0.38, 0.72, 0], [0.2, 0.03, 0.28]),
  box(iron, [-0.6, 0.8, 0], [0.05, 0.2, 0.26]),
  ...[-0.2, 0.2].map((z) => limb(iron, [-0.5, 0.52, z], [HORSE_AT + 0.25, 0.66, z], 0.028, 0.024)),
];

/** A cabin with windows, doors and lamps. */
function cabin(colour: Colour): Solid[] {
  const panes = (['-z', 'z'] as const).map((side) => ({
    side,
    at: [-1.16, 1.12] as const,
    half: [0.17, 0.17] as const,
    kind: 'window' as const,
  }));
  const body = withPanes(plain(colour, { gloss: 0.5 }), panes, GOLD);
  const black = plain(BLACK, { gloss: 0.5 });
  const gold = plain(GOLD, { gloss: 0.7 });
  return [
    box(body, [-1.12, 1.06, 0], [0.46, 0.36, 0.36], undefined, 0.03),
    ellipsoid(body, [-1.12, 0.76, 0], [0.46, 0.24, 0.355]),
    box(black, [-1.12, 1.45, 0], [0.52, 0.04, 0.41], undefined, 0.03),
    ...[-1, 1].flatMap((side) => [
      box(gold, [-1.12, 0.86, side * 0.362], [0.46, 0.012, 0.008]),
      ...[-1.37, -0.95].map((x) => box(gold, [x, 0.96, side * 0.362], [0.008, 0.36, 0.008])),
      box(plain([1, 0.82, 0.45], { glow: () => 1 }), [-0.62, 1.2, side * 0.42], [0.05, 0.08, 0.05]),
      box(black, [-0.62, 1.3, side * 0.42], [0.06, 0.02, 0.06]),
    ]),
  ];
}

/** A ribbed pumpkin with a door and round windows, its stem and leaves of gold. */
function gourd(colour: Colour): Solid[] {
  const gold = plain(GOLD, { gloss: 0.7 });
  const at: Vector = [-1.12, 1.08, 0];
  const skin: Look = {
    ...worn(colour, 0.1),
    bump: (x, _y, z) => 0.05 * Math.abs(Math.cos(7 * Math.atan2(z, x - at[0]))),
    gloss: 0.3,
  };
  const glass = plain([0.55, 0.7, 0.86], { gloss: 0.8, glow: () => 0.8 });
  return [
    ellipsoid(skin, at, [0.66, 0.54, 0.54]),
    limb(plain(STEM), [at[0], 1.56, 0], [at[0] - 0.1, 1.8, 0], 0.07, 0.045),
    ...[-1, 1].flatMap((side) => [
      ellipsoid(gold, [at[0], 1.06, side * 0.5], [0.21, 0.34, 0.08]),
      ellipsoid(glass, [at[0], 1.14, side * 0.545], [0.14, 0.18, 0.06]),
      ...[-0.4, 0.4].flatMap((x) => [
        ellipsoid(gold, [at[0] + x, 1.14, side * 0.42], [0.11, 0.14, 0.07]),
        ellipsoid(glass, [at[0] + x, 1.14, side * 0.46], [0.075, 0.1, 0.05]),
      ]),
      // Tendrils that carry it.
      ...[REAR.x + 0.1, FRONT.x - 0.1].map((x) =>
        limb(
          gold,
          [x, 0.5, side * 0.34],
          [at[0] + (x - at[0]) * 1.25, 0.92, side * 0.4],
          0.035,
          0.02,
        ),
      ),
      limb(gold, [REAR.x, 0.56, side * 0.34], [FRONT.x, 0.56, side * 0.34], 0.035, 0.035),
    ]),
    ...Array.from({ length: 5 }, (_, n) => {
      const turn = n * 1.2566;
      return ellipsoid(
        plain(STEM),
        [at[0] + 0.16 * Math.cos(turn), 1.58, 0.14 * Math.sin(turn)],
        [0.14, 0.03, 0.09],
      );
    }),
  ];
}
