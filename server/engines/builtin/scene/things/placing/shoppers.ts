import { createRandom } from '../../../kernels/random.ts';
import type { Colour, Trait } from '../../words/idea.ts';
import { lookUp } from '../../world/height-map.ts';
import { person } from '../creatures/person.ts';
import { wishIn } from '../wish.ts';
import type { Planted, Stage } from './stage.ts';

/** Who goes to a market, how tall, world units, and in what colour. */
const PEOPLE: readonly {
  readonly traits: readonly Trait[];
  readonly tall: number;
  readonly colour: Colour;
}[] = [
  { traits: ['woman'], tall: 1.68, colour: [0.62, 0.16, 0.2] },
  { traits: [], tall: 1.78, colour: [0.22, 0.34, 0.5] },
  { traits: ['old'], tall: 1.68, colour: [0.5, 0.46, 0.38] },
  { traits: ['woman'], tall: 1.7, colour: [0.85, 0.68, 0.24] },
  { traits: ['child'], tall: 1.15, colour: [0.3, 0.5, 0.3] },
  { traits: [], tall: 1.82, colour: [0.8, 0.78, 0.72] },
];

/** The nearest and the farthest, how far from one to the next, and how far from the middle of the way. World units. */
const NEAR = 11;
const FAR = 60;
const APART = 2.4;
const ASIDE = 3.9;

/** People between the stalls of a market, some of them going somewhere, some standing before the goods. */
export function shoppers({ camera, map, setting }: Stage): Planted[] {
  const { random } = setting;
  const kinds = PEOPLE.map(({ traits, tall, colour }, n) => {
    const wish = wishIn(setting, {
      colour,
      posture: n % 2 === 0 ? 'standing' : 'walking',
      traits,
      tall: (tall * camera.focal) / NEAR,
      isPortrait: n % 3 === 1,
    });
    return { tall, sprite: person({ ...wish, random: createRandom(random.uint32()) }) };
  });
  const all: Planted[] = [];
  for (let z = NEAR, n = 0; z < FAR; z += APART * (0.4 + 1.2 * random.unit()), n++) {
    const kind = kinds[n % kinds.length];
    if (kind === undefined) break;
    // Whoever stands is before the goods, whoever walks is in the middle.
    const side = random.unit() < 0.5 ? -1 : 1;
    const x = side * ASIDE * (n % 2 === 0 ? 0.75 + 0.25 * random.unit() : 0.6 * random.unit());
    const base = lookUp(map.heights, x, z);
    all.push({ sprite: kind.sprite, x, z, base, size: kind.tall, casts: true, boost: 1.05 });
  }
  return all;
}
