import type { Face } from './face-of.ts';
import type { Folk } from './folk.ts';

/** What a folk of tales has other than a man has, in the terms of {@link Face}. */
interface Unlike {
  readonly skull: Partial<Face['skull']>;
  readonly features: Partial<Face['features']>;
}

/** A goblin has large eyes and a wide grin, an orc a heavy brow and a broad jaw, a troll small eyes and folds, one from another planet nearly no nose and mouth. */
const UNLIKE: Readonly<Record<Folk, Unlike>> = {
  goblin: {
    skull: { fine: 0.3, young: 0.35, jaw: -0.8 },
    features: {
      eyes: 0.5,
      apart: 0.15,
      ball: 0.088,
      slit: 0.092,
      above: 0.046,
      below: 0.03,
      wide: 0.17,
      upper: 0.012,
      lower: 0.016,
      smile: 0.95,
      brow: 1.3,
      bones: 1.2,
      hollow: 1,
      chin: 1.3,
      age: 0.6,
    },
  },
  orc: {
    skull: { jaw: 1.2 },
    features: {
      eyes: 0.53,
      nose: 0.36,
      tip: 0.075,
      broad: 1.5,
      wide: 0.16,
      above: 0.018,
      smile: -0.5,
      brow: 1.7,
      bones: 1.1,
      chin: 1.5,
      age: 0.5,
    },
  },
  troll: {
    skull: { jaw: 1 },
    features: {
      eyes: 0.55,
      ball: 0.05,
      slit: 0.052,
      wide: 0.19,
      upper: 0.016,
      lower: 0.04,
      smile: 0.1,
      brow: 1.8,
      bones: 0.9,
      chin: 1,
      age: 1,
    },
  },
  alien: {
    skull: { fine: 0.8, young: 0.9, jaw: -1.4 },
    features: {
      eyes: 0.46,
      apart: 0.17,
      broad: 0.5,
      tip: 0.025,
      wide: 0.07,
      upper: 0.008,
      lower: 0.01,
      smile: 0.5,
      brow: 0,
      chin: 0.6,
    },
  },
};

/** The face of a folk of tales, made of a man's. */
export const folkFace = (folk: Folk, { skull, features }: Face): Face => ({
  skull: { ...skull, ...UNLIKE[folk].skull },
  features: { ...features, ...UNLIKE[folk].features },
});
