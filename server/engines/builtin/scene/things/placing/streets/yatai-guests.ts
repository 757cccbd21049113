import { createRandom } from '../../../../kernels/random.ts';
import type { Setting } from '../../../setting.ts';
import { isAnimalFolk } from '../../../words/creatures.ts';
import type { Subject } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { cookOf, stoolsOf } from '../../../world/street/asia/yatai.ts';
import { wayOf } from '../../../world/street/way.ts';
import { figureOf } from '../../creatures/figure.ts';
import { person } from '../../creatures/person.ts';
import { onStool } from '../../creatures/sitting/on-stool.ts';
import { STEAM, smokePuff } from '../../smoke-puff.ts';
import { withSkin } from '../../subject-light.ts';
import { wishIn } from '../../wish.ts';
import { type Draft, drawAsSeen } from '../as-seen.ts';
import type { Planted, Stage } from '../stage.ts';

/** How tall people are, and up to where who sits on a stool reaches, of that. World units. */
const PERSON = 1.72;
const SEATED = 0.83;
/** How far who eats is turned from facing right: the back to the eye, each a little toward the next. Radians. */
const TURNS = [-0.95, -2.2, -1.1, -2] as const;
/** How much the stall's bulbs light who is at it. */
const LIT = 2.3;
const WARM = [1, 0.84, 0.64] as const;
/** Puffs of steam, how high they rise and how large the first and the last are. World units. */
const PUFFS = 12;
const RISES = 1.1;
const LARGE = { first: 0.2, last: 0.6 } as const;

/** What is told of who sits there. */
type Guest = Pick<Subject, 'traits' | 'colour'>;
/** Who eats there unless others were asked for. */
const USUAL: readonly Guest[] = [
  { traits: ['business'], colour: null },
  { traits: ['woman'], colour: [0.5, 0.16, 0.2] },
];

const isYatai = ({ land, idea: { town } }: Setting): boolean =>
  land === 'street' && town === 'yatai';

/** Whether somebody cooks there. */
const cooks = ({ traits = [] }: Guest): boolean => traits.includes('chef');

/** Who eats where the cook was asked for: at the ends of the counter, so that the cook is seen. */
const BESIDE_COOK: readonly (Guest | undefined)[] = [undefined, undefined, ...USUAL];

/** Who cooks unless that was asked for. */
const COOK: Guest = { traits: [], colour: [0.92, 0.92, 0.9] };

/** Whether somebody who was asked for eats at the counter of a food stall, or cooks behind it. */
export const eatsAtStall = (setting: Setting, { thing, far, company, posture }: Subject): boolean =>
  isYatai(setting) &&
  thing === 'person' &&
  far !== true &&
  company === undefined &&
  (posture === null || posture === 'sitting');

/** The cook behind a food stall's counter, the guests before it, and the steam of the pots. */
export function yataiGuests(stage: Stage): Planted[] {
  const { setting, frame } = stage;
  const { idea, light, random: chance } = setting;
  if (!isYatai(setting)) return [];
  const random = createRandom(chance.uint32());
  const way = wayOf(setting);
  const { cook, pot } = cookOf(way);
  const wishFor = ({ traits = [], colour }: Guest) => {
    const rest = { posture: null, tall: 0, isPortrait: true } as const;
    const wish = wishIn(setting, { ...rest, colour, traits });
    return { ...wish, rays: withSkin(wish.rays, setting) };
  };
  const asked = setting.subjects
    .filter((one) => eatsAtStall(setting, one))
    .flatMap((one) => Array.from({ length: one.count }, () => one));
  const isEmpty = idea.without.includes('person');
  const askedCook = asked.find(cooks);
  const eaters = asked.filter((one) => !cooks(one));
  const usual = askedCook === undefined ? USUAL : BESIDE_COOK;
  const guests = isEmpty ? [] : eaters.length > 0 ? eaters : usual;
  const drafts = stoolsOf(way).flatMap(([x, base, z], n): Draft[] => {
    const guest = guests[n];
    if (guest === undefined) return [];
    const [wish, seed] = [wishFor(guest), random.uint32()];
    const yaw = TURNS[n % TURNS.length] ?? TURNS[0];
    const draw = (tall: number) => onStool({ ...wish, tall, random: createRandom(seed) }, yaw);
    const size = PERSON * SEATED * figureOf(guest.traits ?? []).tall;
    // The feet hang over the stool's foot.
    return [{ draw, x, z, base: base + 0.1, size, casts: true, boost: LIT * 0.75 }];
  });
  if (!isEmpty) {
    const [x, base, z] = cook;
    const { traits = [], colour } = askedCook ?? COOK;
    const own = traits.filter((one) => one !== 'chef');
    // An animal is known by its ears.
    const hat: readonly Trait[] = isAnimalFolk(own) ? [] : ['hatted'];
    const wish = wishFor({ traits: [...own, ...hat], colour });
    const seed = random.uint32();
    const size = PERSON * figureOf(own).tall;
    const draw = (tall: number) =>
      person({ ...wish, posture: 'standing', heading: 1.35, tall, random: createRandom(seed) });
    // Who is small stands on a box.
    drafts.push({ draw, x, z, base: base + Math.max(0, PERSON - size), size, boost: LIT });
  }
  const people = drawAsSeen(stage, drafts, 0.5 * frame.height).map((one) => ({
    ...one,
    tone: WARM,
  }));
  const puff = smokePuff(light, STEAM, 0.3, random);
  const steam = Array.from({ length: PUFFS }, (_, n): Planted => {
    const share = n / (PUFFS - 1);
    const size = LARGE.first + (LARGE.last - LARGE.first) * share;
    const x = pot[0] + (random.unit() - 0.5) * 0.3 + 0.12 * Math.sin(share * 5);
    const base = pot[1] + RISES * share - size / 2;
    return { sprite: puff, x, z: pot[2] - 0.01 * n, base, size, boost: LIT, tone: WARM };
  });
  return [...people, ...steam];
}
