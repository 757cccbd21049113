import type { Random } from '../../../kernels/random.ts';
import type { Held } from '../../words/held.ts';
import { isInstrument } from '../../words/holding.ts';
import { mirrored, moved } from '../sculpt/move.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { ellipsoid, type Look, type Solid } from '../sculpt/solid.ts';
import { add, scale, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import { looksLeft, type Wish } from '../wish.ts';
import { hatOf } from './beast-hats.ts';
import type { Build } from './build.ts';
import { type Figure, figureOf } from './figure.ts';
import { headOf } from './head.ts';
import { heldBy } from './held.ts';
import { human } from './human.ts';
import { playedSeated } from './instruments.ts';
import { coated } from './quadruped.ts';
import { type Hands, hipsOf } from './stance.ts';
import { uprightTail } from './upright-tail.ts';

/** The proportions of one that stands upright: short legs and a large head, as of a child. */
const BODY = ['child'] as const;
/** How large its head is on that body, in heights of a human head for a head size, and how high its middle is over the chin. */
const HEAD = { size: 0.78, up: 0.5 } as const;
/** How its face is turned to the eye, and how far its body is; radians. */
const FACE = 0.34;
const TURN = 0.92;
/** The half axes of its belly, in heights of the body, beneath the waist. */
const BELLY: Vector = [0.105, 0.15, 0.12];
/** Where its tail begins, in heights of the body. */
const RUMP: Vector = [-0.075, 0.44, 0];

/** What an animal is that stands upright: its coat, what its hands and feet are, its head in heights of a human head with the chin at 0, and what hangs behind it, in heights of the body. */
export interface UprightKind {
  readonly coat: Look;
  readonly skin: Look;
  readonly head: readonly Solid[];
  readonly behind: readonly Solid[];
}

const EMPTY = { hands: {}, pieces: [] } as const;

/** How much larger what an animal drinks from and reads is than people's, on its large head; missing: 1. */
const LARGER: Partial<Readonly<Record<Held, number>>> = {
  cup: 1.7,
  wineglass: 1.5,
  book: 1.45,
  newspaper: 1.15,
};

/** Where the paws of an animal, or a robot's hands, hold a thing, and that thing, for a body of those measures that stands or sits on the ground. */
export function inPaws(
  random: Random,
  { thing, colour }: NonNullable<Wish['holds']>,
  figure: Figure,
  sits: boolean,
): { readonly hands: Hands; readonly pieces: readonly Solid[] } {
  if (sits && isInstrument(thing)) return playedSeated(thing, figure, colour, 'crosslegged');
  const { hands, pieces } = heldBy(random, thing, figure, colour);
  const lower: Vector = sits ? [0.03, hipsOf(figure, 'crosslegged') - figure.hips, 0] : [0, 0, 0];
  const size = LARGER[thing] ?? 1;
  const [x = 0, y = 0, z = 0] = hands.near ?? [];
  const middle: Vector = hands.far === undefined ? [x, y, z] : [x, y, 0];
  const scaled = moved(pieces, { size, to: add(lower, scale(middle, 1 - size)) });
  return {
    hands: {
      ...(hands.near && { near: add(hands.near, lower) }),
      ...(hands.far && { far: add(hands.far, lower) }),
    },
    pieces: scaled,
  };
}

/** An animal that stands upright on its hind legs as people do, or sits so, with what it plays or carries in its hands. */
export function uprightBeast({ coat, skin, head, behind }: UprightKind, wish: Wish): Sprite {
  const { random, rays, tall, holds, posture } = wish;
  const figure = figureOf(BODY);
  const sits = posture === 'sitting' && holds !== undefined && holds.thing !== 'suitcase';
  const doing = sits ? 'crosslegged' : 'standing';
  const { hands, pieces } = holds === undefined ? EMPTY : inPaws(random, holds, figure, sits);
  const body = human(random, doing, null, BODY, hands, null, null, { skin, head, coat });
  const belly = ellipsoid(coat, [0.02, figure.waist - 0.05, 0], BELLY, 0.04);
  const model = [...body, ...(sits ? [] : [belly, ...behind]), ...pieces];
  const isLeft = looksLeft(wish);
  const turned = TURN + 0.24 * (random.unit() - 0.5);
  return sculpt(
    isLeft ? mirrored(model) : model,
    { yaw: isLeft ? Math.PI - turned : turned, pitch: 0.06, away: 4 },
    rays,
    tall,
    random,
  );
}

/** One on four legs by its build, upright; its eyes are shut where it is drowsy. */
export function uprightOf(build: Build, wish: Wish): Sprite {
  const { random, traits = [], colour } = wish;
  const own = coated(build, colour, random);
  const bearing = {
    aside: FACE,
    nod: 0,
    hat: hatOf(traits),
    traits,
    sleeps: traits.includes('drowsy'),
  };
  const head = moved(headOf(build, own, [0, 0, 0], bearing), {
    size: HEAD.size / build.head.size,
    to: [0.02, HEAD.up, 0],
  });
  const { coat, socks } = own.looks;
  return uprightBeast(
    { coat, skin: socks, head, behind: uprightTail(build, own.looks, RUMP) },
    wish,
  );
}
