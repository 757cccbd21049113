import { pick, type Random } from '../../../kernels/random.ts';
import type { Trait } from '../../words/trait.ts';
import { plain } from '../sculpt/looks.ts';
import { moved } from '../sculpt/move.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import type { Worn } from './bust-cloth.ts';
import { shoulders } from './bust-shoulders.ts';
import {
  type Costume,
  costumeOf,
  headwearOf,
  isBearded,
  isShaven,
  robeOf,
} from './clothing/costumes.ts';
import { hairOf } from './clothing/hair-of.ts';
import { brimmedHat, glassesOf, hatColour, headCloth } from './clothing/headwear.ts';
import { helmOf } from './clothing/helms.ts';
import { hood, isHooded } from './clothing/outerwear.ts';
import { platesOf, shoulderPlates, steelOf } from './clothing/plate-armour.ts';
import { regalia } from './clothing/regalia.ts';
import { onFace } from './face-light.ts';
import { isClosed, roleOf } from './roles/role.ts';
import { USUAL } from './roles/role-cloth.ts';
import { complexionFor } from './roles/role-faces.ts';
import { headwearFor } from './roles/role-headwear.ts';
import { complexionOf, headOf, isFemale, NEAR_CELLS } from './visage/face.ts';

/** Where a portrait ends, below the chin, in heights of the head. */
const CUT = -0.72;

/** How much nearer to the chin the shoulders are than they are modelled. */
const NECK = 0.235;

/** Head and shoulders, the face to the viewer; they end at the sprite's lower edge. */
export function portrait({
  random,
  rays,
  tall,
  colour,
  hair: dyed,
  hat,
  traits = [],
}: Wish): Sprite {
  const isWoman = isFemale(traits);
  const role = roleOf(traits);
  const costume = role === null ? costumeOf(traits) : null;
  const usualCloth = role === null ? null : USUAL[role];
  const robe = colour ?? (costume === null ? usualCloth : robeOf(costume, traits));
  const face = isBearded(costume, traits) ? ([...traits, 'bearded'] as const) : traits;
  const usual = hairOf(random, traits);
  const hair = isShaven(costume) ? 'shaven' : usual;
  const natural = complexionOf(random, robe, face, dyed, hair, true);
  const looks = role === null ? natural : complexionFor(role, natural, colour);
  const wide = traits.includes('child') ? 0.8 : isWoman ? 0.9 : 1.06;
  const isChild = traits.includes('child');
  const neckOfOne = isChild ? 0.145 : isWoman ? 0.158 : 0.192;
  const plates = costume === 'knight' ? platesOf(random, colour, hat ?? null) : null;
  const clothes = plates === null ? looks : { ...looks, cloth: steelOf(plates.steel) };
  const worn =
    costume === null
      ? role === null
        ? []
        : headwearFor(role, looks.skin.paint(0, 0, 0, [0, 1, 0]), traits)
      : headwearOf(costume, robe ?? robeOf(costume, traits), traits);
  const turn = Math.PI / 2 - 0.32 + 0.2 * (random.unit() - 0.5);
  const yaw = random.unit() < 0.5 ? turn : Math.PI - turn;
  const cloth = looks.cloth.paint(0, 0, 0, [0, 1, 0]);
  const model = moved(
    [
      ...headCloth(traits, cloth, hat ?? null),
      ...(isHooded(traits) ? hood(looks.cloth) : []),
      ...moved(shoulders(clothes, wide, dressedAs(costume, traits, random), neckOfOne), {
        to: [0, NECK + (isChild ? 0.07 : 0), 0],
      }),
      ...(costume === 'royal' ? regalia(isWoman, wide) : []),
      ...(plates === null
        ? []
        : [...shoulderPlates(plates, wide), ...helmOf(plates, traits, true)]),
      // Who is portrayed looks the viewer in the eye.
      ...headOf(looks, hair, face, GAZE * (Math.PI / 2 - yaw), NEAR_CELLS),
      ...worn,
      ...(traits.includes('hatted') ? brimmedHat(plain(hatColour(cloth, hat ?? null))) : []),
      ...glassesOf(traits, looks.face.features),
    ],
    { to: [0, -CUT, 0] },
  );
  return sculpt(
    model,
    { yaw, pitch: 0.02, away: 4, isSunk: true },
    onFace(rays),
    Math.min(tall, LARGEST),
    random,
  );
}

/** In how many rows a portrait is drawn at the most: it has more to be painted than other things as large. */
const LARGEST = 640;

/** How much of the way from where the face is turned to the viewer the eyes look. */
const GAZE = 0.8;

function dressedAs(costume: Costume | null, traits: readonly Trait[], random: Random): Worn {
  if (costume === 'royal' && isFemale(traits)) return 'round';
  if (costume !== null || isClosed(traits) || traits.includes('headscarf') || isHooded(traits))
    return 'closed';
  if (isFemale(traits)) return 'round';
  if (traits.includes('child')) return pick(random, ['crew', 'crew', 'closed']);
  return pick(random, ['open', 'open', 'closed', 'crew']);
}
