import { createRandom, type Random } from '../../../../kernels/random.ts';
import type { BedPlant, Colour, Season } from '../../../words/idea.ts';
import { TULIPS } from '../../../world/soil/sown.ts';
import { type Bush, floweringBush } from '../../plants/flower-bushes.ts';
import { type Spire, spires } from '../../plants/flower-spires.ts';
import { DIMMED, type Growing } from '../../plants/growing.ts';
import { lavender } from '../../plants/lavender.ts';
import { wildflowers } from '../../plants/meadow.ts';
import { sunflower } from '../../plants/sunflower.ts';
import { tuft } from '../../plants/tuft.ts';
import { tulips } from '../../plants/tulips.ts';
import type { Sprite } from '../../sprite.ts';

/** A kind of plant of a garden's beds: some drawings of it, how high it is, how light beside its drawing. */
export interface BedKind {
  readonly sprites: readonly Sprite[];
  /** World units. */
  readonly high: number;
  readonly tone: number;
}

/** Leaves of what grows in tufts. */
const GREEN: Colour = [0.3, 0.46, 0.2];

/** The colours of a kind of which none is said, and how high it grows, world units. */
interface Habit {
  readonly high: number;
  readonly petals: readonly Colour[];
}

const SPIRES: Readonly<Record<Spire, Habit>> = {
  foxglove: {
    high: 1.5,
    petals: [
      [0.74, 0.28, 0.58],
      [0.88, 0.5, 0.7],
      [0.9, 0.8, 0.82],
    ],
  },
  delphinium: {
    high: 1.6,
    petals: [
      [0.2, 0.26, 0.72],
      [0.42, 0.52, 0.88],
      [0.5, 0.34, 0.74],
    ],
  },
  lupin: {
    high: 1.15,
    petals: [
      [0.5, 0.32, 0.72],
      [0.86, 0.42, 0.58],
      [0.34, 0.38, 0.76],
    ],
  },
  hollyhock: {
    high: 1.95,
    petals: [
      [0.86, 0.32, 0.46],
      [0.95, 0.74, 0.72],
      [0.52, 0.1, 0.2],
    ],
  },
};

const BUSHES: Readonly<Record<Bush, Habit>> = {
  rose: {
    high: 1.05,
    petals: [
      [0.8, 0.1, 0.16],
      [0.93, 0.5, 0.6],
      [0.96, 0.86, 0.78],
      [0.95, 0.66, 0.42],
    ],
  },
  peony: {
    high: 0.85,
    petals: [
      [0.93, 0.55, 0.66],
      [0.97, 0.88, 0.88],
      [0.76, 0.16, 0.36],
    ],
  },
  hydrangea: {
    high: 1.05,
    petals: [
      [0.42, 0.52, 0.86],
      [0.84, 0.52, 0.72],
      [0.6, 0.5, 0.82],
    ],
  },
  dahlia: {
    high: 0.95,
    petals: [
      [0.8, 0.16, 0.2],
      [0.95, 0.6, 0.2],
      [0.8, 0.4, 0.66],
    ],
  },
  marigold: {
    high: 0.5,
    petals: [
      [0.95, 0.5, 0.05],
      [0.96, 0.7, 0.1],
    ],
  },
};

/** Colours of poppies and daisies. */
const POPPY: Colour = [0.88, 0.14, 0.1];
const DAISY: Colour = [0.95, 0.94, 0.9];
const DAFFODIL: Colour = [0.95, 0.8, 0.2];

/** What a cottage's garden has in bloom of which nothing is said. */
const IN_SUMMER: readonly BedPlant[] = [
  'rose',
  'delphinium',
  'lavender',
  'foxglove',
  'peony',
  'daisy',
  'hollyhock',
  'poppy',
];
const IN_SPRING: readonly BedPlant[] = ['tulip', 'daffodil'];
const IN_AUTUMN: readonly BedPlant[] = ['dahlia', 'marigold', 'hydrangea', 'daisy'];

/** What is in bloom in a garden of which no flower is named. */
export const inBloomIn = (season: Season): readonly BedPlant[] =>
  season === 'spring' ? IN_SPRING : season === 'autumn' ? IN_AUTUMN : IN_SUMMER;

/** Grass with flowers of a colour. */
export const tufts = (petal: Colour, random: Random): BedKind => ({
  sprites: [0, 1, 2].map(() => tuft(createRandom(random.uint32()), GREEN, petal, 13)),
  high: 0.72,
  tone: 1,
});

/** Drawings of a kind of flower; a colour that was asked for is that of all of them. */
export function bedKind(
  kind: BedPlant,
  asked: Colour | null,
  { random, rays, tall }: Growing,
): BedKind {
  const own = (): Random => createRandom(random.uint32());
  const growing = (): Growing => ({ random: own(), rays, tall });
  const lit = (high: number, sprites: readonly Sprite[]): BedKind => ({
    sprites,
    high,
    tone: 1 / DIMMED,
  });
  const plain = (high: number, draw: (one: Random) => Sprite): BedKind => ({
    sprites: [own(), own(), own()].map(draw),
    high,
    tone: 1,
  });
  const of = (petals: readonly Colour[], draw: (one: Growing, petal: Colour) => Sprite) =>
    (asked === null ? petals : [asked, asked]).map((petal) => draw(growing(), petal));
  switch (kind) {
    case 'foxglove':
    case 'delphinium':
    case 'lupin':
    case 'hollyhock': {
      const { high, petals } = SPIRES[kind];
      return lit(
        high,
        of(petals, (one, petal) => spires(one, kind, petal)),
      );
    }
    case 'rose':
    case 'peony':
    case 'hydrangea':
    case 'dahlia':
    case 'marigold': {
      const { high, petals } = BUSHES[kind];
      return lit(
        high,
        of(petals, (one, petal) => floweringBush(one, kind, petal)),
      );
    }
    case 'tulip':
      return lit(0.66, of(TULIPS, tulips));
    case 'sunflower':
      return lit(1.5, [sunflower(growing()), sunflower(growing())]);
    case 'lavender':
      return lit(0.7, [lavender(growing(), asked), lavender(growing(), asked)]);
    case 'poppy':
      return plain(0.8, (one) => wildflowers(one, GREEN, 'poppy', asked ?? POPPY));
    case 'daisy':
      return plain(0.7, (one) => wildflowers(one, GREEN, 'daisy', asked ?? DAISY));
    case 'daffodil':
      return tufts(asked ?? DAFFODIL, random);
  }
}
