import type { Random } from '../../../kernels/random.ts';
import type { Colour, Trait } from '../../words/idea.ts';
import { moved } from '../sculpt/move.ts';
import { ellipsoid, type Look, type Solid } from '../sculpt/solid.ts';
import { after, roll, yaw } from '../sculpt/vector.ts';
import { collarOf, headwearOf, isBearded } from './costumes.ts';
import { type Doing, PLANS } from './doings.ts';
import { type Dress, dressOf } from './dress.ts';
import { headOf, isFemale } from './face.ts';
import { type Figure, figureOf, varied } from './figure.ts';
import { armOf, type Hand, legOf } from './limbs.ts';
import { skirtOf } from './skirt.ts';
import { type Hands, type Stance, stanceOf } from './stance.ts';
import { trunkOf } from './trunk.ts';
import { onHead, wornOf } from './worn.ts';

/** A model of a person, height 1 when upright, looking right, the hands where they hang or are held; `hair` null as it comes. */
export function human(
  random: Random,
  doing: Doing,
  colour: Colour | null,
  traits: readonly Trait[] = [],
  held: Hands = {},
  hair: Colour | null = null,
): Solid[] {
  const figure = varied(random, figureOf(traits));
  const dress = dressOf(random, doing, colour, traits, hair);
  const stance = stanceOf(figure, doing, held, dress.kind === 'dress' ? SKIRT_ROOM : 0);
  const isGrown = isFemale(traits) && !traits.includes('girl') && !traits.includes('child');
  const model = [
    ...stance.legs.flatMap((leg, n) => legOf(dress, figure, leg, n === 0 ? -1 : 1)),
    ...trunkOf(dress, figure, stance, isGrown),
    ...skirtOf(dress, figure, stance, doing),
    ...(dress.costume === null ? [] : collarOf(dress.costume, stance.chest, figure, traits)),
    ...stance.arms.flatMap((arm, n) => armOf(dress, figure, arm, handAt(dress, doing, held, n))),
    ...wornOf(traits, figure, stance, dress.cloth),
    ...faceOf(dress, figure, stance, traits),
  ];
  if (doing !== 'sleeping') return model;
  return moved(model, { by: roll(Math.PI / 2), to: [0.5, 0.1, 0] });
}

/** How much farther aside hands hang beside a skirt. */
const SKIRT_ROOM = 0.03;

/** Who has both hands closed. */
const FISTS: ReadonlySet<Doing> = new Set<Doing>(['running', 'kicking']);

/** What the near hand (0) or the far one does. */
function handAt({ kind }: Dress, doing: Doing, held: Hands, n: number): Hand {
  // Flat on the other's back.
  if (doing === 'embracing') return 'open';
  if ((n === 0 ? held.near : held.far) !== undefined || FISTS.has(doing)) return 'holds';
  const isPocketed = kind !== 'dress' && PLANS[doing].pocketed === (n === 0 ? 'near' : 'far');
  return isPocketed ? 'pocketed' : 'open';
}

const bearded = (costume: Dress['costume'], traits: readonly Trait[]): readonly Trait[] =>
  isBearded(costume, traits) ? [...traits, 'bearded'] : traits;

function faceOf(
  dress: Dress,
  { head }: Figure,
  { chin, nod, gaze }: Stance,
  traits: readonly Trait[],
): Solid[] {
  const pieces = [
    ...headOf(dress.face, dress.hair, bearded(dress.costume, traits)),
    ...(dress.hasHat ? hatOf(dress.hat) : []),
    ...onHead(traits, dress.face.skin.paint(0, 0, 0, [0, 1, 0])),
    ...(dress.costume === null
      ? []
      : headwearOf(dress.costume, dress.cloth.paint(0, 1, 0, [0, 1, 0]), traits)),
  ];
  return moved(pieces, { size: head, by: after(yaw(gaze), roll(nod)), to: chin });
}

/** A hat with a brim, in heights of the head. */
const hatOf = (look: Look): Solid[] => [
  ellipsoid(look, [-0.04, 0.86, 0], [0.74, 0.05, 0.7]),
  ellipsoid(look, [-0.05, 0.98, 0], [0.43, 0.3, 0.41], 0.06),
];
