import type { Random } from '../../../kernels/random.ts';
import { isAnimalFolk } from '../../words/creatures.ts';
import type { Trait } from '../../words/trait.ts';
import { isFemale } from './visage/face.ts';
import { type Folk, folkOf } from './visage/folk.ts';

/** Measures of a body of height 1: heights above the ground and half widths. */
export interface Figure {
  /** From chin to crown. */
  readonly head: number;
  readonly chin: number;
  readonly shoulder: number;
  readonly waist: number;
  readonly hips: number;
  readonly knee: number;
  readonly ankle: number;
  /** Half widths at shoulders, waist and hips. */
  readonly shoulders: number;
  readonly waistWide: number;
  readonly hipsWide: number;
  /** Lengths of upper arm and forearm. */
  readonly arm: readonly [upper: number, fore: number];
  /** How thick limbs are beside a man's. */
  readonly thick: number;
  /** How tall one is beside a man. */
  readonly tall: number;
  /** How far the upper back is bent forward, in the body's heights. */
  readonly stoop: number;
}

/** Proportions as artists teach them (Loomis 1943): a man is 7.5 heads high, and one that is drawn small less, for the sake of the face. */
const MAN: Figure = {
  head: 0.155,
  chin: 0.839,
  shoulder: 0.809,
  waist: 0.62,
  hips: 0.515,
  knee: 0.285,
  ankle: 0.045,
  shoulders: 0.116,
  waistWide: 0.087,
  hipsWide: 0.088,
  arm: [0.172, 0.15],
  thick: 1,
  tall: 1,
  stoop: 0,
};

const WOMAN: Figure = {
  ...MAN,
  shoulders: 0.091,
  waistWide: 0.068,
  hipsWide: 0.096,
  arm: [0.168, 0.143],
  thick: 0.88,
  tall: 0.94,
};

/** One of about eight: little more than five heads, slight, hardly a waist. */
const GIRL: Figure = {
  ...MAN,
  head: 0.196,
  chin: 0.794,
  shoulder: 0.761,
  waist: 0.572,
  hips: 0.452,
  knee: 0.246,
  shoulders: 0.085,
  waistWide: 0.073,
  hipsWide: 0.076,
  arm: [0.149, 0.126],
  thick: 0.92,
  tall: 0.73,
};

/** One of about six: less than five heads, shorter legs and arms, no waist. */
const CHILD: Figure = {
  ...MAN,
  head: 0.212,
  chin: 0.776,
  shoulder: 0.744,
  waist: 0.548,
  hips: 0.425,
  knee: 0.229,
  shoulders: 0.089,
  waistWide: 0.082,
  hipsWide: 0.083,
  arm: [0.144, 0.121],
  thick: 1,
  tall: 0.66,
};

/** An animal on two legs, or a robot: a large head on a short body, arms that reach what people hold. */
const ANIMAL: Figure = {
  ...CHILD,
  shoulders: 0.094,
  arm: [0.158, 0.14],
  tall: 0.96,
};

/** Of about fifteen: nearly grown up, and still slight. */
const teenOf = (grown: Figure): Figure => ({
  ...grown,
  shoulders: grown.shoulders * 0.93,
  waistWide: grown.waistWide * 0.93,
  hipsWide: grown.hipsWide * 0.95,
  thick: grown.thick * 0.9,
  tall: grown.tall * 0.94,
});

/** With age the back bends, the middle widens, and one is a little smaller. */
const aged = (figure: Figure): Figure => ({
  ...figure,
  shoulders: figure.shoulders * 0.96,
  waistWide: figure.waistWide * 1.12,
  tall: figure.tall * 0.96,
  stoop: 0.034,
});

/** How stout somebody is beside what is usual. */
const STOUTNESS = { broad: 1.24, slight: 0.88 } as const;

const stout = (figure: Figure, by: number): Figure => ({
  ...figure,
  shoulders: figure.shoulders * by ** 0.35,
  waistWide: figure.waistWide * by,
  hipsWide: figure.hipsWide * by ** 0.6,
  thick: figure.thick * by ** 0.6,
});

/** The measures of someone who is like that. */
export function figureOf(traits: readonly Trait[]): Figure {
  const usual = usualOf(traits);
  if (traits.includes('broad')) return stout(usual, STOUTNESS.broad);
  return traits.includes('slight') ? stout(usual, STOUTNESS.slight) : usual;
}

/** Folk of tales: small with a large head and thin limbs; broad; huge, bent, with long arms; slight with a huge head. */
const FOLK_FIGURES: Readonly<Record<Folk, Figure>> = {
  goblin: {
    ...CHILD,
    head: 0.205,
    chin: 0.775,
    shoulder: 0.745,
    waist: 0.54,
    hips: 0.43,
    knee: 0.23,
    shoulders: 0.094,
    waistWide: 0.086,
    hipsWide: 0.082,
    arm: [0.172, 0.152],
    thick: 0.86,
    tall: 0.66,
    stoop: 0.03,
  },
  orc: {
    ...MAN,
    shoulders: 0.146,
    waistWide: 0.112,
    hipsWide: 0.098,
    thick: 1.38,
    tall: 1.1,
    stoop: 0.016,
  },
  troll: {
    ...MAN,
    head: 0.155,
    chin: 0.8,
    shoulder: 0.785,
    waist: 0.57,
    hips: 0.45,
    knee: 0.245,
    shoulders: 0.152,
    waistWide: 0.142,
    hipsWide: 0.12,
    arm: [0.192, 0.176],
    thick: 1.5,
    tall: 1.6,
    stoop: 0.06,
  },
  alien: {
    ...CHILD,
    head: 0.25,
    chin: 0.742,
    shoulder: 0.716,
    shoulders: 0.08,
    waistWide: 0.066,
    hipsWide: 0.066,
    arm: [0.162, 0.142],
    thick: 0.78,
    tall: 0.74,
  },
};

/** Broad and short, with a large head. */
const DWARF: Figure = {
  ...CHILD,
  shoulders: 0.128,
  waistWide: 0.116,
  hipsWide: 0.1,
  thick: 1.35,
  tall: 0.62,
};

function usualOf(traits: readonly Trait[]): Figure {
  if (isAnimalFolk(traits)) return ANIMAL;
  const folk = folkOf(traits);
  if (folk !== null) return FOLK_FIGURES[folk];
  if (traits.includes('dwarf')) return DWARF;
  if (traits.includes('child')) return CHILD;
  if (traits.includes('girl')) return GIRL;
  const grown = isFemale(traits) ? WOMAN : MAN;
  if (traits.includes('teen')) return teenOf(grown);
  return traits.includes('old') ? aged(grown) : grown;
}

/** How much broader or slighter than usual people are, at the most. */
const BUILDS = 0.1;

/** The same body a little broader or slighter, as people differ. */
export function varied(random: Random, figure: Figure): Figure {
  const by = 1 + BUILDS * (2 * random.unit() - 1);
  return {
    ...figure,
    waistWide: figure.waistWide * by,
    hipsWide: figure.hipsWide * by ** 0.6,
    thick: figure.thick * by ** 0.7,
  };
}
