import { createRandom } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import { composeSprites } from '../../compose-sprites.ts';
import { planks } from '../../sculpt/looks.ts';
import { mirrored } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { box, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';

const FRAME: Colour = [0.46, 0.28, 0.14];
/** A standing mirror, in heights of a man: its outer sides, how thick its frame is, and how high its lower edge is. */
const MIRROR = { wide: 0.66, high: 1.2, frame: 0.035, foot: 0.07 } as const;
/** How high all of it is, of the height of a grown person before it. */
export const WITH_MIRROR = MIRROR.high + MIRROR.foot;
/** How wide that is, and where the middles of who looks and of the mirror are, in the same heights; from the left. */
const ALL = { wide: 1.2, person: 0.3, mirror: 0.8, image: 0.74 } as const;
/** How large who is seen in it is beside who looks, and how high the feet are there: it is as far behind the glass. */
const IMAGE = { share: 0.88, foot: 0.12 } as const;
/** How far who looks is turned from the eye, and the image toward it. Radians. */
const TURN = 0.82;

/** Glass that mirrors the light of the room: paler up and along two slanting stripes. */
const glass: Look = {
  paint: (x, y) => {
    const slant = x * 0.8 + y * 0.6;
    const isStripe = Math.abs(slant - 0.52) < 0.03 || Math.abs(slant - 0.63) < 0.012;
    const base = 0.6 + 0.16 * y + (isStripe ? 0.09 : 0);
    return [base * 0.93, base * 0.99, base];
  },
  gloss: 0.5,
};

/** The mirror on its feet, its foot at 0 and its middle too. */
function standing(): Solid[] {
  const wood = planks(FRAME, 0.02);
  const [half, low, top] = [MIRROR.wide / 2, MIRROR.foot, MIRROR.foot + MIRROR.high];
  const edge = half - MIRROR.frame / 2;
  const middle = (low + top) / 2;
  return [
    box(glass, [0, middle, 0.01], [edge, MIRROR.high / 2 - 0.01, 0.006]),
    ...[-1, 1].flatMap((side) => [
      box(wood, [side * edge, middle, 0], [MIRROR.frame / 2, MIRROR.high / 2, 0.02]),
      limb(wood, [side * edge, low + 0.03, 0], [side * edge, 0, -0.1], 0.018, 0.014),
      limb(wood, [side * edge, low + 0.03, 0], [side * edge, 0, 0.1], 0.018, 0.014),
    ]),
    ...[low + MIRROR.frame / 2, top - MIRROR.frame / 2].map((y) =>
      box(wood, [0, y, 0], [half, MIRROR.frame / 2, 0.022]),
    ),
  ];
}

/** Someone before a standing mirror, seen from behind, whose face is seen in it. */
export function beforeMirror(wish: Wish): Sprite {
  const { random, rays, tall, colour, traits = [], hair = null, hat = null } = wish;
  const isLeft = looksLeft(wish);
  const seed = random.uint32();
  const model = human(createRandom(seed), 'idle', colour, traits, {}, hair, hat);
  const share = figureOf(traits).tall;
  const unit = tall / WITH_MIRROR;
  const [width, height] = [Math.round(ALL.wide * unit), Math.round(tall)];
  const view = (turn: number) => ({
    yaw: isLeft ? Math.PI - turn : turn,
    pitch: 0.04,
    away: 4,
  });
  const own = share * unit;
  const from = (sprite: Sprite, middle: number, tallest: number): number =>
    (isLeft ? ALL.wide - middle : middle) * unit - (sprite.width / sprite.height) * tallest * 0.5;
  const mirror = sculpt(standing(), { yaw: 0, pitch: 0, away: 8 }, rays, tall, random);
  const image = sculpt(isLeft ? model : mirrored(model), view(TURN), rays, own, random);
  const back = sculpt(isLeft ? mirrored(model) : model, view(-TURN), rays, own, random);
  const left = (isLeft ? ALL.wide - ALL.mirror : ALL.mirror) * unit;
  const inner = (MIRROR.wide / 2 - MIRROR.frame) * unit;
  return composeSprites(width, height, [
    { sprite: mirror, left: from(mirror, ALL.mirror, tall), foot: height, tall },
    {
      sprite: image,
      left: from(image, ALL.image, IMAGE.share * own),
      foot: height - IMAGE.foot * unit,
      tall: IMAGE.share * own,
      within: {
        left: left - inner,
        right: left + inner,
        top: MIRROR.frame * unit,
        foot: height - (MIRROR.foot + MIRROR.frame) * unit,
      },
    },
    { sprite: back, left: from(back, ALL.person, own), foot: height, tall: own },
  ]);
}
