import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { blade, limb, mirror, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { quadruped } from '../beast-body/quadruped.ts';
import { wearsHalter } from '../beast-heads/halter.ts';
import type { Pose } from '../beast-poses/carriage.ts';
import type { Build } from '../build.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';
import { hipsOf } from '../stance.ts';
import { reins } from './reins.ts';
import { ridersOn } from './rider.ts';

const LEATHER = plain([0.26, 0.14, 0.07], { gloss: 0.25 });
const STRAP = plain([0.13, 0.08, 0.05], { gloss: 0.2 });
/** A man's height by the shoulder height of what he rides. */
export const MAN = 1.12;
/** The same on a beast of tales. */
const MAN_BAREBACK = 1.2;

/** How far the face of what is ridden is turned to the eye, radians, and how far off the middle the hands are that hold reins. */
const ASIDE = 0.12;
const HANDS_APART = 0.035;

/** Someone in the saddle of an animal, the reins in both hands; a crew on the bare back of one that is no horse, camel or the like. */
export function mounted(build: Build, wish: Wish): Sprite {
  const { random, rays, tall, crew, traits } = wish;
  const posture =
    wish.posture === 'running' || wish.posture === 'jumping' || wish.posture === 'standing'
      ? wish.posture
      : 'walking';
  const ridden = { ...build, grazes: false };
  const own = crew === undefined ? undefined : traits;
  const isReined = crew === undefined && wearsHalter(build);
  const worn = (pose: Pose) =>
    isReined ? reins(build, pose, ASIDE, [handsOf(build, wish), HANDS_APART]) : [];
  const traitsOf = isReined ? ([...(own ?? []), 'led'] as const) : own;
  const animal = quadruped(ridden, posture, wish.colour, ASIDE, random, traitsOf, worn);
  const isLeft = looksLeft(wish);
  const model = [
    ...animal,
    ...(crew === undefined
      ? [...saddle(build), ...rider(build, wish)]
      : ridersOn(wish, { at: seatOf(build), man: MAN_BAREBACK })),
  ];
  const turned = 0.36 + 0.2 * (random.unit() - 0.5);
  const yaw = isLeft ? Math.PI - turned : turned;
  const shown = isLeft ? model.map(mirror) : model;
  return sculpt(shown, { yaw, pitch: 0.08, away: 4 }, rays, tall, random);
}

/** The top of the back where one sits. */
export function seatOf({ trunk }: Build): Vector {
  const [x = 0, y = 0.75, high = 0.2] = trunk[1] ?? [];
  return [x + 0.03, y + high, 0];
}

/** A saddle on that back, with its girth. */
export function saddle(build: Build): Solid[] {
  const [x, y] = seatOf(build);
  const [, middle = 0.75, high = 0.2, wide = 0.18] = build.trunk[1] ?? [];
  return [
    blade(LEATHER, [x - 0.1, y - 0.01, 0], [x + 0.1, y, 0], 0.055, 0.05, 1, 0.03),
    ...[-1, 1].flatMap((side) => [
      limb(
        LEATHER,
        [x + 0.02, y - 0.03, side * wide * 0.7],
        [x + 0.05, middle - high * 0.2, side * (wide + 0.005)],
        0.05,
        0.05,
        0.02,
      ),
      limb(
        STRAP,
        [x + 0.03, middle, side * (wide + 0.01)],
        [x + 0.04, middle - high * 0.95, side * wide * 0.6],
        0.016,
        0.016,
      ),
    ]),
  ];
}

/** Where the feet of who rides would be who stood, how tall a man's model is there, and how high its shoulders are in it. */
function riderAt(build: Build, wish: Wish) {
  const figure = figureOf(wish.traits ?? []);
  const size = MAN * figure.tall;
  const foot = add(seatOf(build), [-0.02, 0.015 - hipsOf(figure, 'riding') * size, 0]);
  return { foot, size, shoulder: figure.shoulder };
}

/** The middle between the hands of who rides. */
function handsOf(build: Build, wish: Wish): Vector {
  const { foot, size, shoulder } = riderAt(build, wish);
  return add(foot, [0.22 * size, (shoulder - 0.25) * size, 0]);
}

function rider(build: Build, wish: Wish): Solid[] {
  const { foot, size, shoulder } = riderAt(build, wish);
  const hands = {
    near: [0.2, shoulder - 0.25, -0.03] as const,
    far: [0.2, shoulder - 0.25, 0.035] as const,
  };
  return moved(human(wish.random, 'riding', null, wish.traits, hands, wish.hair), {
    size,
    to: foot,
  });
}
