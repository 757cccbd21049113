import { pick, type Random } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain } from '../../sculpt/looks.ts';
import type { Look } from '../../sculpt/solid.ts';
import type { Doing } from '../postures/doings.ts';
import { roleOf } from '../roles/role.ts';
import { dressedFor } from '../roles/roles.ts';
import { type Complexion, complexionOf, isFemale } from '../visage/face.ts';
import type { Hair } from '../visage/hair.ts';
import { BAREFOOT, type Clothes, clothesFor, HATTED, IN_WATER, SPORTY } from './clothes.ts';
import {
  BRIGHT,
  CHECKS,
  RUBBER,
  SHOES,
  STRAW,
  TRAINERS,
  trousersOf,
  UNDER,
  WHITE,
} from './clothes-colours.ts';
import { type Costume, costumeOf, isShaven, robeOf, trimmed } from './costumes.ts';
import { hairOf, lying, seenAs } from './hair-of.ts';
import { hatColour } from './headwear.ts';
import { isHooded, outerColour } from './outerwear.ts';
import { mailOf, type Plates, platesOf, steelOf } from './plate-armour.ts';

/** How many men have a hat on in the sun of summer. */
const SUN_HATS = 0.3;

/** Someone's clothes, hair and skin. */
export interface Dress {
  readonly kind: Clothes;
  readonly hair: Hair;
  readonly hasHat: boolean;
  readonly costume: Costume | null;
  /** Whether the arms are bare below the sleeves. */
  readonly hasShortSleeves: boolean;
  /** Whether the legs are bare from the knees down. */
  readonly isBareLegged: boolean;
  readonly face: Complexion;
  readonly cloth: Look;
  /** What is seen beneath an open jacket or coat. */
  readonly under: Colour;
  /** Whether braces hold the trousers. */
  readonly hasBraces: boolean;
  /** Whether a dress reaches to the ground. */
  readonly isLong: boolean;
  /** Whether its skirt is a dancer's, stiff and short; missing: it is not. */
  readonly hasTutu?: true;
  /** The cloth of a wide skirt that is tied over the chest; missing: it is that of the dress, from the waist down. */
  readonly skirt?: Look;
  /** Whether a coat or a shirt is closed from the neck to the hem; missing: it is open. */
  readonly isClosed?: true;
  /** Whether a shirt ends beneath the belt. */
  readonly isTucked: boolean;
  readonly legs: Look;
  readonly shoes: Look;
  /** Gloves; missing: the hands are bare. */
  readonly gloves?: Look;
  /** Armour of plates over mail; missing: none is worn. */
  readonly plates?: Plates;
  readonly hat: Look;
}

/** What someone who is like that wears to do that; `colour` is of the upper part, `hair` of the hair and `hat` of a hat, null as they come. */
export function dressOf(
  random: Random,
  doing: Doing,
  colour: Colour | null,
  traits: readonly Trait[],
  hair: Colour | null = null,
  hat: Colour | null = null,
): Dress {
  const noise = createNoise(random.uint32());
  const isYoung = traits.includes('child') || traits.includes('girl');
  const usual =
    outerColour(traits) ??
    (isYoung || traits.includes('keeper')
      ? pick(random, BRIGHT)
      : traits.includes('farmer') || traits.includes('hiker')
        ? pick(random, CHECKS)
        : null);
  const face = complexionOf(
    random,
    colour ?? (traits.includes('karate') ? WHITE : usual),
    traits,
    hair,
  );
  const kind = clothesFor(random, doing, traits);
  const [cloth] = [face.cloth.paint(0, 0, 0, [0, 1, 0])];
  // Folds hang down, deeper where the cloth is loose.
  const deep = kind === 'dress' || kind === 'coat' ? 0.004 : 0.0026;
  const woven = (base: Colour): Look => ({
    paint: (x, y, z) => scaleColour(base, 1 + 0.08 * noise.fbm(x * 9 + z * 5, y * 7 - z * 4, 2)),
    bump: (x, y, z) =>
      deep * noise.fbm((x - z) * 12, y * 5 + z * 7, 2) +
      0.0007 * noise.fbm(x * 9 + z * 5, y * 24, 2),
  });
  // Who swims has a bathing suit, and bare arms and legs; who bathes in a tub has none.
  const isSwimming = doing === 'soaking' || IN_WATER.has(doing);
  const suit =
    doing === 'soaking' ? face.skin : isSwimming ? woven(cloth) : plain(RUBBER, { gloss: 0.35 });
  const isSporty = isYoung || SPORTY.has(doing);
  // Nobody keeps a hat on in a room.
  const isBare = !isFemale(traits) && random.unit() < SUN_HATS && traits.includes('summery');
  const everyday: Dress = {
    kind,
    costume: null,
    hair:
      doing === 'sleeping'
        ? lying(hairOf(random, traits))
        : traits.includes('bun') || traits.includes('earrings')
          ? hairOf(random, traits)
          : seenAs(hairOf(random, traits), kind, traits),
    isBareLegged:
      kind === 'shirt' &&
      !traits.includes('wintry') &&
      !traits.includes('hiker') &&
      !BAREFOOT.has(doing) &&
      (traits.includes('child') || traits.includes('summery') || SPORTY.has(doing)),
    hasShortSleeves: kind === 'shirt' || isSwimming || (kind === 'dress' && random.unit() < 0.6),
    hasHat:
      traits.includes('hatted') ||
      (!traits.includes('headscarf') &&
        !isHooded(traits) &&
        HATTED.has(doing) &&
        !traits.includes('wintry') &&
        (traits.includes('farmer') || (isBare && !traits.includes('child')))),
    face,
    cloth: kind === 'suit' ? suit : woven(cloth),
    legs: isSwimming ? face.skin : kind === 'suit' ? suit : woven(trousersOf(random, traits)),
    shoes:
      kind === 'suit' || BAREFOOT.has(doing)
        ? face.skin
        : plain(pick(random, isSporty ? TRAINERS : SHOES), { gloss: 0.15 }),
    hat: woven(hat === null && traits.includes('farmer') ? STRAW : hatColour(cloth, hat)),
    under: pick(random, UNDER),
    isTucked: random.unit() < 0.5 || traits.includes('farmer'),
    hasBraces: traits.includes('farmer'),
    isLong: doing === 'praying' || traits.includes('ballgown'),
  };
  const costume = costumeOf(traits);
  const role = roleOf(traits);
  if (role !== null) return dressedFor(role, everyday, woven, colour);
  return costume === null
    ? formal(everyday, traits, woven)
    : costume === 'knight'
      ? inArmour(everyday, platesOf(random, colour, hat))
      : inCostume(everyday, costume, woven(colour ?? robeOf(costume, traits)));
}

