import type { Random } from '../../../kernels/random.ts';
import type { Colour } from '../../words/idea.ts';
import type { Trait } from '../../words/trait.ts';
import { moved } from '../sculpt/move.ts';
import type { Look, Solid } from '../sculpt/solid.ts';
import { roll } from '../sculpt/vector.ts';
import { collarOf, headwearOf, isBearded } from './costumes.ts';
import { type Doing, PLANS } from './doings.ts';
import { type Dress, dressOf } from './dress.ts';
import { headOf, isFemale } from './face.ts';
import { type Figure, figureOf, varied } from './figure.ts';
import { brimmedHat, glassesOf, headscarf } from './headwear.ts';
import { helmOf } from './helms.ts';
import { armOf, type Hand, legOf } from './limbs.ts';
import { hood, isHooded } from './outerwear.ts';
import { plateArmour } from './plate-armour.ts';
import { skirtOf } from './skirt.ts';
import { type Hands, headTurned, type Stance, stanceOf } from './stance.ts';
import { trunkOf } from './trunk.ts';
import { onHead, wornOf } from './worn.ts';

/** What an animal that stands as a person does has of its own: its coat on the hands, and its head, in heights of a human head with the chin at 0; `coat` is all over it where it wears nothing. */
export interface Upright {
  readonly skin: Look;
  readonly coat?: Look;
  readonly head: readonly Solid[];
}

/** A model of a person, height 1 when upright, looking right, the hands where they hang or are held; `hair` and `hat`, which is what is on the head, null as they come; `beast` where it is an animal. */
export function human(
  random: Random,
  doing: Doing,
  colour: Colour | null,
  traits: readonly Trait[] = [],
  held: Hands = {},
  hair: Colour | null = null,
  hat: Colour | null = null,
  beast: Upright | null = null,
): Solid[] {
  const figure = varied(random, figureOf(traits));
  const worn = dressOf(random, doing, colour, traits, hair, hat);
  const dress = beast === null ? worn : asWornBy(beast, worn);
  const stance = stanceOf(figure, doing, held, dress.kind === 'dress' ? SKIRT_ROOM : 0);
  const isGrown = isFemale(traits) && !traits.includes('girl') && !traits.includes('child');
  const model = [
    ...stance.legs.flatMap((leg, n) => legOf(dress, figure, leg, n === 0 ? -1 : 1)),
    ...trunkOf(dress, figure, stance, isGrown),
    ...skirtOf(dress, figure, stance),
    ...(dress.costume === null ? [] : collarOf(dress.costume, stance.chest, figure, traits)),
    ...stance.arms.flatMap((arm, n) => armOf(dress, figure, arm, handAt(dress, doing, held, n))),
    ...(dress.plates === undefined ? [] : plateArmour(dress.plates, figure, stance)),
    ...wornOf(traits, figure, stance, dress.cloth),
    ...(beast === null
      ? faceOf(dress, figure, stance, traits, hat)
      : moved(beast.head, { size: figure.head, by: roll(stance.nod), to: stance.chin })),
  ];
  if (doing !== 'sleeping') return model;
  return moved(model, { by: roll(Math.PI / 2), to: [0.5, 0.1, 0] });
}

/** The dress of an animal: its coat on what is bare of it, or all over. */
function asWornBy({ skin, coat }: Upright, worn: Dress): Dress {
  const own = { ...worn, face: { ...worn.face, skin } };
  if (coat === undefined) return own;
  return {
    ...own,
    kind: 'suit',
    costume: null,
    hasHat: false,
    hasShortSleeves: false,
    isBareLegged: false,
    cloth: coat,
    legs: coat,
    shoes: skin,
  };
}

/** How much farther aside hands hang beside a skirt. */
const SKIRT_ROOM = 0.03;

/** Who has both hands closed, who has them joined too; and who has the far one so, on the hip. */
const FISTS: ReadonlySet<Doing> = new Set<Doing>([
  'running',
  'sprinting',
  'bounding',
  'kicking',
  'clasped',
]);
const ON_HIP: ReadonlySet<Doing> = new Set<Doing>(['akimbo']);

/** What the near hand (0) or the far one does. */
function handAt({ kind }: Dress, doing: Doing, held: Hands, n: number): Hand {
  // Flat on the other's back.
  if (doing === 'embracing' || doing === 'comforting') return 'open';
  if ((n === 0 ? held.near : held.far) !== undefined || FISTS.has(doing)) return 'holds';
  if (n === 1 && ON_HIP.has(doing)) return 'holds';
  const isPocketed = kind !== 'dress' && PLANS[doing].pocketed === (n === 0 ? 'near' : 'far');
  return isPocketed ? 'pocketed' : 'open';
}

const bearded = (costume: Dress['costume'], traits: readonly Trait[]): readonly Trait[] =>
  isBearded(costume, traits) ? [...traits, 'bearded'] : traits;

function faceOf(
  dress: Dress,
  { head }: Figure,
  stance: Stance,
  traits: readonly Trait[],
  hat: Colour | null,
): Solid[] {
  const cloth = dress.cloth.paint(0, 1, 0, [0, 1, 0]);
  const pieces = [
    ...(traits.includes('headscarf') ? headscarf(cloth, hat) : []),
    ...(isHooded(traits) ? hood(dress.cloth) : []),
    ...headOf(dress.face, dress.hair, bearded(dress.costume, traits)),
    ...(dress.hasHat ? brimmedHat(dress.hat) : []),
    ...glassesOf(traits, dress.face.face.features),
    ...onHead(traits, dress.face.skin.paint(0, 0, 0, [0, 1, 0])),
    ...(dress.plates === undefined ? [] : helmOf(dress.plates, traits)),
    ...(dress.costume === null ? [] : headwearOf(dress.costume, cloth, traits)),
  ];
  return moved(pieces, { size: head, by: headTurned(stance), to: stance.chin });
}
