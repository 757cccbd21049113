import { createRandom } from '../../../../kernels/random.ts';
import { mix } from '../../../arithmetic.ts';
import type { Trait } from '../../../words/trait.ts';
import type { Features } from './features.ts';
import { FOLK, type Folk, folkOf } from './folk.ts';
import { folkFace } from './folk-faces.ts';
import type { SkullForm } from './skull.ts';

/** The form of somebody's head and face. */
export interface Face {
  readonly skull: SkullForm;
  readonly features: Features;
}

/** Whether a face is a woman's or a girl's. */
export const isFemale = (traits: readonly Trait[]): boolean =>
  traits.includes('woman') || traits.includes('girl') || traits.includes('bride');

const MAN: Face = {
  skull: { fine: 0, young: 0, jaw: 0 },
  features: {
    eyes: 0.5,
    nose: 0.318,
    mouth: 0.212,
    apart: 0.133,
    ball: 0.062,
    slit: 0.063,
    above: 0.024,
    below: 0.0165,
    tip: 0.108,
    broad: 1.05,
    wide: 0.112,
    upper: 0.024,
    lower: 0.031,
    smile: 0.25,
    open: 0,
    sorrow: 0,
    brow: 0.8,
    bones: 0.6,
    hollow: 0.6,
    chin: 0.9,
    age: 0,
  },
};

const WOMAN: Face = {
  skull: { fine: 1, young: 0.12, jaw: 0 },
  features: {
    ...MAN.features,
    eyes: 0.493,
    nose: 0.325,
    mouth: 0.224,
    ball: 0.067,
    slit: 0.074,
    above: 0.034,
    below: 0.0195,
    tip: 0.084,
    broad: 0.82,
    wide: 0.1,
    upper: 0.033,
    lower: 0.039,
    smile: 0.55,
    brow: 0.05,
    bones: 0.55,
    hollow: 0,
    chin: 0.45,
  },
};

/** One of about eleven. */
const GIRL: Face = {
  skull: { fine: 0.8, young: 0.55, jaw: 0 },
  features: {
    ...WOMAN.features,
    eyes: 0.468,
    nose: 0.318,
    mouth: 0.216,
    apart: 0.141,
    ball: 0.073,
    slit: 0.071,
    above: 0.0345,
    below: 0.0225,
    tip: 0.07,
    broad: 0.84,
    wide: 0.094,
    upper: 0.026,
    lower: 0.032,
    smile: 0.55,
    brow: 0,
    bones: 0.3,
    hollow: 0,
    chin: 0.3,
  },
};

/** One of about six: the face is small beneath a high brow, its eyes large. */
const CHILD: Face = {
  skull: { fine: 0.5, young: 1, jaw: 0 },
  features: {
    ...GIRL.features,
    eyes: 0.425,
    nose: 0.298,
    mouth: 0.204,
    apart: 0.14,
    ball: 0.078,
    slit: 0.074,
    above: 0.0385,
    below: 0.025,
    tip: 0.046,
    broad: 0.84,
    wide: 0.092,
    upper: 0.021,
    lower: 0.028,
    smile: 0.8,
    bones: 0,
    chin: 0.1,
  },
};

/** How different faces are at the most, as shares of what they have. */
const DIFFER = 0.11;

const AGED: ReadonlyMap<Face, Face> = new Map([MAN, WOMAN].map((face) => [face, aged(face)]));

/** Who laughs shows the teeth, the cheeks high and the eyes narrow. */
function laughing({ skull, features: f }: Face): Face {
  const features: Features = {
    ...f,
    smile: 1.05,
    open: 0.02,
    wide: f.wide * 1.1,
    upper: f.upper * 0.86,
    lower: f.lower * 0.92,
    above: f.above * 0.88,
    below: f.below * 0.74,
  };
  return { skull, features };
}

/** Who is sad has the corners of the mouth low, the inner ends of the brows high and the lids heavy. */
const saddened = ({ skull, features: f }: Face): Face => ({
  skull,
  features: { ...f, smile: -0.85, sorrow: 1, above: f.above * 0.86 },
});

const FOLK_FACES: ReadonlyMap<Folk, Face> = new Map(
  FOLK.map((folk) => [folk, folkFace(folk, MAN)]),
);
const ALL: readonly Face[] = [MAN, WOMAN, GIRL, CHILD, ...AGED.values(), ...FOLK_FACES.values()];
const LAUGHING: ReadonlyMap<Face, Face> = new Map(ALL.map((face) => [face, laughing(face)]));
const SAD: ReadonlyMap<Face, Face> = new Map(ALL.map((face) => [face, saddened(face)]));

