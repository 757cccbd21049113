import { pick } from '../../../kernels/random.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { ellipsoid, limb, place, ring, type Solid } from '../sculpt/solid.ts';
import { roll, UNTURNED } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { armour, costumeOf, headwearOf, isBearded, isShaven, robeOf } from './costumes.ts';
import { type Complexion, complexionOf, headOf, isFemale } from './face.ts';

/** Where a portrait ends, below the chin, in heights of the head. */
const CUT = -0.72;

/** How much nearer to the chin the shoulders are than they are modelled. */
const NECK = 0.19;

/** Head and shoulders, the face to the viewer; they end at the sprite's lower edge. */
export function portrait({ random, rays, tall, colour, traits = [] }: Wish): Sprite {
  const isWoman = isFemale(traits);
  const costume = costumeOf(traits);
  const robe = colour ?? (costume === null ? null : robeOf(costume));
  const looks = complexionOf(random, robe, traits);
  const usual = isWoman ? pick(random, ['long', 'bun', 'tail'] as const) : 'short';
  const hair = isShaven(costume) ? 'shaven' : usual;
  const face = isBearded(costume, traits) ? ([...traits, 'bearded'] as const) : traits;
  const wide = traits.includes('child') ? 0.8 : isWoman ? 0.9 : 1.06;
  const clothes = costume === 'knight' ? { ...looks, cloth: armour } : looks;
  const worn = costume === null ? [] : headwearOf(costume, robe ?? robeOf(costume));
  const model = [
    ...shoulders(clothes, wide).map((piece) => place(piece, UNTURNED, [0, NECK, 0])),
    ...headOf(looks, hair, face),
    ...worn,
  ].map((piece) => place(piece, UNTURNED, [0, -CUT, 0]));
  const turn = Math.PI / 2 - 0.32 + 0.2 * (random.unit() - 0.5);
  const yaw = random.unit() < 0.5 ? turn : Math.PI - turn;
  return sculpt(model, { yaw, pitch: 0.02, away: 4 }, rays, tall, random);
}

/** In heights of a head; the chin is at 0 and the face looks along x. */
function shoulders({ skin, cloth }: Complexion, wide: number): Solid[] {
  return [
    limb(cloth, [-0.1, -0.66, -0.44 * wide], [-0.1, -0.66, 0.44 * wide], 0.25, 0.25),
    ellipsoid(cloth, [-0.06, -1.02, 0], [0.38, 0.66, 0.62 * wide], 0.2),
    ...[-1, 1].flatMap((side) => [
      // From the neck the muscles slope down to the shoulders.
      limb(cloth, [-0.14, -0.36, side * 0.13], [-0.12, -0.6, side * 0.52 * wide], 0.15, 0.22, 0.16),
      limb(
        cloth,
        [-0.1, -0.72, side * 0.6 * wide],
        [-0.04, -1.6, side * 0.76 * wide],
        0.235,
        0.19,
        0.16,
      ),
    ]),
    limb(skin, [-0.1, -0.5, 0], [-0.05, 0.16, 0], 0.19 * wide, 0.17 * wide, 0.04),
    // The neckline.
    ring(cloth, [-0.085, -0.33, 0], 0.21 * wide, 0.05, roll(-0.3)),
  ];
}