/** What is worn to a wedding, and by a doctor. */
const FORMAL = {
  white: [0.93, 0.92, 0.89],
  black: [0.075, 0.08, 0.095],
  coat: [0.9, 0.92, 0.93],
  shirt: [0.56, 0.68, 0.8],
} as const satisfies Readonly<Record<string, Colour>>;

/** The same person dressed as a bride, a bridegroom or a doctor is, or as before. */
function formal(dress: Dress, traits: readonly Trait[], woven: (colour: Colour) => Look): Dress {
  const own = { ...dress, hasHat: false, isBareLegged: false, hasShortSleeves: false };
  if (traits.includes('bride'))
    return {
      ...own,
      kind: 'dress',
      isLong: true,
      hasShortSleeves: true,
      cloth: woven(FORMAL.white),
    };
  if (traits.includes('groom')) {
    const black = woven(FORMAL.black);
    return { ...own, kind: 'jacket', cloth: black, legs: black, shoes: black, under: FORMAL.white };
  }
  if (traits.includes('doctor'))
    return { ...own, kind: 'coat', cloth: woven(FORMAL.coat), under: FORMAL.shirt };
  return covered(dress, traits);
}

/** The same person as the pullover, raincoat or cloak that is said covers one, or as before; no hat is on a hood. */
function covered(dress: Dress, traits: readonly Trait[]): Dress {
  if (dress.kind === 'suit') return dress;
  const own = { ...dress, isBareLegged: false, hasShortSleeves: false };
  if (traits.includes('raincoat')) return againstRain({ ...own, hasHat: false });
  if (traits.includes('cloak')) return { ...own, hasHat: false, isLong: true };
  if (dress.kind === 'shirt' && traits.includes('pullover'))
    return { ...own, isClosed: true, isTucked: false };
  return dress;
}

/** The same person in a closed coat that shines, and in boots of the same. */
function againstRain(dress: Dress): Dress {
  const oiled: Look = { ...dress.cloth, gloss: 0.45 };
  return { ...dress, isClosed: true, cloth: oiled, shoes: oiled };
}

/** The same person in mail from neck to foot, under plates. */
function inArmour(dress: Dress, plates: Plates): Dress {
  const mail = mailOf(plates.steel);
  const steel = steelOf(plates.steel);
  return {
    ...dress,
    costume: 'knight',
    kind: 'jacket',
    hasHat: false,
    isBareLegged: false,
    hasShortSleeves: false,
    cloth: mail,
    legs: mail,
    shoes: steel,
    gloves: steel,
    plates,
  };
}

/** The same person in a costume, of that cloth. */
function inCostume(dress: Dress, costume: Costume, robe: Look): Dress {
  const own = { ...dress, costume, hasHat: false, isBareLegged: false, hasShortSleeves: false };
  if (costume === 'chef') return { ...own, kind: 'jacket', cloth: robe };
  const hair = isShaven(costume) ? 'shaven' : dress.hair;
  return { ...own, kind: 'dress', hair, cloth: trimmed(robe, costume) };
}
