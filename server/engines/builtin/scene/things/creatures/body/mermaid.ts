import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { flare } from '../../sculpt/flare.ts';
import { plain, rough } from '../../sculpt/looks.ts';
import { mirrored, moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, blade, ellipsoid, type Look, type Solid } from '../../sculpt/solid.ts';
import { add, after, between, roll, turn, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { dressOf } from '../clothing/dress.ts';
import { figureOf } from '../figure.ts';
import { spine } from '../spine.ts';
import { stanceOf } from '../stance.ts';
import { headOf } from '../visage/face.ts';
import { armOf } from './limbs.ts';
import { trunkOf } from './trunk.ts';

const TAIL: Colour = [0.06, 0.52, 0.5];
const SHELL: Colour = [0.78, 0.36, 0.62];
const ROCK: Colour = [0.42, 0.4, 0.38];

/** Rows of scales along a tail that runs down and ahead. */
const scaled = (colour: Colour): Look => ({
  paint: (x, y, z) => {
    const along = (y - 0.5 * x) * 46;
    const row = Math.floor(along);
    const across = (Math.atan2(z, 0.5 * y + x) * 9 + 0.5 * (row & 1)) % 1;
    const edge = Math.hypot(((across + 1) % 1) - 0.5, along - row - 0.2);
    return scaleColour(colour, edge > 0.62 ? 0.55 : 0.82 + 0.45 * (along - row));
  },
  gloss: 0.5,
});

/** A mermaid who sits on a rock, her tail bent round before it and its fin raised. */
export function mermaid(wish: Wish): Sprite {
  const { random, rays, tall, colour, hair } = wish;
  const traits: readonly Trait[] = [...(wish.traits ?? []), 'woman', 'longhaired'];
  const figure = figureOf(traits);
  const usual = dressOf(random, 'standing', SHELL, traits, hair ?? null);
  const { skin } = usual.face;
  const bare = {
    ...usual,
    kind: 'suit' as const,
    cloth: skin,
    legs: skin,
    hasHat: false,
    hasShortSleeves: false,
  };
  const stance = stanceOf(figure, 'standing', {
    near: [0.12, figure.hips + 0.06, -0.2],
    far: [-0.08, figure.hips + 0.02, 0.2],
  });
  const { hips, waist, chest, chin, twisted, arms } = stance;
  const on = (at: Vector): Vector => add(chest, turn(twisted, at));
  const scales = scaled(colour ?? TAIL);
  const fin = plain(scaleColour(colour ?? TAIL, 1.3), { sheer: 0.25, gloss: 0.4 });
  const end: Vector = [0.66, 0.3, 0];
  const fluke = (side: number): Solid[] => {
    const tip = add(end, [0.1 + 0.02 * side, 0.19, side * 0.14]);
    return [
      blade(
        fin,
        end,
        between(end, tip, 0.6),
        0.035,
        0.062,
        0.28,
        0.02,
        after(yaw(0.4 * side), roll(0.5)),
      ),
      blade(
        fin,
        between(end, tip, 0.6),
        tip,
        0.062,
        0.012,
        0.28,
        0.02,
        after(yaw(0.4 * side), roll(0.5)),
      ),
    ];
  };
  const tail = [
    flare(
      scales,
      between(waist, hips, 0.4),
      [figure.hipsWide * 0.8, figure.hipsWide * 1.0],
      add(hips, [0.01, -0.03, 0]),
      [figure.hipsWide * 0.9, figure.hipsWide * 1.12],
    ),
    ...spine(
      scales,
      [
        [add(hips, [0, 0, 0]), 0.088],
        [[0.1, 0.42, 0], 0.094],
        [[0.24, 0.36, 0], 0.088],
        [[0.36, 0.24, 0], 0.074],
        [[0.45, 0.13, 0], 0.058],
        [[0.56, 0.12, 0], 0.044],
        [[0.63, 0.2, 0], 0.036],
        [end, 0.03],
      ],
      0.05,
    ),
    ...fluke(-1),
    ...fluke(1),
  ];
  const shells = [-1, 1].map((side) =>
    ellipsoid(
      {
        paint: (_x, y, z) =>
          scaleColour(SHELL, 0.82 + 0.3 * Math.abs(Math.sin((z * 0.8 + y) * 150))),
        gloss: 0.3,
      },
      on([0.05, -0.082, side * 0.042]),
      [0.034, 0.036, 0.036],
    ),
  );
  const head = moved(headOf(usual.face, 'long', traits), {
    size: figure.head,
    by: roll(stance.nod),
    to: chin,
  });
  const stone = rough(ROCK, 0.9);
  const model = [
    ...trunkOf(bare, figure, stance, true),
    ...arms.flatMap((arm) => armOf(bare, figure, arm, 'open')),
    ...shells,
    ...tail,
    ...head,
    ellipsoid(stone, [-0.03, 0.18, 0.02], [0.3, 0.25, 0.26]),
    ellipsoid(stone, [0.14, 0.1, 0.13], [0.26, 0.17, 0.2], 0.06),
    ball(stone, [-0.26, 0.06, -0.04], 0.15, 0.05),
  ];
  const isLeft = looksLeft(wish);
  const aside = 0.62 + 0.3 * (random.unit() - 0.5);
  return sculpt(
    isLeft ? mirrored(model) : model,
    { yaw: isLeft ? Math.PI - aside : aside, pitch: 0.08, away: 4 },
    { ...rays, snowy: false },
    tall,
    random,
  );
}
