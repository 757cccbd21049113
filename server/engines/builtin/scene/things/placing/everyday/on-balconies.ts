import { createRandom } from '../../../../kernels/random.ts';
import type { Trait } from '../../../words/trait.ts';
import { BALCONY, NEXT_BALCONY } from '../../../world/scenery/everyday/facing-balconies.ts';
import { LEVEL } from '../../../world/scenery/level-site.ts';
import { figureOf } from '../../creatures/figure.ts';
import type { Draft } from '../as-seen.ts';
import { eachOf } from '../groups/each-of.ts';
import { boostIn } from '../light/boost.ts';
import { makeThing } from '../makers/make-thing.ts';
import type { Stage } from '../stage.ts';

/** How tall a man is, world units. */
const MAN = 1.78;
/** Where they stand, each the next: on which balcony, how far from the lane's middle and past its near end. World units. */
const PLACES = [
  [-1, 1.82, 0.95],
  [1, 1.82, 0.95],
  [-1, 2.2, 1.7],
  [1, 2.2, 1.7],
] as const;
/** In a picture that shows less than this to a side for each unit of distance, they are on the next two. */
const NARROW = 0.36;
/** Who is on them where nobody is named. */
const NEIGHBOURS: readonly (readonly Trait[])[] = [['woman'], ['woman', 'old']];

/** Who was asked for, or two neighbours, on two balconies that face each other, turned to one another. */
export function facingbalconies(stage: Stage): Draft[] {
  const { setting, frame, camera } = stage;
  const past = frame.width / 2 / camera.focal < NARROW ? NEXT_BALCONY : 0;
  if (setting.idea.without.includes('person')) return [];
  const asked = setting.subjects.filter(({ thing }) => thing === 'person');
  const named = asked.flatMap((one) =>
    eachOf(one).map((traits) => ({ traits, colour: one.colour })),
  );
  const all = named.length > 0 ? named : NEIGHBOURS.map((traits) => ({ traits, colour: null }));
  return all.slice(0, PLACES.length).map(({ traits, colour }, n): Draft => {
    const [side, aside, along] = PLACES[n] as (typeof PLACES)[number];
    const seed = setting.random.uint32();
    const own = { ...setting, random: createRandom(seed) };
    const plain = { colour, posture: null, traits, faces: side < 0 ? (1 as const) : (-1 as const) };
    return {
      draw: (tall) => makeThing(own, 'person', plain, tall, false),
      ...{ x: side * aside, z: BALCONY.near + past + along, base: LEVEL + BALCONY.up },
      size: MAN * figureOf(traits).tall,
      boost: boostIn(setting) * 1.05,
    };
  });
}
