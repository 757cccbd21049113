import { scaleColour } from '../../arithmetic.ts';
import { createNoise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import type { Trait } from '../../words/trait.ts';
import { attributeOf } from '../creatures/clothing/costumes.ts';
import { figureOf } from '../creatures/figure.ts';
import { human } from '../creatures/human.ts';
import { mirrored, moved } from '../sculpt/move.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { box, type Look, type Solid } from '../sculpt/solid.ts';
import type { Sprite } from '../sprite.ts';
import { looksLeft, underOpenSky, type Wish } from '../wish.ts';

const MARBLE: Colour = [0.84, 0.83, 0.79];
/** Veins and stains of stone, the same on every statue. */
const noise = createNoise(20_318);

/** The figure's share of the whole height; the rest is its plinth. */
const FIGURE = 0.7;
const PLINTH = 1 - FIGURE;

/** A statue of marble, or of what its colour says, on a plinth with steps: a robed woman or an armoured man with his sword. */
export function statue(asked: Wish): Sprite {
  const wish = underOpenSky(asked);
  const { random, rays, tall, colour, traits = [] } = wish;
  const base = colour ?? MARBLE;
  const stone: Look = {
    paint: (x, y, z) => scaleColour(base, 0.96 + 0.14 * noise.fbm(x * 9 + z * 7, y * 8, 3)),
    gloss: colour === null ? 0.12 : 0.5,
  };
  const isArmed = traits.includes('knight') || (traits.length === 0 && random.unit() < 0.5);
  const robed: readonly Trait[] = traits.length > 0 ? traits : ['woman', 'gown', 'longhaired'];
  const like: readonly Trait[] = isArmed ? ['knight'] : robed;
  const held = isArmed ? attributeOf('knight', figureOf(like), like) : null;
  const body = [
    ...human(random, 'standing', base, like, held === null ? {} : { near: held.hand }),
    ...(held?.pieces ?? []),
  ].map((piece): Solid => ({ ...piece, look: stone }));
  const step = (low: number, high: number, half: number) =>
    box(stone, [0, (low + high) / 2, 0], [half, (high - low) / 2, half], undefined, 0.006);
  const isLeft = looksLeft(wish);
  const model = [
    step(0, 0.05, 0.26),
    step(0.05, 0.09, 0.22),
    step(0.09, PLINTH - 0.04, 0.17),
    step(PLINTH - 0.04, PLINTH, 0.2),
    ...moved(isLeft ? mirrored(body) : body, { size: FIGURE, to: [0, PLINTH, 0] }),
  ];
  const turn = 0.9 + 0.4 * (random.unit() - 0.5);
  return sculpt(
    model,
    { yaw: isLeft ? Math.PI - turn : turn, pitch: 0.02, away: 4 },
    rays,
    tall,
    random,
  );
}
