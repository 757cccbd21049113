import { mirrored, moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import type { Build } from '../build.ts';
import { onFace } from '../face-light.ts';
import { bowOn } from './bow.ts';
import { foreparts } from './quadruped.ts';

/** How far below its middle, in head sizes, a head that is portrayed is cut off: a long one is measured from its poll. */
const BELOW: Readonly<Record<Build['head']['kind'], number>> = {
  short: 2.2,
  long: 1.15,
  trunk: 1.7,
};

/** How far a chest is turned to the eye, and the face from there on: one that sits shows its side, one that stands would show all of its length. Radians. */
const TURN = { sits: [0.95, 0.3], stands: [1.26, -0.1] } as const;
/** How much more or less either is. */
const VARIES = 0.2;

/** Head, neck and chest of an animal that is portrayed, in the light of a portrait: what is below is not seen. */
export function animalBust(build: Build, wish: Wish): Sprite {
  const { random, rays, tall, colour, traits, bow } = wish;
  const { kind, size } = build.head;
  const isLeft = looksLeft(wish);
  const vary = (): number => VARIES * (random.unit() - 0.5);
  const [chest, face] = build.feet === 'paws' ? TURN.sits : TURN.stands;
  const turned = chest + vary();
  const { model, high } = foreparts(
    build,
    colour,
    face + vary(),
    random,
    traits,
    bowOn(build, bow),
  );
  const sunk = moved(model, { to: [0, BELOW[kind] * size - high, 0] });
  return sculpt(
    isLeft ? mirrored(sunk) : sunk,
    { yaw: isLeft ? Math.PI - turned : turned, pitch: 0.03, away: 4, isSunk: true },
    onFace(rays),
    tall,
    random,
  );
}
