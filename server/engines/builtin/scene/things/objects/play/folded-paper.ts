import { mixColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { membrane } from '../../sculpt/membrane.ts';
import { moved } from '../../sculpt/move.ts';
import { portray } from '../../sculpt/portray.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';

const WHITE: Colour = [0.97, 0.97, 0.95];
const RULED: Colour = [0.62, 0.74, 0.9];
/** Sheets of which planes are folded, one after the other. */
const SHEETS: readonly Colour[] = [WHITE, [0.98, 0.9, 0.5], [0.62, 0.84, 0.96], [0.98, 0.7, 0.66]];
const CRANE: Colour = [0.86, 0.16, 0.2];
/** How thick a fold is, of the length of what is folded. */
const THICK = 0.014;

/** A leaf of an exercise book, ruled across. */
const ruled = (colour: Colour): Look => ({
  paint: (x) =>
    Math.abs(((x * 9) % 1) + (x < 0 ? 1 : 0) - 0.5) < 0.06 ? mixColour(colour, RULED, 0.7) : colour,
  gloss: 0.05,
});

/** A paper plane of length 1 around its middle, its nose at +x, folded of the sheet of that number. */
export function paperPlane(nth: number, colour: Colour | null = null): Solid[] {
  const look = ruled(colour ?? (SHEETS[nth % SHEETS.length] as Colour));
  const nose: Vector = [0.5, 0, 0];
  return [
    ...[-1, 1].map((side) =>
      membrane(look, [nose, [-0.5, 0.1, side * 0.36], [-0.5, 0, side * 0.03]], THICK),
    ),
    ...[-1, 1].map((side) =>
      membrane(look, [nose, [-0.5, 0, side * 0.03], [-0.46, -0.2, 0]], THICK),
    ),
  ];
}

/** A paper plane in flight, its nose a little up. */
export function flyingPaperPlane(wish: Wish): Sprite {
  const { random, rays, tall, colour, nth = 0 } = wish;
  const turned = 0.42 + 0.5 * random.unit();
  const model = moved(paperPlane(nth, colour), { by: roll(0.16), to: [0, 0.3, 0] });
  const view = { yaw: looksLeft(wish) ? Math.PI - turned : turned, pitch: 0.34, away: 3 };
  return sculpt(model, view, rays, tall, random);
}

/** A boat folded of paper: two high ends, flared sides, and the peak of its sheet between them. */
export function paperBoat(wish: Wish): Sprite {
  const look = plain(wish.colour ?? WHITE, { gloss: 0.05 });
  const [bow, stern]: [Vector, Vector] = [
    [0.62, 0.34, 0],
    [-0.62, 0.34, 0],
  ];
  const sides = [-1, 1].flatMap((side): Solid[] => {
    const [fore, aft]: [Vector, Vector] = [
      [0.3, 0, 0],
      [-0.3, 0, 0],
    ];
    const rim: Vector = [0, 0.3, side * 0.26];
    return [
      membrane(look, [bow, fore, rim], THICK),
      membrane(look, [stern, aft, rim], THICK),
      membrane(look, [fore, aft, rim], THICK),
      membrane(
        look,
        [
          [0.26, 0.12, side * 0.05],
          [-0.26, 0.12, side * 0.05],
          [0, 0.62, 0],
        ],
        THICK,
      ),
    ];
  });
  return portray(wish, sides, 0.45, 0.16, 3);
}

/** A crane folded of paper: wings spread, neck and tail raised, the beak bent down. */
export function paperCrane(wish: Wish): Sprite {
  const look = plain(wish.colour ?? CRANE, { gloss: 0.1 });
  const head: Vector = [0.5, 0.72, 0];
  const model = [
    ...[-1, 1].flatMap((side): Solid[] => [
      membrane(
        look,
        [
          [0.2, 0.3, 0],
          [-0.2, 0.3, 0],
          [-0.02, 0.7, side * 0.7],
        ],
        THICK,
      ),
      membrane(
        look,
        [
          [0.24, 0.3, 0],
          [-0.24, 0.3, 0],
          [0, 0, side * 0.1],
        ],
        THICK,
      ),
      membrane(look, [[0.22, 0.3, 0], [0, 0.06, side * 0.05], head], THICK),
      membrane(
        look,
        [
          [-0.22, 0.3, 0],
          [0, 0.06, side * 0.05],
          [-0.6, 0.72, 0],
        ],
        THICK,
      ),
    ]),
    limb(look, head, [0.66, 0.6, 0], 0.03, 0.006),
  ];
  return portray(wish, model, 0.5, 0.16, 3);
}
