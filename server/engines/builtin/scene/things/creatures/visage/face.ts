import { pick, type Random } from '../../../../kernels/random.ts';
import { lumaOf, scaleColour } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain } from '../../sculpt/looks.ts';
import {
  ball,
  ellipsoid,
  frustum,
  type Look,
  limb,
  type Solid,
  starry,
} from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import { beardForm, beardLook } from './beard.ts';
import {
  CLOTHS,
  DARK_HAIRS,
  DARK_SKIN,
  FAIR,
  GINGER,
  GREY_HAIR,
  HAIRS,
  hairOfColour,
  SKIN_OF,
  SKINS,
  SUNBURNT,
} from './complexion.ts';
import { eyeColourOf } from './eye-colours.ts';
import { eyeball } from './eyeball.ts';
import { type Face, faceAmong, faceOf, isFemale } from './face-of.ts';
import type { Features } from './features.ts';
import { folkOf } from './folk.ts';
import { folkFeatures } from './folk-features.ts';
import { formOn } from './forms.ts';
import { type Hair, hairOf, LIES } from './hair.ts';
import { isHanging } from './hanging-hair.ts';
import { eyeOf, headForm } from './head-form.ts';
import { skinOf } from './skin.ts';
import { MIDDLE } from './skull.ts';

const IRISES: readonly Colour[] = [
  [0.4, 0.25, 0.12],
  [0.24, 0.42, 0.56],
  [0.3, 0.42, 0.24],
];

export { isFemale };

/** Surfaces of someone's head and shoulders. */
export interface Complexion {
  readonly skin: Look;
  /** The form of the head, and its skin, in its heights. */
  readonly face: Face;
  readonly visage: Look;
  readonly iris: Look;
  readonly hairColour: Colour;
  readonly cloth: Look;
}

/** A head in its own heights, the chin at 0, looking along +x, its eyes `gaze` radians to the near side of that. */
export function headOf(
  looks: Complexion,
  hair: Hair,
  traits: readonly Trait[],
  gaze = 0,
  cells = FAR_CELLS,
): Solid[] {
  const { face, hairColour } = looks;
  const hairCells = Math.round(cells * HAIR_CELLS);
  const folk = folkOf(traits);
  const seen = cells < NEAR_CELLS ? { ...looks, visage: lighter(looks.visage) } : looks;
  return [
    ...head(seen, cells),
    // Long hair lies over the ears.
    ...(folk !== null
      ? folkFeatures(folk, seen)
      : hair === 'fringe' || isHanging(hair)
        ? []
        : earsOf(seen, cells)),
    ...eyes(looks, gaze),
    ...hairOf(hairColour, hair, face, hairCells),
    ...(traits.includes('bearded') && folk !== 'alien'
      ? [beard(looks, isLongBearded(traits), hairCells)]
      : []),
    ...(traits.includes('earrings') ? pearls() : []),
    ...(traits.includes('pipe') ? pipe(face.features) : []),
  ];
}

