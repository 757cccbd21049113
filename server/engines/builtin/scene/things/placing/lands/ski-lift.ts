import { createRandom } from '../../../../kernels/random.ts';
import type { Colour, Subject } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { CHAIR_HIGH, liftHanger, onChairlift } from '../../creatures/sport/on-chairlift.ts';
import { conifer } from '../../plants/conifer.ts';
import { wishIn } from '../../wish.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { eachOf } from '../groups/each-of.ts';
import { boostIn } from '../light/boost.ts';
import { at } from '../put-in-place.ts';
import { kindOf } from '../scatter.ts';
import type { Stage } from '../stage.ts';

/** How tall a man is on the nearest chair, world units. */
const MAN = 1.76;
/** The chairs: to the right on the picture's side, how far below the eye the boots on them are, ahead. World units. */
const CHAIRS = [
  [-0.2, 1.2, 3.9],
  [-2.2, 0.2, 13],
  [-4.2, -1.4, 24],
] as const;
/** How long the rod is over a chair, world units: it ends over the picture, or at the cable. */
const RODS = [4, 2.2, 2.2] as const;
/** Firs under them: how far off the nearest and the farthest are, how many, how high at the most. World units. */
const FIRS = { near: 9, far: 60, many: 60, high: 11.5 } as const;
/** On the chairs where nobody is named, and behind who is. */
const OTHERS: readonly (readonly Trait[])[][] = [
  [['woman'], ['bearded']],
  [[], ['woman']],
  [['child', 'girl'], []],
];

/** Who is on a lift of those who were asked for. */
const crewOf = (subject: Subject): (readonly Trait[])[] =>
  eachOf(subject).map((own) => own.filter((one) => one !== 'couple' && one !== 'family'));

/** Chairs of a lift that hang before the eye, who was asked for on the nearest, over firs under snow. */
export function skilift(stage: Stage): Draft[] {
  const { setting, camera } = stage;
  const { side, subjects, snowy, idea } = setting;
  const asked = subjects.filter(({ thing }) => thing === 'person' || thing === 'skier');
  const named = asked.flatMap(crewOf);
  const crews = idea.without.includes('person')
    ? [[], [], []]
    : named.length > 0
      ? [named.slice(0, 2), named.slice(2, 4), named.slice(4, 6)]
      : OTHERS;
  const rod = kindOf(stage, liftHanger);
  const chairs = CHAIRS.flatMap(([aside, below, z], n): Draft[] => {
    const colour: Colour | null = n === 0 ? (asked[0]?.colour ?? null) : null;
    const seed = setting.random.uint32();
    const wish = wishIn(setting, { colour, posture: null, tall: 0, isPortrait: false });
    const draw: Drawing = (tall) =>
      onChairlift({ ...wish, tall, random: createRandom(seed) }, crews[n] ?? []);
    const base = camera.height - below;
    const place = { x: side * aside, z, boost: boostIn(setting) };
    const high = MAN * CHAIR_HIGH;
    return [
      { ...place, draw, base, size: high },
      { ...place, draw: rod, base: base + 0.96 * high, size: RODS[n] as number, z: z + 0.01 },
    ];
  });
  const firs = [0, 1, 2, 3].map(() => kindOf(stage, (wish) => conifer(wish, snowy)));
  const green = Array.from({ length: FIRS.many }, (_, n): Draft => {
    const share = (n + 0.5) / FIRS.many;
    const z = FIRS.near + (FIRS.far - FIRS.near) * share ** 1.5;
    const across = ((n * 0.618) % 1) * 2 - 1;
    const size = FIRS.high * (0.7 + 0.3 * ((n * 0.37) % 1));
    return at(stage, firs[n % firs.length] as Drawing, across * (3 + 0.62 * z), z, size);
  });
  return [...chairs, ...(idea.without.includes('tree') ? [] : green)];
}