/** The face of someone who is like that; what `seed` decides is what tells one from another, nothing if it is null. */
export function faceOf(traits: readonly Trait[], seed: number | null): Face {
  const young = traits.includes('child') ? CHILD : traits.includes('girl') ? GIRL : null;
  const grown = isFemale(traits) ? WOMAN : MAN;
  const folk = folkOf(traits);
  const ofFolk = folk === null ? undefined : FOLK_FACES.get(folk);
  const still = ofFolk ?? young ?? (traits.includes('old') ? (AGED.get(grown) ?? grown) : grown);
  const usual = traits.includes('sad')
    ? (SAD.get(still) ?? still)
    : traits.includes('laughing')
      ? (LAUGHING.get(still) ?? still)
      : still;
  return seed === null ? usual : varied(usual, seed);
}

/** How two others of each kind differ from the usual face so much that it is seen of a figure: a broad one with a short nose, and a narrow one with a long nose. Shares of what they have. */
const OTHERS = [
  { jaw: 0.75, nose: 1.03, tip: 0.92, broad: 1.24, apart: 1.05, wide: 1.12, brow: 1.2, lips: 1.05 },
  { jaw: -0.6, nose: 0.95, tip: 1.3, broad: 0.86, apart: 0.95, wide: 0.9, brow: 0.8, lips: 1.2 },
] as const;

const AMONG = new WeakMap<Face, readonly Face[]>();

/** By how much eyes, mouths and smiles of figures are larger than in nature, as illustrators draw them: of a head that is few pixels high they would be specks. The large eyes of the young are so by a share of it. */
const ENLARGED = {
  eyes: 0.2,
  above: 0.48,
  below: 0.4,
  wide: 0.12,
  lips: 0.25,
  smile: 0.12,
} as const;
const YOUNG = 0.45;

/** One of three faces of someone who is like that, which `seed` decides: enough for those who are seen from head to foot, and soon surveyed. */
export function faceAmong(traits: readonly Trait[], seed: number): Face {
  const usual = faceOf(traits, null);
  const all =
    AMONG.get(usual) ?? [usual, ...OTHERS.map((other) => unlike(usual, other))].map(enlarged);
  AMONG.set(usual, all);
  return all[seed % all.length] as Face;
}

function enlarged({ skull, features: f }: Face): Face {
  const share = 1 - (1 - YOUNG) * skull.young;
  return {
    skull,
    features: {
      ...f,
      ball: f.ball * (1 + share * ENLARGED.eyes),
      slit: f.slit * (1 + share * ENLARGED.eyes),
      above: f.above * (1 + share * ENLARGED.above),
      below: f.below * (1 + share * ENLARGED.below),
      wide: f.wide * (1 + ENLARGED.wide),
      upper: f.upper * (1 + ENLARGED.lips),
      lower: f.lower * (1 + ENLARGED.lips),
      smile: f.smile < 0 ? f.smile : f.smile + ENLARGED.smile,
    },
  };
}

function unlike({ skull, features: f }: Face, by: (typeof OTHERS)[number]): Face {
  return {
    skull: { ...skull, jaw: by.jaw * (1 - 0.5 * skull.young) },
    features: {
      ...f,
      nose: f.nose * by.nose,
      tip: f.tip * by.tip,
      broad: f.broad * by.broad,
      apart: f.apart * by.apart,
      wide: f.wide * by.wide,
      brow: f.brow * by.brow,
      upper: f.upper * by.lips,
      lower: f.lower * by.lips,
    },
  };
}

function varied({ skull, features: f }: Face, seed: number): Face {
  const random = createRandom(seed);
  const by = (amount = 1): number => 1 + amount * DIFFER * (random.unit() + random.unit() - 1);
  return {
    skull: { ...skull, jaw: 1.6 * (random.unit() - 0.5) * (1 - skull.young) },
    features: {
      ...f,
      eyes: f.eyes * by(0.12),
      nose: f.nose * by(0.35),
      mouth: f.mouth * by(0.3),
      apart: f.apart * by(0.4),
      slit: f.slit * by(0.5),
      above: f.above * by(1.4),
      tip: f.tip * by(2),
      broad: f.broad * by(1.5),
      wide: f.wide * by(),
      upper: f.upper * by(2.5),
      lower: f.lower * by(2),
      smile: f.smile * by(4),
      brow: f.brow * by(3),
      bones: f.bones * by(3),
      hollow: f.hollow * by(4),
      chin: f.chin * by(3),
    },
  };
}

/** With age lips are thinner, lids lower, cheeks hollow, and the nose and the ears larger. */
function aged({ skull, features: f }: Face): Face {
  const features: Features = {
    ...f,
    above: f.above * 0.82,
    upper: f.upper * 0.66,
    lower: f.lower * 0.74,
    tip: f.tip * 1.1,
    broad: f.broad * 1.06,
    hollow: mix(f.hollow, 1, 0.4),
    bones: mix(f.bones, 1, 0.3),
    smile: f.smile * 0.8,
    age: 1,
  };
  return { skull, features };
}