/** The surfaces of someone who is like that; `colour` is of the clothes and `dyed` of the hair, null as they come. */
export function complexionOf(
  random: Random,
  colour: Colour | null,
  traits: readonly Trait[],
  dyed: Colour | null = null,
  worn: Hair | null = null,
  isNear = false,
): Complexion {
  const isOld = traits.includes('old');
  const own = random.uint32();
  const noise = createNoise(own);
  const face = isNear ? faceOf(traits, own) : faceAmong(traits, own);
  const chosen = traits.includes('kilted') ? pick(random, SUNBURNT) : pick(random, SKINS);
  const isRed = dyed !== null && hairOfColour(dyed) === GINGER;
  // Who has red or fair hair is fair.
  const isFair = isRed || (dyed !== null && hairOfColour(dyed) === FAIR);
  const skin = skinSaid(traits) ?? (isFair ? SKIN_OF.fairskinned : chosen);
  const isDark = lumaOf(...skin) < DARK_SKIN || traits.includes('blackhaired');
  const natural = isOld ? GREY_HAIR : pick(random, isDark ? DARK_HAIRS : HAIRS);
  const hair = dyed === null ? natural : hairOfColour(dyed);
  const cloth = colour ?? pick(random, CLOTHS);
  const usualIris = pick(random, isDark ? IRISES.slice(0, 1) : IRISES);
  const brow = scaleColour(hair, isOld ? 0.8 : 0.55);
  const evenness = (x: number, y: number, z: number) =>
    1 + 0.05 * noise.fbm(x * 9 + z * 5, y * 9, 2);
  return {
    skin: { paint: (x, y, z) => scaleColour(skin, evenness(x, y, z)), gloss: 0.1, flesh: 1 },
    face,
    visage: skinOf({
      skin,
      brow,
      features: face.features,
      isFemale: isFemale(traits),
      thick: traits.includes('child') ? 0.0135 : isFemale(traits) ? 0.0125 : 0.0195,
      stubble: face.skull.young > 0 || isFemale(traits) || folkOf(traits) !== null ? 0 : STUBBLE,
      freckled: traits.includes('freckled') ? 1 : isRed && isNear ? FEW_FRECKLES : 0,
      lie: worn === null || worn === 'shaven' ? null : LIES[worn],
      hair,
      isBearded: traits.includes('bearded'),
      bold: isNear ? 1 : BOLD,
      noise,
    }),
    iris: plain(eyeColourOf(traits) ?? usualIris, { gloss: 0.6 }),
    hairColour: hair,
    cloth: {
      paint: (x, y, z) => scaleColour(cloth, 1 + 0.1 * noise.fbm(x * 5 + z * 4, y * 5, 3)),
      bump: (x, y, z) => 0.016 * noise.at(x * 3 + z * 2, y * 2 - z),
    },
  };
}

/** The colour of the skin of somebody of whom it is said how light it is, or of a folk of tales; null where nothing is. */
function skinSaid(traits: readonly Trait[]): Colour | null {
  const folk = folkOf(traits);
  if (folk !== null) return SKIN_OF[folk];
  if (traits.includes('fairskinned')) return SKIN_OF.fairskinned;
  if (traits.includes('brownskinned')) return SKIN_OF.brownskinned;
  if (traits.includes('blackhaired')) return SKIN_OF.blackhaired;
  return traits.includes('darkskinned') ? SKIN_OF.darkskinned : null;
}

/** How much broader than in nature brows, lashes and the line between the lips of a small figure are painted. */
const BOLD = 1.7;

/** Cells of the survey of a head that is seen from close by, and of one that is a part of a figure. */
export const NEAR_CELLS = 172;
const FAR_CELLS = 80;
/** How many of them are enough for hair, as a share. */
const HAIR_CELLS = 0.7;

/** How much lighter than in nature the face of a small figure is painted: so it is found in the shade of its hair. */
const LIGHTER = 1.14;

const lighter = (look: Look): Look => ({
  ...look,
  paint: (x, y, z, normal) => scaleColour(look.paint(x, y, z, normal), LIGHTER),
});

function head({ visage: skin, face }: Complexion, cells: number): Solid[] {
  const form = formOn(face, `head ${cells}`, (skull) => headForm(skull, face.features, cells));
  return [starry(skin, MIDDLE, form, 1)];
}

function beard({ hairColour, face }: Complexion, isLong: boolean, cells: number): Solid {
  const form = formOn(face, `beard ${isLong} ${cells}`, (skull) =>
    beardForm(skull, face.features, isLong ? 1 : 0, cells),
  );
  return starry(beardLook(hairColour, face.features), MIDDLE, form, 1);
}

const earsOf = ({ visage, face }: Complexion, cells: number): Solid[] =>
  [-1, 1].flatMap((side) => ear(visage, side, 1 + 0.1 * face.features.age, cells >= NEAR_CELLS));

