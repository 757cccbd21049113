import type { Random } from '../../../kernels/random.ts';
import { type Actor, actorOf, coatIn } from '../../words/creatures.ts';
import type { Colour } from '../../words/idea.ts';
import type { Trait } from '../../words/trait.ts';
import { moved } from '../sculpt/move.ts';
import type { Solid } from '../sculpt/solid.ts';
import { add, roll, type Vector } from '../sculpt/vector.ts';
import { gazing } from './body/gaze.ts';
import { armOf, type Hand, legOf } from './body/limbs.ts';
import { trunkOf } from './body/trunk.ts';
import { spacesuit } from './clothing/astronaut.ts';
import { collarOf, headwearOf, isBearded } from './clothing/costumes.ts';
import { type Dress, dressOf } from './clothing/dress.ts';
import { brimmedHat, glassesOf, headCloth } from './clothing/headwear.ts';
import { helmOf } from './clothing/helms.ts';
import { hood, isHooded } from './clothing/outerwear.ts';
import { plateArmour } from './clothing/plate-armour.ts';
import { isTrailing, skirtOf } from './clothing/skirt.ts';
import { suited } from './clothing/suited.ts';
import { onHead, wornOf } from './clothing/worn.ts';
import { type Figure, figureOf, varied } from './figure.ts';
import { type Doing, PLANS } from './postures/doings.ts';
import { inLongSkirt } from './postures/phases.ts';
import { STANDING } from './postures/rests.ts';
import { type Hands, headTurned, type Stance, stanceOf } from './stance.ts';
import { type ActorBody, actorBody, bellyOf } from './upright/actor-body.ts';
import { isDressed } from './upright/actor-clothes.ts';
import { robotBody } from './upright/robot-body.ts';
import { headOf, isFemale } from './visage/face.ts';

/** A model of a person, or of an animal or a robot that does as people do, height 1 when upright, looking right, the hands where they hang or are held; `hair` and `hat`, which is what is on the head, null as they come. */
export function human(
  random: Random,
  doing: Doing,
  colour: Colour | null,
  traits: readonly Trait[] = [],
  held: Hands = {},
  hair: Colour | null = null,
  hat: Colour | null = null,
): Solid[] {
  const actor = actorOf(traits, () => random.uint32());
  if (actor === null && traits.includes('spacesuit'))
    return laid(doing, suited(stanceOf(figureOf([]), doing, held), null));
  if (actor !== null) return actorIn(actor, { random, doing, colour, traits, held, hat });
  const figure = varied(random, figureOf(traits));
  const dress = dressOf(random, doing, colour, traits, hair, hat);
  return laid(doing, bodyIn(dress, figure, { doing, traits, held, hat }));
}

/** How far who flies is tipped ahead, radians. */
const TIPPED = -1.1;

/** Who lies or flies, of a model that is upright. */
const laid = (doing: Doing, model: Solid[]): Solid[] =>
  doing === 'flying'
    ? moved(model, { by: roll(TIPPED), to: [-0.45, 0.1, 0] })
    : doing === 'sleeping'
      ? moved(model, { by: roll(Math.PI / 2), to: [0.5, 0.1, 0] })
      : model;

/** What somebody does, and what is said of that one. */
interface Bearer {
  readonly doing: Doing;
  readonly traits: readonly Trait[];
  readonly held: Hands;
  readonly hat: Colour | null;
}

/** The body of somebody in clothes; `head` in heights of a human head with the chin at 0, where it is no human one. */
function bodyIn(
  dress: Dress,
  figure: Figure,
  { doing, traits, held, hat }: Bearer,
  head: readonly Solid[] | null = null,
): Solid[] {
  const gait = isTrailing(dress) ? inLongSkirt(doing) : doing;
  const own = stanceOf(figure, gait, held, dress.kind === 'dress' ? SKIRT_ROOM : 0);
  const stance = STANDING.includes(doing) ? gazing(own, traits) : own;
  const isGrown = isFemale(traits) && !traits.includes('girl') && !traits.includes('child');
  return [
    ...stance.legs.flatMap((leg, n) => legOf(dress, figure, leg, n === 0 ? -1 : 1)),
    ...trunkOf(dress, figure, stance, isGrown),
    ...skirtOf(dress, figure, stance),
    ...(dress.costume === null ? [] : collarOf(dress.costume, stance.chest, figure, traits)),
    ...stance.arms.flatMap((arm, n) => armOf(dress, figure, arm, handAt(dress, doing, held, n))),
    ...(dress.plates === undefined ? [] : plateArmour(dress.plates, figure, stance)),
    ...wornOf(traits, figure, stance, dress.cloth),
    ...(head === null
      ? faceOf(dress, figure, stance, traits, hat)
      : moved(head, { size: figure.head, by: roll(stance.nod), to: stance.chin })),
  ];
}

/** Who has the eyes shut. */
const ASLEEP: ReadonlySet<Doing> = new Set<Doing>(['sleeping', 'dozing', 'lotus']);

/** An animal or a robot that does as people do: in the clothes by which it is known, else in its own coat. */
function actorIn(
  actor: Actor,
  { random, colour, ...own }: Bearer & { random: Random; colour: Colour | null },
): Solid[] {
  const { doing, traits, held, hat } = own;
  const isClothed = isDressed(traits);
  const figure = figureOf(traits);
  const sleeps = ASLEEP.has(doing) || traits.includes('drowsy');
  const kind = actorBody(actor, coatIn(traits), random, { traits, sleeps });
  const dress = dressOf(random, doing, isClothed ? colour : null, traits, null, hat);
  const worn = { ...dress, face: { ...dress.face, skin: kind.skin } };
  const stance = stanceOf(figure, doing, held);
  const tail = kind.tail(add(stance.hips, TAIL));
  if (traits.includes('spacesuit')) {
    const stands = STANDING.includes(doing) && held.near === undefined && held.far === undefined;
    if (stands) return [...spacesuit(kind.head), ...kind.tail(TAIL_OF_SUIT)];
    return laid(doing, suited(stance, { head: kind.head, size: figure.head }));
  }
  if (isClothed) return laid(doing, [...bodyIn(worn, figure, own, kind.head), ...tail]);
  const model =
    actor === 'robot'
      ? [
          ...robotBody(kind.coat, figure, stance),
          ...wornOf(traits, figure, stance, kind.coat),
          ...moved(kind.head, { size: figure.head, by: roll(stance.nod), to: stance.chin }),
        ]
      : [
          ...bodyIn(inOwnCoat(kind, worn), figure, own, kind.head),
          ...bellyOf(kind, stance),
          ...tail,
        ];
  return laid(doing, model);
}

/** Where a tail begins from the middle of the hips, in heights of the body. */
const TAIL: Vector = [-0.075, 0.015, 0];
/** The same of one in a space suit, from the ground. */
const TAIL_OF_SUIT: Vector = [-0.075, 0.49, 0];

/** What is worn where it is no more than the coat. */
function inOwnCoat({ coat, skin }: ActorBody, worn: Dress): Dress {
  return {
    ...worn,
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
    ...headCloth(traits, cloth, hat),
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
