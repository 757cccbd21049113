import type { Colour } from '../../../words/idea.ts';
import { flare } from '../../sculpt/flare.ts';
import { plain } from '../../sculpt/looks.ts';
import { mirrored, moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { box, frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { pitch, roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';
import { hipsOf } from '../stance.ts';

const LACQUER: Colour = [0.27, 0.13, 0.075];
const IVORY: Colour = [0.94, 0.93, 0.88];
const BRASS: Colour = [0.8, 0.6, 0.24];
const STRINGS: Colour = [0.62, 0.46, 0.2];
const PAPER: Colour = [0.95, 0.93, 0.88];
const LEATHER: Colour = [0.16, 0.12, 0.1];
const EBONY: Colour = [0.06, 0.055, 0.06];

/** How high its keys are and its bench is, and how wide it is at the keys, in a man's heights. */
const KEYS = 0.41;
const BENCH = 0.27;
const HALF = 0.4;
/** Where the front of its keys is, and the hips of who plays. */
const FRONT = 0;
const PLAYER: Vector = [-0.23, BENCH + 0.045, 0];

/** Octaves of white keys with the black ones between them, across the keyboard. */
const keyboard: Look = {
  paint: (x, _y, z) => {
    const key = ((z + HALF) / (2 * HALF)) * 52;
    const within = key - Math.floor(key);
    const step = ((Math.floor(key) % 7) + 7) % 7;
    const isBlack = x > FRONT + 0.03 && step !== 2 && step !== 6 && within > 0.68;
    const isAfter = x > FRONT + 0.03 && step !== 0 && step !== 3 && within < 0.32;
    if (isBlack || isAfter) return EBONY;
    return within < 0.05 ? [0.5, 0.5, 0.48] : IVORY;
  },
  gloss: 0.4,
};

/** A grand piano, its keys on the left, its lid open to the eye. */
function grand(): Solid[] {
  const lacquer = plain(LACQUER, { gloss: 0.8 });
  const leg = (x: number, z: number): Solid =>
    limb(lacquer, [x, KEYS - 0.08, z], [x, 0.02, z], 0.03, 0.02);
  const lid = pitch(-0.72);
  return [
    // The keyboard between its cheeks, and the body behind it, round at its end.
    box(lacquer, [FRONT + 0.08, KEYS - 0.03, 0], [0.1, 0.028, HALF + 0.03], undefined, 0.008),
    box(keyboard, [FRONT + 0.05, KEYS + 0.004, 0], [0.055, 0.008, HALF]),
    ...[-1, 1].map((side) =>
      box(
        lacquer,
        [FRONT + 0.08, KEYS + 0.005, side * (HALF + 0.018)],
        [0.1, 0.03, 0.016],
        undefined,
        0.008,
      ),
    ),
    box(lacquer, [FRONT + 0.3, KEYS, 0], [0.18, 0.065, HALF + 0.03], undefined, 0.01),
    flare(
      lacquer,
      [FRONT + 0.5, KEYS + 0.065, 0.1],
      [0.42, 0.33],
      [FRONT + 0.5, KEYS - 0.065, 0.1],
      [0.42, 0.33],
    ),
    flare(
      plain(STRINGS, { gloss: 0.5 }),
      [FRONT + 0.5, KEYS + 0.068, 0.1],
      [0.38, 0.29],
      [FRONT + 0.5, KEYS + 0.05, 0.1],
      [0.38, 0.29],
    ),
    box(lacquer, [FRONT + 0.46, KEYS + 0.3, 0.28], [0.42, 0.008, 0.32], lid, 0.004),
    limb(
      plain(BRASS),
      [FRONT + 0.42, KEYS + 0.06, -0.2],
      [FRONT + 0.42, KEYS + 0.42, 0.1],
      0.007,
      0.007,
    ),
    // A desk with music.
    box(lacquer, [FRONT + 0.17, KEYS + 0.13, 0], [0.006, 0.075, 0.19], roll(-0.25)),
    box(plain(PAPER), [FRONT + 0.158, KEYS + 0.135, 0], [0.004, 0.062, 0.1], roll(-0.25)),
    leg(FRONT + 0.1, -HALF + 0.05),
    leg(FRONT + 0.1, HALF - 0.05),
    leg(FRONT + 0.78, 0.1),
    limb(lacquer, [FRONT + 0.16, KEYS - 0.06, 0], [FRONT + 0.14, 0.06, 0], 0.02, 0.016),
    ...[-0.03, 0, 0.03].map((z) =>
      limb(plain(BRASS), [FRONT + 0.14, 0.035, z], [FRONT + 0.08, 0.03, z], 0.007, 0.007),
    ),
    ...bench(),
  ];
}

function bench(): Solid[] {
  const wood = plain(LACQUER, { gloss: 0.6 });
  const [x] = PLAYER;
  return [
    box(
      plain(LEATHER, { gloss: 0.3 }),
      [x - 0.01, BENCH - 0.022, 0],
      [0.1, 0.024, 0.19],
      undefined,
      0.014,
    ),
    ...[-0.08, 0.07].flatMap((dx) =>
      [-0.16, 0.16].map((z) => frustum(wood, [x + dx, 0, z], BENCH - 0.03, 0.013, 0.017)),
    ),
  ];
}

/** Somebody at a grand piano. */
export function atPiano(wish: Wish): Sprite {
  const { random, rays, tall, hair, traits = [] } = wish;
  const own = traits.filter((trait) => trait !== 'crewed');
  const rise = PLAYER[1] - hipsOf(figureOf(own), 'seated');
  const on = (z: number): Vector => [FRONT + 0.02 - PLAYER[0], KEYS + 0.04 - rise, z];
  const player = moved(
    human(random, 'seated', null, own, { near: on(-0.13), far: on(0.1) }, hair),
    { to: [PLAYER[0], rise, 0] },
  );
  const model = [...grand(), ...player];
  const turn = 0.3 + 0.3 * (random.unit() - 0.5);
  const isLeft = looksLeft(wish);
  const view = { yaw: isLeft ? Math.PI - turn : turn, pitch: 0.14, away: 3 };
  return sculpt(isLeft ? mirrored(model) : model, view, rays, tall, random);
}