/** An ear: its shell, the lobe, and from close by the rolled rim around it. */
function ear(skin: Look, side: number, large: number, isNear: boolean): Solid[] {
  const at = (x: number, y: number, out: number): Vector => [
    -0.06 + x,
    0.44 + y * large,
    side * out,
  ];
  if (!isNear) return [ellipsoid(skin, at(-0.01, 0.015, 0.322), [0.06, 0.105, 0.03], 0.03)];
  const rim: readonly Vector[] = [
    at(0.045, 0.03, 0.305),
    at(0.035, 0.095, 0.325),
    at(-0.025, 0.115, 0.345),
    at(-0.065, 0.07, 0.352),
    at(-0.06, 0, 0.342),
    at(-0.02, -0.06, 0.322),
  ];
  return [
    ellipsoid(skin, at(-0.01, 0.02, 0.315), [0.055, 0.09 * large, 0.022], 0.02),
    ...rim.slice(1).map((to, n) => limb(skin, rim[n] ?? to, to, 0.0155, 0.0155, 0.008)),
    ball(skin, at(0.012, -0.082, 0.308), 0.028, 0.02),
  ];
}

/** Two eyes that look `gaze` radians to the near side. */
function eyes({ iris, face: { features } }: Complexion, gaze: number): Solid[] {
  const toward: Vector = [Math.cos(gaze), 0, -Math.sin(gaze)];
  return ([-1, 1] as const).map((side) => {
    const middle = eyeOf(features, side);
    const look = eyeball(middle, toward, features.ball, iris.paint(0, 0, 0, [0, 1, 0]), {
      edge: features.eyes + features.above,
      lash: 0.002,
    });
    return ball(look, middle, features.ball);
  });
}

/** A pearl in each ear. */
function pearls(): Solid[] {
  const [gold, pearl] = [plain(GOLD, { gloss: 0.8 }), plain(PEARL, { gloss: 0.9 })];
  return [-1, 1].flatMap((side) => [
    limb(gold, [-0.045, 0.35, side * 0.33], [-0.04, 0.28, side * 0.345], 0.007, 0.009),
    ellipsoid(pearl, [-0.04, 0.24, side * 0.348], [0.042, 0.05, 0.042]),
  ]);
}

/** A pipe between the lips, aside: its stem bends down, its bowl stands up. */
function pipe({ mouth }: Features): Solid[] {
  const [stem, wood] = [plain(HORN, { gloss: 0.5 }), plain(BRIAR, { gloss: 0.5 })];
  return [
    limb(stem, [0.29, mouth, -0.07], [0.43, mouth - 0.04, -0.25], 0.014, 0.018),
    limb(stem, [0.43, mouth - 0.04, -0.25], [0.48, mouth - 0.13, -0.34], 0.018, 0.03, 0.01),
    limb(wood, [0.48, mouth - 0.13, -0.34], [0.5, mouth - 0.13, -0.38], 0.04, 0.055, 0.02),
    frustum(wood, [0.5, mouth - 0.15, -0.38], 0.16, 0.055, 0.068),
    frustum(plain(ASH), [0.5, mouth + 0.005, -0.38], 0.01, 0.052, 0.052),
  ];
}

const GOLD: Colour = [0.9, 0.7, 0.25];
const PEARL: Colour = [0.9, 0.88, 0.85];
const HORN: Colour = [0.06, 0.05, 0.045];
const BRIAR: Colour = [0.32, 0.14, 0.07];
const ASH: Colour = [0.12, 0.1, 0.09];
/** How freckled those are who have red hair, as a share. */
const FEW_FRECKLES = 0.55;

/** How much is seen of the beard of who is shaven. */
const STUBBLE = 0.5;

const isLongBearded = (traits: readonly Trait[]): boolean =>
  traits.includes('old') || traits.includes('mage');
